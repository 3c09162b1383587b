import type { JsonObject } from '@guichet/definition';

/**
 * A button's command, as data: views write it into the button's name and value, so that a page without a script posts
 * it, and the receiver carries it out. `kind` is the word that stands in the value.
 */
export type Command = IntentCommand | NavigateCommand | ChangeCommand;

/** Asked of the page around the form. `language`: the same in the other language. `again`: send what nobody knows to be received. */
export interface IntentCommand {
  readonly kind: 'language' | 'again';
}

/** Asked of the form as a whole: where to go next. */
export type NavigateCommand = WayCommand | PageCommand | AnswerCommand;

/**
 * `forward`: to the next page, or from the last one to the form's destination. `review`: on to the review. `enter`: Enter
 * was pressed in a field; it saves rows that are open, else goes on as `forward`. `cancel`: throw the answers away.
 */
export interface WayCommand {
  readonly kind: 'forward' | 'previous' | 'review' | 'enter' | 'cancel';
}

export interface PageCommand {
  readonly kind: 'to';
  /** Id of a wizard's page. */
  readonly target: string;
}

/** To the page of one field, to answer it again. */
export interface AnswerCommand {
  readonly kind: 'change';
  /** The field's document id. */
  readonly target: string;
}

/** Asked of one field. */
export type ChangeCommand =
  | RowCommand
  | ListCommand
  | ChoicesCommand
  | FileCommand
  | LocationCommand
  | AddressCommand;

/**
 * Of a grid. Without a script nothing brings a row back: `row:remove` is answered with a question, to which
 * `row:removed` says yes and `row:keep` no. `row:open`, `row:save`, `row:cancel`: where rows are opened and saved.
 */
export type RowCommand =
  | { readonly kind: 'row:add'; readonly target: string }
  | {
      readonly kind:
        | ('row:remove' | 'row:removed' | 'row:keep' | 'row:up' | 'row:down')
        | ('row:open' | 'row:save' | 'row:cancel');
      /** The grid's data path. */
      readonly target: string;
      /** The row's place, from 0. */
      readonly index: number;
    };

/** One value more or less in a field that holds several, in a map, in a tree. In a tree a node is added below one. */
export type ListCommand =
  | { readonly kind: 'add'; readonly target: string; readonly index?: number }
  /** `target`: the field's document id. */
  | { readonly kind: 'remove'; readonly target: string; readonly index: number };

/** Look for what a field offers to choose from. */
export interface ChoicesCommand {
  readonly kind: 'choices';
  /** The field's data path. */
  readonly target: string;
}

export interface FileCommand {
  readonly kind: 'file:remove';
  readonly target: string;
  /** The place of a stored file. */
  readonly index: number;
}

export type LocationCommand =
  | {
      readonly kind: 'location:search' | 'location:again' | 'location:change' | 'location:keep';
      readonly target: string;
    }
  /** `index`: the place of an address among those found. */
  | { readonly kind: 'location:choose'; readonly target: string; readonly index: number };

export type AddressCommand =
  | { readonly kind: 'address:search'; readonly target: string }
  /** `place`: an address as it was found. */
  | { readonly kind: 'address:choose'; readonly target: string; readonly place: JsonObject };

/** Names under which a button says its command. No component key can hold a colon. */
export const commandNames = {
  intent: 'guichet:intent',
  turn: 'guichet:turn',
  change: 'guichet:change',
} as const;

export type CommandName = (typeof commandNames)[keyof typeof commandNames];
