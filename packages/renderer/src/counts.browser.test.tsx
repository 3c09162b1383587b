import type { Json } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { everyView } from '@guichet/fields/every-view';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorAlert } from './error-alert.tsx';
import { FormView } from './form-view.tsx';
import { countComponents } from './testing/count-components.ts';
import { openForm } from './testing/draw-form.tsx';

afterEach(() => vi.restoreAllMocks());

const values = ['A', 'B', 'C'].map((label) => ({ label, value: label.toLowerCase() }));

/**
 * A plain component of each type, and the fewest elements that somebody writes by hand for it: a box, a label
 * or legend, the control, and for each option its own (`option`, or a box with an input and a label). Groups
 * and pairs have one box more, in which they stand beside or below each other.
 */
const plain = {
  textfield: { byHand: 3, boxes: 0 },
  textarea: { byHand: 3, boxes: 0 },
  email: { byHand: 3, boxes: 0 },
  url: { byHand: 3, boxes: 0 },
  phoneNumber: { byHand: 3, boxes: 0 },
  number: { byHand: 3, boxes: 0 },
  select: { byHand: 7, boxes: 0, data: { values } },
  checkbox: { byHand: 3, boxes: 1 },
  radio: { byHand: 11, boxes: 1, values },
  selectboxes: { byHand: 11, boxes: 1, values },
} as const;

const types = Object.keys(plain);

function component(type: string, index = 0) {
  return { type, key: `f${index}`, label: `Field ${index}`, input: true, data: { values }, values };
}

/** So many fields, of all types in turn. */
function mixed(count: number): readonly Json[] {
  return Array.from({ length: count }, (_, index) => component(types[index % types.length] ?? '', index));
}

/** Draws a form on the client, and counts what it asks of the engine and of the browser. */
function mount(components: readonly Json[]) {
  const form = openForm(components);
  const fields = allOf(form.fields);
  const subscriptions = fields.map((field) => vi.spyOn(field, 'subscribe'));
  const ofForm = [vi.spyOn(form, 'subscribeErrors'), vi.spyOn(form, 'onWrite')];
  const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <>
        <ErrorAlert form={form} />
        <FormView form={form} action="/" views={everyView} />
      </>,
    ),
  );
  const listeners = added.mock.calls.map(([type], index) => ({ type, on: added.mock.contexts[index] }));
  added.mockRestore();
  return {
    form,
    fields,
    container,
    listeners,
    subscriptions: subscriptions.map(({ mock }) => mock.calls.length),
    subscriptionsOfForm: ofForm.map(({ mock }) => mock.calls.length),
    close() {
      flushSync(() => root.unmount());
      form.dispose();
      container.remove();
    },
  };
}

function allOf(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...allOf(field.children)]);
}

test.each(Object.entries(plain))('a plain %s has no element too many', (type, { byHand, boxes }) => {
  const { container, close } = mount([component(type)]);
  const field = container.querySelector('.formio-component');
  expect(1 + (field?.querySelectorAll('*').length ?? 0)).toBe(byHand + boxes);
  close();
});

test('a form of all types has at most 1.3 times the elements of a page by hand', () => {
  const count = 100;
  const { container, close } = mount(mixed(count));
  const byHand = Object.values(plain).reduce((sum, type) => sum + type.byHand, 0) * (count / types.length);
  expect(container.querySelectorAll('form *').length).toBeLessThanOrEqual(byHand * 1.3);
  close();
});

// React keeps the options of a select in a fragment, beside the empty one.
test.each(types.filter((type) => type !== 'select'))(
  'no plain %s is a React component: 25 of them stand in one',
  (type) => {
    const counts = [1, 25, 26].map((count) => {
      const { container, close } = mount(Array.from({ length: count }, (_, index) => component(type, index)));
      const components = countComponents(container);
      close();
      return components;
    });
    const [first = 0] = counts;
    expect(first).toBeGreaterThan(0);
    expect(counts).toEqual([first, first, first + 1]);
  },
);

/** Every listener, by name and place, but for two that React adds by itself, also to a page by hand. */
function listenersOf({ container, listeners }: ReturnType<typeof mount>): readonly string[] {
  const form = container.querySelector('form');
  return listeners.flatMap(({ type, on }) => {
    const isInForm = on instanceof Element && on !== form && form?.contains(on) === true;
    // It does not bubble, so that React listens for it on each control; and for selections once in a document.
    if ((type === 'invalid' && isInForm) || type === 'selectionchange') return [];
    return [`${type} on ${on instanceof Element ? on.tagName : Object.prototype.toString.call(on)}`];
  });
}

