import type { CodeHost } from '@guichet/engine/code';
import { components } from '#components';

/** A deployment's functions for authors' code: for `createRunCode`. */
export const ownCode: CodeHost = components.code ?? {};
