import { hiddenNames, intents } from '../pages/hidden-inputs.ts';

/** Bytes of a plain post. The same as the form service takes. */
export const largestPost = 1024 * 1024;
const mostEntries = 20_000;

/** What a form sent in its own encoding. */
export interface PlainPost {
  /** What each control said, by name. */
  readonly controls: ReadonlyMap<string, readonly string[]>;
  readonly intent: 'submit' | keyof typeof intents;
  /** The version that the page was drawn with. */
  readonly version: string | undefined;
  /** The key of an answered page; the page of an untouched form has none. */
  readonly key: string | undefined;
  readonly attempted: boolean;
}

/** Reads a form-encoded body. Undefined: it has more entries than any form. */
export function parsePost(body: string): PlainPost | undefined {
  const controls = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(body)) {
    count += 1;
    if (count > mostEntries) return undefined;
    const earlier = controls.get(name);
    if (earlier === undefined) controls.set(name, [value]);
    else earlier.push(value);
  }
  const one = (name: string) => controls.get(name)?.[0];
  return {
    controls,
    intent: intentOf(one(hiddenNames.intent)),
    version: matching(one(hiddenNames.version), /^[0-9a-f]{64}$/),
    key: matching(one(hiddenNames.key), /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|post-[0-9a-f]{64})$/),
    attempted: controls.has(hiddenNames.attempted),
  };
}

function intentOf(text: string | undefined): PlainPost['intent'] {
  return text === intents.language || text === intents.again ? text : 'submit';
}

function matching(text: string | undefined, shape: RegExp): string | undefined {
  return text !== undefined && shape.test(text) ? text : undefined;
}
