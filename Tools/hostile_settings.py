#!/usr/bin/env python3
"""hostile_settings.py: repositories that would have a program started or entries dropped, for hostile-repositories.

Each is a function that makes it of an ordinary one: `a` is the diary that somebody else has handed over, with its `.git`; `bare` is
where it sends to. Programs of theirs write a witness; what a repository is about beyond that is checked by `Hostile.expect`.
"""

import hashlib
import os
import struct

from devices import TODAY

PATH = f"2026/{TODAY}.md"
HOOKS = (
         "applypatch-msg "
         "pre-applypatch post-applypatch pre-commit pre-merge-commit prepare-commit-msg commit-msg post-commit pre-rebase "
         "post-checkout post-merge pre-push pre-receive update proc-receive post-receive post-update reference-transaction "
         "push-to-checkout pre-auto-gc post-rewrite sendemail-validate fsmonitor-watchman post-index-change pre-solve-refs").split()
# Names that are not what they seem: to git each is its bytes, and two of them are never the same.
NAMES = {
         "plain": b"x", "not UTF-8": b"\xff", "half a character": b"\xc3", "a mark in front": "\u0301x".encode(),
         "a sign with a mark": "a=\u0338b".encode(), "composed": "\u00e9".encode(), "decomposed": "e\u0301".encode(),
         "with =": b"a=b", "with dots": b"a.b.c", "upper case": b"X", "a quote": b'q\\"r', "a backslash": b"q\\\\r", "dashes": b"--x",
         "of the user's, decomposed": "u\u0308sers".encode(), "an Angstrom": "\u212b".encode(), "journal's": b"journal",
}
# What the user has in the configuration of his own, by its composed name.
USERS_FILTER = "\u00fcsers"
CATALOGUE = {}


def repository(name):
    """Enters a function that makes a repository."""
    def add(function):
        assert name not in CATALOGUE, name
        CATALOGUE[name] = function
        return function
    return add


def settings(name, text, **options):
    """A repository whose configuration says something.

    {run} is a program, {url} a server that wants a password, {open} one that hands out cookies and the files of `bare`."""
    def make(hostile):
        hostile.config(text.format(
            run=hostile.program("settings"), url=hostile.url + "/x", open=f"{hostile.url}/open{hostile.bare}", outside=hostile.outside, bare=hostile.bare))
        if "{open}" in text:
            hostile.ask_bare("update-server-info")
        if options.get("url"):
            hostile.ask("config", "remote.origin.url", options["url"].format(run=hostile.program("settings"), url=hostile.url + "/x"))
        if options.get("attributes"):
            hostile.attributes(options["attributes"])
    repository(name)(make)


class Hostile:
    """One repository in the making.

    Git looks for `git-merge-NAME` and `git-remote-NAME` as paths where the name has a slash: folders of such names lie among the days."""

    def __init__(self, devices, url):
        self.devices, self.url = devices, url
        self.a, self.b = devices.devices
        self.git = os.path.join(self.a.path, ".git")
        self.bare = devices.bare
        self.outside = os.path.join(devices.home, "outside")
        self.expectations = []
        for name in ("merge", "remote"):
            self.write(os.path.join(self.a.path, f"git-{name}-..", "x"), f'#!/bin/sh\nexec {self.program(name)} "$@"\n')
            os.chmod(os.path.join(self.a.path, f"git-{name}-..", "x"), 0o755)

    def program(self, name, passes=False):
        """A program of theirs: its path. One that passes its input on could be a filter."""
        path = os.path.join(self.outside, f"theirs-{name}")
        self.write(path, f'#!/bin/sh\necho "$0 $*" >>"{self.devices.home}/witness-{name}"\n' + ("exec cat\n" if passes else "exit 0\n"))
        os.chmod(path, 0o755)
        return path

    def write(self, path, text):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)

    def config(self, text, where=None):
        with open(os.path.join(where or self.git, "config"), "ab") as file:
            file.write(b"\n" + (text.encode() if isinstance(text, str) else text) + b"\n")

    def attributes(self, text):
        self.write(os.path.join(self.git, "info/attributes"), text)

    def hooks(self, folder):
        run = self.program("hook")
        for name in HOOKS:
            self.write(os.path.join(folder, name), f'#!/bin/sh\nexec {run} {name}\n')
            os.chmod(os.path.join(folder, name), 0o755)

    def expect(self, check):
        """A check of its own: gets the command's arguments and how it ended, and says what is wrong."""
        self.expectations.append(check)

    def ask(self, *arguments, **options):
        return self.a.git(*arguments, **options).decode(errors="replace").strip()

    # What the other side sends

    def send_tree(self, entries):
        """The other device sends a commit with these beside what there is: mode, path as names, and bytes or an object's name."""
        root = self.ask_bare("rev-parse", "main^{tree}")
        for mode, names, content in entries:
            if isinstance(content, bytes):
                content = self.ask_bare("hash-object", "-w", "--stdin", input=content)
            root = self.with_path(root, mode, names, content)
        self.ask_bare("update-ref", "refs/heads/main", self.ask_bare("commit-tree", "-p", "main", "-m", "theirs", root))

    def with_path(self, root, mode, names, content):
        """A tree with one more path: its name."""
        entries = {}
        for line in self.devices.git(self.bare, "ls-tree", "-z", root).split(b"\0") if root else []:
            if line:
                about, name = line.split(b"\t", 1)
                entries[name] = tuple(about.decode().split()[::2])
        if len(names) > 1:
            below = entries.get(names[0])
            content = self.with_path(below[1] if below and below[0] == "040000" else None, mode, names[1:], content)
            mode = "40000"
        entries[names[0]] = (mode, content)
        return self.ask_bare("hash-object", "-t", "tree", "-w", "--stdin", "--literally", input=tree(entries))

    def ask_bare(self, *arguments, **options):
        return self.devices.git(self.bare, *arguments, **options).decode().strip()

    def index(self, entries):
        """Writes an index by hand: git itself would refuse these paths."""
        body = b"DIRC" + struct.pack(">II", 2, len(entries))
        for path, mode, object_ in sorted(entries):
            entry = struct.pack(">10I", *[0] * 6, mode, 0, 0, 0) + bytes.fromhex(object_) + struct.pack(">H", min(len(path), 0xFFF)) + path
            body += entry + b"\0" * (8 - len(entry) % 8)
        self.write(os.path.join(self.git, "index"), body + hashlib.sha1(body).digest())

    def index_with(self, path, mode=0o100644):
        blob = self.ask("hash-object", "-w", "--stdin", input=b"#!/bin/sh\nexec true\n")
        present = [line.split(b"\t", 1) for line in self.a.git("ls-files", "-s", "-z").split(b"\0") if line]
        self.index([(name, int(about.split()[0], 8), about.split()[1].decode()) for about, name in present] + [(path, mode, blob)])