test('all listeners are on the form element or around it: a field adds none of its own', () => {
  const few = mount(mixed(10));
  const many = mount(mixed(100));
  const onForm = listenersOf(few).filter((listener) => listener.endsWith(' on FORM'));
  const composition = ['compositionend', 'compositionstart'];
  const expected = ['change', 'click', ...composition, 'focusin', 'focusout', 'input', 'keydown', 'submit'];
  expect([...onForm].sort()).toEqual(expected.map((type) => `${type} on FORM`));
  expect(listenersOf(many)).toEqual(listenersOf(few));
  few.close();
  many.close();
});

test('no key is heard outside the form, but by React: a press that ends by one is listened for while it lasts', () => {
  const { container, listeners, close } = mount(mixed(10));
  const heard = () =>
    listeners.filter(({ type, on }) => type === 'keydown' && on !== container).map(({ on }) => on);
  expect(heard()).toEqual([container.querySelector('form')]);
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const ends = ({ mock }: typeof added | typeof removed) =>
    mock.calls.map(([type]) => type).filter((type) => type === 'keydown');
  container.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  expect([ends(added), ends(removed)]).toEqual([['keydown'], []]);
  container.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, button: 0 }));
  expect([ends(added), ends(removed)]).toEqual([['keydown'], ['keydown']]);
  close();
});

test('no line of the list of errors is a React component, nor is a message at a field', () => {
  const counts = [2, 20].map((count) => {
    const components = mixed(count).map((field) => ({ ...Object(field), validate: { required: true } }));
    const { form, container, close } = mount(components);
    const before = countComponents(container);
    flushSync(() => void form.dispatch({ kind: 'submit' }));
    expect(container.querySelectorAll('.g-alert a, .g-error')).toHaveLength(2 * count);
    const after = countComponents(container);
    close();
    return after - before;
  });
  expect(counts[0]).toBe(counts[1]);
});

test('an error comes to a field without a table of its children, which React builds behind an empty one', () => {
  const drawn = mount(mixed(50).map((field) => ({ ...Object(field), validate: { required: true } })));
  let made = 0;
  const counting = new Proxy(Map, {
    construct(target, entries) {
      made += 1;
      return Reflect.construct(target, entries);
    },
  });
  vi.stubGlobal('Map', counting);
  drawn.form.dispatch({ kind: 'submit' });
  const byEngine = made;
  flushSync(() => {});
  vi.unstubAllGlobals();
  expect(drawn.container.querySelectorAll('.g-error')).toHaveLength(50);
  // A group of boxes has another empty child.
  expect(made - byEngine).toBeLessThan(25);
  drawn.close();
});

test('no view hands React a listener for its control, which React would look up at each key', () => {
  const { container, close } = mount(mixed(100));
  let seen = 0;
  for (const element of container.querySelectorAll('form *')) {
    // React keeps the properties that an element was drawn with on the element itself.
    for (const [name, value] of Object.entries(element)) {
      if (!name.startsWith('__reactProps$')) continue;
      seen += 1;
      const listeners = Object.keys(value).filter((property) => /^on[A-Z]/.test(property));
      expect({ element: element.tagName, listeners }).toEqual({ element: element.tagName, listeners: [] });
    }
  }
  expect(seen).toBeGreaterThan(100);
  close();
});

test('no drawn field has a subscription of its own: those that stand together are followed as one, and the form as often with 10 fields as with 100', () => {
  const few = mount(mixed(10));
  const many = mount(mixed(100));
  expect(few.subscriptions).toEqual(few.fields.map(() => 0));
  expect(many.subscriptions).toEqual(many.fields.map(() => 0));
  expect(many.subscriptionsOfForm).toEqual(few.subscriptionsOfForm);
  expect(many.subscriptionsOfForm).toEqual([2, 1]);
  few.close();
  many.close();
});

test('typing changes nothing in the document', () => {
  const { container, close } = mount(mixed(100));
  const observer = new MutationObserver(() => {});
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const control of container.querySelectorAll('input[size], textarea')) {
    if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLTextAreaElement)) continue;
    flushSync(() => {
      control.value = '1';
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  }
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
  close();
});
