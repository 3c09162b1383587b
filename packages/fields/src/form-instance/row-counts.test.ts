import type { Json, JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { describe, expect, test } from 'vitest';
import { models } from '../models.ts';
import { counted, look, nothing } from './counted.ts';
import { fieldAt, openForm } from './open-form.ts';

/** How often a reaction may write in one command. */
const maximumRuns = 100;

const componentOf = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  type,
  key,
  label: key,
  input: true,
  ...more,
});
const v = (name: string): Json => ({ var: name });
const orZero = (name: string): Json => ({ or: [v(name), 0] });
const product = { calculateValue: { '*': [orZero('row.n'), orZero('row.price')] } };
const total = {
  calculateValue: { reduce: [v('data.g'), { '+': [v('accumulator'), { var: ['current.total', 0] }] }, 0] },
};
const whileFilled = {
  conditional: { show: true, conjunction: 'all', conditions: [{ component: 'n', operator: 'isNotEmpty' }] },
};

const grid = (more: JsonObject = {}) =>
  componentOf('datagrid', 'g', {
    components: [
      componentOf('number', 'n', { validate: { required: true } }),
      componentOf('number', 'price', { defaultValue: 2 }),
      componentOf('number', 'total', product),
      componentOf('textfield', 'note', whileFilled),
    ],
    ...more,
  });
const rowsOf = (count: number): JsonObject => ({
  g: Array.from({ length: count }, () => ({ n: 1, price: 1 })),
});

describe.each([10, 100, 500])('in a grid of %i rows', (count) => {
  const open = (more: JsonObject = {}) =>
    counted([grid(more), componentOf('number', 'sum', total)], rowsOf(count));

  test('a keystroke evaluates what hangs on its row, and the total of all', () => {
    const { form, during } = open();
    const field = fieldAt(form, `g[${count / 2}].n`);
    const typed = during(() => form.dispatch({ kind: 'input', field, strings: ['5'] }));
    // The product, and the total when the number changed and when the product had. Both controls are notified.
    expect(typed).toEqual({ ...nothing, condition: 1, calculation: 3, notified: 2 });
    expect(fieldAt(form, 'sum').value()).toBe(count + 4);
  });

  test('adding a row evaluates what stands in it, and leaves the others alone', () => {
    const { form, during } = open();
    const added = during(() =>
      form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') }).fields.forEach(look),
    );
    expect(added).toEqual({
      ...nothing,
      condition: 1,
      reaction: 1,
      calculation: 3,
      // The grid and the four fields of the row.
      view: 5,
      notified: 3,
    });
  });

  test.each([{}, { validate: { required: true } }])(
    'after a row was added the others still cost a keystroke no more, with %j',
    (more) => {
      const { form, during } = open(more);
      form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') }).fields.forEach(look);
      const typed = during(() =>
        form.dispatch({ kind: 'input', field: fieldAt(form, `g[${count}].price`), strings: ['3'] }),
      );
      // The product is still nothing, and so is the total what it was.
      expect(typed).toEqual({ ...nothing, calculation: 2 });
    },
  );
});

function rowsIn(form: Form): readonly Json[] {
  const { g } = form.data();
  return Array.isArray(g) ? g : [];
}

