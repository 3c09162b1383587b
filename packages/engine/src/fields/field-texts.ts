import { computed } from '@preact/signals-core';
import type { ResolvedText } from '../field.ts';
import { plainTextOf, resolveText } from '../text/resolve-text.ts';
import { readerFor } from './evaluate.ts';
import type { FormContext, LiveField } from './live-field.ts';

/** A field's author texts in the current language, their holes filled in. */
export interface FieldTexts {
  all(): Readonly<Record<string, ResolvedText>>;
  text(setting: string): ResolvedText;
  plain(setting: string): string;
  name(): string;
}

export function createFieldTexts(field: LiveField, context: FormContext): FieldTexts {
  const read = readerFor(field, context);
  const resolved = computed(() => {
    const { texts } = context.dictionary.value.of(field.component.id);
    const own = Object.entries(texts).filter(([setting]) => !setting.startsWith('logic.'));
    const changed = Object.entries(field.applied().texts).flatMap(([setting, by]) => {
      const text = texts[by];
      return text === undefined ? [] : [[setting, text] as const];
    });
    return {
      ...Object.fromEntries(
        [...own, ...changed].map(([setting, text]) => [setting, resolveText(text, read)]),
      ),
      ...field.applied().words,
    };
  });
  const self: FieldTexts = {
    all: () => resolved.value,
    text: (setting) => (Object.hasOwn(resolved.value, setting) ? (resolved.value[setting] ?? '') : ''),
    plain: (setting) => plainTextOf(self.text(setting)),
    name: () =>
      self.plain('errorLabel') || self.plain('label') || self.plain('placeholder') || field.component.key,
  };
  return self;
}
