import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import { createRunCode } from '@guichet/engine/code';
import { everyPart, ownCode } from '@guichet/fields/every-part';
import { scriptTimeLimit } from '@guichet/form-service';

offerLibraryShims(createLibraryShims);

/** The parts with which the server brings any form to life, the same as its page. */
export const serverParts = { ...everyPart, runCode: createRunCode(ownCode, scriptTimeLimit) };
