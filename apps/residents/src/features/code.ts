import { createRunCode, pageTimeLimit } from '@guichet/engine/code';
import { feature as code } from '@guichet/fields/features/code';
import { ownCode } from '@guichet/fields/own-code';
import type { PageFeature } from './page-feature.ts';

/** Runs a form author's code. */
export const feature: PageFeature = { ...code, runCode: createRunCode(ownCode, pageTimeLimit) };
