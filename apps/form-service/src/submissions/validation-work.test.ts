import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createForm, type Dictionary, type FormParts, type PreparedForm, textsOf } from '@guichet/engine';
import { everyPart } from '@guichet/fields/every-part';
import { prepareForm } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { allFields } from './all-fields.ts';
import { dictionaryOf } from './validate-submission.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', 'forms', 'parking-permit.json');

function prepared(): PreparedForm {
  const result = prepareForm(JSON.parse(readFileSync(file, 'utf8')), everyPart);
  if (result.kind !== 'prepared') throw new Error(JSON.stringify(result.problems));
  return result.form;
}

const form = prepared();

function open(parts: FormParts = everyPart, texts = textsOf(form, 'en'), dictionary?: Dictionary) {
  const environment = { now: 0, timeZone: 'UTC', seed: 0 };
  return createForm(form, {
    ...parts,
    locale: 'en',
    texts,
    ...(dictionary && { dictionary }),
    environment,
    submission: {},
    absentStaysAbsent: true,
  });
}

/** How often each property is read. */
function counted<Target extends object>(
  target: Target,
): { readonly proxy: Target; readonly reads: string[] } {
  const reads: string[] = [];
  const proxy = new Proxy(target, {
    get(object, name, receiver) {
      reads.push(String(name));
      return Reflect.get(object, name, receiver);
    },
  });
  return { proxy, reads };
}

test('each field of a submission looks its model up once', () => {
  const { proxy, reads } = counted(everyPart.models);
  const fields = allFields(open({ ...everyPart, models: proxy }));
  expect(reads).toEqual(fields.map(({ component }) => component.type));
});

test('all submissions of a form read one dictionary', () => {
  expect(dictionaryOf(form, 'fr')).toBe(dictionaryOf(form, 'fr'));
  expect(dictionaryOf(form, 'fr')).not.toBe(dictionaryOf(form, 'en'));
  const { proxy, reads } = counted(textsOf(form, 'en'));
  open(everyPart, proxy, dictionaryOf(form, 'en'));
  expect(reads).toEqual([]);
});

test('a rule is looked up when its field is made, and when it runs: no more', () => {
  const { proxy, reads } = counted(everyPart.rules);
  const instance = open({ ...everyPart, rules: proxy });
  const made = reads.length;
  instance.stored.failures();
  instance.stored.unchecked();
  instance.stored.failureCount();
  expect(reads.length).toBeLessThanOrEqual(2 * made);
});

test('no part of a submission is an accessor, by which V8 keeps all of it until a full collection', () => {
  const instance = open();
  instance.stored.failures();
  const seen = new Set<object>();
  const accessors: string[] = [];
  function walk(value: unknown, name: string): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, { value: inner, get }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
      if (get !== undefined) accessors.push(`${name}.${key}`);
      walk(inner, `${name}.${key}`);
    }
  }
  walk(instance, 'form');
  expect(accessors).toEqual([]);
});

test('a form without protected values returns the data that it stores, not a copy', () => {
  const { stored } = open();
  const data = stored.data();
  expect(stored.returned(data)).toBe(data);
});
