import { parsePath } from '@guichet/definition';
import type { Field, ServerErrorDetail } from '@guichet/engine';
import { rules } from '@guichet/engine/every-part';
import { interpolationsOf, sourceIn } from '@guichet/fields/choices';

/** A value chosen from a source elsewhere, where the author allows only its choices. */
export interface ChoiceAnswer {
  /** `PreparedComponent.id`. */
  readonly component: string;
  readonly path: string;
  readonly holes: readonly string[];
  /** As a control says them. */
  readonly values: readonly string[];
  /** The refusal if it is in no list. */
  readonly refusal: ServerErrorDetail;
}

/** The choices of a form, among all its fields, that are to be held against where they come from. */
export function choiceAnswersOf(fields: readonly Field[]): readonly ChoiceAnswer[] {
  return fields.flatMap((field) => {
    const { component } = field;
    if (sourceIn(component.settings)?.isChecked !== true || !field.visible()) return [];
    const values = field.shown().filter((text) => text !== '');
    if (values.length === 0) return [];
    const [holes, path] = [interpolationsOf(field), field.path()];
    return [{ component: component.id, path, holes, values, refusal: refusalOf(field) }];
  });
}

function refusalOf(field: Field): ServerErrorDetail {
  const label = field.name();
  const customMessage = field.plainText('validate.customMessage') || field.plainText('errors.invalidOption');
  const validator = 'onlyAvailableItems';
  return {
    type: `any.${validator}`,
    path: parsePath(field.path()),
    message: (customMessage || rules[validator].sentences[field.locale()]).replaceAll('{{field}}', label),
    level: 'error',
    context: {
      validator,
      hasLabel: customMessage === '',
      key: field.component.key,
      label,
      path: field.path(),
    },
  };
}
