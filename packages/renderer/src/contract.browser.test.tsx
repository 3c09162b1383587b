import { isJsonObject, parsePath } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { examples, type Sample, samples } from '@guichet/fields/examples';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAround } from './focus-field.ts';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';
import { giveTyped, readTyped, type Typed } from './typed.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  vi.useRealTimers();
  drawn?.close();
  drawn = undefined;
});

/** `npm run test -- fields/select` asks for those of one type. */
const only: readonly string[] = import.meta.env.ONLY_TYPES.split(' ').filter((type: string) => type !== '');
const isAsked = (type: unknown) => only.length === 0 || only.some((asked) => asked === type);

const cases = Object.entries(examples).flatMap(([type, ofType]) =>
  isAsked(type) ? Object.entries(ofType).map(([name, component]) => ({ type, name, component })) : [],
);

const askedSamples = samples.filter(({ component }) => isAsked(component.type));

/** The fields of a form that a resident can fill in, each with its controls. */
function controlled(form: Form): readonly { field: Field; controls: readonly HTMLElement[] }[] {
  return form.fields.flatMap(withInner).flatMap((field) => {
    const { model } = field;
    if (model.data !== 'value' || model.isUnseen === true || !model.isPersistent || !field.visible())
      return [];
    return [{ field, controls: controlsOf(field) }];
  });
}

function withInner(field: Field): readonly Field[] {
  const inRows = field.rows()?.flatMap(({ fields }) => fields) ?? [];
  return [field, ...field.children.flatMap(withInner), ...inRows.flatMap(withInner)];
}

/** The controls within reach: a control that is not shown only repeats another one. */
function controlsOf(field: Field): readonly HTMLElement[] {
  const line = document.getElementById(field.id);
  if (line?.role === 'combobox') return [line];
  return allControlsOf(field).filter((control) => !control.matches('[hidden], [type="hidden"]'));
}

function allControlsOf(field: Field): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field.id)}"]`)];
}

test('a long list is searched as soon as that part has come: from then on no control of a test is exchanged', async () => {
  const values = Array.from({ length: 30 }, (_, index) => ({ label: `Park ${index}`, value: `${index}` }));
  drawn = await drawForm([{ type: 'select', key: 'a', label: 'Park', input: true, data: { values } }]);
  await expect.poll(() => drawn?.container.querySelector('[role="combobox"]')).not.toBeNull();
});

test.each(cases)('$type ($name): a press on a label focuses its control', async ({ component }) => {
  drawn = await drawForm([component]);
  for (const control of controlled(drawn.form).flatMap(({ controls }) => controls)) {
    openAround(control);
    const label = document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    if (label === null) throw new Error(`${control.id} has no label.`);
    const isForEars = getComputedStyle(label).clipPath !== 'none';
    if (isForEars || control.matches(':disabled')) continue;
    // At once: nothing moves, and whether the press meets the label is seen by the focus.
    await userEvent.click(label, { position: { x: 3, y: 3 }, force: true });
    // The control is another by now where what is searched has come to take its place.
    expect(document.activeElement).toBe(document.getElementById(control.id));
  }
});

