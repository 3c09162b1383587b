import type { Json, JsonObject } from '@guichet/definition';

/** A component of a benchmark form: the little that the pages draw. */
export interface BenchComponent {
  readonly [key: string]: Json | undefined;
  readonly type: 'textfield' | 'number' | 'select' | 'checkbox' | 'radio' | 'datagrid' | 'panel' | 'button';
  readonly key: string;
  readonly label: string;
  readonly input: boolean;
  readonly components?: readonly BenchComponent[];
  readonly validate?: { readonly required?: true; readonly custom?: string };
  readonly conditional?: Condition;
  readonly calculateValue?: Sum | string;
}

export type BenchForm = {
  readonly title: string;
  readonly path: string;
  readonly display: 'form' | 'wizard';
  readonly components: readonly BenchComponent[];
};

type Condition = {
  readonly show: true;
  readonly conjunction: 'all';
  readonly conditions: readonly { readonly component: string; readonly operator: 'isNotEmpty' }[];
};

type Sum = { readonly '+': readonly Term[] };

/** A value, or 0 in its place. */
type Term = { readonly or: readonly [{ readonly var: string }, 0] };

const values = ['A', 'B', 'C'].map((label) => ({ label, value: label.toLowerCase() }));
const types = ['textfield', 'number', 'select', 'checkbox', 'radio'] as const;

/** Mixed fields. */
export function mixed(count: number, settings: Partial<BenchComponent> = {}): readonly BenchComponent[] {
  return Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? 'textfield';
    const options = type === 'select' ? { data: { values } } : type === 'radio' ? { values } : {};
    return { type, key: `f${index}`, label: `Field ${index}`, input: true, ...options, ...settings };
  });
}

/** Ten mixed fields a page. */
function paged(count: number): readonly BenchComponent[] {
  const fields = mixed(count * 10);
  return Array.from({ length: count }, (_, index) => {
    const title = `Page ${index + 1}`;
    const components = fields.slice(index * 10, (index + 1) * 10);
    return { type: 'panel', key: `p${index}`, label: title, title, input: false, components };
  });
}

/** Mixed fields: of each five the text has a rule in code, the number is calculated, and the rest is shown by code. */
function scripted(count: number): readonly BenchComponent[] {
  return mixed(count).map((component, index) => {
    const text = `f${index - (index % types.length)}`;
    if (component.type === 'textfield')
      return { ...component, validate: { custom: "valid = input === 'no' ? 'Not that one.' : true;" } };
    if (component.type === 'number')
      return { ...component, calculateValue: `value = (data.${text} || '').length + 1;` };
    return { ...component, customConditional: `show = (data.${text} || '').length < ${index + 5};` };
  });
}

/** The columns of a grid. */
export const columns: readonly BenchComponent[] = Array.from({ length: 6 }, (_, index) => {
  return { type: 'textfield', key: `c${index}`, label: `Column ${index}`, input: true };
});

/** A grid of six texts a row. */
function grid(rows: number, settings: JsonObject = {}): readonly BenchComponent[] {
  const defaultValue = Array.from({ length: rows }, () => ({}));
  const base = { type: 'datagrid', key: 'g', label: 'Grid', input: true, addAnother: 'Add' } as const;
  return [{ ...base, components: columns, defaultValue, ...settings }];
}

/** How many texts one sum of a chain adds up. */
export const summed = 10;

/** Texts, each shown by the one before, then the sums of each ten. */
export function chained(count: number): readonly BenchComponent[] {
  const texts = Array.from({ length: count }, (_, index): BenchComponent => {
    const base = { type: 'textfield', key: `f${index}`, label: `Field ${index}`, input: true } as const;
    const conditional = index === 0 ? {} : { conditional: whileFilled(`f${index - 1}`) };
    return { ...base, defaultValue: '1', ...conditional };
  });
  const sums = Array.from({ length: Math.ceil(count / summed) }, (_, index): BenchComponent => {
    const base = { type: 'number', key: `sum${index}`, label: `Sum ${index}`, input: true } as const;
    const terms = texts.slice(index * summed, (index + 1) * summed).map(({ key }) => orZero(key));
    return { ...base, disabled: true, calculateValue: { '+': terms } };
  });
  return [...texts, ...sums];
}

function whileFilled(component: string): Condition {
  return { show: true, conjunction: 'all', conditions: [{ component, operator: 'isNotEmpty' }] };
}

function orZero(key: string): Term {
  return { or: [{ var: `data.${key}` }, 0] };
}

const required = { validate: { required: true } } as const;

/**
 * F: mixed fields. C: a chain of conditions, with sums. G: a grid of so many rows, and M: one whose rows can be moved.
 * V: mixed fields, each required, for a submit with all of them empty. W: a wizard of so many pages. S: fields with
 * authors' code.
 */
const makers = {
  F10: () => mixed(10),
  F100: () => mixed(100),
  F1000: () => mixed(1000),
  C200: () => chained(200),
  G10: () => grid(10),
  G100: () => grid(100),
  G500: () => grid(500),
  M10: () => grid(10, { reorder: true }),
  M100: () => grid(100, { reorder: true }),
  M500: () => grid(500, { reorder: true }),
  V100: () => mixed(100, required),
  V1000: () => mixed(1000, required),
  W10: () => paged(10),
  S175: () => scripted(175),
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
export function definitionOf(name: FormName): BenchForm {
  const display = name.startsWith('W') ? 'wizard' : 'form';
  return { title: name, path: name.toLowerCase(), display, components: componentsOf(name) };
}