def tree(entries):
    def key(item):
        return item[0] + (b"/" if item[1][0] == "40000" or item[1][0] == "040000" else b"")
    return b"".join(mode.lstrip("0").encode() + b" " + name + b"\0" + bytes.fromhex(object_)
                    for name, (mode, object_) in sorted(entries.items(), key=key))


# Filters, merge drivers, diff drivers

def drivers():
    for title, name in NAMES.items():
        plain = name.replace(b"\\\\", b"\\").replace(b'\\"', b'"')

        def filters(hostile, name=name, plain=plain):
            run = hostile.program("filter", passes=True).encode()
            hostile.config(b'[filter "%s"]\n\tclean = %s clean\n\tsmudge = %s smudge\n\trequired = true' % (name, run, run))
            hostile.attributes(b"*.md filter=%s\n" % plain)

        def process(hostile, name=name, plain=plain):
            hostile.config(b'[filter "%s"]\n\tprocess = %s process' % (name, hostile.program("process").encode()))
            hostile.attributes(b"* filter=%s\n" % plain)

        def merges(hostile, name=name, plain=plain):
            run = hostile.program("merge").encode()
            hostile.config(b'[merge "%s"]\n\tdriver = %s %%O %%A %%B\n\trecursive = binary\n[merge]\n\tdefault = %s' % (name, run, name.replace(b"=", b"")))
            hostile.attributes(b"*.md merge=%s\n" % plain)

        def diffs(hostile, name=name, plain=plain):
            run = hostile.program("diff").encode()
            hostile.config(b'[diff "%s"]\n\ttextconv = %s textconv\n\tcommand = %s command\n\tcachetextconv = true' % (name, run, run))
            hostile.attributes(b"*.md diff=%s\n" % plain)

        for kind, make in {"filter": filters, "filter process": process, "merge driver": merges, "diff driver": diffs}.items():
            repository(f"{kind}, {title}")(make)


drivers()
settings("a filter in another case", '[FILTER "x"]\n\tCLEAN = {run}\n\tSmudge = {run}', attributes="*.md filter=x\n")
settings("a filter by the old syntax", "[filter.x]\n\tclean = {run}\n\tsmudge = {run}", attributes="*.md filter=x\n")
settings("two halves of the user's filter", f'[filter "{USERS_FILTER}"]\n\tsmudge = {{run}}\n\tprocess = {{run}}',
         attributes=f"*.md filter={USERS_FILTER}\n")
settings("a filter of the user's made optional", '[filter "x"]\n\trequired = false\n\tclean = {run}', attributes="*.md filter=x\n")
settings("an external diff", "[diff]\n\texternal = {run}\n\tnoprefix = true\n\tsubmodule = diff")
settings("filters of lfs", '[filter "lfs"]\n\tclean = {run}\n\tsmudge = {run}\n\tprocess = {run}\n[lfs "customtransfer.x"]\n'
         '\tpath = {run}\n'
         '[lfs "extension.x"]\n\tclean = {run}\n[lfs]\n\tstandalonetransferagent = x', attributes="*.md filter=lfs\n")


@repository("attributes in the folder")
def _(hostile):
    hostile.config(f'[filter "x"]\n\tclean = {hostile.program("filter", passes=True)}\n\tsmudge = cat')
    hostile.a.write(".gitattributes", "*.md filter=x merge=x diff=x\n")


@repository("attributes of another file")
def _(hostile):
    hostile.config(f'[filter "x"]\n\tclean = {hostile.program("filter", passes=True)}\n[core]\n'
        f'\tattributesFile = {hostile.outside}/attributes')
    hostile.write(f"{hostile.outside}/attributes", "*.md filter=x\n")


@repository("attributes that the other side sends")
def _(hostile):
    hostile.config(f'[filter "x"]\n\tsmudge = {hostile.program("filter", passes=True)}\n\tclean = cat\n'
                   f'[merge "x"]\n\tdriver = {hostile.program("merge")}')
    hostile.send_tree([("100644", [b".gitattributes"], b"*.md filter=x merge=x\n")])


@repository("attributes that are a link")
def _(hostile):
    hostile.config(f'[filter "x"]\n\tclean = {hostile.program("filter", passes=True)}')
    os.unlink(os.path.join(hostile.a.path, ".gitattributes"))
    hostile.write(f"{hostile.outside}/attributes", "*.md filter=x\n")
    os.symlink(f"{hostile.outside}/attributes", os.path.join(hostile.a.path, ".gitattributes"))


# Hooks

@repository("hooks of every name")
def _(hostile):
    hostile.hooks(os.path.join(hostile.git, "hooks"))


@repository("hooks elsewhere")
def _(hostile):
    hostile.hooks(f"{hostile.outside}/hooks")
    hostile.config(f"[core]\n\thooksPath = {hostile.outside}/hooks")


@repository("hooks among the days")
def _(hostile):
    hostile.hooks(os.path.join(hostile.a.path, "hooks"))
    hostile.config("[core]\n\thooksPath = hooks")


settings("hooks by configuration", '[hook "x"]\n\tcommand = {run}\n\tevent = pre-commit\n\tevent = pre-push\n'
         '\tevent = reference-transaction\n'
         '\tevent = post-index-change\n[hook "\u0301"]\n\tcommand = {run}\n\tevent = pre-push\n[hook "a=b"]\n\tcommand = {run}\n'
         '\tevent = pre-push')
