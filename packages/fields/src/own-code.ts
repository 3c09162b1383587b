import type { CodeHost } from '@guichet/engine/code';
import { components } from '#components';

/** What a deployment offers to the code of a form's author: for `createRunCode`. */
export const ownCode: CodeHost = components.code ?? {};
