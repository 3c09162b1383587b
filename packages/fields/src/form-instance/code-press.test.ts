import type { Json, JsonObject } from '@guichet/definition';
import type { CustomEvent, Form } from '@guichet/engine';
import { createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { editgridModel } from '../types/editgrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key.toUpperCase(), input: true },
  ...more,
});

const button = (more: JsonObject): JsonObject => ({
  type: 'button',
  key: 'go',
  label: 'Go',
  input: true,
  ...more,
});

const coded = (custom: string): JsonObject => button({ action: 'custom', custom });

function open(components: readonly Json[]) {
  return openForm(components, { runCode: createRunCode() });
}

function eventsOf(form: Form): CustomEvent[] {
  const emitted: CustomEvent[] = [];
  form.on('customEvent', (event) => emitted.push(event));
  return emitted;
}

describe('a button with code of its own', () => {
  test('sets what its code sets, when it is pressed and not before', () => {
    const form = open([
      text('a'),
      coded('data.a = "pressed"; instance.root.getComponent("b").setValue(2);'),
      text('b'),
    ]);
    expect(fieldAt(form, 'a').value()).toBe('');
    expect(form.dispatch({ kind: 'press', field: fieldAt(form, 'go') })).toBe('done');
    expect([fieldAt(form, 'a').value(), fieldAt(form, 'b').value()]).toEqual(['pressed', 2]);
  });

  test('is true in the data once it was pressed, as one that tells an event is; no service keeps it', () => {
    const form = open([
      text('a'),
      coded('data.a = "x"'),
      button({ key: 'tell', action: 'event', event: 'e' }),
    ]);
    expect(form.data()).toMatchObject({ go: false, tell: false });
    form.dispatch({ kind: 'press', field: fieldAt(form, 'go') });
    expect(form.data()).toMatchObject({ a: 'x', go: true, tell: false });
    form.dispatch({ kind: 'press', field: fieldAt(form, 'tell') });
    expect(form.data()).toMatchObject({ go: true, tell: true });
    expect(form.stored.data()).toEqual({ a: 'x' });
  });

  test('knows the whole form by key and by path', () => {
    const home = { type: 'container', key: 'home', input: true, components: [text('city')] };
    const code = 'components.a.setValue(flattened["home.city"].key + Object.keys(components).length)';
    const form = open([text('a'), home, coded(code)]);
    form.dispatch({ kind: 'press', field: fieldAt(form, 'go') });
    expect(fieldAt(form, 'a').value()).toBe('city4');
  });

  test('asks for the form to be sent, in whichever way Form.io lets it', () => {
    for (const code of ['form.submit()', 'form.emit("submitButton", { state: "submitted" })']) {
      const form = open([coded(code)]);
      let asked = 0;
      form.on('submitRequested', () => {
        asked += 1;
      });
      form.dispatch({ kind: 'press', field: fieldAt(form, 'go') });
      expect(asked).toBe(1);
    }
  });

  test('is told whether the form is valid, at that moment', () => {
    const form = open([
      text('a', { validate: { required: true } }),
      text('b'),
      coded('data.b = String(form.checkValidity()) + form.isValid()'),
    ]);
    form.dispatch({ kind: 'press', field: fieldAt(form, 'go') });
    expect(fieldAt(form, 'b').value()).toBe('falsefalse');
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    form.dispatch({ kind: 'press', field: fieldAt(form, 'go') });
    expect(fieldAt(form, 'b').value()).toBe('truetrue');
  });

  test('tells its own events, with what it says of them', () => {
    const form = open([
      text('a'),
      coded(
        'form.emit("customEvent", { type: "actionComplete", component: component, actionType: "Accepted" }); form.emit("other")',
      ),
    ]);
    const emitted = eventsOf(form);
    form.dispatch({ kind: 'press', field: fieldAt(form, 'go') });
    expect(emitted.map(({ type, given }) => [type, given])).toEqual([
      ['actionComplete', expect.objectContaining({ type: 'actionComplete', actionType: 'Accepted' })],
      ['other', undefined],
    ]);
  });

  test('is marked in the data whatever it asks for, and alone of those that send', () => {
    const sends = ['one', 'two'].map((key) => button({ key, action: 'submit' }));
    const form = open([button({ key: 'keep', action: 'saveState' }), ...sends]);
    expect(form.dispatch({ kind: 'press', field: fieldAt(form, 'keep') })).toBe('done');
    expect(form.data()).toEqual({ keep: true, one: false, two: false });
    form.dispatch({ kind: 'submit', by: fieldAt(form, 'one') });
    form.dispatch({ kind: 'submit', by: fieldAt(form, 'two') });
    expect(form.data()).toEqual({ keep: true, one: false, two: true });
  });

  test('that locks itself while it sends can be pressed again where sending failed', () => {
    const form = open([
      text('a', { validate: { required: true } }),
      coded('form.submit(); component.disabled = true;'),
    ]);
    const go = fieldAt(form, 'go');
    form.on('submitRequested', () => form.dispatch({ kind: 'submit' }));
    form.dispatch({ kind: 'press', field: go });
    expect(form.errors()).toHaveLength(1);
    expect(go.view().disabled).toBe(false);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    form.dispatch({ kind: 'press', field: go });
    expect(go.view().disabled).toBe(true);
    form.dispatch({ kind: 'setSubmitError', name: 'submitError' });
    expect(go.view().disabled).toBe(false);
  });

  test.each([
    ['breaks', 'data.a = "half"; nobody.nothing;'],
    ['never ends', 'data.a = "half"; while (true) {}'],
    ['is no code', 'data.a = ('],
  ])('whose code %s says so, and nothing of what it set stands', (_, code) => {
    const form = open([text('a'), coded(code)]);
    expect(form.dispatch({ kind: 'press', field: fieldAt(form, 'go') })).toBe('failed');
    expect(fieldAt(form, 'a').value()).toBe('');
  });

  test('does nothing where no code is run, and while it is disabled', () => {
    const off = openForm([text('a'), coded('data.a = "x"')]);
    expect(off.dispatch({ kind: 'press', field: fieldAt(off, 'go') })).toBe('failed');
    const disabled = open([text('a'), { ...coded('data.a = "x"'), disabled: true }]);
    expect(disabled.dispatch({ kind: 'press', field: fieldAt(disabled, 'go') })).toBe('failed');
    expect([fieldAt(off, 'a').value(), fieldAt(disabled, 'a').value()]).toEqual(['', '']);
  });
});

