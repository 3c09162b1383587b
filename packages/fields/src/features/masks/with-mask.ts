import type { JsonObject } from '@guichet/definition';
import type { Model, PreparedComponent } from '@guichet/engine';
import { writeInMask } from '@guichet/engine';
import { bareOf, beginInMask, keepInMask } from '@guichet/engine/masks';
import { isCutFrom } from './is-cut-from.ts';
import { isMasked, maskSettings, shownMask } from './mask-settings.ts';
import { withMultipleMasks } from './with-multiple-masks.ts';

interface MaskOptions {
  /** The value of a text once its mask is full; undefined until then. */
  readonly write?: (text: string, mask: string, isText: boolean) => string | undefined;
  /** Whether a text may yet become another than it begins as, so that it is left alone while it is typed. */
  readonly isOpen?: (text: string, mask: string) => boolean;
}

/**
 * Lets a type of one line keep and show what is typed as its mask writes it: the punctuation comes while somebody
 * types, pastes or lets a browser fill in. Nothing is lost: a text that is not how the mask begins stays as it is until
 * it is whole, and is reported on leaving. Nor does anything come back that was just taken out. With `applyMaskOn:
 * 'blur'` the punctuation comes on leaving.
 *
 * Value: with `inputMask` the text with its punctuation; with `displayMask` alone what was filled in without it; with
 * both the first, while the second is shown. Source: measured on Form.io.
 */
export function withMask(
  model: Model,
  { write = writeInMask, isOpen = () => false }: MaskOptions = {},
): Model {
  return withMultipleMasks({
    ...model,
    rules: model.rules.flatMap((rule) => (rule === 'maxLength' ? ['mask', rule] : [rule])),
    settings: (json) => ({ ...maskSettings(json), ...model.settings(json) }),
    needs: (component) => [
      ...(model.needs?.(component) ?? []),
      ...(isMasked(component) ? (['masks'] as const) : []),
    ],
    parse: (strings, component, ...rest) =>
      model.parse(
        strings.map((text) => keptOf(text, component)),
        component,
        ...rest,
      ),
    format: (value, component, ...rest) =>
      model.format(value, component, ...rest).map((text) => shownOf(text, component.settings)),
    formatWhileTyping(strings, component, locale, before = []) {
      const mask = shownMask(component.settings);
      if (mask === undefined) return model.formatWhileTyping?.(strings, component, locale);
      if (component.settings.masksWhenLeft === true) return strings;
      const stays = strings.some((text, index) => isOpen(text, mask) || isCutFrom(text, before[index] ?? ''));
      return stays ? strings : undefined;
    },
  });

  function keptOf(text: string, { settings }: PreparedComponent): string {
    const { inputMask, displayMask } = settings;
    const isText = settings.isText === true;
    if (typeof inputMask === 'string') {
      const whole = write(text, inputMask, isText);
      return whole ?? (isOpen(text, inputMask) ? text : begun(text, settings));
    }
    if (typeof displayMask !== 'string') return text;
    return bareOf(keepInMask(text, displayMask, isText), displayMask);
  }
}

function begun(text: string, settings: JsonObject): string {
  const mask = shownMask(settings) ?? '';
  return beginInMask(text, mask, settings.isText === true) ?? text;
}

function shownOf(text: string, settings: JsonObject): string {
  const { displayMask } = settings;
  if (typeof displayMask !== 'string') return text;
  return writeInMask(text, displayMask, settings.isText === true) ?? begun(text, settings);
}