settings("a file system monitor", "[core]\n\tfsmonitor = {run}\n\tfsmonitorHookVersion = 2\n\tuntrackedCache = true")
settings("a file system monitor that is git's", "[core]\n\tfsmonitor = true\n\tuseBuiltinFSMonitor = true")


# One program each

settings("a pager and editors", "[core]\n\tpager = {run}\n\teditor = {run}\n[sequence]\n\teditor = {run}\n[pager]\n"
         "\tlog = {run}\n\tdiff = {run}\n"
         "\tconfig = {run}\n\tstatus = true\n\tshow = {run}\n[interactive]\n\tdiffFilter = {run}")
settings("aliases", "".join(f"[alias]\n\t{verb} = !{{run}} {verb}\n" for verb in
         "fetch push "
         "commit status config rev-parse cat-file merge-tree update-ref read-tree hash-object commit-tree ls-files log diff "
         "merge-base merge-file write-tree update-index pull rebase merge add upload-pack receive-pack".split()))
settings("an ssh command", "[core]\n\tsshCommand = {run}\n[ssh]\n\tvariant = auto", url="ssh://127.0.0.1/x")
settings("a host that is an option", '[protocol]\n\tallow = always', url="ssh://-oProxyCommand={run}/x")
settings("a proxy for git", '[core]\n\tgitProxy = {run}\n[url "git://127.0.0.1:1/x"]\n\tinsteadOf = {bare}')
settings("who asks for a password", "[core]\n\taskPass = {run}\n[url \"{url}\"]\n\tinsteadOf = {bare}")
settings("a helper for passwords", "[credential]\n\thelper = !{run}\n\thelper = {run}\n[url \"{url}\"]\n\tinsteadOf = {bare}")
settings("a helper for one server", '[credential "{url}"]\n\thelper = {run}\n[credential "\u0301"]\n\thelper = {run}\n'
         '[url "{url}"]\n\tinsteadOf = {bare}')
settings("cookies", "[http]\n\tcookieFile = {outside}/kept\n\tsaveCookies = true\n[url \"{open}\"]\n\tinsteadOf = {bare}")
settings("cookies for one server", '[http "{open}"]\n\tcookieFile = {outside}/kept\n\tsaveCookies = true\n[url "{open}"]\n'
         '\tinsteadOf = {bare}')
settings("a proxy for http", "[http]\n\tproxy = {url}\n\tsslCert = {outside}/kept\n\textraHeader = X: y\n\tcurloptResolve = -x\n"
         "[remote \"origin\"]\n\tproxy = {url}\n",
         url="http://127.0.0.1:1/x")
settings("signing", "[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = {run}\n[gpg \"openpgp\"]\n\tprogram = {run}\n[user]\n"
         "\tsigningKey = x\n[push]\n\tgpgSign = if-asked")
settings("signing by ssh", "[commit]\n\tgpgSign = true\n[gpg]\n\tformat = ssh\n[gpg \"ssh\"]\n\tprogram = {run}\n"
         "\tdefaultKeyCommand = {run}")
settings("signing by x509", "[commit]\n\tgpgSign = true\n[gpg]\n\tformat = x509\n[gpg \"x509\"]\n\tprogram = {run}\n[log]\n"
         "\tshowSignature = true\n[merge]\n\tverifySignatures = true")
settings("trailers", "[trailer \"x\"]\n\tcommand = {run}\n\tcmd = {run}\n\tkey = X\n[commit]\n\ttemplate = {outside}/kept\n"
         "\tverbose = 2\n\tcleanup = scissors")
settings("tools", '[difftool "x"]\n\tcmd = {run}\n[mergetool "x"]\n\tcmd = {run}\n[merge]\n\ttool = x\n[diff]\n\ttool = x\n'
         '[browser "x"]\n\tcmd = {run}\n[help]\n\tautocorrect = 1')
settings("housekeeping", "[gc]\n\tauto = 1\n\tautoPackLimit = 1\n\trecentObjectsHook = {run}\n\tautoDetach = false\n"
         "[maintenance]\n\tauto = true\n\tstrategy = incremental\n"
         "[core]\n\talternateRefsCommand = {run}\n[uploadpack]\n\tpackObjectsHook = {run}")
settings("a template", "[init]\n\ttemplateDir = {outside}/template")
settings("trust that it grants itself", "[journal]\n\ttrust = /\n\ttrust = *\n[safe]\n\tdirectory = *\n[core]\n"
         "\tfsmonitor = {run}\n[filter \"x\"]\n\tclean = {run}",
         attributes="*.md filter=x\n")


# Where it sends to and takes from

for part in ("uploadpack", "receivepack"):
    settings(f"{part} of the remote", f'[remote "origin"]\n\t{part} = {{run}}')
settings("uploadpack of a remote with an odd name", '[remote "\u0301o"]\n\turl = {bare}\n\tuploadpack = {run}\n'
         '\treceivepack = {run}\n'
         '[branch "main"]\n\tremote = \u0301o\n\tmerge = refs/heads/main')
settings("uploadpack of remotes that are twins", '[remote "\u00e9"]\n\turl = {bare}\n[remote "e\u0301"]\n\turl = {bare}\n'
         '\tuploadpack = {run}\n\treceivepack = {run}\n'
         '\tfetch = +refs/heads/*:refs/remotes/x/*\n[branch "main"]\n\tremote = e\u0301\n\tmerge = refs/heads/main')
settings("uploadpack of a remote that is no text", '[remote "x"]\n\turl = {bare}\n\tuploadpack = {run}\n[remote]\n'
         '\tpushDefault = x\n[branch "main"]\n\tremote = x')
