import type { Models } from '@guichet/engine';
import { everydayModels } from './everyday-models.ts';

/** Every component type, under its Form.io name, and the three that stand for the types we do not know. */
export const models = {
  ...everydayModels,
} satisfies Models;

export type FieldType = keyof typeof models;
