import type { Json, JsonObject } from '@guichet/definition';
import type { Form, Wizard, WizardPage } from '@guichet/engine';
import { createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});
const required = { validate: { required: true } };
const panel = (key: string, components: Json[], more: JsonObject = {}): JsonObject => ({
  type: 'panel',
  key,
  title: key,
  input: false,
  components,
  ...more,
});
const button: JsonObject = { type: 'button', key: 'submit', label: 'Send', input: true, action: 'submit' };

interface Opened {
  readonly form: Form;
  readonly wizard: Wizard;
  /** `key:state` of each page, the page that is shown in capitals. */
  readonly steps: () => readonly string[];
}

function open(components: readonly Json[], more: Parameters<typeof openForm>[1] = {}): Opened {
  const form = openForm(components, { display: 'wizard', ...more });
  const { wizard } = form;
  if (wizard === undefined) throw new Error('No wizard.');
  const nameOf = ({ id, panel: of }: WizardPage) => of?.component.key ?? id;
  return {
    form,
    wizard,
    steps: () =>
      wizard.pages().map((page) => {
        const state = wizard.stateOf(page);
        return state === 'active'
          ? nameOf(page).toUpperCase()
          : `${nameOf(page)}${state === 'completed' ? ' ✓' : ''}`;
      }),
  };
}

function type(form: Form, path: string, words: string): void {
  form.dispatch({ kind: 'input', field: fieldAt(form, path), strings: [words] });
}

const three = [panel('one', [text('a', required)]), panel('two', [text('b')]), panel('three', [text('c')])];

test('a page is a panel; next validates it, previous does not, and what was passed is completed', () => {
  const { form, wizard, steps } = open([...three, button]);
  expect([steps(), wizard.index(), wizard.hasPrevious(), wizard.hasNext()]).toEqual([
    ['ONE', 'two', 'three'],
    0,
    false,
    true,
  ]);
  const refused = form.dispatch({ kind: 'forward' });
  expect(refused).toMatchObject({ kind: 'invalid', errors: [{ keyOrPath: 'a' }] });
  expect([steps()[0], form.failedAttempts(), form.errors().length]).toEqual(['ONE', 1, 1]);
  type(form, 'a', 'x');
  expect(form.dispatch({ kind: 'forward' }).kind).toBe('turned');
  expect([steps(), form.errors()]).toEqual([['one ✓', 'TWO', 'three'], []]);
  form.dispatch({ kind: 'forward' });
  expect([steps(), wizard.hasNext(), form.dispatch({ kind: 'forward' })]).toEqual([
    ['one ✓', 'two ✓', 'THREE'],
    false,
    { kind: 'stayed' },
  ]);
  form.dispatch({ kind: 'previous' });
  expect(steps()).toEqual(['one ✓', 'TWO', 'three']);
  form.dispatch({ kind: 'previous' });
  expect([form.dispatch({ kind: 'previous' }), steps()]).toEqual([
    { kind: 'stayed' },
    ['ONE', 'two ✓', 'three'],
  ]);
});

test('a resident reaches completed steps and no others', () => {
  const { form, wizard, steps } = open(three, { submission: { a: 'x' } });
  form.dispatch({ kind: 'forward' });
  form.dispatch({ kind: 'forward' });
  const [first, second, last] = wizard.pages();
  if (first === undefined || second === undefined || last === undefined) throw new Error('Three pages.');
  expect(wizard.pages().map(wizard.isReachable)).toEqual([true, true, false]);
  expect(form.dispatch({ kind: 'to', page: first }).kind).toBe('turned');
  expect([form.dispatch({ kind: 'to', page: last }), steps()]).toEqual([
    { kind: 'stayed' },
    ['ONE', 'two ✓', 'three'],
  ]);
  expect(form.dispatch({ kind: 'to', page: second }).kind).toBe('turned');
  expect([form.dispatch({ kind: 'to', page: last, isForced: true }).kind, steps()]).toEqual([
    'turned',
    ['one ✓', 'two ✓', 'THREE'],
  ]);
});

test.each<[JsonObject, boolean]>([
  [{}, true],
  [{ breadcrumbClickable: false }, true],
  [{ breadcrumbSettings: { clickable: false } }, false],
  [{ breadcrumbSettings: { clickable: false }, allowPrevious: true }, true],
])('a page with %j lets completed steps be reached: %j', (settings, reachable) => {
  const { form, wizard } = open([panel('one', [text('a')]), panel('two', [text('b')], settings)]);
  form.dispatch({ kind: 'forward' });
  expect(wizard.pages().map(wizard.isReachable)).toEqual([reachable, false]);
});

