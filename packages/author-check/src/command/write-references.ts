import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Models } from '@guichet/engine/prepared';
import { settingTables, withTables } from '../guide/setting-tables.ts';
import { makeSchema } from '../schema/make-schema.ts';

/** The files that are made from the models, as they must be: their paths from the project's folder, and their text. */
export function references(
  models: Models,
  root: string,
): readonly { readonly file: string; readonly text: string }[] {
  const guide = 'docs/writing-forms.md';
  return [
    { file: 'docs/form.schema.json', text: `${JSON.stringify(makeSchema(models), null, 2)}\n` },
    { file: guide, text: withTables(readFileSync(join(root, guide), 'utf8'), settingTables(models)) },
  ];
}

/** `npm run forms -- reference`: writes them anew after a model changed. */
export function writeReferences(models: Models, root: string): number {
  for (const { file, text } of references(models, root)) writeFileSync(join(root, file), text);
  return 0;
}
