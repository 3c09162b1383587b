import { encodeJson } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { versionName } from './hidden-inputs.ts';
import type { AnsweredPage } from './page-data.ts';

/** Names of what a plain post carries beside the answers. No component key can hold a colon. */
export const hiddenNames = {
  version: versionName,
  key: 'guichet:key',
  attempted: 'guichet:attempted',
  /** JSON objects by path: see `unpostedAnswers` and `sharedTexts`. */
  unposted: 'guichet:unposted',
  shared: 'guichet:shared',
} as const;

/** The hidden inputs for the next post of an answered page, by name. `form`: as the page draws it. */
export function carriedInputs(answered: AnsweredPage, form: Form): Readonly<Record<string, string>> {
  const { fields, wizard } = form;
  // A page of a wizard brings along what was answered on the others.
  const drawn = wizard ? [...wizard.prefix, ...wizard.current().fields, ...wizard.suffix] : fields;
  const [unposted, shared] = [unpostedAnswers(drawn), sharedTexts(fields)];
  return {
    [hiddenNames.key]: answered.key,
    ...(answered.attempted && { [hiddenNames.attempted]: 'yes' }),
    ...(unposted !== undefined && { [hiddenNames.unposted]: unposted }),
    ...(shared !== undefined && { [hiddenNames.shared]: shared }),
  };
}

/**
 * The values of fields whose controls no browser posts, as JSON by path: of those that are disabled, and of those that
 * keep theirs while they are hidden. Without the values that the form computes, and without those in rows that are
 * saved, which are posted whole. Undefined where there are none.
 */
function unpostedAnswers(drawn: readonly Field[]): string | undefined {
  const unposted = drawn.flatMap(unpostedIn);
  if (unposted.length === 0) return undefined;
  return encodeJson(Object.fromEntries(unposted.map((field) => [field.path(), field.value()])));
}

/** A grid that is unposted stands for all that is in it. */
function unpostedIn(field: Field): readonly Field[] {
  const { model, component } = field;
  const rows = field.rows() ?? [];
  const isUnposted = field.disabled() || !field.visible();
  if (isUnposted && (model.data === 'value' || model.data === 'rows')) {
    const isEmpty = model.data === 'rows' ? rows.length === 0 : model.isEmpty(field.value(), component);
    return isEmpty || component.calculateValue !== undefined ? [] : [field];
  }
  const drawnRows = model.rowEditing === undefined ? rows : [];
  return [...field.children, ...drawnRows.flatMap(({ fields }) => fields)].flatMap(unpostedIn);
}

/** The texts of fields that share a key, as JSON by path: what the next post has beside them was typed. */
function sharedTexts(fields: readonly Field[]): string | undefined {
  const seen = new Set<string>();
  const shared = new Map<string, string>();
  for (const field of fields.flatMap(holdersIn)) {
    const path = field.path();
    if (seen.has(path)) shared.set(path, field.shown()[0] ?? '');
    seen.add(path);
  }
  return shared.size === 0 ? undefined : encodeJson(Object.fromEntries(shared));
}

function holdersIn(field: Field): readonly Field[] {
  const inner = [...field.children, ...(field.rows() ?? []).flatMap(({ fields }) => fields)];
  return [...(field.model.data === 'value' ? [field] : []), ...inner.flatMap(holdersIn)];
}
