import { decodeJson, isDeeperThan, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import {
  type ChangeCommand,
  type Command,
  commandNames,
  decodeCommand,
  type FieldTransientState,
  type IntentCommand,
  isChange,
  isIntent,
  navigationIn,
  type WizardPositionData,
} from '@guichet/engine';
import { placeName } from '@guichet/renderer/wizard';
import { hiddenNames } from '../pages/carried-inputs.ts';

/** Bytes of a plain post. The same as the form service takes. */
export const largestPost = 1024 * 1024;
const maxEntries = 20_000;
/** Levels of a value that is written as JSON. The same as the form service takes. */
const deepestValue = 40;

/** A form post in its own encoding. */
export interface PlainPost {
  /** The strings of each control, by name. */
  readonly controls: ReadonlyMap<string, readonly string[]>;
  /** The button pressed; undefined: a button that sends the form. */
  readonly command: Command | UnknownChange | undefined;
  /** The version that the page was drawn with. */
  readonly version: string | undefined;
  /** The key of an answered page; the page of an untouched form has none. */
  readonly key: string | undefined;
  readonly attempted: boolean;
  /** Values of fields that have no controls in it, by path. */
  readonly unposted: JsonObject;
  /** Texts that several controls showed under one name, by path. */
  readonly shared: JsonObject;
  /** In a wizard: where the resident is, and where to. Undefined: it is sent. */
  readonly place: WizardPositionData | undefined;
  /** Of files that were refused: the transient states of their fields. */
  readonly transientStates?: readonly FieldTransientState[];
}

/** Asks a field for what no page offers: the form stays as it is, and is not sent. */
interface UnknownChange {
  readonly kind: 'unknown';
}

/** Reads a form-encoded body. Undefined: it has more entries than any form, or a value that is nested deeper. */
export function parsePost(body: string): PlainPost | undefined {
  const controls = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(body)) {
    count += 1;
    if (count > maxEntries || isTooDeep(value)) return undefined;
    const earlier = controls.get(name);
    if (earlier === undefined) controls.set(name, [value]);
    else earlier.push(value);
  }
  const firstValue = (name: string) => controls.get(name)?.[0];
  return {
    controls,
    command:
      intentIn(firstValue(commandNames.intent)) ??
      changeIn(firstValue(commandNames.change)) ??
      navigationIn(firstValue(commandNames.turn) ?? ''),
    version: matching(firstValue(hiddenNames.version), /^[0-9a-f]{64}$/),
    key: matching(
      firstValue(hiddenNames.key),
      /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|post-[0-9a-f]{64})$/,
    ),
    attempted: controls.has(hiddenNames.attempted),
    unposted: objectIn(firstValue(hiddenNames.unposted)) ?? {},
    shared: objectIn(firstValue(hiddenNames.shared)) ?? {},
    place: placeIn(firstValue(placeName)),
  };
}

function isTooDeep(text: string): boolean {
  return /^\s*[[{]/.test(text) && isDeeperThan(deepestValue, decodeJson(text));
}

/** Bounds of what a place may hold. */
const maxPages = 500;

/** The form itself refuses unknown page names. */
function placeIn(text: string | undefined): WizardPositionData | undefined {
  const place = objectIn(text);
  if (typeof place?.at !== 'string') return undefined;
  return {
    at: place.at,
    trail: idsIn(place.trail),
    completed: idsIn(place.completed),
    ...(place.reviewed === true && { reviewed: true }),
  };
}

function objectIn(text: string | undefined): JsonObject | undefined {
  const value = text === undefined ? undefined : decodeJson(text);
  return isJsonObject(value) ? value : undefined;
}

function idsIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value)
    ? value.flatMap((id: Json) => (typeof id === 'string' ? [id] : [])).slice(0, maxPages)
    : [];
}

function intentIn(text = ''): IntentCommand | undefined {
  const command = decodeCommand(text);
  return command && isIntent(command) ? command : undefined;
}

function changeIn(text: string | undefined): ChangeCommand | UnknownChange | undefined {
  if (text === undefined) return undefined;
  const command = decodeCommand(text);
  return command && isChange(command) ? command : { kind: 'unknown' };
}

function matching(text: string | undefined, shape: RegExp): string | undefined {
  return text !== undefined && shape.test(text) ? text : undefined;
}