for title, address in {"ext": "ext::{run} %S", "fd": "fd::17", "a helper of its own": "theirs::x", "an option": "--upload-pack={run}",
                       "a helper by its path": "../outside/theirs::x"}.items():
    settings(f"an address, {title}", f'[remote "origin"]\n\tpushurl = {address}\n[protocol]\n\tallow = always\n'
             f'[protocol "ext"]\n\tallow = always\n[protocol "theirs"]\n\tallow = always\n[protocol "fd"]\n\tallow = always', url=address)
    settings(f"an address in place of the usual, {title}", f'[url "{address}"]\n\tinsteadOf = {{bare}}\n'
        f'\tpushInsteadOf = {{bare}}\n[protocol]\n\tallow = always')
    settings(f"a branch that names an address, {title}", f'[branch "main"]\n\tremote = {address}\n\tpushRemote = {address}\n'
        f'\tmerge = refs/heads/main\n'
             f'[remote]\n\tpushDefault = {address}\n[protocol "ext"]\n\tallow = always\n[protocol "fd"]\n\tallow = always')
settings("a protocol by user", '[protocol "ext"]\n\tallow = user\n[url "ext::{run} %S "]\n\tinsteadOf = {bare}')
settings("an address that is a bundle's", '[fetch]\n\tbundleURI = ext::{run}\n[transfer]\n\tbundleURI = true\n'
         '[remote "origin"]\n\tserverOption = x')


@repository("objects that a promisor keeps")
def _(hostile):
    run = hostile.program("promisor")
    hostile.config(f'[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = p\n[remote "p"]\n'
        f'\turl = {hostile.bare}\n\tpromisor = true\n'
                   f'\tpartialclonefilter = blob:none\n\tuploadpack = {run}\n[remote "q\u0301"]\n\turl = ext::{run}\n'
                   f'\tpromisor = true\n[protocol "ext"]\n\tallow = always')
    missing(hostile)


def promisors():
    for title, name in NAMES.items():
        def promises(hostile, name=name):
            run, bare = hostile.program("promisor").encode(), hostile.bare.encode()
            hostile.config(b'[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = %s\n[remote "%s"]\n'
                b'\turl = %s\n\tpromisor = true\n'
                           b'\tuploadpack = %s' % (b'"' + name + b'"', name, bare, run))
            missing(hostile)

        def takes(hostile, name=name):
            run, bare = hostile.program("remote").encode(), hostile.bare.encode()
            hostile.config(b'[remote "%s"]\n\turl = %s\n\tuploadpack = %s\n\treceivepack = %s\n'
                b'\tfetch = +refs/heads/*:refs/remotes/origin/*' % (name, bare, run, run))
            hostile.ask("config", "branch.main.remote", name.replace(b"\\\\", b"\\").replace(b'\\"', b'"'))

        repository(f"a promisor, {title}")(promises)
        repository(f"a remote, {title}")(takes)


promisors()


def missing(hostile):
    """The texts of the last commits are gone, but for those that the folder holds."""
    packs = os.path.join(hostile.git, "objects/pack")
    for name in sorted(os.listdir(packs)):
        with open(os.path.join(packs, name), "rb") as file:
            data = file.read()
        os.unlink(os.path.join(packs, name))
        if name.endswith(".pack"):
            hostile.a.git("unpack-objects", "-q", input=data)
    for revision in ("HEAD", "HEAD~1"):
        for path in (PATH, "2026/2026-03-13.md"):
            name = hostile.ask("rev-parse", f"{revision}:{path}", allowed=(0, 128))
            loose = os.path.join(hostile.git, "objects", name[:2], name[2:])
            if os.path.exists(loose):
                os.unlink(loose)


@repository("missing objects")
def _(hostile):
    missing(hostile)

    def check(command, done):
        if command in (["diff"], ["diff", "HEAD~1..HEAD"], ["diff", "--format", "json"]) and done.status == 0 and "dish-soup" in done.output:
            yield "what was committed long ago is listed as new"
    hostile.expect(check)


@repository("alternates with a command of their own")
def _(hostile):
    hostile.write(os.path.join(hostile.git, "objects/info/alternates"), f"{hostile.bare}/objects\n")
    hostile.config(f"[core]\n\talternateRefsCommand = {hostile.program('alternates')}\n\talternateRefsPrefixes = refs/heads")


@repository("alternates of the remote")
def _(hostile):
    hostile.write(os.path.join(hostile.bare, "objects/info/alternates"), f"{hostile.git}/objects\n")
    hostile.config(f"[core]\n\talternateRefsCommand = {hostile.program('alternates')}", hostile.bare)


@repository("a remote with hooks")
def _(hostile):
    hostile.hooks(os.path.join(hostile.bare, "hooks"))
    hostile.config("[receive]\n\tprocReceiveRefs = refs/heads", hostile.bare)


@repository("a remote with settings")
def _(hostile):
    run = hostile.program("remote")
    hostile.hooks(f"{hostile.outside}/hooks")
    hostile.config(f"[core]\n\thooksPath = {hostile.outside}/hooks\n\tfsmonitor = {run}\n\tpager = {run}\n[uploadpack]\n"
        f"\tpackObjectsHook = {run}\n"
                   f"[gc]\n\trecentObjectsHook = {run}\n\tauto = 1\n[receive]\n\tcertNonceSeed = x\n\tautogc = true\n[gpg]\n"
                   f"\tprogram = {run}", hostile.bare)


@repository("a remote with a folder of files")
def _(hostile):
    # The other device's own repository: what is sent would go into its files, through its filters.
    run = hostile.program("remote", passes=True)
    hostile.hooks(os.path.join(hostile.b.path, ".git/hooks"))
    hostile.config(f'[receive]\n\tdenyCurrentBranch = updateInstead\n[filter "x"]\n\tclean = {run}\n\tsmudge = {run}\n[core]\n'
        f'\tfsmonitor = {run}',
                   os.path.join(hostile.b.path, ".git"))
    hostile.write(os.path.join(hostile.b.path, ".git/info/attributes"), "*.md filter=x\n")
    hostile.config(f'[url "{hostile.b.path}"]\n\tinsteadOf = {hostile.bare}')


