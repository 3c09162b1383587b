import { readFileSync } from 'node:fs';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { examples } from '../../examples.ts';
import { hearTheirs } from './hear-theirs.ts';
import { type OracleCase, ourOutcome, theirOutcome } from './outcome.ts';

hearTheirs();

const project = new URL('../../../../../', import.meta.url);

function read(path: string): JsonObject {
  const json: unknown = JSON.parse(readFileSync(new URL(path, project), 'utf8'));
  if (!isJsonObject(json)) throw new Error(`${path} holds no object`);
  return json;
}

const { components } = read('forms/everything.json');
const data = read('e2e/fixtures/everything-data.json');

function typesIn(json: Json | undefined): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(typesIn);
  if (!isJsonObject(json)) return [];
  const inner = [json.components, json.columns, json.rows].flatMap(typesIn);
  return typeof json.type === 'string' ? [json.type, ...inner] : inner;
}

function caseOf(sent: JsonObject): OracleCase {
  if (!Array.isArray(components)) throw new Error('The form has no components.');
  return { components, data: sent };
}

test('the form of everything has one of every type that is drawn: add what a new type lacks', () => {
  // Form.io's engine has known no tree since its fourth version, and takes what each node asks for a field of the form.
  const known = Object.keys(examples).filter((type) => type !== 'tree');
  expect(known.filter((type) => !typesIn(components).includes(type))).toEqual([]);
});

test('what is filled in is stored as by Form.io itself, to the character', async () => {
  const ours = ourOutcome(caseOf(data));
  expect(ours).toEqual(await theirOutcome(caseOf(data)));
  expect(ours.failures).toEqual([]);
  expect(ours.data).toEqual(data);
});

test('what nobody filled in is shown and refused as by Form.io itself', async () => {
  const [ours, theirs] = [ourOutcome(caseOf({})), await theirOutcome(caseOf({}))];
  expect([ours.visible, ours.failures]).toEqual([theirs.visible, theirs.failures]);
  expect(ours.failures).toEqual(['name:required']);
});
