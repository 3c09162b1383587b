import type { Field } from '../field.ts';
import type { FormContext, LiveField } from '../fields/live-field.ts';
import type { Form } from '../form.ts';
import type { CommandRunner } from './command-runner.ts';
import type { Events } from './events.ts';

/** What a room of commands acts with. */
export interface Acting {
  readonly context: FormContext;
  readonly commands: CommandRunner;
  readonly events: Events;
  readonly form: () => Form;
  readonly liveOf: (field: Field) => LiveField;
  /** The alert asks for attention. To be called within a command. */
  readonly failed: () => void;
}
