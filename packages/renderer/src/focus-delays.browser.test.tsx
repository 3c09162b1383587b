import type { Json, JsonObject } from '@guichet/definition';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusDelays } from './focus-delays.ts';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';

let drawn: DrawnForm | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  drawn?.close();
  drawn = undefined;
});

const field = (key: string) => ({
  ...{ type: 'textfield', key, label: key, input: true },
  validate: { required: true },
});
const panel = (key: string, components: Json[], more: JsonObject = {}) => ({
  ...{ type: 'panel', key, title: key, components },
  ...more,
});

/** A form with errors in its alert. */
async function failed(components: Parameters<typeof drawForm>[0], display?: 'wizard'): Promise<DrawnForm> {
  const form = await drawForm(components, { ...(display && { display }) });
  flushSync(() => form.form.dispatch({ kind: 'submit' }));
  drawn = form;
  return form;
}

function follow({ container }: DrawnForm, index: number): void {
  const link = container.querySelectorAll<HTMLElement>('#guichet-errors li a')[index];
  if (link === undefined) throw new Error(`No error ${index + 1}`);
  flushSync(() => link.click());
}

/** Whether a field has the focus before that time has passed, and once it has. */
function focusedAround(id: string, milliseconds: number): readonly [boolean, boolean] {
  const isThere = () => document.activeElement?.id === id;
  vi.advanceTimersByTime(milliseconds - 1);
  const before = isThere();
  vi.advanceTimersByTime(1);
  return [before, isThere()];
}

test('are the product’s constants', () => {
  expect(focusDelays).toEqual({ header: 100, field: 200, opened: 500, otherPage: 1000 });
});

test('after a failed submit the alert takes the focus after 100 ms', async () => {
  await failed([field('a')]);
  expect(focusedAround('guichet-errors', 100)).toEqual([false, true]);
});

test('but not from under a press that begins meanwhile: then once it has ended, and once only', async () => {
  await failed([field('a')]);
  const press = (name: string) => document.body.dispatchEvent(new PointerEvent(name, { bubbles: true }));
  vi.advanceTimersByTime(99);
  press('pointerdown');
  expect(focusedAround('guichet-errors', 1000)).toEqual([false, false]);
  press('pointerup');
  expect(document.activeElement?.id).not.toBe('guichet-errors');
  vi.advanceTimersByTime(0);
  expect(document.activeElement?.id).toBe('guichet-errors');
  document.getElementById('f-a')?.focus();
  press('pointerup');
  expect(focusedAround('guichet-errors', 1000)).toEqual([false, false]);
});

test('an error leads to a field on the page after 200 ms', async () => {
  const form = await failed([field('a'), field('b')]);
  vi.advanceTimersByTime(100);
  follow(form, 1);
  expect(focusedAround('f-b', 200)).toEqual([false, true]);
});

test('to one in a closed panel, which opens first, after 500 ms', async () => {
  const form = await failed([panel('p', [field('a')], { collapsible: true, collapsed: true })]);
  vi.advanceTimersByTime(100);
  const box = form.container.querySelector('details');
  if (box === null) throw new Error('No panel.');
  box.open = false;
  follow(form, 0);
  expect(box.open).toBe(true);
  expect(focusedAround('f-a', 500)).toEqual([false, true]);
});

test('to one in a tab that is not shown, which opens first, after 500 ms', async () => {
  const tab = (key: string) => ({ key, label: key, components: [field(key)] });
  const form = await failed([{ type: 'tabs', key: 't', components: [tab('a'), tab('b')] }]);
  vi.advanceTimersByTime(100);
  follow(form, 1);
  expect(form.container.querySelector('#f-b')?.closest('[hidden]')).toBeNull();
  expect(focusedAround('f-b', 500)).toEqual([false, true]);
});

test('to one on another page of a wizard after 1000 ms, and that page is shown at once', async () => {
  const form = await failed([panel('p', [field('a')]), panel('q', [field('b')])], 'wizard');
  vi.advanceTimersByTime(100);
  follow(form, 1);
  expect(form.container.querySelector('#f-b')).not.toBeNull();
  expect(focusedAround('f-b', 1000)).toEqual([false, true]);
});

test('of two errors that are followed at once the last one leads', async () => {
  const form = await failed([field('a'), field('b')]);
  vi.advanceTimersByTime(100);
  follow(form, 0);
  follow(form, 1);
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.id).toBe('f-b');
});

test('a page of a wizard brings its heading into view after 100 ms, but not from under a press', async () => {
  const text = (key: string) => ({ type: 'textfield', key, label: key, input: true });
  const pages = ['a', 'b', 'c'].map((key) => panel(`page${key}`, [text(key)]));
  drawn = await drawForm(pages, { display: 'wizard' });
  const { form } = drawn;
  flushSync(() => form.dispatch({ kind: 'forward' }));
  expect(focusedAround('guichet-step', 100)).toEqual([false, true]);
  flushSync(() => form.dispatch({ kind: 'forward' }));
  document.getElementById('f-c')?.focus();
  document
    .querySelector('.g-turns button')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  document.querySelector<HTMLElement>('.g-turns button')?.focus();
  expect(focusedAround('guichet-step', 100)).toEqual([false, false]);
});

test('nor away from a resident who has already moved to a button on the new page', async () => {
  drawn = await drawForm([panel('p', []), panel('q', [])], { display: 'wizard' });
  const { container, form } = drawn;
  flushSync(() => form.dispatch({ kind: 'forward' }));
  const button = container.querySelector<HTMLElement>('.g-turns button');
  button?.focus();
  expect(document.activeElement).toBe(button);
  expect(focusedAround('guichet-step', 100)).toEqual([false, false]);
  expect(document.activeElement).toBe(button);
});

test('nor away from a notice, however early it took the focus', async () => {
  drawn = await drawForm([panel('p', []), panel('q', []), panel('r', [])], { display: 'wizard' });
  const { container, form } = drawn;
  container.insertAdjacentHTML(
    'afterbegin',
    '<section class="g-notice"><h2 tabindex="-1">Back</h2></section>',
  );
  const notice = container.querySelector<HTMLElement>('.g-notice h2');
  for (const isFirst of [true, false]) {
    if (isFirst) notice?.focus();
    flushSync(() => form.dispatch({ kind: 'forward' }));
    notice?.focus();
    vi.advanceTimersByTime(100);
    expect(document.activeElement).toBe(notice);
    notice?.blur();
  }
});

test('nothing leads into another form that stands there by then', async () => {
  const form = await failed([field('a')]);
  vi.advanceTimersByTime(100);
  follow(form, 0);
  form.close();
  drawn = await drawForm([panel('p', [field('a')], { collapsible: true, collapsed: true })]);
  vi.advanceTimersByTime(1000);
  expect(drawn.container.querySelector('details')?.open).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
