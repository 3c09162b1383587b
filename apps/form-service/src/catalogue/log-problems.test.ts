import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFormService } from '../form-service.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite-storage.ts';
import { logProblems } from './log-problems.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  mkdirSync(join(folder, 'forms'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Serves these forms and gives the log. */
async function logged(forms: Readonly<Record<string, readonly object[]>>) {
  for (const [name, components] of Object.entries(forms)) {
    const form = { title: name, path: name, components, settings: { i18n: { fr: { Other: 'Autre' } } } };
    writeFileSync(join(folder, 'forms', `${name}.json`), JSON.stringify(form));
  }
  const storage = await openSqliteStorage(join(folder, 'data'));
  const service = await createFormService({
    ...{ formsDir: join(folder, 'forms'), storage, timeZone: 'America/Toronto' },
  });
  const warned: (readonly [string, object])[] = [];
  const debugged: object[] = [];
  try {
    logProblems(service.problems(), {
      warn: (what, message) => void warned.push([message, what]),
      debug: (what) => void debugged.push(what),
    });
  } finally {
    await service.close();
    await storage.close();
  }
  return { warned, debugged };
}

const many = (type: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ type, key: `${type}${at}`, input: true }));

test('what is wrong in many places of a form is one sentence', async () => {
  const form = [{ type: 'textfield', label: 'No key', input: true }, ...many('alertbox', 31)];
  const { warned } = await logged({ permit: form });
  expect(warned).toEqual([
    [
      'problems in a form',
      {
        file: 'permit.json',
        count: 32,
        problems: [
          {
            ...{ code: 'unknownType', places: 31 },
            sentence:
              'The type "alertbox" is unknown: 31 places, first components[1].type. Register it, or use another.',
          },
          {
            ...{ code: 'missingKey', places: 1 },
            sentence:
              'Without a key, a component stores no answer: 1 place, components[0].key. Give it a key.',
          },
        ],
      },
    ],
  ]);
});

test('of several forms it is said first what they share', async () => {
  const { warned } = await logged({ one: many('alertbox', 3), two: many('alertbox', 2) });
  expect(warned.map(([message]) => message)).toEqual([
    ...['problems in forms', 'problems in a form', 'problems in a form'],
  ]);
  expect(warned[0]?.[1]).toEqual({
    ...{ forms: 2, count: 5 },
    problems: [
      {
        ...{ code: 'unknownType', forms: 2, places: 5 },
        sentence:
          'The type "alertbox" is unknown: 5 places in 2 forms, first one.json components[0].type. Register it, or use another.',
      },
    ],
  });
});

test('a form of which much is to be said is told in few lines, each kind among them, and in whole when asked', async () => {
  const types = Array.from({ length: 40 }, (_, at) => many(`own${at}`, 2)).flat();
  const { warned, debugged } = await logged({ permit: [...types, { type: 'textfield', label: 'No key' }] });
  expect(warned).toMatchObject([['problems in a form', { count: 81 }]]);
  const problems: unknown = Reflect.get(warned[0]?.[1] ?? {}, 'problems');
  expect(problems).toHaveLength(10);
  expect(problems).toContainEqual(expect.objectContaining({ code: 'missingKey' }));
  expect(debugged).toHaveLength(31);
});
