import type { RegularExpressions } from '../language.ts';
import { toText } from '../values/convert.ts';
import { fail, wrongThis } from '../values/failure.ts';
import { Walk } from '../values/iterate.ts';
import { itemsOfList, type List } from '../values/list.ts';
import type { Match } from '../values/pattern.ts';
import { protos } from '../values/protos.ts';
import { patternFrom, RegularExpression } from '../values/regular-expression.ts';
import type { Value } from '../values/sandbox-object.ts';
import { fixed, give, type Native } from './native.ts';
import { groupsOf } from './replacing.ts';
import { thisText } from './strings.ts';

/** A match as `exec` gives it. */
function listOfMatch(match: Match): List {
  const list = itemsOfList([...match.texts]);
  list.put('index', match.index);
  list.put('input', match.input);
  list.put('groups', groupsOf(match));
  return list;
}

function patternOf(value: Value, flags: string): RegularExpression {
  return value instanceof RegularExpression
    ? value
    : patternFrom(value === undefined ? '' : toText(value), flags);
}

function thisPattern(self: Value): RegularExpression {
  return self instanceof RegularExpression ? self : wrongThis();
}

/** Methods of texts: see `RegularExpressions.methods`. */
export const textMethods: RegularExpressions['methods'] = {
  match(self, [what]) {
    const text = thisText(self);
    const pattern = patternOf(what, '');
    const matches = pattern.matchesIn(text);
    const [first] = matches;
    if (first === undefined) return null;
    return pattern.regexp.global ? itemsOfList(matches.map(({ texts }) => texts[0])) : listOfMatch(first);
  },
  matchAll(self, [what]) {
    const text = thisText(self);
    const pattern = patternOf(what, 'g');
    if (!pattern.regexp.global) return fail('TypeError', 'matchAll needs a global expression');
    return new Walk(pattern.matchesIn(text).map(listOfMatch).values());
  },
  search(self, [what]) {
    const text = thisText(self);
    const pattern = patternOf(what, '');
    return pattern.copy(pattern.regexp.flags.replace('g', '')).match(text)?.index ?? -1;
  },
};

give(protos.regexp, {
  exec(self, [text]) {
    const match = thisPattern(self).match(toText(text));
    return match === undefined ? null : listOfMatch(match);
  },
  test: (self, [text]) => thisPattern(self).match(toText(text)) !== undefined,
  toString: (self) => String(thisPattern(self).regexp),
});
fixed(protos.regexp);

/** `RegExp(source, flags)`. */
export const makePattern: Native = (_self, [source, flags]) => {
  const written = flags === undefined ? undefined : toText(flags);
  if (source instanceof RegularExpression) return source.copy(written ?? source.regexp.flags);
  return patternFrom(source === undefined ? '(?:)' : toText(source), written ?? '');
};
