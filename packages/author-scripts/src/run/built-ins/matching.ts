import { allocate, allocateText, spend } from '../run.ts';
import { call } from '../values/call.ts';
import { integerOf, toText } from '../values/convert.ts';
import { fail, wrongThis } from '../values/failure.ts';
import { Walk } from '../values/iterate.ts';
import { itemsOfList, type List } from '../values/list.ts';
import { type Match, Pattern, patternFrom } from '../values/pattern.ts';
import { protos } from '../values/protos.ts';
import { Callable, SandboxObject, type Value } from '../values/sandbox-object.ts';
import { give, maker } from './native.ts';
import { thisText } from './strings.ts';

/** A match as `exec` gives it. */
function listOfMatch(match: Match): List {
  const list = itemsOfList([...match.texts]);
  list.put('index', match.index);
  list.put('input', match.input);
  list.put('groups', groupsOf(match));
  return list;
}

function groupsOf({ groups }: Match): Value {
  if (groups === undefined) return undefined;
  const sandboxObject = new SandboxObject(null);
  for (const [name, text] of Object.entries(groups)) sandboxObject.put(name, text);
  return sandboxObject;
}

/** All matches, or the first where the expression is not global. */
function matchesOf(pattern: Pattern, text: string): Match[] {
  const { regexp } = pattern;
  const found: Match[] = [];
  if (regexp.global) regexp.lastIndex = 0;
  pattern.pay(text);
  for (let match = pattern.next(text); match !== undefined; match = pattern.next(text)) {
    spend(4);
    allocate(match.texts.length + 4);
    found.push(match);
    if (!regexp.global) break;
    if (match.texts[0] === '') regexp.lastIndex += 1;
  }
  return found;
}

/** Where a text stands in another, as a match would say it. */
function placesOf(text: string, what: string, isAll: boolean): Match[] {
  const found: Match[] = [];
  const step = what.length || 1;
  spend((text.length * what.length) / 256);
  for (let index = text.indexOf(what); index !== -1; index = text.indexOf(what, index + step)) {
    allocate(4);
    found.push({ texts: [what], index, input: text, groups: undefined });
    if (!isAll || index + step > text.length) break;
  }
  return found;
}

function patternOf(value: Value, flags: string): Pattern {
  return value instanceof Pattern ? value : patternFrom(value === undefined ? '' : toText(value), flags);
}

function replaced(self: Value, what: Value, by: Value, isAll: boolean): string {
  const text = thisText(self);
  if (isAll && what instanceof Pattern && !what.regexp.global)
    fail('TypeError', 'replaceAll needs a global expression');
  const matches = what instanceof Pattern ? matchesOf(what, text) : placesOf(text, toText(what), isAll);
  const template = by instanceof Callable ? '' : toText(by);
  let result = '';
  let done = 0;
  for (const match of matches) {
    const piece =
      by instanceof Callable ? toText(call(by, undefined, givenBy(match))) : filled(template, match);
    const before = text.slice(done, match.index);
    allocateText(before.length + piece.length);
    result += before + piece;
    done = match.index + (match.texts[0] ?? '').length;
  }
  allocateText(text.length - done);
  return result + text.slice(done);
}

function givenBy(match: Match): Value[] {
  const groups = groupsOf(match);
  return [...match.texts, match.index, match.input, ...(groups === undefined ? [] : [groups])];
}

/** `$1`, `$&` and their like in a text that replaces. */
function filled(template: string, { texts, index, input, groups }: Match): string {
  if (!template.includes('$')) return template;
  spend(template.length / 2);
  const [matched = ''] = texts;
  return template.replace(/\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g, (written, sign, digits, name) => {
    const piece = pieceOf();
    allocateText(piece.length);
    return piece;

    function pieceOf(): string {
      if (sign === '$') return '$';
      if (sign === '&') return matched;
      if (sign === '`') return input.slice(0, index);
      if (sign === "'") return input.slice(index + matched.length);
      if (name !== undefined) return groups === undefined ? written : (groups[name] ?? '');
      const twoDigitGroup = Number(digits);
      if (twoDigitGroup > 0 && twoDigitGroup < texts.length) return texts[twoDigitGroup] ?? '';
      const oneDigitGroup = Number(digits[0]);
      return oneDigitGroup > 0 && oneDigitGroup < texts.length
        ? (texts[oneDigitGroup] ?? '') + digits.slice(1)
        : written;
    }
  });
}

function thisPattern(self: Value): Pattern {
  return self instanceof Pattern ? self : wrongThis();
}

give(protos.string, {
  match(self, [what]) {
    const text = thisText(self);
    const pattern = patternOf(what, '');
    const matches = matchesOf(pattern, text);
    const [first] = matches;
    if (first === undefined) return null;
    return pattern.regexp.global ? itemsOfList(matches.map(({ texts }) => texts[0])) : listOfMatch(first);
  },
  matchAll(self, [what]) {
    const text = thisText(self);
    const pattern = patternOf(what, 'g');
    if (!pattern.regexp.global) return fail('TypeError', 'matchAll needs a global expression');
    return new Walk(matchesOf(pattern, text).map(listOfMatch).values());
  },
  replace: (self, [what, by]) => replaced(self, what, by, false),
  replaceAll: (self, [what, by]) => replaced(self, what, by, true),
  search(self, [what]) {
    const text = thisText(self);
    const pattern = patternOf(what, '');
    return pattern.copy(pattern.regexp.flags.replace('g', '')).match(text)?.index ?? -1;
  },
  split(self, [separator, limit]) {
    const text = thisText(self);
    const most = limit === undefined ? 2 ** 32 - 1 : integerOf(limit) >>> 0;
    if (separator === undefined) return itemsOfList([text].slice(0, most));
    if (separator instanceof Pattern) {
      separator.pay(text);
      spend(text.length);
      // Each of its groups is in the list, as often as it splits.
      allocate(text.length * (separator.regexp.source.split('(').length - 1));
      return itemsOfList(text.split(separator.regexp, most));
    }
    const between = toText(separator);
    spend(text.length / (between.length || 1) + (text.length * between.length) / 256);
    return itemsOfList(text.split(between, most));
  },
});

give(protos.regexp, {
  exec(self, [text]) {
    const match = thisPattern(self).match(toText(text));
    return match === undefined ? null : listOfMatch(match);
  },
  test: (self, [text]) => thisPattern(self).match(toText(text)) !== undefined,
  toString: (self) => String(thisPattern(self).regexp),
});

export const regexpConstructor = maker('RegExp', protos.regexp, (_self, [source, flags]) => {
  const written = flags === undefined ? undefined : toText(flags);
  if (source instanceof Pattern) return source.copy(written ?? source.regexp.flags);
  return patternFrom(source === undefined ? '(?:)' : toText(source), written ?? '');
});
