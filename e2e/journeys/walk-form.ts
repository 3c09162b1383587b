import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const fields = ['name', 'note'] as const;

export type Answers = Record<(typeof fields)[number], string>;

/** Puts a version of the form in place, as `mv` does. */
export function publishWalk(formsDir: string, version: number): void {
  const input = { type: 'textfield', input: true };
  const definition = {
    ...{ title: 'Walk', path: 'walk', type: 'form', display: 'form' },
    properties: { en: 'Walk', fr: 'Marche' },
    components: [
      { ...input, key: 'name', label: 'Name' },
      { ...input, key: `added${version}`, label: 'Another' },
      { type: 'textarea', input: true, key: 'note', label: 'Note' },
      { type: 'file', input: true, key: 'plan', label: 'Plan', storage: 'resumable' },
      { type: 'button', input: true, key: 'submit', label: 'Send', action: 'submit' },
    ],
  };
  writeFileSync(join(formsDir, 'walk.new'), JSON.stringify(definition));
  renameSync(join(formsDir, 'walk.new'), join(formsDir, 'walk.json'));
}

/** The reference numbers under which answers of this round were received, with what they say. */
export function storedWalks(dataDir: string, tag: string): ReadonlyMap<string, Answers> {
  const database = new DatabaseSync(join(dataDir, 'guichet.sqlite'), { readOnly: true });
  const rows = database.prepare("SELECT reference, data FROM submissions WHERE form = 'walk'").all();
  database.close();
  const all = rows.map(({ reference, data }) => [String(reference), JSON.parse(String(data))] as const);
  return new Map(all.filter(([, { name }]) => String(name).startsWith(`${tag} `)));
}
