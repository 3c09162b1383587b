import type { Locator, Page } from 'playwright';
import type { RandomSource } from '../random.ts';
import type { FilledControl } from './lost-answers.ts';

/** A control as a resident finds it. */
interface FoundControl extends FilledControl {
  readonly kind: 'text' | 'choice' | 'list';
  readonly isDisabled: boolean;
  /** The values that can be chosen in a list. */
  readonly values: readonly string[];
}

const texts: Readonly<Record<string, string>> = {
  ...{ email: 'ann@example.ca', url: 'https://example.ca', phoneNumber: '613 555 0123' },
  ...{ datetime: '2027-03-04', time: '10:30', day: '3', currency: '12', number: '12' },
};

/**
 * Fills in some of a form's controls on a page that runs no script, and presses the button that goes on. Returns what then
 * stood in controls that were ever filled in, whose names it adds to `typed`; undefined where there is no such button.
 */
export async function fillIn(
  page: Page,
  random: RandomSource,
  typed: Set<string>,
): Promise<readonly FilledControl[] | undefined> {
  const found = await page.evaluate(readControls, []);
  const plan = planOf(found, random);
  for (const [place] of plan) typed.add(found[place]?.name ?? '');
  const filled = await page.evaluate(readControls, plan);
  const button = await buttonOf(page, random);
  if (button === undefined) return undefined;
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    button.evaluate((pressed) => pressed instanceof HTMLElement && pressed.click()),
  ]);
  return filled.filter(({ name }) => typed.has(name));
}

const onward = '.g-form button[type="submit"]:not([aria-hidden]):not([name*=":change"]):not([formaction])';
/** Adds a row, goes back a page, and goes over to the other language. */
const further = 'button:is([value^="row:add"], [value="previous"], [value="language"])';

/** Mostly the one that goes on. Undefined where there is none. */
async function buttonOf(page: Page, random: RandomSource): Promise<Locator | undefined> {
  const send = page.locator(onward).last();
  if ((await send.count()) === 0) return undefined;
  const besides = await page.locator(further).all();
  return (random.chance(0.4) ? random.maybeOne(besides) : undefined) ?? send;
}

/** The place of each control that is filled in, with its text; of a choice an empty one. */
type Plan = readonly (readonly [place: number, text: string])[];

function planOf(found: readonly FoundControl[], random: RandomSource): Plan {
  return [...found.entries()].flatMap(([place, { kind, type, isDisabled, text, values }]) => {
    if (isDisabled || (kind === 'text' && text !== '')) return [];
    if (!random.chance(0.6)) return [];
    if (kind === 'choice') return [[place, ''] as const];
    const value = kind === 'list' ? random.maybeOne(values) : (texts[type] ?? `Word ${random.whole(1000)}`);
    return value === undefined ? [] : [[place, value] as const];
  });
}

/** Runs in the page: fills in what is planned, and says what each control then holds. */
export function readControls(plan: Plan): readonly FoundControl[] {
  const form = document.querySelector<HTMLFormElement>('.g-form');
  const controls = [...(form?.elements ?? [])]
    .filter(
      (element) =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement,
    )
    // Nobody comes to the line that catches robots.
    .filter(
      ({ name, type, tabIndex }) => name !== '' && tabIndex >= 0 && !/^(hidden|submit|file)$/.test(type),
    );
  const isChoice = ({ type }: Pick<HTMLInputElement, 'type'>) => /^(checkbox|radio)$/.test(type);
  for (const [place, text] of plan) {
    const control = controls[place];
    // Each radio button takes the place of the others of its name.
    if (control instanceof HTMLInputElement && isChoice(control)) control.checked = true;
    else if (control !== undefined) control.value = text;
  }
  return controls.map((control) => {
    const { name, disabled: isDisabled } = control;
    const box = control.closest('.formio-component')?.className ?? '';
    const about = { name, type: /formio-component-(\w+)/.exec(box)?.[1] ?? '', isDisabled, values: [] };
    if (control instanceof HTMLSelectElement) {
      const values = [...control.options].map(({ value }) => value).filter((value) => value !== '');
      const text = [...control.selectedOptions].map(({ value }) => value).join();
      return { ...about, kind: 'list', values, text };
    }
    if (!isChoice(control)) return { ...about, kind: 'text', text: control.value };
    const isChecked = control instanceof HTMLInputElement && control.checked;
    return { ...about, kind: 'choice', text: isChecked ? control.value : '' };
  });
}
