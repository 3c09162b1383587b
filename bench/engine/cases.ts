import { chainOf, fieldsOf, gridOf, panelOf } from './forms.ts';
import type { EngineForm, OpenForm } from './side.ts';

/** One thing to measure. */
export interface EngineCase {
  readonly name: string;
  readonly what: string;
  readonly form: EngineForm;
  /** The action on the open form, for the first, second, third time; without one, the form is opened. */
  act?(open: OpenForm, turn: number): void;
  /** Takes it back, and is not measured. */
  undo?(open: OpenForm): void;
}

const opening = (name: string, form: EngineForm): EngineCase => ({ name, what: 'create', form });

/** Into a text that holds one letter, then two, then one again. */
const keystroke = (name: string, form: EngineForm, path: string): EngineCase => ({
  name,
  what: 'keystroke',
  form,
  act: (open, turn) => open.fill(path, turn % 2 === 0 ? '12' : '1'),
});

const clearing = (name: string, form: EngineForm): EngineCase => ({
  name,
  what: 'clear the first',
  form,
  act: (open) => open.fill('f0', ''),
  undo: (open) => open.fill('f0', '1'),
});

const addingRow = (rows: number): EngineCase => ({
  name: `G${rows}`,
  what: 'add a row',
  form: gridOf(rows),
  act: (open) => open.addRow(),
  undo: (open) => open.removeRow(),
});

export const cases: readonly EngineCase[] = [
  opening('F100', fieldsOf(100)),
  opening('F1000', fieldsOf(1000)),
  keystroke('F10', fieldsOf(10), 'f5'),
  keystroke('F100', fieldsOf(100), 'f50'),
  keystroke('F1000', fieldsOf(1000), 'f500'),
  opening('C200', chainOf(200)),
  opening('C1000', chainOf(1000)),
  keystroke('C200', chainOf(200), 'f100'),
  keystroke('C1000', chainOf(1000), 'f500'),
  clearing('C200', chainOf(200)),
  clearing('C1000', chainOf(1000)),
  opening('G100', gridOf(100)),
  keystroke('G10', gridOf(10), 'grid[5].c2'),
  keystroke('G100', gridOf(100), 'grid[50].c2'),
  keystroke('G500', gridOf(500), 'grid[250].c2'),
  addingRow(10),
  addingRow(100),
  addingRow(500),
  {
    name: 'P100',
    what: 'show the panel',
    form: panelOf(100),
    act: (open) => open.fill('open', true),
    undo: (open) => open.fill('open', false),
  },
];
