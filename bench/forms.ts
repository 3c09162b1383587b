import type { Json, JsonObject } from '@guichet/definition';

/** A component of a benchmark form: the little that both pages draw. */
export interface BenchComponent {
  readonly [key: string]: Json | undefined;
  readonly type: 'textfield' | 'number' | 'select' | 'checkbox' | 'radio' | 'datagrid';
  readonly key: string;
  readonly label: string;
  readonly input: true;
}

const values = ['A', 'B', 'C'].map((label) => ({ label, value: label.toLowerCase() }));
const types = ['textfield', 'number', 'select', 'checkbox', 'radio'] as const;

/** Mixed fields. */
export function mixed(count: number, settings: JsonObject = {}): readonly BenchComponent[] {
  return Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? 'textfield';
    const options = type === 'select' ? { data: { values } } : type === 'radio' ? { values } : {};
    return { type, key: `f${index}`, label: `Field ${index}`, input: true, ...options, ...settings };
  });
}

/** The columns of a grid. */
export const columns = Array.from({ length: 6 }, (_, index) => {
  return { type: 'textfield', key: `c${index}`, label: `Column ${index}`, input: true } as const;
});

/** A grid of six texts a row. */
function grid(rows: number): readonly BenchComponent[] {
  const defaultValue = Array.from({ length: rows }, () => ({}));
  return [
    {
      type: 'datagrid',
      key: 'g',
      label: 'Grid',
      input: true,
      addAnother: 'Add',
      components: columns,
      defaultValue,
    },
  ];
}

/** How many texts one sum of a chain adds up. */
export const summed = 10;

/** Texts, each shown by the one before, then the sums of each ten. */
export function chained(count: number): readonly BenchComponent[] {
  const texts = Array.from({ length: count }, (_, index): BenchComponent => {
    const own = { type: 'textfield', key: `f${index}`, label: `Field ${index}`, input: true } as const;
    const conditional = index === 0 ? {} : { conditional: whileFilled(`f${index - 1}`) };
    return { ...own, defaultValue: '1', ...conditional };
  });
  const sums = Array.from({ length: Math.ceil(count / summed) }, (_, index): BenchComponent => {
    const own = { type: 'number', key: `sum${index}`, label: `Sum ${index}`, input: true } as const;
    const terms = texts.slice(index * summed, (index + 1) * summed).map(({ key }) => orZero(key));
    return { ...own, disabled: true, calculateValue: { '+': terms } };
  });
  return [...texts, ...sums];
}

function whileFilled(component: string): JsonObject {
  return { show: true, conjunction: 'all', conditions: [{ component, operator: 'isNotEmpty' }] };
}

function orZero(key: string): JsonObject {
  return { or: [{ var: `data.${key}` }, 0] };
}

const required = { validate: { required: true } };

/** G: a grid of so many rows. F: mixed fields. C: a chain of conditions, with sums. V: mixed fields, each required, for a submit with all of them empty. */
const makers = {
  F10: () => mixed(10),
  F100: () => mixed(100),
  F1000: () => mixed(1000),
  C200: () => chained(200),
  G10: () => grid(10),
  G100: () => grid(100),
  G500: () => grid(500),
  V100: () => mixed(100, required),
  V1000: () => mixed(1000, required),
} as const satisfies Readonly<Record<string, () => readonly BenchComponent[]>>;

export type FormName = keyof typeof makers;

export const formNames = Object.keys(makers).filter(isFormName);

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(makers, name);
}

export function componentsOf(name: FormName): readonly BenchComponent[] {
  return makers[name]();
}

/** The form as its author would publish it. */
export function definitionOf(name: FormName): JsonObject {
  return { title: name, path: name.toLowerCase(), display: 'form', components: componentsOf(name) };
}
