import { isJsonObject, type JsonObject } from '@guichet/definition';
import { flagSettings, sizeIn, textSettings } from '../define/define-model.ts';
import { defaultLimit } from './decimal-model.ts';

/** How many decimals a number takes, and how it is written. */
export function numberSettings(json: JsonObject): JsonObject {
  return {
    ...limitOf(json),
    ...(isJsonObject(json.validate) && flagSettings(json.validate, ['integer'])),
    ...flagSettings(json, ['delimiter', 'requireDecimal']),
    ...(json.allowNegative === false && { allowNegative: false }),
    ...textSettings(json, ['decimalSymbol', 'thousandsSeparator']),
    ...sizeIn(json),
  };
}

/** `decimalLimit`, else the digits of `validate.step`; none where only whole numbers are asked for. */
function limitOf({ decimalLimit, validate, allowDecimal }: JsonObject): JsonObject {
  const { step, integer } = isJsonObject(validate) ? validate : {};
  if (integer === true || allowDecimal === false) return { decimalLimit: 0 };
  const written = Number(decimalLimit ?? Number.NaN);
  if (Number.isInteger(written) && written >= 0 && decimalLimit !== '') {
    return { decimalLimit: Math.min(written, defaultLimit) };
  }
  const digits = /^\d*(?:\.(\d+))?$/.exec(String(step ?? ''));
  return step === undefined || step === '' || digits === null ? {} : { decimalLimit: digits[1]?.length ?? 0 };
}
