import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Expression } from '../expression.ts';
import type { Problems } from './problems.ts';

interface SnippetSetting {
  readonly setting: string;
  /** The other setting without which this one means nothing. */
  readonly only?: readonly [setting: string, value: string];
}

/** The settings in which an author writes code. */
const snippetSettings: readonly SnippetSetting[] = [
  { setting: 'customConditional' },
  { setting: 'calculateValue' },
  { setting: 'customDefaultValue' },
  { setting: 'nextPage' },
  { setting: 'validate.custom' },
  { setting: 'validate.row' },
  { setting: 'conditionalAddButton' },
  { setting: 'onSetItems' },
  { setting: 'data.custom', only: ['dataSrc', 'custom'] },
  { setting: 'custom', only: ['action', 'custom'] },
];

/** Where JSONLogic may stand in the place of code. */
const mayBeLogic = ['customConditional', 'calculateValue', 'customDefaultValue', 'nextPage'];

/** What a setting computes with: JSONLogic as an object, code as text; undefined where nothing is written. */
export function expressionIn(value: Json | undefined): Expression | undefined {
  if (!isWritten(value)) return undefined;
  if (typeof value === 'string') return { kind: 'code', code: value };
  return isJsonObject(value) ? { kind: 'logic', logic: value } : undefined;
}

/** Reports the code that an author wrote and that nothing runs. */
export function reportSnippets(json: JsonObject, path: string, problems: Problems): void {
  for (const { setting, only } of snippetSettings) {
    if (only !== undefined && json[only[0]] !== only[1]) continue;
    const [name = '', inner] = setting.split('.');
    const outer = json[name];
    const value = inner === undefined ? outer : isJsonObject(outer) ? outer[inner] : undefined;
    if (!isWritten(value) || (mayBeLogic.includes(setting) && isJsonObject(value))) continue;
    reportSnippet(problems, `${path}.${setting}`);
  }
}

export function reportSnippet(problems: Problems, path: string): void {
  problems.add(
    path,
    'snippetNotSupported',
    'Code in a definition is not run. The form works without it; check that it still makes sense.',
  );
}

/** True for code as text, as JSONLogic or as a list of steps. */
export function isWritten(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
