import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/definition/src/definition.ts';
import { seenCases } from '../../../packages/fields/src/form-instance/oracle/known-differences.ts';
import { type BothPages, openBrowser } from './both-pages.ts';
import { comparePages, usualBounds } from './compare-pages.ts';
import { reduce } from './reduce.ts';
import { linesOf, summaryOf } from './report.ts';
import type { ComparedStep } from './step.ts';

const root = join(import.meta.dirname, '..', '..', '..');
let bothPages: BothPages;

beforeAll(async () => {
  bothPages = await openBrowser();
}, 900_000);
afterAll(() => bothPages?.close());

const field = (type: string, key: string, more: object = {}) => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const panel = (key: string, components: readonly object[]) => ({
  ...{ type: 'panel', key, title: key, input: false, components },
});
const formOf = (components: readonly object[], display = 'form'): JsonObject =>
  JSON.parse(JSON.stringify({ title: 'Test', path: 'test', display, components }));

/** Unknown differences, as text. */
async function unknownOf(form: JsonObject, steps?: readonly ComparedStep[]) {
  const { differences, ...rest } = await comparePages(bothPages, form, usualBounds, steps);
  return { ...rest, left: differences.filter(({ known }) => known === undefined) };
}

test.each(['adopt-a-street', 'e-subscription'])(
  'the sample %s shows, says and sends the same on both pages',
  async (name) => {
    const sample: JsonObject = JSON.parse(readFileSync(join(root, 'forms', `${name}.json`), 'utf8'));
    const { left, looked } = await unknownOf(sample);
    expect(left).toEqual([]);
    expect(looked).toBeGreaterThan(20);
  },
  900_000,
);

test('one script types, chooses, adds and removes rows, goes on and back, and sends, on both pages alike', async () => {
  const values = ['a', 'b'].map((value) => ({ label: value.toUpperCase(), value }));
  const hidden = { conditional: { show: true, when: 'choice', eq: 'b' } };
  const form = formOf(
    [
      panel('one', [
        field('textfield', 'name', { validate: { required: true } }),
        field('radio', 'choice', { values }),
        field('textfield', 'more', hidden),
        field('selectboxes', 'boxes', { values }),
        field('select', 'list', { data: { values }, widget: 'choicesjs' }),
      ]),
      panel('two', [
        field('number', 'count'),
        field('datagrid', 'rows', { components: [field('textfield', 'cell')] }),
      ]),
    ],
    'wizard',
  );
  const { left, steps } = await unknownOf(form);
  expect(left).toEqual([]);
  const kinds = new Set(steps.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['add', 'choose', 'mark', 'next', 'submit', 'type']),
  );
  const given: readonly ComparedStep[] = [
    { kind: 'type', id: 'c1', text: 'Ann' },
    { kind: 'next' },
    { kind: 'add', id: 'c9' },
    { kind: 'type', id: 'c8@1', text: 'second' },
    { kind: 'remove', id: 'c9', at: 0 },
    { kind: 'previous' },
    { kind: 'next' },
    { kind: 'submit' },
  ];
  expect((await unknownOf(form, given)).left).toEqual([]);
}, 900_000);

test('a control that Form.io’s page draws left of its place can be marked there', async () => {
  const values = ['a', 'b'].map((value) => ({ label: value.toUpperCase(), value }));
  const form = formOf([
    field('radio', 'r', { values, optionsLabelPosition: 'left', properties: { compared: 'r' } }),
    field('textfield', 'more', { conditional: { show: true, when: 'r', eq: 'b' } }),
  ]);
  const { left, steps } = await unknownOf(form, [{ kind: 'mark', id: 'r', value: 'b' }]);
  expect([left, steps.length]).toEqual([[], 1]);
}, 900_000);

test.each([
  [
    'a label of a computed option has all of its template',
    field('select', 'a', {
      ...{ dataSrc: 'custom', widget: 'html5', valueProperty: 'i', defaultValue: 1 },
      ...{
        data: { custom: 'values = [{ n: "N", i: 1 }]' },
        template: '<b>No. {{ item.n }}</b> ({{ item.i }})',
      },
    }),
  ],
  [
    'the length of a text is known to templates',
    field('textfield', 'a', {
      defaultValue: 'abc',
      description: '{{ data.a.length }} of {{ row.a.length }}',
    }),
  ],
])(
  '%s on both pages alike',
  async (_, component) => {
    expect((await unknownOf(formOf([component]))).left).toEqual([]);
  },
  900_000,
);

describe('each known difference of the pages is still one, and exactly so', () => {
  test.each(seenCases)(
    '%s',
    async (name, { components, display, steps = [] }) => {
      // The steps of the list are plain data, since it lies below the tools.
      const given = JSON.parse(JSON.stringify(steps)) as readonly ComparedStep[];
      const form = formOf(JSON.parse(JSON.stringify(components)), display);
      const { differences } = await comparePages(bothPages, form, usualBounds, given);
      const names = new Set(differences.map(({ known }) => known));
      expect([...names], JSON.stringify(differences)).toContain(name);
      expect([...names], JSON.stringify(differences)).not.toContain(undefined);
    },
    900_000,
  );
});

test('what is not known is reported with the steps that lead to it, and a smallest case is found', async () => {
  const form = formOf([
    field('textfield', 'a'),
    field('textfield', 'b'),
    // Code that sends requests exists on their page, and never here.
    field('textfield', 'c', {
      description: 'None',
      customConditional: 'show = typeof XMLHttpRequest === "function"',
    }),
  ]);
  const steps: readonly ComparedStep[] = [{ kind: 'type', id: 'c1', text: 'x' }];
  const comparison = await comparePages(bothPages, form, usualBounds, steps);
  const [first] = comparison.differences.filter(({ known }) => known === undefined);
  expect(first).toMatchObject({ aspect: 'visible', path: 'c', ours: 'hidden', theirs: 'shown' });
  const report = { file: 'a.json', standsIn: false, time: 0, kind: 'compared', ...comparison } as const;
  expect(linesOf(report).join('\n')).toContain('visible of textfield c: ours "hidden", Form.io’s "shown"');
  expect(summaryOf([report]).join('\n')).toContain(
    '   1  visible of textfield: ours hidden, Form.io’s shown  (a.json)',
  );
  if (first === undefined) throw new Error('It differs.');
  const { components, steps: left } = await reduce(bothPages, form, steps, first);
  expect(components).toEqual([expect.objectContaining({ key: 'c' })]);
  expect(JSON.stringify(components)).not.toContain('description');
  expect(left).toEqual([]);
}, 900_000);
