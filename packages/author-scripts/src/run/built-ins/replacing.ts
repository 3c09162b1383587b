import { allocate, allocateText, spend } from '../run.ts';
import { call } from '../values/call.ts';
import { integerOf, toText } from '../values/convert.ts';
import { fail } from '../values/failure.ts';
import { itemsOfList } from '../values/list.ts';
import { type Match, Pattern } from '../values/pattern.ts';
import { protos } from '../values/protos.ts';
import { Callable, SandboxObject, type Value } from '../values/sandbox-object.ts';
import { give } from './native.ts';
import { thisText } from './strings.ts';

/** Finds a text in another, and gives its places as matches. */
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

function replaced(self: Value, what: Value, by: Value, isAll: boolean): string {
  const text = thisText(self);
  if (isAll && what instanceof Pattern && !what.regexp.global)
    fail('TypeError', 'replaceAll needs a global expression');
  const matches = what instanceof Pattern ? what.matchesIn(text) : placesOf(text, toText(what), isAll);
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

export function groupsOf({ groups }: Match): Value {
  if (groups === undefined) return undefined;
  const sandboxObject = new SandboxObject(null);
  for (const [name, text] of Object.entries(groups)) sandboxObject.put(name, text);
  return sandboxObject;
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

give(protos.string, {
  replace: (self, [what, by]) => replaced(self, what, by, false),
  replaceAll: (self, [what, by]) => replaced(self, what, by, true),
  split(self, [separator, limit]) {
    const text = thisText(self);
    const most = limit === undefined ? 2 ** 32 - 1 : integerOf(limit) >>> 0;
    if (separator === undefined) return itemsOfList([text].slice(0, most));
    if (separator instanceof Pattern) return itemsOfList(separator.cut(text, most));
    const between = toText(separator);
    spend(text.length / (between.length || 1) + (text.length * between.length) / 256);
    return itemsOfList(text.split(between, most));
  },
});