test('what stands before the first panel is above every page, what is no panel after it below, buttons nowhere', () => {
  const { wizard } = open([
    text('top'),
    button,
    panel('one', [text('a')]),
    text('bottom'),
    panel('two', [text('b')]),
  ]);
  const keys = (fields: readonly { component: { key: string } }[]) =>
    fields.map(({ component }) => component.key);
  expect([
    keys(wizard.prefix),
    keys(wizard.suffix),
    wizard.pages().map(({ fields }) => keys(fields)),
  ]).toEqual([['top'], ['bottom'], [['a'], ['b']]]);
});

test('without a panel all is one page', () => {
  expect(open([text('a'), button]).wizard.pages()).toMatchObject([
    { kind: 'whole', fields: [{ id: 'f-a' }] },
  ]);
});

describe('a panel inside a page', () => {
  const asked = { conditional: { show: true, when: 'x', eq: 'more' } };
  const nested = [
    panel('outer', [
      text('x'),
      panel('inner', [text('a', required)], { nextPage: 'three', buttonSettings: { next: false } }),
      { ...panel('deep', [panel('deeper', [text('b', required)])]), ...asked },
    ]),
    panel('three', [text('c')]),
  ];

  test('is drawn in that page, and is no step', () => {
    const { wizard, steps } = open(nested);
    expect(steps()).toEqual(['OUTER', 'three']);
    expect(wizard.current().fields.map(({ id }) => id)).toEqual(['f-x', 'f-inner', 'f-deep']);
    expect(wizard.view().buttons).toEqual(['next', 'cancel']);
  });

  test('is validated with the page, with the condition that hides it as on any panel', () => {
    const { form, steps } = open(nested);
    const failing = () => {
      const outcome = form.dispatch({ kind: 'forward' });
      return outcome.kind === 'invalid' ? outcome.errors.map(({ keyOrPath }) => keyOrPath) : outcome.kind;
    };
    type(form, 'x', 'more');
    expect([failing(), steps().length]).toEqual([['a', 'b'], 2]);
    type(form, 'x', 'less');
    expect(failing()).toEqual(['a']);
    type(form, 'a', 'y');
    expect([failing(), steps()]).toEqual(['turned', ['outer ✓', 'THREE']]);
  });

  test('belongs to that page, also for a place that was kept when it was a step', () => {
    const { form, wizard } = open(nested, { submission: { a: 'y' } });
    expect(form.wizard?.pageOf(fieldAt(form, 'b'))?.id).toBe('f-outer');
    form.dispatch({
      kind: 'restore',
      place: { at: 'f-three', trail: ['f-outer', 'f-inner'], completed: ['f-inner'] },
    });
    expect(wizard.current().id).toBe('f-three');
    expect(form.dispatch({ kind: 'previous' })).toMatchObject({ kind: 'turned', page: { id: 'f-outer' } });
    expect(wizard.nearest('f-deeper').id).toBe('f-outer');
    form.dispatch({ kind: 'restore', place: { at: 'f-inner', trail: [], completed: [] } });
    expect(wizard.current().id).toBe('f-outer');
  });
});

test('conditional pages come and go with the count, and a page that is hidden under the resident gives way', () => {
  const more = panel('more', [text('m', required)], { conditional: { show: true, when: 'a', eq: 'more' } });
  const { form, wizard, steps } = open([panel('one', [text('a')]), more, panel('last', [text('z')])]);
  expect(steps()).toEqual(['ONE', 'last']);
  type(form, 'a', 'more');
  expect(steps()).toEqual(['ONE', 'more', 'last']);
  form.dispatch({ kind: 'forward' });
  expect(steps()).toEqual(['one ✓', 'MORE', 'last']);
  type(form, 'a', 'no');
  expect([steps(), wizard.index(), form.isValid()]).toEqual([['ONE', 'last'], 0, true]);
  type(form, 'a', 'more');
  expect(steps()).toEqual(['one ✓', 'MORE', 'last']);
});

