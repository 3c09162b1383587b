import type { Form } from '@guichet/engine';
import { fieldsUnderWay } from './fields-under-way.ts';
import { endUploads } from './file-commands.ts';

/** Ends all that is on its way in a form that another one takes the place of. */
export function putFilesAway({ fields }: Form): void {
  for (const field of fieldsUnderWay(fields)) endUploads(field);
}
