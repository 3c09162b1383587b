import { isJsonObject, type Json } from '@guichet/definition';
import { type Model, malformed, type PreparedComponent, writeInMask } from '@guichet/engine';
import { beginInMask } from '@guichet/engine/masks';
import { isCutFrom } from './is-cut-from.ts';
import { readMasks } from './mask-settings.ts';

/**
 * Lets a resident choose the mask where a component has several. Its controls send the name of the mask and the text.
 * Value: `{value, maskName}`; empty is the first mask without a text. Source: measured on Form.io.
 */
export function withMultipleMasks(model: Model): Model {
  return {
    ...model,
    texts: [...model.texts, { setting: 'inputMasks[].label', as: 'plain' }],
    emptyValue: (component) =>
      hasChoice(component) ? masked('', '', component) : model.emptyValue(component),
    isEmpty: (value, component) =>
      model.isEmpty(hasChoice(component) && isJsonObject(value) ? value.value : value, component),
    normalise(value, component) {
      if (!hasChoice(component)) return model.normalise(value, component);
      const { value: inner = value, maskName = '' } = isJsonObject(value) ? value : {};
      const text = model.normalise(isJsonObject(inner) ? '' : inner, component);
      return typeof text === 'object' || typeof text === 'symbol'
        ? malformed
        : masked(text ?? '', String(maskName), component);
    },
    parse(strings, component, ...rest) {
      if (!hasChoice(component)) return model.parse(strings, component, ...rest);
      const [maskName = '', text = ''] = strings;
      const mask = maskNamed(maskName, component);
      const isText = component.settings.isText === true;
      const written = writeInMask(text, mask, isText) ?? beginInMask(text, mask, isText) ?? text;
      return masked(written, maskName, component);
    },
    format(value, component, ...rest) {
      if (!hasChoice(component)) return model.format(value, component, ...rest);
      const { value: text = '', maskName = '' } = isJsonObject(value) ? value : masked('', '', component);
      return [String(maskName), String(text)];
    },
    formatValue: (value, component, ...rest) =>
      hasChoice(component) && isJsonObject(value)
        ? [String(value.value ?? '')]
        : (model.formatValue?.(value, component, ...rest) ??
          model.format(value, component, rest[0], rest[1])),
    formatWhileTyping(strings, component, locale, before) {
      if (!hasChoice(component)) return model.formatWhileTyping?.(strings, component, locale, before);
      if (component.settings.masksWhenLeft === true) return strings;
      return isCutFrom(strings[1] ?? '', before?.[1] ?? '') ? strings : undefined;
    },
  };
}

function hasChoice({ settings }: PreparedComponent): boolean {
  return settings.inputMasks !== undefined;
}

function masked(value: Json, name: string, { settings }: PreparedComponent): { [key: string]: Json } {
  return { value, maskName: name || (readMasks(settings)[0]?.label ?? '') };
}

function maskNamed(name: string, { settings }: PreparedComponent): string {
  return readMasks(settings).find(({ label }) => label === name)?.mask ?? '';
}
