import type { BenchComponent, BenchForm } from '../forms.ts';

const text = document.getElementById('definition')?.textContent;
const container = document.getElementById('bench');
if (text === undefined || text === null || container === null) throw new Error('The document holds no form.');

/** The form that the document holds. */
export const definition: BenchForm = JSON.parse(text);

/** The element to draw in. */
export const place: HTMLElement = container;

export function rowCountOf(component: BenchComponent | undefined): number {
  return Array.isArray(component?.defaultValue) ? component.defaultValue.length : 0;
}