describe('the page that an author says comes next', () => {
  const nextBy = (nextPage: Json): Json[] => [
    panel('one', [text('a')], { nextPage }),
    panel('two', [text('b')]),
    panel('three', [text('c')]),
  ];
  const by: Json = { var: 'data.a' };

  test.each<[string, string[]]>([
    ['three', ['one ✓', 'two', 'THREE']],
    ['2', ['one ✓', 'two', 'THREE']],
    ['nobody', ['one ✓', 'TWO', 'three']],
  ])('%s', (answer, steps) => {
    const opened = open(nextBy(by));
    type(opened.form, 'a', answer);
    opened.form.dispatch({ kind: 'forward' });
    expect(opened.steps()).toEqual(steps);
    opened.form.dispatch({ kind: 'previous' });
    expect(opened.steps()[0]).toBe('ONE');
  });

  test('none: the form is sent from here; -1: it goes on nowhere', () => {
    const none = open(nextBy({ var: 'data.nobody' })).wizard;
    expect([none.hasNext(), none.isDeadEnd()]).toEqual([false, false]);
    const nowhere = open(nextBy({ '+': [-1] })).wizard;
    expect([nowhere.hasNext(), nowhere.isDeadEnd()]).toEqual([false, true]);
  });

  test('code starts from the page that follows, and without what runs it that one comes', () => {
    const run = open(nextBy("if (next === 1 && data.a === 'x') { next = 'three'; }"), {
      runCode: createRunCode(),
    });
    type(run.form, 'a', 'x');
    run.form.dispatch({ kind: 'forward' });
    expect(run.steps()).toEqual(['one ✓', 'two', 'THREE']);
    const notRun = open(nextBy("next = 'three'"));
    notRun.form.dispatch({ kind: 'forward' });
    expect(notRun.steps()).toEqual(['one ✓', 'TWO', 'three']);
  });
});

test('a review is the last page, and counted', () => {
  const { form, wizard, steps } = open([panel('one', [text('a')])], { settings: { review: true } });
  expect(steps()).toEqual(['ONE', 'review']);
  form.dispatch({ kind: 'forward' });
  expect([wizard.current().kind, wizard.hasNext()]).toEqual(['review', false]);
});

test('turning is told with the new index and the data, and a language switch keeps the page', () => {
  const { form, wizard } = open(three, { submission: { a: 'x' } });
  const emitted: unknown[] = [];
  form.on('nextPage', ({ page, submission }) => emitted.push(['next', page, submission.data.a]));
  form.on('prevPage', ({ page }) => emitted.push(['previous', page]));
  form.dispatch({ kind: 'forward' });
  form.dispatch({ kind: 'forward' });
  form.dispatch({ kind: 'previous' });
  form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} });
  expect([emitted, wizard.index()]).toEqual([
    [
      ['next', 1, 'x'],
      ['next', 2, 'x'],
      ['previous', 1],
    ],
    1,
  ]);
});

test('every page is validated when the form is sent, and each error knows its page', () => {
  const { form } = open([panel('one', [text('a', required)]), panel('two', [text('b', required)])], {
    submission: { a: 'x' },
  });
  form.dispatch({ kind: 'forward' });
  form.dispatch({ kind: 'previous' });
  type(form, 'a', '');
  const outcome = form.dispatch({ kind: 'submit' });
  const pages =
    outcome.kind === 'invalid'
      ? outcome.errors.map(({ field }) => field && form.wizard?.pageOf(field)?.id)
      : [];
  expect(pages).toEqual(['f-one', 'f-two']);
});

test('what a form service refuses leads to the first page that has it, unless the page that is shown does', () => {
  const { form, wizard } = open(three, { submission: { a: 'x' } });
  const refusal = (key: string) => ({ type: 'any.required', path: [key], message: '', context: {} });
  form.dispatch({ kind: 'forward' });
  form.dispatch({ kind: 'forward' });
  form.dispatch({ kind: 'setServerErrors', details: [refusal('c'), refusal('b')] });
  expect(wizard.current().id).toBe('f-three');
  form.dispatch({ kind: 'setServerErrors', details: [refusal('nobody')] });
  expect(wizard.current().id).toBe('f-three');
  form.dispatch({ kind: 'setServerErrors', details: [refusal('b'), refusal('a')] });
  expect(wizard.current().id).toBe('f-one');
});

test('a form that is no wizard has no pages, and cannot turn any', () => {
  const form = openForm(three);
  expect(form.wizard).toBeUndefined();
  expect(() => form.dispatch({ kind: 'forward' })).toThrow('The form lacks forward.');
});
