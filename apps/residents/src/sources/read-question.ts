import { checkAlias, isJsonObject, type Json } from '@guichet/definition';
import type { SourceQuestion } from '@guichet/fields/posted';

/** Of values and of the search term, in characters. */
const longestText = 2_000;
const maxInterpolations = 100;
const maxSkipped = 1_000_000;

/** A question as a page asks it; undefined for anything else. */
export function readQuestion(body: unknown): SourceQuestion | undefined {
  if (!isQuestion(body)) return undefined;
  const { form, version, component, holes, search, skip } = body;
  // As in a page's address: what a form service has under other names, such as its list of forms, is not asked for.
  const checked = checkAlias(form);
  if (checked.kind !== 'usable' || !isText(component) || !isText(search)) return undefined;
  if (typeof version !== 'string' || !/^[0-9a-f]{64}$/.test(version)) return undefined;
  if (!Array.isArray(holes) || holes.length > maxInterpolations) return undefined;
  const texts = holes.filter(isText);
  const isWhole = typeof skip === 'number' && Number.isInteger(skip) && skip >= 0 && skip <= maxSkipped;
  if (texts.length < holes.length || !isWhole) return undefined;
  return { form: checked.alias, version, component, holes: texts, search, skip };
}

function isQuestion(body: unknown): body is { readonly [name: string]: Json | undefined } {
  return isJsonObject(body);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}
