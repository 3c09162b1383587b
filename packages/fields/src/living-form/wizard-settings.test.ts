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
    form.nextPage();
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
    ['the page has none that sends', {}, { buttonSettings: { submit: false } }, ['previous', 'cancel']],
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
    opened.form.nextPage();
    expect(opened.buttons()).toEqual(expected);
  });

  test('a form whose sending is switched off has the button all the same', () => {
    const { form, wizard, buttons } = open(two(), { top: { disableWizardSubmit: true } });
    form.nextPage();
    expect([buttons(), wizard.view().isSubmitDisabled]).toEqual([['previous', 'submit', 'cancel'], true]);
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
    form.nextPage();
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
    form.nextPage();
    expect(wizard.pages().map(wizard.isReachable)).toEqual([reachable, false]);
  });
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

  test('gives its pages to the whole, judged as any, and keeps its values as a submission', () => {
    const { form, names, at } = open([panel('a', [text('a1')]), inner, panel('d', [text('d1')])]);
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
    form.nextPage();
    expect(form.nextPage().kind).toBe('invalid');
    typeAndLeave(form, 'inner.data.b1', 'x');
    form.nextPage();
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
    for (let page = 0; page < 3; page += 1) form.nextPage();
    expect([wizard.current().kind, wizard.canReturn()]).toEqual(['review', false]);
    const [first] = wizard.pages();
    if (first !== undefined) form.goToPage(first, true);
    expect([at(), wizard.view().canReturn]).toEqual(['one', true]);
    form.returnToReview();
    expect(wizard.current().kind).toBe('review');
  });

  test('not while it has an error, nor past a page that the change brought', () => {
    const asked = panel('asked', [text('m')], { conditional: { show: true, when: 'a', eq: 'more' } });
    const { form, wizard, at } = open(
      [panel('one', [text('a', { validate: { required: true } })]), asked, panel('two', [])],
      { ...review, submission: { a: 'x' } },
    );
    form.nextPage();
    form.nextPage();
    const [first] = wizard.pages();
    if (first !== undefined) form.goToPage(first, true);
    typeAndLeave(form, 'a', '');
    expect(form.returnToReview().kind).toBe('invalid');
    typeAndLeave(form, 'a', 'more');
    form.returnToReview();
    expect(at()).toBe('asked');
    form.returnToReview();
    expect(wizard.current().kind).toBe('review');
  });

  test('there is no such way before the review was seen, and a place that is put back keeps it', () => {
    const { form, wizard } = open(two(), review);
    expect(wizard.canReturn()).toBe(false);
    const place = { at: 'f-two', trail: ['f-one'], completed: ['f-one'], reviewed: true } as const;
    form.restorePlace(place);
    expect([wizard.canReturn(), form.place()]).toEqual([true, place]);
    expect(fieldAt(form, 'b').visible()).toBe(true);
  });
});
