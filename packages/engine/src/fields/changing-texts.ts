import { computed } from '@preact/signals-core';
import type { ProgramNode } from '../prepared-form.ts';
import type { Snippet } from '../snippets/tree.ts';
import { resolveText } from '../text/resolve-text.ts';
import { evaluated, readerFor } from './evaluate.ts';
import type { Resolved } from './field-texts.ts';
import { furtherParts } from './further-parts.ts';
import type { FormContext, LiveField } from './live-field.ts';

/** Texts with holes or markup, and those that logic changes. */
export function changingTexts(field: LiveField, context: FormContext): () => Resolved {
  const filling = {
    read: readerFor(field, context),
    run: (code: Snippet) => evaluated({ kind: 'code', code }, field, context, {})?.value,
    draw: (node: ProgramNode) =>
      furtherParts(context).drawnText(node, (own) => {
        evaluated({ kind: 'code', code: node.program }, field, context, { own });
      }),
  };
  const resolved = computed(() => {
    const texts = context.dictionary.value.of(field.component.id);
    const own = Object.entries(texts).filter(([setting]) => !setting.startsWith('logic.'));
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
