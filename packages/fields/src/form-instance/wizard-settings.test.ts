import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const panel = (key: string, components: Json[], more: JsonObject = {}): JsonObject => ({
  ...{ type: 'panel', key, title: key, input: false, components },
  ...more,
});

function open(components: readonly Json[], options: Parameters<typeof openForm>[1] = {}) {
  const form = openForm(components, { display: 'wizard', ...options });
  const { wizard } = form;
  if (wizard === undefined) throw new Error('No wizard.');
  const names = () => wizard.pages().map(({ id, panel: of }) => of?.component.key ?? id);
  const at = () => names()[wizard.index()];
  return { form, wizard, names, at, buttons: () => wizard.view().buttons };
}

const two = (settings: JsonObject = {}) => [
  panel('one', [text('a')], settings),
  panel('two', [text('b')], settings),
];

describe('the buttons of a page', () => {
  test('are those that lead on from there, and cancel last', () => {
    const { form, buttons } = open(two());
    expect(buttons()).toEqual(['next', 'cancel']);
    form.dispatch({ kind: 'forward' });
    expect(buttons()).toEqual(['previous', 'submit', 'cancel']);
  });

  test.each<[string, JsonObject, JsonObject, readonly string[]]>([
    [
      'the form says none of it',
      { buttonSettings: { showCancel: false, showPrevious: false } },
      {},
      ['submit'],
    ],
    [
      'its settings say so',
      { settings: { buttonSettings: { showCancel: false } } },
      {},
      ['previous', 'submit'],
    ],
    ['the page says so', {}, { buttonSettings: { cancel: false, previous: false } }, ['submit']],
    [
      'the page says otherwise than the form',
      { buttonSettings: { showCancel: false } },
      { buttonSettings: { cancel: true } },
      ['previous', 'submit', 'cancel'],
    ],
    [
      'the form orders them',
      { properties: { wizardButtonOrder: 'cancel, submit, previous' } },
      {},
      ['cancel', 'submit', 'previous'],
    ],
    ['the order leaves one out', { properties: { wizardButtonOrder: 'submit' } }, {}, ['submit']],
  ])('where %s', (_, { settings = {}, ...top }, page, expected) => {
    const opened = open(two(page), {
      top,
      ...(isJsonObject(settings) && { settings }),
    });
    opened.form.dispatch({ kind: 'forward' });
    expect(opened.buttons()).toEqual(expected);
  });

  test('a form whose sending is switched off has the button all the same', () => {
    const { form, wizard, buttons } = open(two(), { top: { disableWizardSubmit: true } });
    form.dispatch({ kind: 'forward' });
    expect([buttons(), wizard.view().isSubmitDisabled]).toEqual([['previous', 'submit', 'cancel'], true]);
  });
});

