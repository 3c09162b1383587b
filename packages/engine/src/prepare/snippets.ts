import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Problems } from './problems.ts';

const snippetSettings = [
  'customConditional',
  'calculateValue',
  'customDefaultValue',
  'validate.custom',
  'validate.json',
  'conditional.json',
];

/** Reports the code that an author wrote and that nothing runs. */
export function reportSnippets(json: JsonObject, path: string, problems: Problems): void {
  for (const setting of snippetSettings) {
    const [name = '', inner] = setting.split('.');
    const outer = json[name];
    const value = inner === undefined ? outer : isJsonObject(outer) ? outer[inner] : undefined;
    if (isWritten(value)) report(`${path}.${setting}`, problems);
  }
  if (Array.isArray(json.logic) && json.logic.length > 0) report(`${path}.logic`, problems);
}

function isWritten(value: Json | undefined): boolean {
  return (
    (typeof value === 'string' && value.trim() !== '') ||
    (isJsonObject(value) && Object.keys(value).length > 0)
  );
}

function report(path: string, problems: Problems): void {
  problems.add(
    path,
    'snippetNotSupported',
    'Code in a definition is not run. The form works without it; check that it still makes sense.',
  );
}
