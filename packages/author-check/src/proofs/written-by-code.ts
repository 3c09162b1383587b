import type { AuthorScript } from '@guichet/author-scripts/run';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Subject } from './subjects.ts';

const writes =
  /\b(?:data|row|submission|component|instance|form|self|root|parent)\b[\w.[\]'"()?!]*\s*(?:=(?![=>])|\+=|-=|\+\+|--)|\bsetValue\b|\bset(?:Submission|PrefilledData|ComponentValue|Visible|Pristine)\b|\.(?:visible|hidden|show|emit|redraw|push|splice|pop|shift|delete)\s*\(|_\.(?:set|unset|assign|merge|remove|pull)\b|\b(?:assign|defineProperty)\b|\bdelete\s/;

const known = new WeakMap<readonly Subject[], { readonly path: string | undefined }>();

/** Where code stands that may change answers or settings of other components; undefined where none does. */
export function findWriter(subjects: readonly Subject[]): string | undefined {
  const before = known.get(subjects);
  if (before !== undefined) return before.path;
  const path = subjects.flatMap((subject) => writersIn(subject))[0];
  known.set(subjects, { path });
  return path;
}

function writersIn({ json, path }: Subject): readonly string[] {
  const { validate, logic, ...settings } = json;
  const found: string[] = [];
  const check = (value: Json | undefined, place: string) => {
    if (typeof value === 'string' && writes.test(value)) found.push(place);
  };
  for (const name of [
    'customConditional',
    'calculateValue',
    'customDefaultValue',
    'custom',
    'nextPage',
    'conditionalAddButton',
  ] as const)
    check(settings[name], `${path}.${name}`);
  if (isJsonObject(validate))
    for (const name of ['custom', 'row'] as const) check(validate[name], `${path}.validate.${name}`);
  if (isJsonObject(json.data)) check(json.data.custom, `${path}.data.custom`);
  if (Array.isArray(logic))
    for (const [index, item] of logic.entries())
      if (isJsonObject(item)) checkLogic(item, `${path}.logic[${index}]`, found, check);
  return found;
}

/** A value action changes its own component alone, which `decide` looks at; a custom action may change any. */
function checkLogic(
  item: JsonObject,
  path: string,
  found: string[],
  check: (value: Json | undefined, place: string) => void,
): void {
  const { trigger, actions } = item;
  if (isJsonObject(trigger)) check(trigger.javascript, `${path}.trigger`);
  if (!Array.isArray(actions)) return;
  for (const [index, action] of actions.entries()) {
    if (!isJsonObject(action)) continue;
    for (const name of ['value', 'customAction', 'schemaDefinition'] as const)
      check(action[name], `${path}.actions[${index}].${name}`);
    if (action.type === 'customAction' && !found.includes(`${path}.actions[${index}].customAction`))
      found.push(`${path}.actions[${index}].customAction`);
  }
}

/** The libraries and host methods that code calls. */
export function callsIn(code: AuthorScript): readonly string[] {
  const text = JSON.stringify(code);
  const free = [...text.matchAll(/\["free","(_|moment|utils?|instance|form|options|Date|Math)"\]/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(free)];
}
