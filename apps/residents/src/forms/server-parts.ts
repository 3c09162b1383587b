import { createRunCode } from '@guichet/engine/code';
import { wholePage } from '@guichet/fields/whole';

/** What a server brings any form to life with, as its page does. */
export const serverParts = { ...wholePage, runCode: createRunCode() };