@repository("submodules")
def _(hostile):
    run = hostile.program("submodule")
    hostile.a.write(".gitmodules", f'[submodule "x"]\n\tpath = sub\n\turl = {hostile.bare}\n\tfetchRecurseSubmodules = true\n')
    head = hostile.ask("rev-parse", "HEAD")
    hostile.ask("update-index", "--add", "--cacheinfo", f"160000,{head},sub")
    os.mkdir(os.path.join(hostile.a.path, "sub"))
    hostile.devices.git(hostile.devices.home, "clone", "-q", hostile.bare, os.path.join(hostile.a.path, "sub"))
    hostile.config(f"[core]\n\tfsmonitor = {run}", os.path.join(hostile.a.path, "sub/.git"))
    hostile.config(f'[submodule "x"]\n\tactive = true\n\turl = ext::{run}\n\tupdate = !{run}\n[submodule]\n\trecurse = true\n'
        f'[fetch]\n\trecurseSubmodules = true\n'
                   '[push]\n\trecurseSubmodules = on-demand\n[status]\n\tsubmoduleSummary = true\n[diff]\n'
                   '\tignoreSubmodules = none\n[protocol "ext"]\n\tallow = always')


# Elsewhere

@repository("settings of an included file")
def _(hostile):
    run = hostile.program("included", passes=True)
    hostile.write(f"{hostile.outside}/included", f'[filter "x"]\n\tclean = {run}\n\tsmudge = {run}\n[core]\n\tfsmonitor = {run}\n')
    hostile.config(f"[include]\n\tpath = {hostile.outside}/included")
    hostile.attributes("*.md filter=x\n")


@repository("settings included on a condition")
def _(hostile):
    run = hostile.program("included", passes=True)
    hostile.write(f"{hostile.outside}/included", f'[filter "x"]\n\tclean = {run}\n\tsmudge = {run}\n[core]\n'
        f'\tsshCommand = {run}\n\tfsmonitor = {run}\n')
    hostile.config(f'[includeIf "gitdir:**"]\n\tpath = {hostile.outside}/included\n[includeIf "onbranch:main"]\n'
        f'\tpath = {hostile.outside}/included\n'
                   f'[includeIf "hasconfig:remote.*.url:**"]\n\tpath = {hostile.outside}/included')
    hostile.attributes("*.md filter=x\n")


@repository("settings of the working tree")
def _(hostile):
    run = hostile.program("worktree", passes=True)
    hostile.config("[core]\n\trepositoryformatversion = 1\n[extensions]\n\tworktreeConfig = true")
    hostile.write(os.path.join(hostile.git, "config.worktree"), f'[filter "x"]\n\tclean = {run}\n[core]\n\tfsmonitor = {run}\n'
        f'\thooksPath = {hostile.outside}\n')
    hostile.attributes("*.md filter=x\n")


@repository("files elsewhere")
def _(hostile):
    hostile.config(f"[core]\n\tworktree = {hostile.outside}")


@repository("files in a folder above")
def _(hostile):
    hostile.config("[core]\n\tworktree = ../..")


@repository("files for a folder above")
def _(hostile):
    # The diary is a part of what the repository says it holds; the other side sends a file beside it.
    hostile.config("[core]\n\tworktree = ../..")
    above = ["-c", "core.bare=false", f"--work-tree={hostile.devices.home}"]
    hostile.ask(*above, "rm", "-rq", "--cached", "--ignore-unmatch", ":/")
    hostile.ask(*above, "add", "2026/2026-03-13.md", "journal.toml")
    hostile.ask(*above, "commit", "-qm", "above")
    hostile.ask(*above, "push", "-qf", hostile.bare, "main")
    hostile.ask(*above, "update-ref", "refs/remotes/origin/main", "main")
    hostile.send_tree([("100644", [b"outside", b"planted"], b"planted\n"), ("100755", [b"home", b".profile"], b"planted\n")])


def moved(hostile):
    place = f"{hostile.outside}/their.git"
    os.rename(hostile.git, place)
    run = hostile.program("elsewhere")
    hostile.hooks(f"{place}/hooks")
    hostile.config(f'[core]\n\tfsmonitor = {run}\n[remote "origin"]\n\tuploadpack = {run}', place)
    return place


@repository("a file that names the repository")
def _(hostile):
    place = moved(hostile)
    hostile.write(hostile.git, f"gitdir: {place}\n")


@repository("a repository that is a link")
def _(hostile):
    os.symlink(moved(hostile), hostile.git)


@repository("a common folder elsewhere")
def _(hostile):
    place = f"{hostile.outside}/common.git"
    hostile.devices.git(hostile.devices.home, "clone", "-q", "--bare", hostile.git, place)
    run = hostile.program("common")
    hostile.hooks(f"{place}/hooks")
    hostile.config(f'[core]\n\tfsmonitor = {run}\n[remote "origin"]\n\tuploadpack = {run}', place)
    hostile.write(os.path.join(hostile.git, "commondir"), f"{place}\n")


@repository("a working tree of another repository")
def _(hostile):
    place = f"{hostile.outside}/main"
    hostile.devices.git(hostile.devices.home, "clone", "-q", hostile.a.path, place)
    hostile.devices.git(place, "worktree", "add", "-q", "-b", "phone", f"{hostile.outside}/linked")
    run = hostile.program("linked")
    hostile.hooks(f"{place}/.git/hooks")
    hostile.config(f"[core]\n\tfsmonitor = {run}", f"{place}/.git")
    os.rename(hostile.git, f"{hostile.outside}/former.git")
    os.rename(f"{hostile.outside}/linked/.git", hostile.git)


@repository("a repository without files")
def _(hostile):
    hostile.config("[core]\n\tbare = true")


@repository("a bare repository among the days")
def _(hostile):
    place = os.path.join(hostile.a.path, "2025")
    hostile.devices.git(hostile.devices.home, "clone", "-q", "--bare", hostile.bare, f"{hostile.outside}/x.git")
    for name in ("HEAD", "config", "objects", "refs", "packed-refs"):
        if os.path.exists(f"{hostile.outside}/x.git/{name}"):
            os.rename(f"{hostile.outside}/x.git/{name}", f"{place}/{name}")
    hostile.config(f"[core]\n\tfsmonitor = {hostile.program('bare')}\n\tbare = false\n\tworktree = ..", place)