/** The states in which all of a form is to be seen: one, or one for each tab. Collapsed panels are open in all. */
function openings(container: HTMLElement): readonly (() => void)[] {
  for (const details of container.querySelectorAll('details')) details.open = true;
  const tabs = [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
  return tabs.length === 0 ? [() => {}] : tabs.map((tab) => () => flushSync(() => tab.click()));
}

/** A row that is edited in a dialog has no alert before it: a test of its own shows that its link opens one. */
const withoutDialogs = cases.filter(({ component }) => !isJsonObject(component) || component.modal !== true);

test.each(withoutDialogs)(
  '$type ($name): an error describes the control, marks it invalid, and the alert leads to it',
  async ({ component }) => {
    drawn = await drawForm([component]);
    const { form, container } = drawn;
    // The focus comes after delays, which nobody here has to wait for.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const { field } of controlled(form)) {
      // A row that is closed shows what it holds, and no controls.
      flushSync(() => form.dispatch({ kind: 'reveal', field }));
      flushSync(() =>
        form.dispatch({
          kind: 'setServerErrors',
          details: [
            {
              type: 'any.refused',
              path: parsePath(field.path()),
              message: 'Refused by the City.',
              context: {},
            },
          ],
        }),
      );
      const controls = controlsOf(field);
      const described = [...controls, ...controls.map((control) => control.closest('fieldset'))].flatMap(
        (element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [],
      );
      const error = described
        .map((id) => document.getElementById(id))
        .find((description) => description?.id.endsWith(':error'));
      expect(error?.textContent).toContain('Refused by the City.');
      const invalid = container.querySelector('[aria-invalid="true"]');
      expect(controls.some((control) => control === invalid || invalid?.contains(control))).toBe(true);
      if (field.disabled()) continue;
      // The alert takes the focus first.
      await expect.poll(() => focused()?.id).toBe('guichet-errors');
      const link = page.getByRole('link', { name: /Refused by the City/ });
      await userEvent.click(link, { force: true });
      await expect.poll(() => controlsOf(field).some((control) => control === focused())).toBe(true);
    }
  },
);

/** The focused element once every delay is over. */
function focused(): Element | null {
  vi.runOnlyPendingTimers();
  return document.activeElement;
}

test.each(cases)(
  '$type ($name): the Tab key reaches every control in its order, and nothing is a trap',
  async ({ component }) => {
    drawn = await drawForm([component]);
    const { container, form } = drawn;
    await vi.waitFor(() => expect(notYetLive(form)).toEqual([]), { timeout: 30_000 });
    const reached = new Set<Element>();
    container.querySelector('h1')?.setAttribute('tabindex', '-1');
    for (const open of openings(container)) {
      open();
      for (const element of await walk(container)) reached.add(element);
    }
    const buttons = [...container.querySelectorAll('button:enabled:not([tabindex])')];
    const button = buttons.find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
    // A form that asks for nothing has nothing to send.
    if (button === undefined) expect(controlled(form)).toEqual([]);
    else expect(reached).toContain(button);
    for (const { field, controls } of controlled(form)) {
      if (field.disabled() || field.component.tabindex !== undefined) continue;
      const isRadio = controls[0] instanceof HTMLInputElement && controls[0].type === 'radio';
      const groups = new Set(controls.map((control) => control.getAttribute('name')));
      const stops = controls.filter((control) => !(control instanceof HTMLInputElement && control.disabled));
      const met = [...reached].filter((element) => stops.some((control) => control === element));
      expect(met.length).toBe(isRadio ? groups.size : stops.length);
      if (!isRadio) expect(met).toEqual(stops);
    }
  },
);

/** Buttons that work once the script runs: until what is drawn has heard of it, the Tab key passes them by. */
function notYetLive(form: Form): readonly HTMLElement[] {
  const able = form.fields.flatMap(withInner).filter((field) => !field.disabled());
  return able
    .flatMap(allControlsOf)
    .filter((control) => control instanceof HTMLButtonElement && control.disabled);
}

/** The stops of the Tab key, from the top of the page on. */
async function walk(container: HTMLElement): Promise<ReadonlySet<Element>> {
  const reached = new Set<Element>();
  container.querySelector('h1')?.focus();
  for (let presses = 0; presses < 40; presses += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    if (activeElement === null || !container.contains(activeElement) || reached.has(activeElement)) break;
    reached.add(activeElement);
  }
  return reached;
}

test.each(askedSamples)('$component.type: filled in by keyboard alone with $strings', async (sample) => {
  drawn = await drawForm([sample.component], { locale: sample.locale });
  const [field] = drawn.form.fields;
  if (field === undefined) throw new Error('One field.');
  await fillIn(sample, controlsOf(field));
  await userEvent.tab();
  expect(drawn.form.data().a).toEqual(sample.value);
  expect(allControlsOf(field).flatMap(shownBy)).toEqual(sample.shown);
});

async function fillIn({ strings }: Sample, controls: readonly HTMLElement[]): Promise<void> {
  const [first] = controls;
  if (first !== undefined && controls.length > 1 && isPart(first)) {
    for (const [index, control] of controls.entries()) {
      await fillInOne([strings[index] ?? ''], [control]);
    }
  } else {
    await fillInOne(strings, controls);
  }
}

/** Whether several controls say the value together, a string each. */
function isPart(control: Element): boolean {
  return control.closest('[data-several]') !== null && !control.matches('[type="radio"]');
}

async function fillInOne(strings: readonly string[], controls: readonly HTMLElement[]): Promise<void> {
  const [first] = controls;
  first?.focus();
  if (first?.role === 'combobox') {
    for (const text of strings) await userEvent.keyboard(`By ${text}{Enter}`);
  } else if (first instanceof HTMLSelectElement) {
    await userEvent.selectOptions(first, [...strings]);
  } else if (first instanceof HTMLInputElement && first.type === 'radio') {
    for (const text of strings) {
      const wanted = controls.find(
        (control) => control instanceof HTMLInputElement && control.value === text,
      );
      const name = wanted?.getAttribute('name');
      const group = controls.filter((control) => control.getAttribute('name') === name);
      const index = wanted === undefined ? 0 : group.indexOf(wanted);
      group[0]?.focus();
      await userEvent.keyboard(index === 0 ? ' ' : '{ArrowDown}'.repeat(index));
    }
  } else if (first instanceof HTMLInputElement && first.type === 'checkbox') {
    for (const control of controls) {
      control.focus();
      if (control instanceof HTMLInputElement && strings.includes(control.value))
        await userEvent.keyboard(' ');
    }
  } else {
    const [text = ''] = strings;
    if (text !== '') await userEvent.keyboard(text.replaceAll(/\r?\n/g, '{Enter}'));
  }
}

function shownBy(control: HTMLElement): readonly string[] {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  if (control instanceof HTMLTextAreaElement) return [control.value];
  if (!(control instanceof HTMLInputElement)) return [];
  const isChosen = control.type === 'checkbox' || control.type === 'radio';
  return isChosen && !control.checked ? [] : [control.value];
}

test.each(askedSamples)(
  '$component.type: $strings, filled in before the script, is taken in',
  async (sample) => {
    let typed: readonly Typed[] = [];
    drawn = await drawForm([sample.component], {
      locale: sample.locale,
      before(container) {
        for (const [index, control] of container.querySelectorAll('[data-field]').entries()) {
          give(control, isPart(control) ? sample.strings.slice(index, index + 1) : sample.strings);
        }
        typed = readTyped(container);
      },
      onConnected: (form, element) => giveTyped(form, element, typed),
    });
    expect(drawn.form.data().a).toEqual(sample.value);
    expect(drawn.recovered).toEqual([]);
  },
);

function give(control: Element, strings: readonly string[]): void {
  const [text = ''] = strings;
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = strings.includes(option.value);
  } else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    control.checked = strings.includes(control.value);
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value = text;
  }
}
