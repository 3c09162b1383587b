import type { Field, Form } from '@guichet/engine';
import type { FormPageData } from './page-data.ts';

/** Names of what a plain post carries beside the answers. No component key can hold a colon. */
export const hiddenNames = {
  version: 'guichet:version',
  key: 'guichet:key',
  attempted: 'guichet:attempted',
  /** Fields that were drawn as checked: where the post lacks one, the resident took the mark away. */
  checked: 'guichet:checked',
  intent: 'guichet:intent',
} as const;

/** The hidden inputs of a page, by name. */
export function hiddenInputs({ answered }: FormPageData, form: Form): Readonly<Record<string, string>> {
  const checked = form.fields.flatMap(checkedIn);
  return {
    [hiddenNames.version]: form.page.version,
    ...(checked.length > 0 && { [hiddenNames.checked]: checked.join(' ') }),
    ...(answered && { [hiddenNames.key]: answered.key }),
    ...(answered?.attempted === true && { [hiddenNames.attempted]: 'yes' }),
  };
}

/** Ids of the fields whose control says something now, and would say nothing at all when emptied. */
function checkedIn(field: Field): readonly string[] {
  const { component, model } = field;
  if (!field.visible()) return [];
  const silentWhenEmpty = model.toControl(model.emptyValue(component), component).length === 0;
  const isChecked =
    model.data === 'value' && silentWhenEmpty && model.toControl(field.value(), component).length > 0;
  return [...(isChecked && !field.disabled() ? [field.id] : []), ...field.children.flatMap(checkedIn)];
}
