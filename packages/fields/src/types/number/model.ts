import type { Model } from '@guichet/engine';
import { decimalModel } from '../../numbers/decimal-model.ts';

/** A number. Value: a number; nothing filled in leaves no key. */
export const numberModel = {
  ...decimalModel,
  needs: () => ['type:number'],
  label: { en: 'Number', fr: 'Nombre' },
} satisfies Model;
