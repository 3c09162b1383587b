import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Texts } from '../prepared-form.ts';
import { resolveText } from '../text/resolve-text.ts';
import { fillingFor } from './filling.ts';
import type { InternalField, Resolved } from './internal-field.ts';

/** Whether texts are words alone: they stay the same in a dictionary, so that they are looked at once. */
const steady = new WeakMap<Texts, boolean>();
const changing = new WeakMap<InternalField, ReadonlySignal<Resolved>>();

/** Texts with holes or markup, and those that logic changes; undefined where all of them are words that stay. Tracked. */
export function changingTexts(field: InternalField, texts: Texts): Resolved | undefined {
  if (field.component.logic === undefined) {
    if (isSteady(texts)) return undefined;
  } else if (field.applied() === undefined) {
    // Read by its own logic: these are not the texts that stay.
    return filledTexts(field);
  }
  let resolved = changing.get(field);
  if (resolved === undefined) {
    resolved = computed(() => filledTexts(field));
    changing.set(field, resolved);
  }
  return resolved.value;
}

function isSteady(texts: Texts): boolean {
  let is = steady.get(texts);
  if (is === undefined) {
    is = Object.values(texts).every((text) => typeof text === 'string');
    steady.set(texts, is);
  }
  return is;
}

function filledTexts(field: InternalField): Resolved {
  const { context, component, model } = field;
  const ofRows = model.texts.filter(({ isOfRow }) => isOfRow).map(({ setting }) => setting);
  const filling = fillingFor(field, context, templateOf(field));
  const texts = context.dictionary.value.of(component.id);
  const fieldTexts = Object.entries(texts).filter(
    ([setting]) => !setting.startsWith('logic.') && !ofRows.includes(setting),
  );
  const applied = field.applied();
  const changed = Object.entries(applied?.texts ?? {}).flatMap(([setting, by]) => {
    const text = texts[by];
    return text === undefined ? [] : [[setting, text] as const];
  });
  return {
    ...Object.fromEntries(
      [...fieldTexts, ...changed].map(([setting, text]) => [setting, resolveText(text, filling)]),
    ),
    ...applied?.words,
  };
}

/** The header of a grid may name its columns, too. */
function templateOf(field: InternalField) {
  if (field.model.data !== 'rows') return undefined;
  return { grid: field, row: undefined, formatValue: (_: unknown, value?: unknown) => String(value ?? '') };
}
