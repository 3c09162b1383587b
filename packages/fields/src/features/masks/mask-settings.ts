import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { PreparedComponent } from '@guichet/engine';
import { listOf, textSettings } from '../../define/define-model.ts';

/** One of several masks that a resident chooses from. */
export interface NamedMask {
  readonly label: string;
  readonly mask: string;
}

/** The settings about masks: what is kept (`inputMask`), what is shown of it (`displayMask`), several to choose from; and when it is written so. */
export function maskSettings(json: JsonObject): JsonObject {
  const inputMasks = json.allowMultipleMasks === true && json.multiple !== true ? namedMasks(json) : [];
  const common = {
    ...placeholderOf(json),
    ...(json.type === 'textfield' && { isText: true }),
    ...(json.applyMaskOn === 'blur' && { masksWhenLeft: true }),
  };
  if (inputMasks.length > 0) return { inputMasks: [...inputMasks], ...common };
  const { inputMask, displayMask } = textSettings(json, ['inputMask', 'displayMask']);
  if (inputMask === undefined && displayMask === undefined) return {};
  return {
    ...(inputMask !== undefined && { inputMask }),
    ...(displayMask !== undefined && displayMask !== inputMask && { displayMask }),
    ...common,
  };
}

/** The masks to choose from as a model and a view read them; none where there is nothing to choose. */
export function readMasks({ inputMasks }: JsonObject): readonly NamedMask[] {
  return namedMasks({ inputMasks });
}

/** The mask that is shown while somebody types; undefined for none. */
export function shownMask({ displayMask, inputMask }: JsonObject): string | undefined {
  const mask = displayMask ?? inputMask;
  return typeof mask === 'string' ? mask : undefined;
}

/** Whether anything is written in a mask. */
export function isMasked({ settings }: PreparedComponent): boolean {
  return settings.inputMasks !== undefined || shownMask(settings) !== undefined;
}

type Named = JsonObject & NamedMask;

function namedMasks({ inputMasks }: JsonObject): readonly Named[] {
  return listOf(inputMasks).flatMap((named) => {
    if (!isJsonObject(named) || typeof named.label !== 'string' || typeof named.mask !== 'string') return [];
    return [{ label: named.label, mask: named.mask }];
  });
}

function placeholderOf({ inputMaskPlaceholderChar: character }: JsonObject): JsonObject {
  return typeof character === 'string' && [...character].length === 1 ? { placeholderChar: character } : {};
}
