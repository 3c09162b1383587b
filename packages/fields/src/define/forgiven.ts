import type { PreparedComponent } from '@guichet/engine';

/** Letters and digits in short groups, at least one digit among them: a postal code, a plate, a telephone number. */
const code =
  /^(?=.*\d)[\s().-]*[\p{L}\d]{1,4}(?:[\s().-]+[\p{L}\d]{1,4})*[\s().-]*$|^(?=.*\d)[\p{L}\d]{1,12}$/u;

/** How forms ask for a Canadian postal code, and for a telephone number. */
const ways: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^([a-z]\d[a-z])(\d[a-z]\d)$/i, ['$1 $2', '$1-$2']],
  [/^1?(\d{3})(\d{3})(\d{4})$/, ['$1-$2-$3', '($1) $2-$3', '$1 $2 $3', '$1.$2.$3', '$1$2$3']],
];

/**
 * A code as its form asks for it, where it was typed with other spaces and dashes, or in small letters. Text that
 * already is as asked, or is no code, stays as it is.
 */
export function forgiven(text: string, component: PreparedComponent): string {
  const isMasked = component.settings.inputMask !== undefined;
  if (isMasked || text.length > 30 || fits(text, component) || !code.test(text)) return text;
  const bare = text.replace(/[\s().-]/g, '');
  const written = ways.flatMap(([shape, forms]) =>
    shape.test(bare) ? forms.map((form) => bare.replace(shape, form)) : [],
  );
  return (
    [text.trim(), bare, ...written]
      .flatMap((way) => [way, way.toUpperCase()])
      .find((way) => fits(way, component)) ?? text
  );
}

function fits(text: string, { validate = {} }: PreparedComponent): boolean {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = validate;
  if (text.length > maxLength || (text !== '' && text.length < minLength)) return false;
  try {
    return pattern === undefined || text === '' || new RegExp(`^${pattern}$`).test(text);
  } catch {
    return true;
  }
}
