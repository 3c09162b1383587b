import type { Json } from '@guichet/definition';

/** A component of a benchmark form: the little that both pages draw. */
export interface BenchComponent {
  readonly [key: string]: Json | undefined;
  readonly type: 'textfield' | 'email' | 'select' | 'checkbox' | 'radio';
  readonly key: string;
  readonly label: string;
  readonly input: true;
}

const values = ['A', 'B', 'C'].map((label) => ({ label, value: label.toLowerCase() }));
const types = ['textfield', 'email', 'select', 'checkbox', 'radio'] as const;

/** Mixed fields. */
function mixed(count: number): readonly BenchComponent[] {
  return Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? 'textfield';
    const options = type === 'select' ? { data: { values } } : type === 'radio' ? { values } : {};
    return { type, key: `f${index}`, label: `Field ${index}`, input: true, ...options };
  });
}

/** Texts, each shown by the one before. */
function chained(count: number): readonly BenchComponent[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'textfield',
    key: `f${index}`,
    label: `Field ${index}`,
    input: true,
    defaultValue: 'x',
    ...(index > 0 && { conditional: { show: false, when: `f${index - 1}`, eq: '' } }),
  }));
}

export const definitions: Readonly<Record<string, readonly BenchComponent[]>> = {
  F100: mixed(100),
  F1000: mixed(1000),
  C200: chained(200),
};
