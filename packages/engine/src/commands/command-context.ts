import type { EventName, FormEvents } from '../events.ts';
import type { Field } from '../field.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import type { Form } from '../form.ts';

/** The dependencies of a set of commands. */
export interface CommandContext {
  readonly context: FormContext;
  readonly commands: CommandRunner;
  readonly events: Events;
  readonly typing: Typing;
  readonly form: () => Form;
  readonly liveOf: (field: Field) => InternalField;
  /** The alert asks for attention. To be called within a command. */
  readonly failed: (isTurning?: boolean) => void;
}

/** Runs commands one inside the other as one. */
export interface CommandRunner {
  /** A command: its writes, then everything that follows from them, then the listeners. */
  run(change: () => void, isByResident?: boolean): void;
  /** Fields whose value changed in this command, by whatever. */
  readonly changed: Set<InternalField>;
  /** Fields whose value changed since the listeners last ran. */
  readonly written: Set<InternalField>;
  onWrite(listener: (fields: readonly Field[]) => void): () => void;
}

export type Listener<Name extends EventName> = (...args: FormEvents[Name]) => void;

/** Tells listeners, in the order in which they came. */
export interface Events {
  on<Name extends EventName>(event: Name, listener: Listener<Name>): () => void;
  /** False where saying it would be work for nobody. */
  isHeard(event: EventName): boolean;
  emit<Name extends EventName>(event: Name, ...args: FormEvents[Name]): void;
}

/** Which fields a resident is typing into, and what leaving one means. */
export interface Typing {
  /** The resident changed a field. A choice is validated at once; typed text, on leaving the field. */
  begin(field: InternalField): void;
  /** The resident left a field. */
  end(field: InternalField): void;
  endAll(): void;
}
