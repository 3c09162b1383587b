import type { Change, ChangedSubmission } from '../events.ts';
import type { InternalField } from '../fields/internal-field.ts';
import type { Form } from '../form.ts';
import type { Events } from './command-context.ts';

/** Tells what a command changed. Nothing of it is worked out unless somebody listens, and reads it. */
export function emitChanges(
  fields: readonly InternalField[],
  modified: boolean,
  form: Pick<Form, 'data' | 'isValid'>,
  events: Events,
): void {
  if (!events.isHeard('change') && !events.isHeard('componentChange')) return;
  const changes = fields.map(
    (field): Change => ({ instance: field, component: field.component.key, value: field.value() }),
  );
  for (const change of changes) events.emit('componentChange', change);
  const [changed] = changes;
  if (changed === undefined) return;
  const submission: ChangedSubmission = {
    get data() {
      return form.data();
    },
    get isValid() {
      return form.isValid();
    },
    changed,
  };
  events.emit('change', submission, { changed, changes }, modified);
}