describe('the only way on', () => {
  const off = { buttonSettings: { previous: false, next: false, submit: false, cancel: false } };
  const shownBy = (eq: string) => ({ conditional: { show: true, when: 'a', eq } });
  const send = { type: 'button', key: 'own', label: 'Send', input: true, action: 'submit' };

  /** The buttons of each page, up to where no button leads on. */
  function ways(components: readonly Json[], options: Parameters<typeof openForm>[1] = {}) {
    const { form, wizard, buttons } = open(components, options);
    const seen = [buttons()];
    while (buttons().includes('next') && form.dispatch({ kind: 'forward' }).kind === 'turned')
      seen.push(buttons());
    return { seen, at: wizard.index() };
  }

  test('is there where its author switches it off, and nothing else is', () => {
    expect(ways(two(off)).seen).toEqual([['next'], ['submit']]);
    const top = { buttonSettings: { showNext: false, showSubmit: false } };
    const review = { settings: { review: true }, top };
    expect(
      ways(two(), review).seen.map((buttons) =>
        buttons.filter((buttonName) => /next|submit/.test(buttonName)),
      ),
    ).toEqual([['next'], ['next'], ['submit']]);
  });

  test('is left to a host where the form is embedded, whose commands turn the pages and send', () => {
    const { form, at, buttons } = open(two(off), { isEmbedded: true });
    expect(buttons()).toEqual([]);
    const emitted: unknown[] = [];
    form.on('nextPage', ({ page }) => emitted.push(page));
    form.on('submitRequested', () => emitted.push('send'));
    form.dispatch({ kind: 'forward' });
    expect([at(), buttons()]).toEqual(['two', []]);
    form.dispatch({ kind: 'requestSubmit' });
    form.dispatch({ kind: 'emit', event: 'submitButton' });
    expect(emitted).toEqual([1, 'send', 'send']);
  });

  test('is not drawn beside a button of its author that sends, unless that is permanently hidden', () => {
    const with2 = (more: JsonObject) => [panel('one', [text('a'), { ...send, ...more }], off)];
    expect(ways(with2({})).seen).toEqual([[]]);
    expect(ways(with2(shownBy('x'))).seen).toEqual([[]]);
    expect(ways(with2({ hidden: true })).seen).toEqual([['submit']]);
    const trigger = { type: 'simple', simple: { show: true, when: 'a', eq: 'x' } };
    const actions = [{ type: 'property', property: { value: 'hidden', type: 'boolean' }, state: false }];
    expect(ways(with2({ hidden: true, logic: [{ trigger, actions }] })).seen).toEqual([[]]);
  });

  test('stays closed where `nextPage` closes it', () => {
    expect(ways(two({ ...off, nextPage: { '+': [-1] } })).seen).toEqual([[]]);
    expect(ways(two({ ...off, nextPage: { var: 'data.nobody' } })).seen).toEqual([['submit']]);
  });

  test('stays closed where the pages that a page leads to are hidden by their conditions', () => {
    const question = panel('one', [text('a')], { buttonSettings: { submit: false } });
    const pages = [question, panel('two', [text('b')], shownBy('yes'))];
    expect(ways(pages).seen).toEqual([['cancel']]);
    expect(ways(pages, { submission: { a: 'yes' } }).seen).toEqual([
      ['next', 'cancel'],
      ['previous', 'submit', 'cancel'],
    ]);
    // Switched off on every page, the buttons are a host's.
    expect(
      ways([{ ...question, ...off }, panel('two', [text('b')], { ...off, ...shownBy('yes') })]).seen,
    ).toEqual([['submit']]);
  });

  test('leads through a form that asks for nothing, and does not send it', () => {
    const content = (key: string) => ({ type: 'content', key, html: '<p>Read this.</p>' });
    expect(ways([panel('one', [content('a')], off), panel('two', [content('b')], off)]).seen).toEqual([
      ['next'],
      [],
    ]);
  });

  test('stays away where an order of buttons leaves it out', () => {
    expect(ways(two(off), { top: { properties: { wizardButtonOrder: 'previous' } } }).seen).toEqual([[]]);
  });
});

describe('the steps are shown', () => {
  test.each<[JsonObject, string, string]>([
    [{}, 'list', 'left'],
    [{ wizardHeaderType: '' }, 'list', 'left'],
    [{ wizardHeaderType: 'Classic' }, 'classic', 'left'],
    [{ wizardHeaderType: 'Vertical' }, 'vertical', 'left'],
    [{ wizardHeaderType: 'Vertical', wizardHeaderLocation: 'right' }, 'vertical', 'right'],
    [{ wizardHeaderType: 'StepIndicator' }, 'indicator', 'left'],
    [{ wizardHeaderType: 'Spiral' }, 'list', 'left'],
    [{ wizardHeaderType: 'Classic', wizardBreadcrumbsType: 'none' }, 'none', 'left'],
  ])('with %j as %s', (settings, header, side) => {
    const { header: drawn, side: at } = open(two(), { settings }).wizard.view();
    expect([drawn, at]).toEqual([header, side]);
  });

  test('not on a page that asks for none', () => {
    const { form, wizard } = open([panel('one', [], { breadcrumb: 'none' }), panel('two', [])]);
    const first = wizard.view().header;
    form.dispatch({ kind: 'forward' });
    expect([first, wizard.view().header]).toEqual(['none', 'list']);
  });
});

describe('completed steps are links', () => {
  test.each<[JsonObject, boolean]>([
    [{}, true],
    [{ breadcrumbSettings: { clickable: true } }, true],
    [{ breadcrumbSettings: { clickable: false } }, false],
    [{ breadcrumbSettings: { clickable: false }, allowPrevious: true }, true],
  ])('where the form says %j: %j', (top, reachable) => {
    const { form, wizard } = open(two(), { top });
    form.dispatch({ kind: 'forward' });
    expect(wizard.pages().map(wizard.isReachable)).toEqual([reachable, false]);
  });
});