@repository("a repository of somebody else's")
def _(hostile):
    hostile.hooks(os.path.join(hostile.git, "hooks"))
    hostile.config(f"[core]\n\tfsmonitor = {hostile.program('owner')}")
    if os.geteuid() == 0:
        for path in (hostile.a.path, hostile.git):
            os.chown(path, 65534, 65534)


@repository("a configuration that is no text")
def _(hostile):
    hostile.config(b"[core]\n\tfsmonitor = \"\xff\xfe\n\n[\"\x00")


# Something unfinished

def unfinished(name, files, begins=()):
    """Something that git would go on with, in a folder where nothing else is to be done."""
    def make(hostile):
        hostile.ask("commit", "-qam", "what was written")
        head = hostile.ask("rev-parse", "HEAD")
        hostile.ask("fetch", "-q", hostile.bare, "main")
        theirs = hostile.ask("rev-parse", "FETCH_HEAD")
        if begins:
            hostile.ask("-c", "sequence.editor=sed -i 1ibreak", *begins)
        values = {"run": hostile.program("unfinished"), "head": head, "theirs": theirs}
        for path, text in files.items():
            hostile.write(os.path.join(hostile.git, path), text.format(**values))

        def check(command, done):
            if command[0] == "sync" and "--install" not in command and done.status == 0:
                yield "it went on with what somebody else began"
        hostile.expect(check)
    repository(name)(make)


def rebase(name, plan, **more):
    unfinished(name, {"rebase-merge/git-rebase-todo": plan, **{f"rebase-merge/{key}": text for key, text in more.items()}},
               ["rebase", "-q", "-i", "HEAD~1"])


rebase("a rebase with an exec", "exec {run}\npick {head} x\n")
rebase("a rebase with a hidden exec", "#\r\n\t  exec\t{run}\r\n")
rebase("a rebase with an exec in one letter", "x {run}\n")
rebase("a rebase with a strategy", "pick {theirs} x\n", strategy="../x\n", strategy_opts="--x\n")
rebase("a rebase that signs", "pick {theirs} x\n", gpg_sign_opt="-S{run}\n")
rebase("a rebase with an empty plan", "")
unfinished("a merge of another's making", {"MERGE_HEAD": "{theirs}\n", "MERGE_MODE": "", "MERGE_MSG": "x\n", "AUTO_MERGE": "{theirs}\n"})
unfinished("a cherry-pick", {"CHERRY_PICK_HEAD": "{theirs}\n", "sequencer/todo": "pick {theirs} x\nexec {run}\n", "sequencer/head": "{head}\n",
                              "sequencer/opts": "[options]\n\tstrategy = ../x\n\tgpg-sign = {run}\n"})
unfinished("a revert", {"REVERT_HEAD": "{head}\n", "sequencer/todo": "revert {head} x\n", "sequencer/head": "{head}\n"})
unfinished("a bisect", {"BISECT_START": "main\n", "BISECT_LOG": "git bisect start\n", "BISECT_RUN": "{run}\n", "BISECT_NAMES": "\n", "BISECT_TERMS": "bad\ngood\n"})
unfinished("patches by mail", {"rebase-apply/applying": "", "rebase-apply/next": "1\n", "rebase-apply/last": "1\n", "rebase-apply/0001": "From x\n\n",
                               "rebase-apply/utf8": "t\n", "rebase-apply/sign": "f\n"})


rebase("a rebase whose plan is 65 MB long", "")


def long_plan(make):
    def made(hostile):
        make(hostile)
        with open(os.path.join(hostile.git, "rebase-merge/git-rebase-todo"), "wb") as file:
            file.write(b"# " + b"x" * (65 << 20) + b"\nexec " + hostile.program("unfinished").encode() + b"\n")
    return made


CATALOGUE["a rebase whose plan is 65 MB long"] = long_plan(CATALOGUE["a rebase whose plan is 65 MB long"])


# References and commits

@repository("replaced commits")
def _(hostile):
    first = hostile.ask("rev-list", "--max-parents=0", "HEAD")
    hostile.ask("replace", hostile.ask("rev-parse", "HEAD"), first)
    blob = hostile.ask("hash-object", "-w", "--stdin", input=b"## Lunch\n\n- 12:00 dish-theirs\n")
    hostile.ask("replace", hostile.ask("rev-parse", f"HEAD:{PATH}"), blob)


@repository("grafts")
def _(hostile):
    hostile.write(os.path.join(hostile.git, "info/grafts"), hostile.ask("rev-parse", "HEAD") + "\n")
    hostile.config("[advice]\n\tgraftFileDeprecated = false")


@repository("a shallow history")
def _(hostile):
    hostile.write(os.path.join(hostile.git, "shallow"), hostile.ask("rev-parse", "HEAD") + "\n")


@repository("a HEAD that is no branch")
def _(hostile):
    hostile.ask("checkout", "-q", "--detach")
    before = hostile.ask("rev-parse", "HEAD")

    def check(command, done):
        if command[0] != "sync" or "--install" in command or "--dry-run" in command:
            return
        if done.status == 0:
            yield "it synced, and did not say that no branch is checked out"
        if hostile.ask("rev-parse", "HEAD") != before:
            yield "something was committed on no branch"
        hostile.ask("stash", "-q", allowed=(0, 1))
        hostile.ask("switch", "-q", "main")
        hostile.ask("stash", "pop", "-q", allowed=(0, 1, 128))
        if "dish-uncommitted" not in "".join(text.decode() for text in hostile.a.files().values()):
            yield "after ‘git switch main’ an entry is gone"
    hostile.expect(check)


for title, text in {"outside": "ref: refs/heads/../../../outside/x\n", "an option": "ref: refs/heads/--upload-pack=x\n", "unborn": "ref: refs/heads/new\n",
                    "not text": "ref: refs/heads/\xff\n", "a tag": "ref: refs/tags/x\n"}.items():
    @repository(f"a HEAD that is {title}")
    def _(hostile, text=text):
        hostile.write(os.path.join(hostile.git, "HEAD"), text.encode("latin-1"))


@repository("references that are links")
def _(hostile):
    hostile.write(f"{hostile.outside}/kept", hostile.ask("rev-parse", "HEAD") + "\n")
    branch = os.path.join(hostile.git, "refs/heads/main")
    os.unlink(branch)
    os.symlink(f"{hostile.outside}/kept", branch)


