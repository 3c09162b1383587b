import type { Kept } from '../form.ts';
import type { CommandHandlers, CommandKind, CommandTerms } from '../form-command.ts';
import type { ErrorItem } from '../form-data.ts';

/** A feature's part of a form instance: its own commands, and its state beside the form's data. */
export interface FormPart<Kind extends CommandKind> {
  readonly commands: Partial<CommandHandlers<Kind>>;
  kept?(onDevice?: boolean): Partial<Kept>;
  /** Its part of the command `restore`. */
  restore?(kept: CommandTerms['restore']): void;
  /** Brings the errors that keep the form from being sent into view. */
  showErrors?(errors: readonly ErrorItem[]): void;
}

export type RowCommandKind =
  | ('row:add' | 'row:remove' | 'row:move' | 'row:open' | 'row:save' | 'row:cancel')
  | ('reveal' | 'restoreLeft');

export type PageCommandKind = 'forward' | 'previous' | 'to' | 'review';

export type FillingCommandKind =
  | ('setValue' | 'input' | 'focus' | 'blur' | 'validate')
  | ('setEnvironment' | 'requestSubmit' | 'emit');

export type SendingCommandKind =
  | ('submit' | 'sent' | 'setServerErrors' | 'setSubmitError')
  | ('forgetErrors' | 'setLanguage');

/** Those that every form does. */
export type CoreCommandKind =
  | FillingCommandKind
  | SendingCommandKind
  | ('restore' | 'reveal' | 'restoreLeft');
