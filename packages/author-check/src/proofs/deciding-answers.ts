import type { Json } from '@guichet/definition';
import { optionValues } from './candidates.ts';
import type { Comparison } from './comparisons.ts';
import type { Subject } from './subjects.ts';

const textTypes = /^(?:textfield|textarea|email|url|phoneNumber|password)$/;
/** In no definition: an answer that equals none that is asked for. */
const anyOther = 'zq~7';

/** All answers that make a difference to these comparisons; a sentence where they cannot be listed. */
export function decidingAnswers(
  { component, json, path, name }: Subject,
  comparisons: readonly Comparison[],
): readonly Json[] | string {
  const open = (why: string) => `"${name}" ${why}`;
  if (component.calculateValue !== undefined) return open(`is computed by ${path}.calculateValue`);
  if (component.customDefaultValue !== undefined)
    return open(`begins with what ${path}.customDefaultValue computes`);
  if ((component.logic ?? []).length > 0) return open(`is changed by ${path}.logic`);
  if (component.multiple === true) return open('takes several answers');
  const constants = comparisons.flatMap((comparison) => comparison.constants);
  const isCompared = comparisons.every(({ how }) => how === 'equality');
  const begin: readonly Json[] = component.defaultValue === undefined ? [''] : ['', component.defaultValue];
  if (component.type === 'checkbox')
    return json.inputType === 'radio' ? open('shares its answer with others') : [false, true];
  if (component.type === 'radio' || component.type === 'select') {
    const { dataSrc } = json;
    if (typeof dataSrc === 'string' && dataSrc !== '' && dataSrc !== 'values')
      return open('has options from elsewhere');
    return unique([...begin, ...optionValues(json)]);
  }
  if (component.type === 'selectboxes')
    return boxesOf(optionValues(json), comparisons) ?? open('has too many boxes');
  if (textTypes.test(component.type) && json.inputMask === undefined && json.case === undefined) {
    if (!isCompared) return open('is looked at in part, and may be any text');
    return unique([...begin, anyOther, ...constants.map(String)]);
  }
  if (component.type === 'number' || component.type === 'currency') {
    const limits = constants.map(Number).filter(Number.isFinite);
    if (comparisons.some(({ how }) => how === 'other') || json.decimalLimit !== undefined)
      return open('is computed with, and may be any number');
    return unique([
      ...begin,
      ...limits.flatMap((limit) => [limit - 1, limit - 0.01, limit, limit + 0.01, limit + 1]),
      -987_654,
    ]);
  }
  return open(`is of type ${component.type}, whose answers cannot be listed`);
}

function unique(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

const maxBoxes = 6;

/** Every way to tick the boxes that are asked for, with the others all ticked or none. */
function boxesOf(options: readonly Json[], comparisons: readonly Comparison[]): readonly Json[] | undefined {
  const asked = new Set(
    comparisons.flatMap(({ constants, reference }) => [
      ...constants.map(String),
      reference.slice(reference.lastIndexOf('.') + 1),
    ]),
  );
  const names = options.map(String);
  const isWhole = comparisons.some(({ how }) => how === 'other');
  const named = isWhole ? names : names.filter((name) => asked.has(name));
  if (named.length > maxBoxes) return undefined;
  const unnamed = names.filter((name) => !named.includes(name));
  const ways: Json[] = [];
  for (let bits = 0; bits < 2 ** named.length; bits += 1) {
    for (const isTicked of unnamed.length === 0 ? [false] : [false, true])
      ways.push(
        Object.fromEntries([
          ...named.map((name, index) => [name, (bits & (2 ** index)) !== 0] as const),
          ...unnamed.map((name) => [name, isTicked] as const),
        ]),
      );
  }
  return ways;
}
