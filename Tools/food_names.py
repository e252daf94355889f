#!/usr/bin/env python3
"""The foods that wordings name, by the rules of the diary's foods, written down a second time.

usage: food_names.py WORDS…    the runs of words that may name a food

A wording is cut into runs of words; words that are forms of one another are one food, two that often stand together a dish.
"""
import itertools
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

def listed(path, name):
    """The words of a list in the sources."""
    text = (Path(__file__).parent.parent / "Sources" / path).read_text()
    return set(re.search(r"static let %s\b.*?\"\"\"(.*?)\"\"\"" % name, text, re.S)[1].split())



# Lists are read from where they stand; what is written down a second time is what is done with them.
SOURCES = Path(__file__).parent.parent / "Sources"
VOCABULARY, QUALITY = "JournalAnalytics/Food/FoodVocabulary.swift", "JournalFormat/Vocabulary/FoodQualities.swift"
STOP = listed(VOCABULARY, "stopWords") | listed(QUALITY, "units")
MEASURES = listed(QUALITY, "measures")
QUALITIES = listed(QUALITY, "colours") | listed(VOCABULARY, "qualities")
BEFORE_PANS, BEHIND_PANS = (set(re.search(r'static let %s = wordList\("(.*?)"\)' % name, (SOURCES / VOCABULARY).read_text())[1].split())
                            for name in ("beforePans", "behindPans"))
PEOPLE = listed("JournalAnalytics/Food/GivenNames.swift", "list") \
    - listed("JournalAnalytics/Food/GivenNames.swift", "ofDishes") \
    | listed("JournalAnalytics/Food/GivenNames.swift", "company")
NAMES_OF_DISHES = listed("JournalAnalytics/Food/GivenNames.swift", "ofDishes")
PARTS = listed(QUALITY, "ways") | listed(VOCABULARY, "partsOfDishes")
PARTS -= {"sugar"}
EXCEPTIONS = set("ei æg øl öl té щи thé".split())
# Names of dishes with a word such as `and` in them, of two foods also the other way round.
JOINED = [name.split() for name in re.findall(r'"([^"]*)"', re.search(
    r"static let dishes = \[(.*?)\n  \]", (SOURCES / "JournalAnalytics/Food/FoodNames.swift").read_text(), re.S)[1])]
TURNED = [name[::-1] for name in JOINED if len(name) == 3]
LINKS = [link.split() for link in "au,aux,a la,a l,al,alla,alle,allo,ao,a moda,de,di,d".split(",")]
# Names that do not say what is in them.
IDIOMS = set(re.findall(r'"([^"]*)"', re.search(
    r"static let idioms: Set<String> = \[(.*?)\n  \]", (SOURCES / "JournalAnalytics/Food/FoodNames.swift").read_text(), re.S)[1]))
JOINTS = set("and with n und mit et y con de di".split())
FILES = "jpg png gif webp heic heif avif wav mp3 m4a ogg opus flac webm amr aac avi bmp csv doc docx gpx html jpeg json md mov " \
    "mp4 odt pdf rtf svg tif tiff txt xls xlsx zip"