describe('a cycle through a row', () => {
  test('that never agrees stops and is named by its place, and other rows are left alone', () => {
    const loop = componentOf('datagrid', 'g', {
      components: [
        componentOf('textfield', 'go'),
        componentOf('number', 'a', {
          calculateValue: { if: [v('row.go'), { '+': [orZero('row.b'), 1] }, 0] },
        }),
        componentOf('number', 'b', { calculateValue: v('row.a') }),
      ],
    });
    const { form, during } = counted([loop], { g: [{}, {}, {}] });
    expect(form.nonConverging()).toEqual([]);
    const typed = during(() =>
      form.dispatch({ kind: 'input', field: fieldAt(form, 'g[1].go'), strings: ['x'] }),
    );
    expect(form.nonConverging()).toEqual([
      { path: 'g[1].a', reaction: 'calculation' },
      { path: 'g[1].b', reaction: 'calculation' },
    ]);
    expect(typed.calculation).toBeLessThanOrEqual(2 * (maximumRuns + 1));
    const [first, , third] = rowsIn(form);
    expect([first, third]).toEqual([
      { go: '', a: 0, b: 0 },
      { go: '', a: 0, b: 0 },
    ]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'g[1].go'), strings: [''] });
    expect([form.nonConverging(), rowsIn(form)[1]]).toEqual([[], { go: '', a: 0, b: 0 }]);
  });

  test('and a total outside of it settles when both agree, and is named when they never do', () => {
    const sum = componentOf('number', 'sum', {
      calculateValue: { reduce: [v('data.g'), { max: [v('accumulator'), { var: ['current.a', 0] }] }, 0] },
    });
    const rows = (calculateValue: Json) =>
      componentOf('datagrid', 'g', {
        components: [componentOf('number', 'least'), componentOf('number', 'a', { calculateValue })],
      });
    const agreeing = counted([rows({ max: [orZero('row.least'), orZero('data.sum')] }), sum], {
      g: [{}, {}, {}],
    });
    const typed = agreeing.during(() =>
      agreeing.form.dispatch({ kind: 'input', field: fieldAt(agreeing.form, 'g[1].least'), strings: ['5'] }),
    );
    expect(agreeing.form.nonConverging()).toEqual([]);
    expect(agreeing.form.data()).toEqual({ g: [{ a: 5 }, { least: 5, a: 5 }, { a: 5 }], sum: 5 });
    // Each at most three times: for what was typed, for the total, and once more to see that it agrees.
    expect(typed.calculation).toBeLessThanOrEqual(12);
    const never = counted([rows({ '+': [orZero('data.sum'), 1] }), sum], { g: [{}, {}, {}] });
    expect(never.form.nonConverging().map(({ path }) => path)).toContain('sum');
    expect(never.opening.calculation).toBeLessThanOrEqual(4 * 2 * (maximumRuns + 1));
  });

  test('of conditions and what they clear is named by its place', () => {
    const loop = componentOf('datagrid', 'g', {
      components: [
        componentOf('textfield', 'a', { defaultValue: 'x', conditional: { show: true, when: 'b', eq: '' } }),
        componentOf('textfield', 'b', { defaultValue: 'y', conditional: { show: true, when: 'a', eq: 'x' } }),
      ],
    });
    const { form, opening, during } = counted([loop, componentOf('textfield', 'other')], { g: [{}, {}] });
    expect(form.nonConverging()).toEqual([
      { path: 'g[0].a', reaction: 'visibility' },
      { path: 'g[1].a', reaction: 'visibility' },
    ]);
    expect(opening.condition).toBeLessThanOrEqual(4 * (maximumRuns + 1));
    const [first] = fieldAt(form, 'g').rows() ?? [];
    if (first !== undefined) form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: first });
    // The row that is left has its place; the one that is gone is named no more.
    expect(form.nonConverging()).toEqual([{ path: 'g[0].a', reaction: 'visibility' }]);
    expect(
      during(() => form.dispatch({ kind: 'input', field: fieldAt(form, 'other'), strings: ['here'] })),
    ).toEqual(nothing);
  });
});

test('showing a panel of 100 fields evaluates one condition and fills and draws each field once', () => {
  const components = Array.from({ length: 100 }, (_, index) => componentOf('textfield', `f${index}`));
  const conditional = { show: true, when: 'open', eq: 'true' };
  const panel = { type: 'panel', key: 'p', title: 'P', components, conditional };
  const { form, during } = counted([componentOf('checkbox', 'open'), panel]);
  // Ticked once before: the first tick finds out that no rule looks at the checkbox.
  form.dispatch({ kind: 'input', field: fieldAt(form, 'open'), strings: ['true'] });
  for (const strings of [[], ['true'], []]) {
    const counts = during(() => form.dispatch({ kind: 'input', field: fieldAt(form, 'open'), strings }));
    expect(fieldAt(form, 'f99').visible()).toBe(strings.length > 0);
    expect(counts).toEqual({ ...nothing, condition: 1, reaction: 101, view: 101, notified: 100 });
  }
});

test('a form looks once for the rules of a type, however many rows hold it', () => {
  const reads = [1, 100].map((count) => {
    let asked = 0;
    const { rules } = models.number;
    const number = Object.defineProperty({ ...models.number }, 'rules', {
      get() {
        asked += 1;
        return rules;
      },
    });
    openForm([grid()], { models: { number }, submission: rowsOf(count) });
    return asked;
  });
  expect(reads[0]).toBeGreaterThan(0);
  expect(reads[1]).toBe(reads[0]);
});

test.each([
  ['empty', { validate: { minLength: 1_000 } }],
  ['default', { defaultValue: Array.from({ length: 1_000 }, () => ({})) }],
])('grids within grids begin with no more %s rows than a page can hold', (_, most) => {
  const inner = componentOf('datagrid', 'h', { ...most, components: [componentOf('textfield', 'a')] });
  const form = openForm([componentOf('datagrid', 'g', { ...most, components: [inner] })]);
  const rows = form.data().g as { readonly h: readonly Json[] }[];
  expect(rows.length + rows.flatMap(({ h }) => h).length).toBe(5_000);
  // A row that is added later begins as it should.
  form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') });
  expect((form.data().g as { readonly h: readonly Json[] }[]).at(-1)?.h).toHaveLength(1_000);
});
