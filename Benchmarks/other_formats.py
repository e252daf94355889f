"""The generated journal in the formats of other plain-text tools.

make_journal.py gives every record to each exporter that was asked for, so that
other programs can be given the same work.
"""
import json
import uuid

SECTIONS = ("Breakfast", "Lunch", "Snacks", "Dinner", "Exercise")


class Export:
    """One file of another format; `put` is given every record in order."""

    def __init__(self, path):
        self.file = open(path, "w", encoding="utf-8", newline="\n")

    def put(self, record):
        raise NotImplementedError

    def close(self):
        self.file.close()


class Jsonl(Export):
    """Every record as a line of JSON."""

    def put(self, record):
        self.file.write(json.dumps(record, ensure_ascii=False) + "\n")


class Jrnl(Export):
    """Entries for jrnl, which wants a settings file as well: see jrnl_settings."""

    def put(self, record):
        if record["kind"] != "entry":
            return
        self.file.write("[%s %s] %s\n" % (
            record["date"], record["time"], entry_line(record)))


class Hledger(Export):
    """Entries as transactions of energy, the section as the account."""

    def put(self, record):
        if record["kind"] != "entry":
            return
        tags = ", ".join([t + ":" for t in record["tags"]])
        self.file.write("%s %s  ; time: %s%s\n    food:%s  %d kcal\n"
                        "    intake\n\n" % (
                            record["date"], record["text"],
                            record["time"].replace(":", "."),
                            ", " + tags if tags else "",
                            record["section"].lower(), record["kcal"] or 0))


class Ledger(Export):
    """The same for ledger, whose dates and tags are written another way."""

    def put(self, record):
        if record["kind"] != "entry":
            return
        tags = "    ; :%s:\n" % ":".join(record["tags"])
        self.file.write("%s %s\n%s    food:%s  %d kcal\n    intake\n\n" % (
            record["date"].replace("-", "/"), record["text"],
            tags if record["tags"] else "", record["section"].lower(),
            record["kcal"] or 0))


class Beancount(Export):
    """The same for beancount, which has accounts opened first and ASCII tags only."""

    def __init__(self, path):
        super().__init__(path)
        for name in SECTIONS:
            self.file.write("1900-01-01 open Expenses:Food:%s KCAL\n" % name)
        self.file.write("1900-01-01 open Equity:Intake KCAL\n\n")

    def put(self, record):
        if record["kind"] != "entry":
            return
        tags = "".join(" #" + t.replace("é", "e") for t in record["tags"])
        self.file.write('%s * "%s"%s\n  Expenses:Food:%s  %d KCAL\n'
                        "  Equity:Intake\n\n" % (
                            record["date"], record["text"], tags,
                            record["section"], record["kcal"] or 0))


class Todotxt(Export):
    """Tasks, a line each."""

    def put(self, record):
        if record["kind"] != "task":
            return
        self.file.write("%s%s %s +%s%s\n" % (
            "x %s " % record["date"] if record["done"] else "",
            record["date"], record["text"], record["project"],
            " due:" + record["due"] if record["due"] else ""))


class Taskwarrior(Export):
    """Tasks as one JSON array, with identifiers that are the same in every run."""

    def __init__(self, path):
        super().__init__(path)
        self.count = 0

    def put(self, record):
        if record["kind"] != "task":
            return
        stamp = record["date"].replace("-", "") + "T080000Z"
        task = {"uuid": str(uuid.UUID(int=self.count, version=4)),
                "description": record["text"], "entry": stamp,
                "project": record["project"],
                "status": "completed" if record["done"] else "pending"}
        if record["done"]:
            task["end"] = stamp
        if record["due"]:
            task["due"] = record["due"].replace("-", "") + "T080000Z"
        self.file.write("%s\n%s" % ("," if self.count else "[",
                                    json.dumps(task, ensure_ascii=False)))
        self.count += 1

    def close(self):
        self.file.write("\n]\n" if self.count else "[]\n")
        super().close()


EXPORTS = {"jsonl": (Jsonl, "entries.jsonl"), "jrnl": (Jrnl, "jrnl.txt"),
           "hledger": (Hledger, "hledger.journal"),
           "ledger": (Ledger, "ledger.ledger"),
           "beancount": (Beancount, "main.beancount"),
           "todotxt": (Todotxt, "todo.txt"),
           "taskwarrior": (Taskwarrior, "tasks.json")}

JRNL_SETTINGS = """\
colors: {body: none, date: none, tags: none, title: none}
default_hour: 9
default_minute: 0
editor: ''
encrypt: false
highlight: false
indent_character: '|'
journals:
  default: %s
linewrap: 79
tagsymbols: '#'
template: false
timeformat: '%%Y-%%m-%%d %%H:%%M'
version: v4.6
"""


def jrnl_settings(path):
    """The settings file that leads jrnl to the journal at path."""
    return JRNL_SETTINGS % path


def entry_line(record):
    """The entry as its day file says it, without the time."""
    line = record["text"]
    if record["kcal"] is not None:
        line += " (%d kcal)" % record["kcal"]
    return line + "".join(" #" + tag for tag in record["tags"])