FILE_NAME = re.compile(r"(?<![^\s\[\](),;])[^\s\[\](),;]*[^\W_]\.(?:%s)(?![^\W_])" % FILES.replace(" ", "|"), re.I)
# Endings of a basic form and of another one, then those for which a language's keywords are asked.
PAIRS = """
=s =es y=ies f=ves au=aux eu=eux ou=oux z=ces ao=oes ao=aes m=ns al=ais el=eis ol=ois ा=े ी=ियाँ ी=ियां banan=bananer
goose=geese arancia=arance bolle=boller radijs=radijzen яблоко=яблоки gulerod=gulerodder gulrot=gulrotter kartoffel=kartofler morot=morotter potet=poteter tomat=tomater
uovo=uova e=en el=eln er=ern o=i co=chi go=ghi a=or e=ar =ar aan=anen aat=aten oon=onen oot=oten
""".split()
KNOWN = {"German": "=e =en =er", "Italian": "a=e e=i", "Dutch": "=en =eren l=llen m=mmen p=ppen t=tten", "Nordic": "=er e=er"}
CASES = """
а=ы а=и а=у а=е а=ои =ы =и =а =у =ом =ов я=и я=ю я=еи ь=и ь=я ь=ю ь=ем о=а о=у о=ом и=я и=ю и=ем ка=ек ец=цы ец=ца
яицо=яиц
""".split()
LETTERS = str.maketrans({"ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})
KEYWORDS = Path(__file__).parent.parent / "Sources/JournalFormat/Vocabulary"
SEPARATOR, NUMBER = "\0", "\1"


def is_digit(sign):
    if sign.isascii():
        return sign.isdigit()
    ideograph = unicodedata.name(sign, "").startswith("CJK")
    return unicodedata.numeric(sign, None) is not None and not ideograph


def is_letter(sign):
    if sign.isascii():
        return sign.isalpha()
    return unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc") \
        and not 0xFE00 <= ord(sign) <= 0xFE0F


def folded(word):
    """Without accents in Latin, Greek and Cyrillic."""
    apart = unicodedata.normalize("NFD", word.lower().translate(LETTERS))
    return unicodedata.normalize("NFC", "".join(s for s in apart if not 0x300 <= ord(s) <= 0x36F))


NUMBERS = listed(QUALITY, "numbers") | {folded(word) for text in re.findall(r'"([^"]*)"', re.search(
    r"static let numbersInWords = \[(.*?)\n  \]", (SOURCES / "JournalAnalytics/Food/Phrase/EntryPhraseWords.swift").read_text(), re.S)[1])
    for word in re.split("[, ]+", text)} - {"doce"}


@cache
def keywords(language):
    lists = re.findall(r'"""(.*?)"""', (KEYWORDS / (language + "Foods.swift")).read_text(), re.S)
    return {" ".join(word.split()) for text in lists for word in text.split(",")}


@cache
def two_words():
    """The foods of the vocabulary that are two words."""
    texts = [text for path in KEYWORDS.glob("*Foods.swift") for text in re.findall(r'"""(.*?)"""', path.read_text(), re.S)]
    words = {" ".join(word.split()) for text in texts for word in text.split(",")}
    return {word for word in words if word.count(" ") == 1}


def is_keyword(word, language):
    """Whether a language's keywords have the word, or an ending of it."""
    known = keywords(language)
    return word in known or any("-" + word[at:] in known for at in range(len(word))
                                if len(word[:at].encode()) >= 3)


def bases(word):
    """What the word may be a form of, with the language to ask, and whether only that has to know it."""
    rules = [(r, None, False) for r in PAIRS] + [(r, name, False) for name, all_ in KNOWN.items() for r in all_.split()] \
        + [(r, "Russian", True) for r in CASES]
    for rule, language, is_case in rules:
        base, form = rule.split("=")
        if word in ("fries", "crisps", "chips") or not word.endswith(form):
            continue
        kept = word[:len(word) - len(form)]
        shortest = 6 if is_case else 2 if language else 3
        if len((kept + base).encode()) >= shortest and (not kept or kept[-1].isascii() == form[0].isascii()):
            yield kept + base, language, is_case


def tokens(text):
    """Words in lower case, NUMBER for what holds a digit, SEPARATOR for all that parts words."""
    found, at = [], 0
    text = FILE_NAME.sub(", ", text)
    while at < len(text):
        sign, rest = text[at], text[at:]
        if is_letter(sign) or is_digit(sign):
            end = at
            while end < len(text) and (
                    is_letter(text[end]) or is_digit(text[end])
                    or (text[end] in "'’-" and end > at and end + 1 < len(text) and is_letter(text[end + 1]))):
                end += 1
            word = text[at:end]
            if not any(map(is_digit, word)) and (text[end:].startswith(("//", "://")) or word == "www" and text[end:end + 1] == "."):
                end = at + len(rest.split()[0])
                found.append(SEPARATOR)
            else:
                found.append(NUMBER if any(map(is_digit, word)) else word.replace("’", "'").lower().replace("i\u0307", "i"))
            at = end
            continue
        jump = None
        if sign.isspace() or sign in "*_`~":
            at += 1
            continue
        if sign == "<" and ">" in rest:
            jump = rest.index(">") + 1
        elif sign == "&":
            entity = re.match(r"&([A-Za-z0-9#]{1,9});", rest)
            found.append("and" if not entity or entity[1].lower() == "amp" else SEPARATOR)
            at += len(entity.group()) if entity else 1
            continue
        elif sign == "@":
            found.append("at")
            at += 1
            continue
        elif sign in "#^":
            at += len(rest.split()[0])
            continue
        elif rest.startswith("!["):
            jump = len(re.match(r"!\[[^\]]*\]?(\([^)]*\))?", rest).group())
        elif rest.startswith("](") and ")" in rest:
            at += rest.index(")") + 1
            continue
        elif sign in "[]":
            link = re.match(r"\[\[[^\]|]*\|", rest)
            at += len(link.group()) if link else 1
            continue
        found.append(SEPARATOR)
        at += jump or 1
    return found


def may_name_food(word):
    letters = [s for s in word if s not in "'-" and not 0x300 <= ord(s) <= 0x36F]
    east = any(0x1100 <= ord(s) <= 0x11FF or 0x3005 <= ord(s) <= 0x30FF or 0x3400 <= ord(s) <= 0x9FFF
               or 0xAC00 <= ord(s) <= 0xD7AF or 0xF900 <= ord(s) <= 0xFAFF or 0x20000 <= ord(s) <= 0x3FFFF
               for s in letters)
    if word in EXCEPTIONS:
        return True
    if len(letters) < (2 if east else 3):
        return False
    plain = folded(word)
    return plain not in STOP and plain not in NUMBERS and plain not in PEOPLE and not (plain[-2:] == "'s" and plain[:-2] in PEOPLE)


def names_alone(word):
    return folded(word) not in MEASURES and folded(word) not in QUALITIES and folded(word) not in NAMES_OF_DISHES


def name_length(words):
    """How many words at the beginning are one name; 1 if they are none. A part that is no word ends them."""
    words = list(itertools.takewhile(lambda w: w not in (SEPARATOR, NUMBER), words))
    plain = [folded(w) for w in words]
    for name in JOINED + TURNED:
        if len(words) >= len(name) and all(p == k or k in JOINTS and w in JOINTS for w, p, k in zip(words, plain, name)):
            return len(name)
    length = 1
    if len(words) > 2 and may_name_food(words[0]) and names_alone(words[0]):
        for _ in range(3):
            link = next((link for link in LINKS if plain[length:length + len(link)] == link and len(words) > length + len(link)
                         and may_name_food(words[length + len(link)])), None)
            if not link:
                break
            length += len(link) + 1
    return length


def with_names(all_tokens):
    """The tokens with each name as one word, as it is usually called."""
    result, at = [], 0
    while at < len(all_tokens):
        length = name_length(all_tokens[at:at + 12])
        words = all_tokens[at:at + length]
        if length > 1:
            if [folded(w) for w in words[::2]] in [name[::2] for name in TURNED] and length == 3:
                words = words[::-1]
            words = ["".join("and " if w == "n" else w + ("'" if w in "dl" else " ") for w in words[:-1]) + words[-1]]
        result += words
        at += length
    return result


WITHOUT = set("without ohne sans sin sem senza zonder utan uten uden без bina बिना".split())
LEAVING = WITHOUT | set("no hold minus ran kein keine instead statt".split())
ARTICLES = set("out of any the a an my more extra other der das dem den des ein eine einen von de du la le les el los las il lo un une "
               "het een".split())


def without_left_out(words):
    """The words with a separator in place of foods that were left out: `espresso without milk`."""
    left, at = list(words), 0
    while at < len(words):
        negation = folded(words[at])
        if negation not in LEAVING:
            at += 1
            continue
        left[at] = SEPARATOR
        at, before, count = at + 1, None, 0
        while at < len(words) and words[at] not in (SEPARATOR, NUMBER) and folded(words[at]) not in LEAVING:
            word, plain = words[at], folded(words[at])
            if may_name_food(word):
                if before and negation == "no" and count == 1 and before in "sugar fat salt bake knead cook churn".split():
                    break
                left[at], before, count = SEPARATOR, plain, count + 1
            elif before and plain in "or nor oder ou o ni eller of или".split():
                before = None
            elif before and negation in WITHOUT and plain in "and und et y e en och og и".split():
                if at + 1 == len(words) or words[at + 1] in (SEPARATOR, NUMBER) or not may_name_food(words[at + 1]):
                    break
            elif before or plain not in ARTICLES:
                break
            at += 1
    return left


def runs(text):
    """The words of a wording that may name a food, in runs that nothing separates."""
    return cut(without_left_out(named_tokens(text)))


def left_out(text):
    """The same of foods that the wording says were left out."""
    words = named_tokens(text)
    return cut([word if kept == SEPARATOR else SEPARATOR for word, kept in zip(words, without_left_out(words))])


def named_tokens(text):
    """The tokens of a wording, without measures, with each name as one word."""
    all_tokens = [part for word in tokens(text)
                  for part in ([word[0], word[2:]] if word[:2] in ("d'", "l'") else word.split("-")
                               if folded(word).replace("-", " ") in two_words() and word.count("-") == 1 else [word])]
    for at, word in enumerate(all_tokens):
        before = all_tokens[at - 1] if at else SEPARATOR
        after = all_tokens[at + 1] if at + 1 < len(all_tokens) else SEPARATOR
        if word in MEASURES and (before == NUMBER or folded(before) in NUMBERS or before in ("a", "an") or after == "of"):
            all_tokens[at] = NUMBER
    for at, word in enumerate(all_tokens):
        if word == "pan" and (at and all_tokens[at - 1] in BEFORE_PANS or all_tokens[at + 1:at + 2] and all_tokens[at + 1] in BEHIND_PANS):
            all_tokens[at] = SEPARATOR
    for at in range(len(all_tokens) - 1):
        if all_tokens[at:at + 2] in (["date", "night"], ["couch", "potato"], ["de", "pie"]):
            all_tokens[at:at + 2] = [SEPARATOR] * 2
    for at in range(1, len(all_tokens) - 1):
        before, word, after = all_tokens[at - 1:at + 2]
        if word == "dal" and not {before, after} & {SEPARATOR, NUMBER} and may_name_food(before) and may_name_food(after) \
                and not knows(after) and not is_said_of_food(after):
            all_tokens[at] = SEPARATOR
    all_tokens = without_reasons(without_others(all_tokens))
    for at in range(2, len(all_tokens)):
        if all_tokens[at - 1:at + 1] == ["con", "carne"] and all_tokens[at - 2].startswith("chil"):
            all_tokens[at] = SEPARATOR
    for at in range(len(all_tokens)):
        place = at + 1
        if all_tokens[at] != "at":
            continue
        if place < len(all_tokens) and all_tokens[place] in "the a an my our his her their your".split():
            place += 1
        while place < len(all_tokens) and all_tokens[place] not in (SEPARATOR, NUMBER) and may_name_food(all_tokens[place]):
            word, all_tokens[place] = all_tokens[place], SEPARATOR
            if word[-2:] in ("'s", "’s"):
                break
            place += 1
    return with_names(all_tokens)


@cache
def all_keywords():
    texts = [text for path in KEYWORDS.glob("*Foods.swift") for text in re.findall(r'"""(.*?)"""', path.read_text(), re.S)]
    return {" ".join(keyword.split()) for text in texts for keyword in text.split(",")}


LOOSE = "e=en el=eln er=ern o=i co=chi go=ghi a=or e=ar =ar aan=anen aat=aten oon=onen oot=oten".split()


def likely_bases(word):
    """What the word may be a form of, with its language; by endings that fit many words only what has five letters."""
    loose = {word[:len(word) - len(form)] + base for base, form in (rule.split("=") for rule in LOOSE) if word.endswith(form)}
    tight = {word[:len(word) - len(form)] + base for base, form in (
        rule.split("=") for rule in PAIRS if rule not in LOOSE) if word.endswith(form)}
    return [(base, language) for base, language, _ in bases(word)
            if language or base in tight or base not in loose or len(base.encode()) >= 5]


def likely_forms(word):
    return [word, word + "s"] + [base for base, language in likely_bases(word) if not language]


@cache
def is_food_keyword(word):
    """Whether a word, folded, or two are a keyword for foods, end in one, or may be a form of one in its language."""
    known = all_keywords()
    return any(is_keyword(base, language) if language else
               base in known or base + "s" in known or any("-" + base[at:] in known for at in range(len(base)) if len(base[:at].encode()) >= 3)
               for base, language in [(word, None), *likely_bases(word)])


@cache
def names_in_table():
    """The names in the food table."""
    lines = [line.split("\t") for name in ("foods", "recipes")
             for line in (Path(__file__).parent / "EmbedFoods" / (name + ".tsv")).read_text().splitlines()[1:]]
    return {folded(name.strip()) for fields in lines for name in [fields[0]] + fields[1].split(";")}


REASONS = set(re.search(r'static let reasons = wordList\(\s*"(.*?)"\s*\)', (SOURCES / VOCABULARY).read_text())[1].split())


WISHES = set(re.search(r'static let wishes = wordList\(\s*"(.*?)"\s*\)', (SOURCES / VOCABULARY).read_text())[1].split())
SALT = set(re.findall(r'"([^"]*)"', re.search(
    r"static let salt: Set = \[(.*?)\]", (SOURCES / "JournalAnalytics/Food/FoodRecognition.swift").read_text(), re.S)[1]))


def without_others(words):
    """The words with a separator in place of what somebody else had: `lasagne, Ben wanted chips`."""
    left, is_others = list(words), False
    for at, word in enumerate(words):
        is_others = word != SEPARATOR and (is_others or at > 0 and left[at - 1] == SEPARATOR and words[at - 1] == SEPARATOR
                                           and at + 1 < len(words) and not {word, words[at + 1]} & {SEPARATOR, NUMBER}
                                           and folded(word) in PEOPLE | NAMES_OF_DISHES and folded(words[at + 1]) in WISHES)
        if is_others:
            left[at] = SEPARATOR
    return left


def without_reasons(words):
    """The words with a separator in place of those behind *because* and its like."""
    left, is_reason = list(words), False
    for at, word in enumerate(words):
        is_reason = word != SEPARATOR and (is_reason or word != NUMBER and folded(word) in REASONS)
        if is_reason:
            left[at] = SEPARATOR
    return left


SEASONINGS = listed("JournalAnalytics/Food/FoodRecognition.swift", "seasonings")


def is_listed(name):
    words = name.split()
    return any(len(words) == len(known) and all(folded(w) == k or k in JOINTS and w in JOINTS for w, k in zip(words, known))
               for known in JOINED + TURNED)


@cache
def knows(word):
    """Whether a word, or a name of several, is a food by the keywords, the food table or the seasonings."""
    if " " in word:
        return is_listed(word) or any(map(knows, words_of_name(word)))
    if folded(word) in SALT:
        return False
    return is_food_keyword(folded(word)) or any(form in names_in_table() or form in SEASONINGS for form in likely_forms(folded(word)))


BEHIND_FOODS = listed("JournalAnalytics/Food/TableFoodNames.swift", "behindFoods")
HEADS = listed(VOCABULARY, "partsOfDishes") - listed(QUALITY, "ways")


def is_said_of_food(word):
    return folded(word) in BEHIND_FOODS or folded(word) in HEADS or folded(word) in MEASURES


@cache
def runs_of(text):
    return runs(text)


def food_part(name):
    """A name of several words, which is no listed one, up to the last that is food; None if none is."""
    words = name.split()
    food = [at for at, word in enumerate(words) if may_name_food(without_article(word)) and (
        knows(without_article(word)) or is_said_of_food(without_article(word)))]
    return " ".join(words[:food[-1] + 1]) if " " in name and not is_listed(name) and food else None


class Recognition:
    """Tells food from what else some wordings say: it is known, or one of them is it alone."""

    def __init__(self, wordings):
        self.alone, entries = Counter(), set()
        for text, times in Counter(wordings).items():
            entry = runs_of(text)
            if len(entry) == 1:
                self.alone[tuple(map(folded, entry[0]))] += times
            if entry:
                entries.add(tuple(map(tuple, entry)))
        # Of a language of which little is known, nothing can be told.
        self.is_idle = 2 * sum(any(self.known_part(list(run)) for run in entry) for entry in entries) < len(entries)

    def known_part(self, run):
        """The words up to the last that is known or said of food; None if none is known."""
        plain = [folded(word) for word in run]
        ends = [at + 1 for at, word in enumerate(run) if knows(word) or at and is_food_keyword(plain[at - 1] + " " + plain[at])]
        if not ends:
            return None
        if self.alone[tuple(plain)] >= 3:
            return run
        end = ends[-1]
        while end < len(run) and is_said_of_food(run[end]):
            end += 1
        part = run[:end - 1] + [food_part(run[end - 1]) or run[end - 1]]
        further = food_part(run[end]) if end < len(run) else None
        return part + [further] if further else part

    def runs(self, text):
        entry = runs_of(text)
        known = [self.known_part(run) for run in entry]
        if self.is_idle or not any(known):
            return entry
        return [part or run for run, part in zip(entry, known) if part or self.alone[tuple(map(folded, run))]]


def cut(words):
    """The words that may name a food, in runs."""
    result, run = [], []
    for word in words + [SEPARATOR]:
        if word not in (SEPARATOR, NUMBER) and may_name_food(word):
            run.append(word)
        elif run:
            result.append(run)
            run = []
    return result


class Forms:
    """Which words are the same food."""

    def __init__(self, counts):
        groups = defaultdict(set)
        for word in counts:
            groups[folded(word)].add(word)
        parent, inflected = {key: key for key in groups}, set()

        def root(key):
            while parent.setdefault(key, key) != key:
                key = parent[key]
            return key

        for key in groups:
            for base, language, is_case in bases(key):
                there = base in groups
                if is_case and (there or is_keyword(base, language)) or there and not is_case and (
                        not language or is_keyword(key, language) or is_keyword(base, language)):
                    parent[root(key)] = root(base)
                    inflected.add(key)
        joined = defaultdict(set)
        for key, words in groups.items():
            joined[root(key)] |= words
        self.shown = {}
        for words in joined.values():
            most = min(words, key=lambda w: (-counts[w], folded(w) in inflected, w))
            self.shown.update({word: most for word in words})

    def of(self, word):
        return mapped(word, lambda part: self.shown.get(part, part)) if " " in word else self.shown.get(word, word)


class Foods:
    """The foods of some wordings, each counted as often as it occurs; forms are those of all wordings, if they are given.

    What is food is learned from all of these, and from what was written at other times."""

    def __init__(self, wordings, all_wordings=None, besides=(), other_times=()):
        self.counted = Counter(wordings)
        self.recognition = Recognition(other_times or all_wordings or wordings)
        self.runs = self.recognition.runs
        self.written = {text: self.runs(text) for text in self.counted}
        counts = Counter({part: 0 for word in besides for part in (words_of_name(word) if " " in word else [word])})
        for text, weight in (Counter(all_wordings) if all_wordings is not None else self.counted).items():
            for run in self.runs(text):
                for word in run:
                    for part in words_of_name(word) if " " in word else [word]:
                        counts[part] += weight
        self.forms = Forms(counts)
        self.cut = {text: self.unified(text) for text in self.counted}
        self.rounds = []
        # What no dish has taken is weighed again, three times in all.
        while len(self.rounds) < 3 and self._find_dishes():
            pass
        total, free, last, alone = Counter(), Counter(), Counter(), Counter()
        for text, weight in self.counted.items():
            for word in words_in(self.cut[text]):
                total[word] += weight
        dishes = self._taken(self.rounds)
        self.dishes = defaultdict(list)
        for dish in dishes:
            self.dishes[words_of(dish)[0]].append(words_of(dish))
        uses, names = Counter(), defaultdict(Counter)
        for text, weight in self.counted.items():
            seen = {(tuple(run[at:end]), " ".join(written[at:end])) for run, written in zip(self.cut[text], self.written[text])
                    for at, end in self._places(run) + [(at, at + 1) for at, word in enumerate(run) if " " in word]}
            for words, name in seen:
                names[words][name] += weight
            for words in {words for words, _ in seen}:
                uses[words] += weight
        # Each as it is written most often.
        self.names = {words: min(all_, key=lambda name: (-all_[name], name)) for words, all_ in names.items()}
        self.pairs = {pair for pair, third in dishes}
        for text, weight in self.counted.items():
            left = [divided(run, self.rounds)[1] for run in self.cut[text]]
            for word in {word for words in left for word in words}:
                free[word] += weight
            for word in {run[-1] for run, words in zip(self.cut[text], left) if run[-1:] == words[-1:]}:
                last[word] += weight
            only = only_word(self.cut[text])
            if only is not None:
                alone[only] += weight
        self.counts = {self.name(words_of(dish)): uses[tuple(words_of(dish))] for dish in dishes}
        self.counts.update({self.name([word]): total[word] for word in free if names_alone(word) and not (
            2 * (total[word] - free[word]) >= total[word] and 2 * last[word] <= free[word]
            or folded(word) in PARTS and 2 * alone[word] < free[word])})
        heads = [(words_of(dish)[-1], count) for dish, count in dishes.items()] \
            + [(foods_within(word)[0], count) for word, count in free.items() if foods_within(word)]
        kinds = Counter(head for head, _ in heads)
        # What is only named in several dishes, as their kind, is counted, but is no further food beside them.
        self.words_by_name = {self.name(words): words_in([words]) for words in [words_of(dish) for dish in dishes] + [[word] for word in free]}
        self.kinds = {word for word, count in kinds.items() if count > 1 and not free[word]
                      and names_alone(word) and folded(word) not in PARTS}
        self.counts.update({self.name([word]): total[word] for word in self.kinds})
        self.covered = {word for word in self.kinds if 2 * sum(
            count for head, count in heads if head == word and count >= 2) >= total[word]}

    def name(self, words):
        """As these words are written most often."""
        return self.names.get(tuple(words), " ".join(words))

    def _standing(self, run_list):
        """The dishes whose words stand side by side."""
        return {self.name(run[at:end]) for run in run_list for at, end in self._places(run)}

    def _places(self, run):
        """The dishes whose words stand side by side in a run, each by the place of its first word and that behind its last."""
        return [(at, at + len(words)) for at, word in enumerate(run) for words in self.dishes.get(word, ())
                if run[at:at + len(words)] == words]

    def side_by_side(self, text):
        """The pairs of names of which one stands directly before the other, or which are words of one dish."""
        found = set()
        for run in self.cut[text] if text in self.cut else self.unified(text):
            places = self._places(run)
            ends = [(self.name(run[at:end]), at, end) for at, end in [(at, at + 1) for at in range(len(run))] + places]
            found |= {frozenset((a, b)) for a, _, end in ends for b, start, _ in ends if end == start}
            for foods in [run[start:end] for start, end in places] + [foods_within(word) for word in run]:
                found |= {frozenset(two) for two in itertools.combinations(foods, 2)}
        return found

    def _find_dishes(self):
        """Adds a round of the dishes among the words that no dish has; says whether there were any."""
        ranks = self._candidates()
        taken = self._taken(self.rounds + [(ranks, {})])
        ranks = {pair: rank for pair, rank in ranks.items() if taken[pair, None] >= 2 or taken[pair, None] and pair in self.lone}
        if ranks:
            self.rounds.append((ranks, self._thirds(ranks)))
        return bool(ranks)

    def _thirds(self, ranks):
        """The words that make dishes of three words of pairs, by the rule for pairs."""
        pairs, beside, total, words, neighbours = Counter(), Counter(), Counter(), 0, 0
        for text, weight in self.counted.items():
            seen, own = set(), set()
            for run in self.cut[text]:
                left = left_over(run, self.rounds)
                own |= {run[at] for at in left}
                words, neighbours = words + len(left) * weight, neighbours + sum(at + 1 in left for at in left) * weight
                for at, left in taken_places(run, ranks, left):
                    pair = (run[at - 1], run[at])
                    seen.add((pair, None))
                    seen |= {(pair, (run[other], side)) for other, side in ((at - 2, -1), (at + 1, 1)) if other in left}
            for word in own:
                total[word] += weight
            for pair, third in seen:
                if third:
                    beside[pair, third] += weight
                else:
                    pairs[pair] += weight
        return {dish: count for dish, count in beside.items() if count >= 2
                and 2 * count >= min(pairs[dish[0]], total[dish[1][0]])
                and float(count) * words * words >= 2 * (float(pairs[dish[0]]) * total[dish[1][0]] * neighbours)}

    def unified(self, text):
        return [[self.forms.of(word) for word in run] for run in self.runs(text)]

    def forms_of(self, name):
        """The name, and all forms of its words."""
        return [name] + [word for word, shown in self.forms.shown.items() if shown in self.words(name)]

    def words(self, name):
        """The words of a food by its name, with those within names of several words."""
        return self.words_by_name.get(name) or {self.forms.of(name)}

    def _candidates(self):
        words, pairs, first_place, by_itself = Counter(), Counter(), {}, set()
        word_total = neighbours = 0
        for text, weight in self.counted.items():
            own, own_pairs = set(), set()
            for run, unified in zip(self.written[text], self.cut[text]):
                left = left_over(unified, self.rounds)
                word_total += len(left) * weight
                own.update(run[at] for at in left)
                for place in range(1, len(run)):
                    if not {place, place - 1} <= left:
                        continue
                    neighbours += weight
                    if is_within_dish(run, place):
                        continue
                    pair = (run[place - 1], run[place])
                    own_pairs.add(pair)
                    if len(run) == 2 and all(map(names_alone, run)) and folded(run[0]) not in PARTS:
                        by_itself.add(pair)
                    first_place[pair] = min(first_place.get(pair, place), place)
            for word in own:
                words[word] += weight
            for pair in own_pairs:
                pairs[pair] += weight

        def chance(pair, count, words):
            one, other = words[pair[0]], words[pair[1]]
            chance = float(count) * word_total * word_total / (float(one) * other * neighbours)
            return chance if count >= 2 and chance >= 2 and 2 * count >= min(one, other) else 0

        form_words, kinds = Counter(), defaultdict(int)
        for word, count in words.items():
            form_words[self.forms.of(word)] += count
        places, chances = {}, defaultdict(float)
        # What one entry has by itself, of which a word is named nowhere else, is one food.
        self.lone = set()
        for pair, count in pairs.items():
            kind = (self.forms.of(pair[0]), self.forms.of(pair[1]))
            kinds[kind] += count
            places[kind] = min(places.get(kind, 10 ** 9), first_place[pair])
            chances[kind] = max(chances[kind], chance(pair, count, words))
        for pair in by_itself:
            kind = (self.forms.of(pair[0]), self.forms.of(pair[1]))
            if kinds[kind] == 1 and 1 in (form_words[kind[0]], form_words[kind[1]]):
                self.lone.add(kind)
        dishes = []
        for kind, count in kinds.items():
            highest = 1 if kind in self.lone else max(chances[kind], chance(kind, count, form_words))
            if highest:
                dishes.append((-count, -highest, places[kind], " ".join(kind), kind))
        return {dish[-1]: rank for rank, dish in enumerate(sorted(dishes))}

    def _taken(self, rounds):
        counts = Counter()
        for text, weight in self.counted.items():
            for dish in {dish for run in self.cut[text] for dish in divided(run, rounds)[0]}:
                counts[dish] += weight
        return counts

    def parts(self, text):
        """The dishes of a wording and its words that belong to none."""
        names = set()
        for run in self.cut[text] if text in self.cut else self.unified(text):
            dishes, words = divided(run, self.rounds)
            names.update(self.name(words_of(dish)) for dish in dishes)
            names.update(self.name([word]) for word in words)
        return {name for name in names if name in self.counts}

    def all(self, text, with_kinds=False):
        """The same with the words within dishes."""
        run_list = self.cut[text] if text in self.cut else self.unified(text)
        words = words_in(run_list)
        return self.parts(text) | self._standing(run_list) | {word for word in words if word in self.counts and (with_kinds or word not in self.kinds)}


def only_word(run_list):
    """The word that a wording consists of, but for qualities."""
    if len(run_list) == 1 and len(run_list[0]) == 1:
        return run_list[0][0]
    words = {word for run in run_list for word in run if names_alone(word)}
    return words.pop() if len(words) == 1 else None


def words_in(run_list):
    """The words of runs, with those within names."""
    return {part for run in run_list for word in run for part in [word] + foods_within(word)}


def named(run_list, words):
    """Whether the words stand side by side in a run, a word also within a name."""
    return any(run[at:at + len(words)] == words or len(words) == 1 and words[0] in foods_within(run[at])
               for run in run_list for at in range(len(run)))


def without_article(word):
    return word[2:] if word[:2] in ("d'", "l'") else word


def foods_within(name):
    """The foods that a name of several words holds, such as fish and chips."""
    return words_of_name(name) if folded(name) not in IDIOMS else []


def words_of_name(name):
    """The words of a name that may be foods by themselves, also where it does not hold them."""
    return [word for word in map(without_article, name.split()) if may_name_food(word)] if " " in name else []


def mapped(name, transform):
    """A name with each of its foods replaced."""
    def part(word):
        own = without_article(word)
        return word[:len(word) - len(own)] + (transform(own) if may_name_food(own) else own)
    return " ".join(map(part, name.split()))


def new_foods(entries, dishes, of, known):
    """The foods of entries, as runs of words as they are written, that were not named before; by their words, with a name.

    `dishes` are the pairs of the entries that are one, `known` the words and pairs of before, `of` gives a word's form."""
    seen = {of(part) for run in known for word in run for part in [word] + foods_within(word)}
    pairs = {(of(one), of(other)) for run in known for one, other in zip(run, run[1:])}
    alone = {word for runs_ in entries for run in runs_ if len(run) == 1 for word in run if of(word) not in seen}
    written, first = defaultdict(Counter), {}
    for place, entry in enumerate(entries):
        names, only = set(), only_word(entry)

        def stands(words):
            return any(names_alone(w) and (len(words) > 1 or w == only or folded(w) not in PARTS) for w in words)

        for run in entry:
            stretch = []
            for word in run + [None]:
                if word is not None and of(word) not in seen:
                    stretch.append(word)
                elif stretch:
                    own = {w for w in stretch if stands([w])}
                    if alone & set(stretch) and (len(run) > 3 or alone >= own):
                        names |= {(w,) for w in own}
                    else:
                        words = run if len(run) <= 3 else stretch
                        if stands(words):
                            names.add(tuple(words))
                    stretch = []
            for pair in zip(run, run[1:]):
                kind = (of(pair[0]), of(pair[1]))
                if kind in dishes and kind not in pairs:
                    names.add(pair)
                    names -= {pair[:1], pair[1:]}
        for name in names:
            written[tuple(map(of, name))][" ".join(name)] += 1
            first.setdefault(tuple(map(of, name)), place)
    parts = {words: set(words).union(*(foods_within(word) for word in words)) for words in written}
    within = {words for words in written if any(
        other != words and len(parts[other]) > len(words) and first[other] <= first[words] and parts[other] >= set(words) for other in written)}
    written = {words: names for words, names in written.items() if words not in within}
    return {words: min(names, key=lambda n: (-names[n], n)) for words, names in written.items()}


def is_within_dish(run, at):
    """Whether a word is a quality of the one behind it, so that no dish ends with it."""
    return at + 1 < len(run) and not names_alone(run[at])


def left_over(run, rounds):
    """The places of the words in a run that no dish has."""
    return divided_places(run, rounds)[1]


def taken_places(run, ranks, left):
    """The places of the second words of the pairs that the places left hold, by their ranks, each with the places that no pair takes."""
    places = sorted((ranks[run[at - 1], run[at]], at) for at in range(1, len(run))
                    if (run[at - 1], run[at]) in ranks and not is_within_dish(run, at))
    left, seconds = set(left), []
    for _, at in places:
        if {at, at - 1} <= left:
            left -= {at, at - 1}
            seconds.append(at)
    return [(at, left) for at in seconds]


def divided(run, rounds):
    """The dishes that a run holds, and the words left over."""
    dishes, left = divided_places(run, rounds)
    return dishes, [run[at] for at in sorted(left)]


def divided_places(run, rounds):
    """The dishes that a run holds, and the places of the words left over: what was found first takes its words first."""
    free, dishes = set(range(len(run))), []
    for ranks, thirds in rounds:
        for at, left in taken_places(run, ranks, free):
            pair = (run[at - 1], run[at])
            beside = [(thirds[pair, (run[other], side)], -side, other, (run[other], side)) for other, side in ((at - 2, -1), (at + 1, 1))
                      if other in left and (pair, (run[other], side)) in thirds]
            dishes.append((pair, max(beside)[3] if beside else None))
            if beside:
                left.discard(max(beside)[2])
            free = left
    return dishes, free


def words_of(dish):
    """Its words in their order."""
    pair, third = dish
    return [*pair] if not third else [third[0], *pair] if third[1] < 0 else [*pair, third[0]]


if __name__ == "__main__":
    print("\n".join(" ".join(run) for run in runs(" ".join(sys.argv[1:]))))
