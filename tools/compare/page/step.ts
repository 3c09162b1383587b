import type { Locator } from 'playwright';
import type { Aim } from '../../../bench/page/compared/aim.ts';
import type { OpenPage } from './both-pages.ts';

/** One step of a resident. `id`: of which component, see `SeenComponent.id`. */
export type ComparedStep =
  | { readonly kind: 'type'; readonly id: string; readonly at?: number; readonly text: string }
  | { readonly kind: 'mark'; readonly id: string; readonly value: string }
  | { readonly kind: 'choose'; readonly id: string; readonly label: string }
  | { readonly kind: 'add' | 'save' | 'press'; readonly id: string }
  | { readonly kind: 'remove'; readonly id: string; readonly at: number }
  | { readonly kind: 'next' | 'previous' | 'submit' };

/** The step as a line. */
export function lineOf(step: ComparedStep): string {
  switch (step.kind) {
    case 'type':
      return `type ${JSON.stringify(step.text)} at ${step.id}`;
    case 'mark':
      return `mark ${JSON.stringify(step.value)} at ${step.id}`;
    case 'choose':
      return `choose ${JSON.stringify(step.label)} at ${step.id}`;
    case 'add':
    case 'save':
    case 'press':
      return `${step.kind} at ${step.id}`;
    case 'remove':
      return `remove row ${step.at + 1} at ${step.id}`;
    default:
      return step.kind;
  }
}

/** Does it with events of a real browser. Undefined: done; else why it cannot be. */
export async function act({ page, wait }: OpenPage, step: ComparedStep): Promise<string | undefined> {
  const aim = aimOf(step);
  if (!(await page.evaluate((passedAim) => window.compared?.aim(passedAim), aim))) return 'is not there';
  const place = page.locator('[data-aimed]');
  try {
    switch (step.kind) {
      case 'type':
        if (await place.evaluate((control) => control instanceof HTMLSelectElement)) {
          await place.selectOption({ index: Number(step.text) });
        } else {
          await place.fill(step.text);
        }
        // A field is left once what was typed has been taken in.
        await wait();
        await leave(page);
        return undefined;
      case 'mark':
        // A label that lies over its own control takes the press, and hands it on.
        await place.click({ force: await isUnderItsLabel(place) });
        await wait();
        await leave(page);
        return undefined;
      case 'choose':
        return await choose(page, wait, step.label);
      default:
        await place.click();
        return undefined;
    }
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

function isUnderItsLabel(place: Locator): Promise<boolean> {
  return place.evaluate((control: HTMLInputElement) => {
    control.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== control && [...(control.labels ?? [])].some((label) => label.contains(above));
  });
}

async function leave(page: OpenPage['page']): Promise<void> {
  await page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  });
}

async function choose(
  page: OpenPage['page'],
  wait: OpenPage['wait'],
  label: string,
): Promise<string | undefined> {
  const place = page.locator('[data-aimed]');
  if (await place.evaluate((control) => control instanceof HTMLSelectElement)) {
    await place.selectOption({ label });
    return undefined;
  }
  await place.click();
  await wait();
  const option = page
    .locator('.choices.is-open .choices__list--dropdown .choices__item--choice, [role=option]')
    .filter({ hasText: label });
  if ((await option.count()) === 0) {
    await page.keyboard.press('Escape');
    return 'has no such option';
  }
  await option.first().click();
  await wait();
  // A list from which several are chosen stays open, over what comes below it, until the margin is pressed.
  await page.mouse.click(1, 1);
  return undefined;
}

function aimOf(step: ComparedStep): Aim {
  switch (step.kind) {
    case 'type':
      return { id: step.id, target: 'text', at: step.at ?? 0 };
    case 'mark':
      return { id: step.id, target: 'option', ...(step.value !== '' && { value: step.value }) };
    case 'choose':
      return { id: step.id, target: 'list' };
    case 'add':
    case 'save':
    case 'press':
      return { id: step.id, target: step.kind };
    case 'remove':
      return { id: step.id, target: 'remove', at: step.at };
    default:
      return { target: step.kind };
  }
}
