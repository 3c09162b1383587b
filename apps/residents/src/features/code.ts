import { createRunCode, pageTimeLimit } from '@guichet/engine/code';
import { feature as code } from '@guichet/fields/features/code';
import { ownCode } from '@guichet/fields/own-code';
import type { PageFeature } from './page-feature.ts';

/** What runs the code of a form's author. */
export const feature: PageFeature = { ...code, runCode: createRunCode(ownCode, pageTimeLimit) };
