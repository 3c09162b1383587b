import { computed } from '@preact/signals-core';
import type { ResolvedText } from '../field.ts';
import type { ProgramNode, Texts } from '../prepared-form.ts';
import type { Snippet } from '../snippets/tree.ts';
import { plainTextOf, resolveText } from '../text/resolve-text.ts';
import { evaluated, readerFor } from './evaluate.ts';
import { furtherParts } from './further-parts.ts';
import type { FormContext, LiveField } from './live-field.ts';

/** A field's author texts in the current language, their holes filled in. */
export interface FieldTexts {
  all(): Readonly<Record<string, ResolvedText>>;
  text(setting: string): ResolvedText;
  plain(setting: string): string;
  name(): string;
}

export function createFieldTexts(field: LiveField, context: FormContext): FieldTexts {
  const resolved =
    field.component.logic === undefined ? createSteady(field, context) : createChanging(field, context);
  const self: FieldTexts = {
    all: resolved,
    text: (setting) => (Object.hasOwn(resolved(), setting) ? (resolved()[setting] ?? '') : ''),
    plain: (setting) => plainTextOf(self.text(setting)),
    name: () =>
      self.plain('errorLabel') || self.plain('label') || self.plain('placeholder') || field.component.key,
  };
  return self;
}

type Resolved = Readonly<Record<string, ResolvedText>>;

/** Words are taken as they stand: most fields have nothing else, and need no signal for them. */
function createSteady(field: LiveField, context: FormContext): () => Resolved {
  let filled: (() => Resolved) | undefined;
  return () => {
    const texts = context.dictionary.value.of(field.component.id);
    if (areWords(texts)) return texts;
    filled ??= createChanging(field, context);
    return filled();
  };
}

function areWords(texts: Texts): texts is Readonly<Record<string, string>> {
  return Object.values(texts).every((text) => typeof text === 'string');
}

/** Texts with holes or markup, and those that logic changes. */
function createChanging(field: LiveField, context: FormContext): () => Resolved {
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
    const changed = Object.entries(field.applied().texts).flatMap(([setting, by]) => {
      const text = texts[by];
      return text === undefined ? [] : [[setting, text] as const];
    });
    return {
      ...Object.fromEntries(
        [...own, ...changed].map(([setting, text]) => [setting, resolveText(text, filling)]),
      ),
      ...field.applied().words,
    };
  });
  return () => resolved.value;
}
