import { jsonText } from '@guichet/engine/rules/json-text';
import { kindsOfTextModel } from '../types/textarea/kinds-model.ts';
import type { Feature } from './feature.ts';

/** Lines of text that stand for JSON or HTML. */
export const feature: Feature = {
  models: { textarea: kindsOfTextModel },
  rules: { jsonText },
};
