import { encodeJson } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { versionName } from './hidden-inputs.ts';
import type { AnsweredPage } from './page-data.ts';

/** Names of what a plain post carries beside the answers. No component key can hold a colon. */
export const hiddenNames = {
  version: versionName,
  key: 'guichet:key',
  attempted: 'guichet:attempted',
  /** A JSON object: see `unpostedAnswers`. */
  unposted: 'guichet:unposted',
} as const;

/** The hidden inputs for the next post of an answered page, by name. `form`: as the page draws it. */
export function carriedInputs(answered: AnsweredPage, form: Form): Readonly<Record<string, string>> {
  const unposted = unpostedAnswers(form);
  return {
    [hiddenNames.key]: answered.key,
    ...(answered.attempted && { [hiddenNames.attempted]: 'yes' }),
    ...(unposted !== undefined && { [hiddenNames.unposted]: unposted }),
  };
}

/**
 * The values of fields whose controls no browser posts, as JSON by path: of those that are disabled, and of those that
 * keep theirs while they are hidden. Without the values that the form computes, and without those in rows that are
 * saved, which are posted whole. Undefined where there are none.
 */
function unpostedAnswers({ fields, wizard }: Form): string | undefined {
  // A page of a wizard brings along what was answered on the others.
  const drawn = wizard ? [...wizard.prefix, ...wizard.current().fields, ...wizard.suffix] : fields;
  const unposted = drawn.flatMap(withInner).filter(isUnposted);
  if (unposted.length === 0) return undefined;
  return encodeJson(Object.fromEntries(unposted.map((field) => [field.path(), field.value()])));
}

function isUnposted(field: Field): boolean {
  const { model, component } = field;
  if (model.data !== 'value' || component.calculateValue !== undefined) return false;
  return (field.disabled() || !field.visible()) && !model.isEmpty(field.value(), component);
}

function withInner(field: Field): readonly Field[] {
  const rows = field.model.rowEditing === undefined ? (field.rows() ?? []) : [];
  return [field, ...[...field.children, ...rows.flatMap(({ fields }) => fields)].flatMap(withInner)];
}
