import { computed } from '@preact/signals-core';
import { resolveText } from '../text/resolve-text.ts';
import type { Resolved } from './field-texts.ts';
import { fillingFor } from './filling.ts';
import type { FormContext, LiveField } from './live-field.ts';

/** Texts with holes or markup, and those that logic changes. */
export function changingTexts(field: LiveField, context: FormContext): () => Resolved {
  const ofRows = field.model.texts.filter(({ isOfRow }) => isOfRow).map(({ setting }) => setting);
  const filling = fillingFor(field, context, templateOf(field));
  const resolved = computed(() => {
    const texts = context.dictionary.value.of(field.component.id);
    const own = Object.entries(texts).filter(
      ([setting]) => !setting.startsWith('logic.') && !ofRows.includes(setting),
    );
    const changed = Object.entries(field.applied()?.texts ?? {}).flatMap(([setting, by]) => {
      const text = texts[by];
      return text === undefined ? [] : [[setting, text] as const];
    });
    return {
      ...Object.fromEntries(
        [...own, ...changed].map(([setting, text]) => [setting, resolveText(text, filling)]),
      ),
      ...field.applied()?.words,
    };
  });
  return () => resolved.value;
}

/** What stands around the rows of a grid may name its columns, too. */
function templateOf(field: LiveField) {
  if (field.model.data !== 'rows') return undefined;
  return { grid: field, row: undefined, say: (_: unknown, value?: unknown) => String(value ?? '') };
}
