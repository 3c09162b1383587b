import { isJsonObject, type Json } from '@guichet/definition';
import type { Command, IntentCommand, NavigateCommand, WayCommand } from './command.ts';
import { encodeCommand, isNavigation } from './encode-command.ts';

/** Characters. The longest holds an address with all of a search's results. */
const longestCommand = 65_536;

/** Reads what `encodeCommand` wrote. Undefined: any other text, and whatever would be written otherwise. */
export function decodeCommand(text: string): Command | undefined {
  if (text.length > longestCommand) return undefined;
  try {
    const command = commandIn(text);
    return command !== undefined && encodeCommand(command) === text ? command : undefined;
  } catch {
    // No JSON, or nested too deep to be written again; or an escape that stands for nothing.
    return undefined;
  }
}

/** The navigation that a button asks for; undefined: it asks for something else. */
export function navigationIn(text: string): NavigateCommand | undefined {
  const command = decodeCommand(text);
  return command && isNavigation(command) ? command : undefined;
}

function commandIn(text: string): Command | undefined {
  if (isIn(bare, text)) return { kind: text };
  const [, way, page = ''] = /^(to|change):(\S+)$/.exec(text) ?? [];
  if (way !== undefined) return { kind: way === 'to' ? way : 'change', target: decodeURIComponent(page) };
  const [, kind = '', written = '', rest] = /^(\S+) (\S+)(?: (.+))?$/.exec(text) ?? [];
  return ofField(kind, decodeURIComponent(written), rest);
}

function ofField(kind: string, target: string, rest: string | undefined): Command | undefined {
  if (rest === undefined) return isIn(ofOne, kind) ? { kind, target } : undefined;
  if (kind === 'address:choose') {
    const place: Json = JSON.parse(rest);
    return isJsonObject(place) ? { kind, target, place } : undefined;
  }
  return /^\d{1,4}$/.test(rest) && isIn(ofPlace, kind) ? { kind, target, index: Number(rest) } : undefined;
}

const bare = {
  ...{ language: 0, again: 0 },
  ...{ forward: 0, previous: 0, review: 0, enter: 0, cancel: 0 },
} satisfies Record<(IntentCommand | WayCommand)['kind'], 0>;

/** Those that name a field alone. */
const ofOne = {
  ...{ 'row:add': 0, add: 0, choices: 0, 'address:search': 0 },
  ...{ 'location:search': 0, 'location:again': 0, 'location:change': 0, 'location:keep': 0 },
} as const;

/** Those that name a place in a field, too. */
const ofPlace = {
  ...{ 'row:remove': 0, 'row:removed': 0, 'row:keep': 0, 'row:up': 0, 'row:down': 0 },
  ...{ 'row:open': 0, 'row:save': 0, 'row:cancel': 0 },
  ...{ add: 0, remove: 0, 'file:remove': 0, 'location:choose': 0 },
} as const;

function isIn<Kind extends string>(kinds: Readonly<Record<Kind, number>>, word: string): word is Kind {
  return Object.hasOwn(kinds, word);
}
