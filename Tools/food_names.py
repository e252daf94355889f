#!/usr/bin/env python3
"""The foods that wordings name, by the rules of the diary's foods, written down a second time.

usage: food_names.py WORDS…    the runs of words that may name a food

A wording is cut into runs of words; two words that often stand together are a dish.
"""
import re
import sys
import unicodedata
from collections import Counter

STOP = set("""
a the and with of in for had ate some my an about after again all also another any around before between both but each
few from has have her his into its just later left little more much not off onto other our out over plus than that their
then this too under very was were without your und mit ohne das ein eine einem einer von vom zum zur con sin los las una
del para com sem uma avec sans les des une aux della dello degli alla allo senza met een het van zonder med och uden uten
utan для без или
""".split())
NUMBERS = set("one two three four five six seven eight nine ten eleven twelve half quarter couple dozen".split())
MEASURES = set("""
bag bags bar bars bit bits bite bites bottle bottles bowl bowls box boxes can cans cup cups dash drop drops glass glasses
gram grams handful handfuls jar kcal litre litres liter liters mug mugs ounce ounces pack packet packets piece pieces
pinch pint pints plate plates portion portions pot pots pound pounds scoop scoops serving servings shot shots slice
slices spoon spoons spoonful tablespoon tablespoons tbsp teaspoon teaspoons tin tins tsp
""".split())
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


def tokens(text):
    """Words in lower case, NUMBER for what holds a digit, SEPARATOR for all that parts words."""
    found, at = [], 0
    while at < len(text):
        sign, rest = text[at], text[at:]
        if is_letter(sign) or is_digit(sign):
            end = at
            while end < len(text) and (
                    is_letter(text[end]) or is_digit(text[end])
                    or (text[end] in "'’-" and end > at and end + 1 < len(text) and is_letter(text[end + 1]))):
                end += 1
            word = text[at:end]
            if not any(map(is_digit, word)) and text[end:].startswith(("//", "://")):
                end = at + len(rest.split()[0])
                found.append(SEPARATOR)
            else:
                found.append(NUMBER if any(map(is_digit, word)) else word.replace("’", "'").lower())
            at = end
            continue
        jump = None
        if sign.isspace() or sign in "*_`~":
            at += 1
            continue
        if sign == "<" and ">" in rest:
            jump = rest.index(">") + 1
        elif sign == "&" and ";" in rest[:10]:
            jump = rest.index(";") + 1
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
    return len(letters) >= (2 if east else 3) and word not in STOP and word not in NUMBERS


def runs(text):
    """The words of a wording that may name a food, in runs that nothing separates."""
    all_tokens = tokens(text)
    for at, word in enumerate(all_tokens):
        before = all_tokens[at - 1] if at else SEPARATOR
        after = all_tokens[at + 1] if at + 1 < len(all_tokens) else SEPARATOR
        if word in MEASURES and (before == NUMBER or before in NUMBERS or before in ("a", "an") or after == "of"):
            all_tokens[at] = NUMBER
    result, run = [], []
    for word in all_tokens + [SEPARATOR]:
        if word not in (SEPARATOR, NUMBER) and may_name_food(word):
            run.append(word)
        elif run:
            result.append(run)
            run = []
    return result


class Foods:
    """The foods of some wordings, each counted as often as it occurs."""

    def __init__(self, wordings):
        self.counted = Counter(wordings)
        self.cut = {text: runs(text) for text in self.counted}
        ranks = self._candidates()
        kept = {pair: rank for pair, rank in ranks.items() if self._taken(ranks)[pair] >= 2}
        dishes = self._taken(kept)
        total, free = Counter(), Counter()
        for text, weight in self.counted.items():
            for word in {word for run in self.cut[text] for word in run}:
                total[word] += weight
            for word in {word for run in self.cut[text] for word in divided(run, kept)[1]}:
                free[word] += weight
        self.ranks = {pair: rank for pair, rank in kept.items() if dishes[pair]}
        self.counts = {" ".join(pair): count for pair, count in dishes.items() if count}
        self.counts.update({word: total[word] for word in free})

    def _candidates(self):
        words, pairs, first_place = Counter(), Counter(), {}
        word_total = neighbours = 0
        for text, weight in self.counted.items():
            own, own_pairs = set(), set()
            for run in self.cut[text]:
                word_total += len(run) * weight
                neighbours += (len(run) - 1) * weight
                own.update(run)
                for place in range(1, len(run)):
                    pair = (run[place - 1], run[place])
                    own_pairs.add(pair)
                    first_place[pair] = min(first_place.get(pair, place), place)
            for word in own:
                words[word] += weight
            for pair in own_pairs:
                pairs[pair] += weight
        dishes = []
        for pair, count in pairs.items():
            one, other = words[pair[0]], words[pair[1]]
            chance = float(count) * word_total * word_total / (float(one) * other * neighbours)
            if count >= 2 and chance >= 2 and 2 * count >= min(one, other):
                dishes.append((-count, -chance, first_place[pair], " ".join(pair), pair))
        return {dish[-1]: rank for rank, dish in enumerate(sorted(dishes))}

    def _taken(self, ranks):
        counts = Counter()
        for text, weight in self.counted.items():
            for pair in {pair for run in self.cut[text] for pair in divided(run, ranks)[0]}:
                counts[pair] += weight
        return counts

    def parts(self, text):
        """The dishes of a wording and its words that belong to none."""
        names = set()
        for run in self.cut[text] if text in self.cut else runs(text):
            dishes, words = divided(run, self.ranks)
            names.update(" ".join(pair) for pair in dishes)
            names.update(words)
        return {name for name in names if name in self.counts}

    def all(self, text):
        """The same with the words within dishes."""
        words = {word for run in (self.cut[text] if text in self.cut else runs(text)) for word in run}
        return self.parts(text) | {word for word in words if word in self.counts}


def divided(run, ranks):
    """The dishes that a run holds by their ranks, and the words left over."""
    places = sorted((ranks[run[at - 1], run[at]], at) for at in range(1, len(run)) if (run[at - 1], run[at]) in ranks)
    taken, dishes = set(), []
    for _, at in places:
        if not {at, at - 1} & taken:
            taken |= {at, at - 1}
            dishes.append((run[at - 1], run[at]))
    return dishes, [word for at, word in enumerate(run) if at not in taken]


if __name__ == "__main__":
    print("\n".join(" ".join(run) for run in runs(" ".join(sys.argv[1:]))))