describe('a button that tells an event', () => {
  test('tells it with the answers, and logic that waits for it acts', () => {
    const logic = [
      {
        name: 'shown',
        trigger: { type: 'event', event: 'reveal' },
        actions: [{ name: 'x', type: 'value', value: 'value = "told"' }],
      },
    ];
    const form = open([text('a', { logic }), button({ action: 'event', event: 'reveal' })]);
    const emitted = eventsOf(form);
    expect(form.dispatch({ kind: 'press', field: fieldAt(form, 'go') })).toBe('done');
    expect(emitted).toEqual([expect.objectContaining({ type: 'reveal', component: fieldAt(form, 'go') })]);
    expect(fieldAt(form, 'a').value()).toBe('told');
  });

  test('may name it by an answer', () => {
    const form = open([text('a'), button({ action: 'event', event: 'go-{{ data.a }}{{ data.nobody }}' })]);
    const emitted = eventsOf(form);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['north'] });
    form.dispatch({ kind: 'press', field: fieldAt(form, 'go') });
    expect(emitted.map(({ type }) => type)).toEqual(['go-north']);
  });
});

describe('code that validates the rows of an edit grid', () => {
  const grid = (row: string) => ({
    ...{ type: 'editgrid', key: 'trees', label: 'Trees', input: true, validate: { row } },
    components: [text('kind'), { type: 'number', key: 'size', label: 'Size', input: true }],
  });
  const trees = [
    { kind: 'oak', size: 2 },
    { kind: 'elm', size: 9 },
  ];
  const failuresOf = (row: string, held: Json = trees) => {
    const form = openForm([grid(row)], { runCode: createRunCode(), submission: { trees: held } });
    return form.stored.failures().map(({ message }) => message);
  };

  test('names what is wrong with the first row that it does not let pass', () => {
    expect(failuresOf('valid = row.size < 5 ? true : row.kind + " is too large (" + rowIndex + ")"')).toEqual(
      ['elm is too large (1)'],
    );
    expect(failuresOf('valid = row.size < 5')).toEqual(['Trees: row 2 is not valid.']);
  });

  test('lets rows pass that it says nothing of', () => {
    expect(failuresOf('valid = true')).toEqual([]);
    expect(failuresOf('valid = "never"', [])).toEqual([]);
  });

  test('that breaks is told, and that never ends passes nothing', () => {
    const form = openForm([grid('valid = nobody.nothing')], {
      runCode: createRunCode(),
      submission: { trees },
    });
    expect(form.stored.unchecked()).toEqual([{ path: 'trees', rule: 'row', reason: 'failed' }]);
    expect(failuresOf('while (true) {}')).toHaveLength(1);
  });
});

