import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Subject } from './subjects.ts';

/** The values that conditions, JSON logic and code of a form compare with: by key, and all of its code. */
export interface AskedValues {
  of(key: string): readonly Json[];
}

/** Literals of code: more of them help nobody. */
const maxLiterals = 40;

export function askedValues(subjects: readonly Subject[]): AskedValues {
  const byKey = new Map<string, Set<Json>>();
  const add = (name: unknown, values: readonly (Json | undefined)[]) => {
    if (typeof name !== 'string' || name === '') return;
    for (const key of new Set([name, name.slice(name.lastIndexOf('.') + 1), name.split('.')[0] ?? name])) {
      const known = byKey.get(key) ?? new Set();
      for (const value of values)
        if (value !== undefined && value !== null && typeof value !== 'object' && known.size < maxLiterals)
          known.add(value);
      byKey.set(key, known);
    }
  };
  const codes: string[] = [];
  const look = (json: Json | undefined) => {
    if (typeof json === 'string') {
      if (/[=<>!]=|===|\.(?:includes|indexOf)|\b(?:show|valid|value)\s*=/.test(json)) codes.push(json);
      return;
    }
    if (Array.isArray(json)) json.forEach(look);
    if (!isJsonObject(json)) return;
    add(json.when, [json.eq]);
    add(json.component, [json.value]);
    lookAtLogic(json);
    for (const value of Object.values(json)) look(value);
  };
  /** `{"==": [{"var": "data.a"}, 1]}`: every constant beside a name. */
  const lookAtLogic = (json: JsonObject) => {
    for (const operands of Object.values(json)) {
      if (!Array.isArray(operands)) continue;
      const names = operands.flatMap((operand) =>
        isJsonObject(operand) && typeof operand.var === 'string' ? [operand.var] : [],
      );
      const constants = operands.flatMap((operand) =>
        Array.isArray(operand) ? operand : isJsonObject(operand) ? [] : [operand],
      );
      for (const name of names) add(name.replace(/^(?:data|row)\./, ''), constants);
    }
  };
  for (const { json } of subjects) look({ ...json, components: null, columns: null, rows: null });
  for (const code of codes) {
    const literals = [
      ...code.matchAll(/'([^'\n]{0,80})'|"([^"\n]{0,80})"|(?<![\w.])(-?\d+(?:\.\d+)?)(?![\w.])/g),
    ].map(
      ([, single, double, number]): Json =>
        number === undefined ? (single ?? double ?? '') : Number(number),
    );
    for (const [, name] of code.matchAll(/\.([A-Za-z_$][\w$]*)/g)) add(name, literals.slice(0, maxLiterals));
  }
  return { of: (key) => [...(byKey.get(key) ?? [])] };
}
