import type { Json, JsonObject } from '@guichet/definition';
import { page } from 'vitest/browser';

// A grid of cars, and how a test finds what stands in it.

export const text = (key: string, label: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label, input: true },
  ...more,
});
export const plate = text('plate', 'Plate', { tooltip: 'On the registration', validate: { required: true } });
export const kind = {
  ...{ type: 'radio', key: 'kind', label: 'Kind', input: true },
  values: ['Car', 'Truck'].map((label) => ({ label, value: label })),
};
export const grid = (more: JsonObject = {}, components: readonly Json[] = [plate, kind]): JsonObject => ({
  ...{ type: 'datagrid', key: 'cars', label: 'Cars', input: true, components },
  ...more,
});

export const abc = ['A', 'B', 'C'].map((letter) => ({ plate: letter }));
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const box = (name: string) => page.getByRole('textbox', { name, exact: true });
export const announced = (words: string) => page.getByRole('status').filter({ hasText: words });
