import type { Page } from 'playwright';
import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';
import type { OpeningFault } from './faults.ts';
import type { FormToOpen } from './read-folder.ts';

/** More pages than any form has that is known to us; what goes round in circles stops there. */
const maxPages = 40;

/**
 * Goes from page to page of a wizard as far as simple answers lead, and says where there is no way on; `look` is called
 * on each page. A form without pages is one page.
 */
export async function walkPages(
  page: Page,
  form: FormToOpen,
  look: (place: string) => Promise<void>,
): Promise<readonly OpeningFault[]> {
  const seen = new Set<string>();
  while (seen.size < maxPages) {
    const place = await placeOf(page);
    if (seen.has(place)) return [];
    seen.add(place);
    await look(place);
    if (place === wholeForm) return waysToSend(page, form);
    const way = await wayOn(page, place);
    if (way === 'none') {
      return [{ kind: endsByCode(form, place) ? 'endsByCode' : 'noWayOn', text: place }];
    }
    if (way === 'send') return [];
    await fillIn(page);
    await press(page);
    // The errors show now; the only remedy is to fill in again what appeared.
    if ((await placeOf(page)) === place) {
      await fillIn(page);
      await press(page);
    }
  }
  return [];
}

const wholeForm = 'the form';

/** A form without pages is sent by its author's button, which should be seen once the form is filled in; else by ours. */
async function waysToSend(page: Page, { definition }: FormToOpen): Promise<readonly OpeningFault[]> {
  if (!findsSubmit(definition.components) || (await canBeSent(page))) return [];
  await fillIn(page);
  if (await canBeSent(page)) return [];
  return [
    { kind: findsSubmit(definition.components, isStanding) ? 'noWayOn' : 'endsByCode', text: wholeForm },
  ];
}

async function canBeSent(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('form.g-form .g-actions > button')].some((button) =>
      button.checkVisibility(),
    ),
  );
}

/** Whether a button that sends is among components, in whatever those are that a search may enter. */
function findsSubmit(json: Json | undefined, mayEnter: (json: JsonObject) => boolean = () => true): boolean {
  if (Array.isArray(json)) return json.some((item) => findsSubmit(item, mayEnter));
  if (!isJsonObject(json) || !mayEnter(json)) return false;
  const { type, action = 'submit' } = json;
  return (
    (type === 'button' && action === 'submit') ||
    Object.values(json).some((inner) => findsSubmit(inner, mayEnter))
  );
}

/** Nothing that its author wrote hides it. */
function isStanding({ hidden, conditional, customConditional, logic }: JsonObject): boolean {
  const { when, conditions, json } = isJsonObject(conditional) ? conditional : {};
  const asks = [customConditional, when, conditions, json].some((setting) => Boolean(setting));
  return hidden !== true && !asks && !(Array.isArray(logic) && logic.length > 0);
}

/** The heading of the page, which says its number, how many there are, and its title. */
export async function placeOf(page: Page): Promise<string> {
  const heading = page.locator('#guichet-step');
  return (await heading.count()) === 0 ? wholeForm : ((await heading.textContent()) ?? '').trim();
}

async function wayOn(page: Page, place: string): Promise<'next' | 'send' | 'none'> {
  if ((await page.locator(`${forward}:not(:disabled)`).count()) === 0) return 'none';
  const [, number, count] = /(\d+)\D+(\d+)/.exec(place) ?? [];
  return number === count ? 'send' : 'next';
}

const forward = '.g-turns button[value=forward]';

async function press(page: Page): Promise<void> {
  await page.locator(forward).click();
  // The page turns, or says what is wrong, before the next task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Answers that most forms take, typed as a resident types. */
async function fillIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.querySelector('form.g-form');
    if (form === null) return;
    const dispatch = (control: Element, name: string) =>
      control.dispatchEvent(new Event(name, { bubbles: true }));
    const chosen = new Set<string>();
    for (const control of form.querySelectorAll('input, select, textarea')) {
      if (!control.checkVisibility() || control.matches(':disabled, [type=hidden], [type=file]')) continue;
      if (control instanceof HTMLSelectElement) {
        if (control.value !== '') continue;
        const option = [...control.options].find(({ value, disabled }) => value !== '' && !disabled);
        if (option === undefined) continue;
        control.value = option.value;
        dispatch(control, 'input');
        dispatch(control, 'change');
      } else if (
        control instanceof HTMLInputElement &&
        (control.type === 'radio' || control.type === 'checkbox')
      ) {
        const group = control.closest('[role=radiogroup], fieldset')?.querySelector(':checked');
        if (control.checked || group || chosen.has(control.name)) continue;
        chosen.add(control.name);
        control.click();
      } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        if (control.value !== '') continue;
        const text = { email: 'ann@example.ca', url: 'https://example.ca', tel: '6135551234' }[control.type];
        control.value =
          text ?? (control.inputMode === 'numeric' || control.inputMode === 'decimal' ? '12' : 'Ann');
        dispatch(control, 'input');
        dispatch(control, 'change');
        dispatch(control, 'focusout');
      }
    }
  });
}

/** An author's code, or logic, decides where the page of that title leads. */
function endsByCode({ definition }: FormToOpen, place: string): boolean {
  const { components, disableWizardSubmit } = definition;
  const [, number, count] = /(\d+)\D+(\d+)/.exec(place) ?? [];
  if (disableWizardSubmit === true && number === count) return true;
  const pages = Array.isArray(components) ? components.filter(isJsonObject) : [];
  const page = pages.find(({ title }) => typeof title === 'string' && place.includes(title.trim()));
  if (page === undefined) return false;
  const hasLogic = Array.isArray(page.logic) && page.logic.length > 0;
  return hasLogic || (typeof page.nextPage === 'string' && page.nextPage.trim() !== '');
}