test('a place that is put back keeps its completed steps where its own page is hidden by then', () => {
  const hidden = { conditional: { show: true, when: 'b', eq: 'more' } };
  const pages = [...two(), panel('three', [text('c')], hidden), panel('four', [text('d')])];
  const { form, at } = open(pages);
  typeAndLeave(form, 'b', 'more');
  form.dispatch({ kind: 'forward' });
  form.dispatch({ kind: 'forward' });
  expect(at()).toBe('three');
  typeAndLeave(form, 'b', '');
  const again = open(pages);
  again.form.dispatch({ kind: 'restore', place: form.kept().place });
  expect([at(), again.at()]).toEqual(['two', 'two']);
  expect(again.wizard.pages().map(again.wizard.stateOf)).toEqual(['completed', 'active', 'future']);
  expect(again.form.dispatch({ kind: 'previous' })).toMatchObject({ page: { id: 'f-one' } });
});

describe('a wizard within the wizard', () => {
  const inner = {
    ...{ type: 'form', key: 'inner', label: 'Inner', input: true, display: 'wizard' },
    components: [
      panel('b', [text('b1', { validate: { required: true } })]),
      panel('c', [text('c1')]),
      { type: 'button', key: 'submit', label: 'Send', input: true, action: 'submit' },
    ],
  };
  const asks = { conditional: { show: true, when: 'a1', eq: 'more' } };

  test('gives its pages to the whole, validated as any, and keeps its values as a submission', () => {
    const { form, names, at } = open([panel('a', [text('a1')]), inner, panel('d', [text('d1')])]);
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
    form.dispatch({ kind: 'forward' });
    expect(form.dispatch({ kind: 'forward' }).kind).toBe('invalid');
    typeAndLeave(form, 'inner.data.b1', 'x');
    form.dispatch({ kind: 'forward' });
    expect([at(), form.data()]).toMatchObject(['c', { inner: { data: { b1: 'x' } } }]);
  });

  test('comes and goes with its own condition, also inside a page', () => {
    const { form, names } = open([panel('a', [text('a1'), { ...inner, ...asks }])]);
    expect(names()).toEqual(['a']);
    typeAndLeave(form, 'a1', 'more');
    expect(names()).toEqual(['a', 'b', 'c']);
  });

  test('a panel inside one of its pages is drawn there', () => {
    const panels = [panel('b', [panel('b2', [text('b1')])]), panel('c', [])];
    expect(open([panel('a', [{ ...inner, components: panels }])]).names()).toEqual(['b', 'c']);
  });

  test('stands as one part of the page where it is deeper in that than at its top', () => {
    expect(open([panel('a', [panel('deep', [inner])])]).names()).toEqual(['a']);
  });

  test('a form within the form that is no wizard stands on its page', () => {
    expect(open([panel('a', [{ ...inner, display: 'form' }])]).names()).toEqual(['a']);
  });
});

describe('from a page that was changed back to the review', () => {
  const review = { settings: { review: true } };

  test('in one step, past all that was completed', () => {
    const { form, wizard, at } = open([...two(), panel('three', [])], review);
    for (let page = 0; page < 3; page += 1) form.dispatch({ kind: 'forward' });
    expect([wizard.current().kind, wizard.canReturn()]).toEqual(['review', false]);
    const [first] = wizard.pages();
    if (first !== undefined) form.dispatch({ kind: 'to', page: first, isForced: true });
    expect([at(), wizard.view().canReturn]).toEqual(['one', true]);
    form.dispatch({ kind: 'review' });
    expect(wizard.current().kind).toBe('review');
  });

  test('not while it has an error, nor past a page that the change brought', () => {
    const asked = panel('asked', [text('m')], { conditional: { show: true, when: 'a', eq: 'more' } });
    const { form, wizard, at } = open(
      [panel('one', [text('a', { validate: { required: true } })]), asked, panel('two', [])],
      { ...review, submission: { a: 'x' } },
    );
    form.dispatch({ kind: 'forward' });
    form.dispatch({ kind: 'forward' });
    const [first] = wizard.pages();
    if (first !== undefined) form.dispatch({ kind: 'to', page: first, isForced: true });
    typeAndLeave(form, 'a', '');
    expect(form.dispatch({ kind: 'review' }).kind).toBe('invalid');
    typeAndLeave(form, 'a', 'more');
    form.dispatch({ kind: 'review' });
    expect(at()).toBe('asked');
    form.dispatch({ kind: 'review' });
    expect(wizard.current().kind).toBe('review');
  });

  test('there is no such way before the review was seen, and a place that is put back keeps it', () => {
    const { form, wizard } = open(two(), review);
    expect(wizard.canReturn()).toBe(false);
    const place = { at: 'f-two', trail: ['f-one'], completed: ['f-one'], reviewed: true } as const;
    form.dispatch({ kind: 'restore', place });
    expect([wizard.canReturn(), form.kept().place]).toEqual([true, place]);
    expect(fieldAt(form, 'b').visible()).toBe(true);
  });
});
