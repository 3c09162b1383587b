import type { JsonObject } from '@guichet/definition';
import {
  type ChangeCommand,
  type Command,
  type CommandName,
  commandNames,
  type IntentCommand,
  type NavigateCommand,
} from './command.ts';

/** The command as the text of a button's value: `row:remove trees 2`, `to:f-applicant`, `forward`. See `decodeCommand`. */
export function encodeCommand(command: Command): string {
  const { kind, target, index, place }: EncodedCommand = command;
  const between = isNavigation(command) ? ':' : ' ';
  let text: string = kind;
  if (target !== undefined) text += between + target.replace(unsafe, encodeURIComponent);
  if (index !== undefined) text += between + index;
  return place === undefined ? text : text + between + JSON.stringify(place);
}

/** The name and the value of a button that asks for it. */
export function buttonOf(command: Command): { readonly name: CommandName; readonly value: string } {
  return { name: commandName(command), value: encodeCommand(command) };
}

/** The name under which a command is posted. */
export function commandName(command: Command): CommandName {
  if (isIntent(command)) return commandNames.intent;
  return isNavigation(command) ? commandNames.turn : commandNames.change;
}

export function isIntent(command: Command): command is IntentCommand {
  return command.kind === 'language' || command.kind === 'again';
}

export function isChange(command: Command): command is ChangeCommand {
  return commandName(command) === commandNames.change;
}

/** Those that name nothing, and those that name a page or the way to one. */
export function isNavigation(command: Command): command is NavigateCommand {
  if (isIntent(command)) return false;
  return !('target' in command) || command.kind === 'to' || command.kind === 'change';
}

/** All that any command holds. */
interface EncodedCommand {
  readonly kind: Command['kind'];
  readonly target?: string;
  readonly index?: number;
  readonly place?: JsonObject;
}

/** Characters that would split the text elsewhere. No key that a form may have holds any of it. */
const unsafe = /[\s%]/g;