@repository("folders of git that are links")
def _(hostile):
    for name in ("logs", "info"):
        path, place = os.path.join(hostile.git, name), f"{hostile.outside}/{name}"
        os.rename(path, place) if os.path.exists(path) else os.mkdir(place)
        os.symlink(place, path)


# Settings that decide what becomes of entries

settings("merges that take our side", "[pull]\n\ttwohead = ours\n\toctopus = ours\n\trebase = false")
settings("a branch that takes our side", '[branch "main"]\n\tmergeoptions = -s ours\n[pull]\n\trebase = false')
settings("a branch that prefers a side", '[branch "main"]\n\tmergeoptions = -X ours --no-edit --allow-unrelated-histories\n'
         '\trebase = merges')
settings("a strategy that is a program", '[pull]\n\ttwohead = ../x\n\trebase = false\n')
settings("a branch's strategy that is a program", '[branch "main"]\n\tmergeoptions = -s ../x\n[pull]\n\trebase = false\n')
settings("vcs of the remote", '[remote "origin"]\n\tvcs = ../x')
settings("a plan with programs in it", '[pull]\n\trebase = true\n[rebase]\n\tinstructionFormat = %x0aexec {run}\n'
         '\tautoStash = true\n\trebaseMerges = true\n\tbackend = apply')
settings("a driver that takes our side", '[merge "journal"]\n\tdriver = true\n[merge "union"]\n\tdriver = true\n[merge]\n'
         '\tdefault = union\n\tconflictStyle = zdiff3\n\trenames = false')
settings("sending by force", '[remote "origin"]\n\tpush = +HEAD:refs/heads/main\n[push]\n\tdefault = matching\n'
         '\tuseForceIfIncludes = false')
settings("a mirror", '[remote "origin"]\n\tmirror = true\n\tfetch =\n\tfetch = +refs/*:refs/*\n\tprune = true\n[fetch]\n'
         '\tprune = true\n\tpruneTags = true')
settings("taking by force", '[remote "origin"]\n\tfetch = +refs/heads/*:refs/heads/*\n\ttagOpt = --tags\n[fetch]\n'
         '\tupdateHeadOk = true')
settings("one's own commits thrown away", "[pull]\n\trebase = true\n[rebase]\n\tforkPoint = true\n\tempty = drop\n"
         "\tautoSquash = true\n\tmissingCommitsCheck = ignore")
settings("only forward", "[pull]\n\tff = only\n[merge]\n\tff = only")
settings("nothing that is new", "[status]\n\tshowUntrackedFiles = no\n[core]\n\tignoreStat = true\n\ttrustctime = false\n"
         "\tcheckStat = minimal\n\tfileMode = false")
settings("other line ends", "[core]\n\tautocrlf = true\n\teol = crlf\n\tsafecrlf = false\n\tignoreCase = true\n"
         "\tprecomposeUnicode = true\n\tsymlinks = false\n\tprotectHFS = false\n"
         "\tprotectNTFS = false\n\tbigFileThreshold = 1", attributes="*.md text eol=crlf ident working-tree-encoding=UTF-16\n")


@repository("days that are left out of the folder")
def _(hostile):
    hostile.config("[core]\n\tsparseCheckout = true\n\tsparseCheckoutCone = false")
    hostile.write(os.path.join(hostile.git, "info/sparse-checkout"), "/*\n!/2026/2026-03-14.md\n")
    hostile.ask("update-index", "--skip-worktree", PATH)
    hostile.ask("update-index", "--assume-unchanged", "2026/2026-03-13.md")

    def check(command, done):
        if command == ["sync"] and done.status == 0 and "dish-uncommitted" not in in_bare(hostile):
            yield "‘in step’, and an entry was not sent"
    hostile.expect(check)


@repository("an ignored day that the other side sends")
def _(hostile):
    hostile.write(os.path.join(hostile.git, "info/exclude"), "2026/2026-03-12.md\n")
    hostile.a.write("2026/2026-03-12.md", "## Lunch\n\n- 12:00 dish-ignored\n")
    hostile.send_tree([("100644", [b"2026", b"2026-03-12.md"], b"## Lunch\n\n- 12:00 dish-toast\n")])


@repository("a day that the other side sends, and that is not committed here")
def _(hostile):
    hostile.a.write("2026/2026-03-12.md", "## Lunch\n\n- 12:00 dish-untracked\n")
    hostile.config("[status]\n\tshowUntrackedFiles = no")
    hostile.send_tree([("100644", [b"2026", b"2026-03-12.md"], b"## Lunch\n\n- 12:00 dish-toast\n")])


@repository("a repository among the days")
def _(hostile):
    place = os.path.join(hostile.a.path, "2025")
    hostile.devices.git(place, "init", "-q")
    hostile.config(f"[core]\n\tfsmonitor = {hostile.program('nested')}\n[filter \"x\"]\n\tclean = {hostile.program('nested')}", os.path.join(place, ".git"))
    hostile.devices.git(place, "-c", "core.fsmonitor=false", "commit", "-q", "--allow-empty", "-m", "x")
    hostile.a.write("2025/2025-03-20.md", "## Lunch\n\n- 12:00 dish-nested\n")

    def check(command, done):
        if command != ["sync"]:
            return
        if b"160000" in hostile.devices.git(hostile.bare, "ls-tree", "-r", "main"):
            yield "a folder of days was sent as a link"
        if done.status == 0 and "dish-nested" not in in_bare(hostile) and "2025" not in done.messages + done.output:
            yield "‘in step’, and nothing was said of the days in 2025"
    hostile.expect(check)


def in_bare(hostile):
    """All texts of the other side's last commit."""
    return hostile.devices.git(hostile.bare, "grep", "-h", "-I", "", "main", allowed=(0, 1)).decode(errors="replace")


# Paths that are none

def sent(name, mode, names, content=b"#!/bin/sh\nexit 0\n"):
    repository(f"the other side sends {name}")(lambda hostile: hostile.send_tree([(mode, names, content)]))


