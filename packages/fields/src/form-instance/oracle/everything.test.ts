import { readFileSync } from 'node:fs';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { examples } from '../../examples/examples.ts';
import { hearTheirs } from './hear-theirs.ts';
import { type OracleCase, type Outcome, ourOutcome, theirOutcome } from './outcome.ts';

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

/**
 * Form.io's engine has known no tree since its fourth version: it keeps what stands in one, and takes what each node
 * asks for fields of an object.
 */
async function theirs(sent: JsonObject): Promise<Outcome> {
  const outcome = await theirOutcome(caseOf(sent));
  return { ...outcome, visible: outcome.visible.filter((path) => !path.startsWith('groups.')) };
}

test('the form of everything has one of every type that is drawn: add what a new type lacks', () => {
  expect(Object.keys(examples).filter((type) => !typesIn(components).includes(type))).toEqual([]);
});

test('what is filled in is stored as by Form.io itself, to the character', async () => {
  const ours = ourOutcome(caseOf(data));
  expect(ours).toEqual(await theirs(data));
  expect(ours.failures).toEqual([]);
  expect(ours.data).toEqual(data);
});

test('what nobody filled in is shown and refused as by Form.io itself', async () => {
  const [ours, expected] = [ourOutcome(caseOf({})), await theirs({})];
  expect([ours.visible, ours.failures]).toEqual([expected.visible, expected.failures]);
  expect(ours.failures).toEqual(['name:required']);
});