describe('a row that is open is validated by that code', () => {
  const grid = (more: JsonObject = {}) => ({
    ...{ type: 'editgrid', key: 'trees', label: 'Trees', input: true, ...more },
    validate: { row: 'valid = row.size < 5 ? true : row.kind + " is too large"' },
    components: [text('kind'), { type: 'number', key: 'size', label: 'Size', input: true }],
  });
  const rowsOf = (form: Form) => fieldAt(form, 'trees').rows() ?? [];

  function opened(more: JsonObject = {}) {
    const form = openForm([grid(more)], {
      models: { editgrid: editgridModel },
      runCode: createRunCode(),
      submission: { trees: [{ kind: 'oak', size: 2 }] },
    });
    const [row] = rowsOf(form);
    if (row === undefined) throw new Error('One row.');
    form.dispatch({ kind: 'row:open', grid: fieldAt(form, 'trees'), row });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'trees[0].size'), strings: ['9'] });
    return { form, row };
  }

  test('when it is saved: what is wrong stands at the row, and goes once it is right', () => {
    const { form, row } = opened();
    expect(row.errors()).toEqual([]);
    const outcome = form.dispatch({ kind: 'row:save', grid: fieldAt(form, 'trees'), row });
    expect(outcome.kind === 'invalid' && outcome.errors.map((item) => [item.message, item.row?.id])).toEqual([
      ['oak is too large', 1],
    ]);
    expect([row.errors(), fieldAt(form, 'trees').errors()]).toEqual([['oak is too large'], []]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'trees[0].size'), strings: ['4'] });
    expect(row.errors()).toEqual([]);
    expect([
      form.dispatch({ kind: 'row:save', grid: fieldAt(form, 'trees'), row }).kind,
      form.data(),
    ]).toEqual(['saved', { trees: [{ kind: 'oak', size: 4 }] }]);
  });

  test('once it is saved all the same, the row says it when the form is sent', () => {
    const { form, row } = opened({ rowDrafts: true });
    expect(form.dispatch({ kind: 'row:save', grid: fieldAt(form, 'trees'), row }).kind).toBe('saved');
    expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
    expect(form.errors().map((item) => [item.message, item.keyOrPath, item.row?.id])).toEqual([
      ['oak is too large', 'trees[0]', 1],
    ]);
  });

  test('that is new, too: it stays out of the value, and what its fields lack is said beside it', () => {
    const components = [text('kind', { validate: { required: true } })];
    const ruleInput = {
      ...grid(),
      components,
      validate: { row: 'valid = row.kind ? true : "no " + rowIndex' },
    };
    const form = openForm([ruleInput], { models: { editgrid: editgridModel }, runCode: createRunCode() });
    const trees = fieldAt(form, 'trees');
    const row = form.dispatch({ kind: 'row:add', grid: trees });
    const outcome = form.dispatch({ kind: 'row:save', grid: trees, row });
    expect(outcome.kind === 'invalid' && outcome.errors.map(({ keyOrPath }) => keyOrPath)).toEqual([
      'trees[0].kind',
      'trees[0]',
    ]);
    expect([row.errors(), row.state(), form.data()]).toEqual([['no 0'], 'new', { trees: [] }]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'trees[0].kind'), strings: ['oak'] });
    expect([form.dispatch({ kind: 'row:save', grid: trees, row }).kind, form.data()]).toEqual([
      'saved',
      { trees: [{ kind: 'oak' }] },
    ]);
  });

  test('and says nothing any more once it is left, and in French where it has no words of its own', () => {
    const { form, row } = opened();
    form.dispatch({ kind: 'row:save', grid: fieldAt(form, 'trees'), row });
    form.dispatch({ kind: 'row:cancel', grid: fieldAt(form, 'trees'), row });
    expect([rowsOf(form).map((gridRow) => gridRow.errors()), form.isValid()]).toEqual([[[]], true]);

    const bare = { ...grid(), label: 'Arbres', validate: { row: 'valid = row.size < 5' } };
    const french = openForm([bare], {
      ...{ models: { editgrid: editgridModel }, runCode: createRunCode(), locale: 'fr' },
      submission: { trees: [{ kind: 'elm', size: 9 }] },
    });
    const [second] = rowsOf(french);
    if (second === undefined) throw new Error('One row.');
    french.dispatch({ kind: 'row:open', grid: fieldAt(french, 'trees'), row: second });
    french.dispatch({ kind: 'row:save', grid: fieldAt(french, 'trees'), row: second });
    expect(second.errors()).toEqual(['Arbres\u00a0: la ligne 1 n’est pas valide.']);
  });
});
