import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type Json } from '@guichet/definition';
import type { NamedForms } from './seed-faults.ts';

/** The project's own forms. */
export const samplesDir = join(import.meta.dirname, '../../../../forms');

/** The forms of a folder, sorted by name. */
export function readForms(folder: string): NamedForms {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const form: Json = JSON.parse(readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, ''));
      return isJsonObject(form) && Array.isArray(form.components) ? [{ name, form }] : [];
    });
}
