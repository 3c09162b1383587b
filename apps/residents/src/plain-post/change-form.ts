import type { JsonObject } from '@guichet/definition';
import type { ChangeCommand, Form } from '@guichet/engine';
import {
  changeAddressOf,
  changeFiles,
  changeList,
  changeLocation,
  changeRows,
  type Maps,
} from '@guichet/fields/posted';
import type { AnsweredPage } from '../pages/page-data.ts';
import { saveRows } from './save-rows.ts';

interface Needs {
  readonly maps: Maps;
  /** Gets the error of the city's map, without a word of the query. */
  readonly notify: (text: string) => void;
  /** Deletes a stored file that the resident took out. */
  readonly forget: (record: JsonObject) => void;
}

/**
 * Does what the button of a field asks for; nothing, where the form offers no such thing. Gives the page's message
 * about it.
 */
export async function changeForm(
  form: Form,
  command: ChangeCommand,
  { maps, notify, forget }: Needs,
): Promise<Pick<AnsweredPage, 'refusedRows' | 'askedRow'>> {
  switch (command.kind) {
    case 'choices':
      // The next rendering has them.
      return {};
    case 'add':
    case 'remove':
      changeList(form, command);
      return {};
    case 'file:remove': {
      const removed = changeFiles(form, command);
      if (removed !== undefined) forget(removed.record);
      return {};
    }
    case 'address:search':
    case 'address:choose':
      await changeAddressOf(form, command, maps, notify);
      return {};
    case 'location:search':
    case 'location:again':
    case 'location:change':
    case 'location:keep':
    case 'location:choose':
      await changeLocation(form, command, maps, notify);
      return {};
    case 'row:save': {
      const { target, index } = command;
      return { refusedRows: saveRows(form, ({ grid, row }) => grid === target && row === index) };
    }
    default: {
      const outcome = changeRows(form, command);
      return outcome.kind === 'asked' ? { askedRow: outcome.row } : {};
    }
  }
}
