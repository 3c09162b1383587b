import type { Page } from 'playwright';
import { isJsonObject } from '../../packages/definition/src/definition.ts';
import type { Fault } from './faults.ts';
import type { FormToOpen } from './read-folder.ts';

/** More pages than any form has that is known to us; what goes round in circles stops there. */
const mostPages = 40;

/**
 * Goes from page to page of a wizard as far as simple answers lead, and says where there is no way on; `look` is called
 * on each page. A form without pages is one page.
 */
export async function walkPages(
  page: Page,
  form: FormToOpen,
  look: (place: string) => Promise<void>,
): Promise<readonly Fault[]> {
  const seen = new Set<string>();
  while (seen.size < mostPages) {
    const place = await placeOf(page);
    if (seen.has(place)) return [];
    seen.add(place);
    await look(place);
    if (place === wholeForm) return [];
    const way = await wayOn(page, place);
    if (way === 'none') {
      return [{ kind: endsByCode(form, place) ? 'endsByCode' : 'noWayOn', text: place }];
    }
    if (way === 'send') return [];
    await fillIn(page);
    await press(page);
    // What was wrong is shown now; nothing else can be done about it than to fill in again what appeared.
    if ((await placeOf(page)) === place) {
      await fillIn(page);
      await press(page);
    }
  }
  return [];
}

const wholeForm = 'the form';

/** The heading of the page, which says its number, how many there are, and its title. */
export async function placeOf(page: Page): Promise<string> {
  const heading = page.locator('#guichet-step');
  return (await heading.count()) === 0 ? wholeForm : ((await heading.textContent()) ?? '').trim();
}

async function wayOn(page: Page, place: string): Promise<'next' | 'send' | 'none'> {
  if ((await page.locator(forward).count()) === 0) return 'none';
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
    const tell = (one: Element, name: string) => one.dispatchEvent(new Event(name, { bubbles: true }));
    const chosen = new Set<string>();
    for (const one of form.querySelectorAll('input, select, textarea')) {
      if (!one.checkVisibility() || one.matches(':disabled, [type=hidden], [type=file]')) continue;
      if (one instanceof HTMLSelectElement) {
        if (one.value !== '') continue;
        const option = [...one.options].find(({ value, disabled }) => value !== '' && !disabled);
        if (option === undefined) continue;
        one.value = option.value;
        tell(one, 'input');
        tell(one, 'change');
      } else if (one instanceof HTMLInputElement && (one.type === 'radio' || one.type === 'checkbox')) {
        const group = one.closest('[role=radiogroup], fieldset')?.querySelector(':checked');
        if (one.checked || group || chosen.has(one.name)) continue;
        chosen.add(one.name);
        one.click();
      } else if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) {
        if (one.value !== '') continue;
        const text = { email: 'ann@example.ca', url: 'https://example.ca', tel: '6135551234' }[one.type];
        one.value = text ?? (one.inputMode === 'numeric' || one.inputMode === 'decimal' ? '12' : 'Ann');
        tell(one, 'input');
        tell(one, 'change');
        tell(one, 'focusout');
      }
    }
  });
}

/** An author's code, or logic, decides where the page of that title leads. */
function endsByCode({ definition }: FormToOpen, place: string): boolean {
  const { components } = definition;
  const pages = Array.isArray(components) ? components.filter(isJsonObject) : [];
  const page = pages.find(({ title }) => typeof title === 'string' && place.includes(title.trim()));
  if (page === undefined) return false;
  const hasLogic = Array.isArray(page.logic) && page.logic.length > 0;
  return hasLogic || (typeof page.nextPage === 'string' && page.nextPage.trim() !== '');
}