sent("a hook", "100755", [b".git", b"hooks", b"pre-commit"])
sent("a hook in capitals", "100755", [b".GIT", b"hooks", b"pre-commit"])
sent("a hook by a short name", "100755", [b"git~1", b"hooks", b"pre-commit"])
sent("a hook with a mark that is not seen", "100755", [".g\u200cit".encode(), b"hooks", b"pre-commit"])
sent("a path upwards", "100644", [b"..", b"outside", b"planted"])
sent("a path upwards in a folder", "100644", [b"2026", b"..", b"..", b"outside", b"planted"])
sent("a path with slashes", "100644", [b"../outside/planted"])
sent("a path with slashes inwards", "100644", [b"2024/2024-03-14.md"])
sent("a path from the root", "100644", [b"/tmp/journal-planted"])
sent("an empty name", "100644", [b"2024", b"", b"x"])
sent("a dot", "100644", [b".", b"planted"])
sent("the program's own folder", "100644", [b".journal", b"undo", b"planted", b"changes"])
sent("the program's own folder as a link", "120000", [b".journal"], b"../outside")
sent("the program's own folder in capitals", "100644", [b".Journal", b"planted"])
sent("a folder that is a link", "120000", [b"2026"], b"../outside")
sent("a day that is a link", "120000", [b"2024", b"2024-03-14.md"], b"../../outside/kept")
sent("a day that is a folder", "100644", [b"2024", b"2024-03-14.md", b"x"], b"x\n")
sent("a folder that is a file", "100644", [b"2026"], b"x\n")
sent("a day that is a commit", "160000", [b"2024"], "1" * 40)
sent("a day of odd mode", "100666", [b"2024", b"2024-03-14.md"], b"## Lunch\n\n- 12:00 dish-mode\n")
sent("a day that may be executed", "100755", [b"2024", b"2024-03-14.md"], b"## Lunch\n\n- 12:00 dish-mode\n")
sent("a name that is no text", "100644", [b"2024", b"2024-03-14\xff\x1b[31m.md"], b"## Lunch\n\n- 12:00 dish-mode\n")
sent("a name with a line end", "100644", [b"2024", b"2024-03-14\n.md"], b"## Lunch\n\n- 12:00 dish-mode\n")
sent("days in two cases", "100644", [b"2026", b"2026-03-14.MD"], b"## Lunch\n\n- 12:00 dish-mode\n")
sent("settings that name programs", "100644", [b"journal.toml"],
     b'format = 1\neditor = "touch planted"\ntranscribe = ["touch", "planted"]\n[capture]\ntranscribe = "touch planted"\n')
sent("submodules", "100644", [b".gitmodules"], b'[submodule "x"]\n\tpath = sub\n\turl = ext::touch planted\n'
    b'\tupdate = !touch planted\n')
sent("attributes that are a link", "120000", [b".gitattributes"], b"../outside/kept")
for title, path in {"a hook": b".git/hooks/pre-commit", "a hook in capitals": b".GIT/hooks/pre-commit", "a path upwards": b"../outside/planted",
                    "the program's own folder": b".journal/undo/planted", "a path from the root": b"/tmp/journal-planted"}.items():
    repository(f"an index with {title}")(lambda hostile, path=path: hostile.index_with(path))
repository("an index with a day that is a link")(lambda hostile: hostile.index_with(b"2024/2024-03-14.md", 0o120000))


@repository("an index that is no index")
def _(hostile):
    hostile.write(os.path.join(hostile.git, "index"), b"DIRC" + b"\xff" * 100)


@repository("an index in two parts")
def _(hostile):
    hostile.ask("update-index", "--split-index")
    hostile.config("[core]\n\tsplitIndex = true\n[index]\n\tsparse = true\n\tversion = 4")


@repository("links that lead out")
def _(hostile):
    os.rename(os.path.join(hostile.a.path, "2026/2026-03-13.md"), f"{hostile.outside}/2026-03-13.md")
    os.symlink(f"{hostile.outside}/2026-03-13.md", os.path.join(hostile.a.path, "2026/2026-03-13.md"))
    os.symlink(hostile.outside, os.path.join(hostile.a.path, "2024"))


@repository("the program's own folder is a link")
def _(hostile):
    place = os.path.join(hostile.a.path, ".journal")
    os.rename(place, f"{hostile.outside}/journal")
    os.symlink(f"{hostile.outside}/journal", place)


@repository("the program's own folder holds a repository")
def _(hostile):
    run = hostile.program("own", passes=True)
    for name in ("git", "sync", "sync/git", "repository", ".git"):
        place = os.path.join(hostile.a.path, ".journal", name)
        hostile.write(f"{place}/HEAD", "ref: refs/heads/main\n")
        hostile.write(f"{place}/config", f'[core]\n\trepositoryformatversion = 0\n\tfsmonitor = {run}\n\tbare = true\n'
            f'[filter "x"]\n\tclean = {run}\n'
                      f'[remote "origin"]\n\turl = {hostile.bare}\n\tuploadpack = {run}\n[include]\n'
                      f'\tpath = {hostile.outside}/included\n')
        hostile.hooks(f"{place}/hooks")
        hostile.write(f"{place}/info/attributes", "*.md filter=x\n")
        os.makedirs(f"{place}/objects/info", exist_ok=True)
        os.makedirs(f"{place}/refs", exist_ok=True)


@repository("a lock that nobody holds")
def _(hostile):
    for name in ("index.lock", "HEAD.lock", "refs/heads/main.lock", "config.lock"):
        hostile.write(os.path.join(hostile.git, name), "")


@repository("a folder of git's that is the journal")
def _(hostile):
    # What lies in the folder looks like a bare repository itself.
    for name, text in {"HEAD": "ref: refs/heads/main\n", "config": f"[core]\n\tbare = false\n\tworktree = .\n"
         f"\tfsmonitor = {hostile.program('bare')}\n"}.items():
        hostile.a.write(name, text)
    for name in ("objects", "refs"):
        os.mkdir(os.path.join(hostile.a.path, name))
    os.rename(hostile.git, f"{hostile.outside}/former.git")
