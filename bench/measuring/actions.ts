import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright';
import type {} from '../page/offer-mount.ts';
import type { Side } from '../sides.ts';
import { type ProcessorTime, workFor } from './quiet.ts';

/** Measurements by name: milliseconds of the main thread's processor time, MiB, kB, counts. */
export type Timing = Readonly<Record<string, number>>;

/** A page that holds the form. */
export interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly side: Side;
  /** Milliseconds from key to key. */
  readonly pace: number;
}

const keystrokes = 100;
/** Every other action is done so often, for its mean. */
const times = 3;
/** Some peers draw no form element. */
const texts = ':is(form, #bench) input[type=text]:enabled';

/** Into a text in the middle of the form. */
export async function pressKeys({ page, session, pace }: Opened): Promise<Timing> {
  const controls = page.locator(texts);
  await controls.nth((await controls.count()) >> 1).focus();
  const work = await workFor(session, async () => {
    for (let index = 0; index < keystrokes; index += 1) {
      await page.keyboard.press(index % 2 === 0 ? '1' : 'Backspace');
      if (pace > 0) await pause(pace);
    }
  });
  return meanOf([work], keystrokes);
}

export async function clearFirst({ page, session, side }: Opened): Promise<Timing> {
  await page.locator(texts).first().focus();
  await page.keyboard.press('End');
  const work = await workFor(session, async () => {
    await page.keyboard.press('Backspace');
    if (side.waitsForLeaving) await page.keyboard.press('Tab');
  });
  const left = await page.locator(texts).count();
  if (left !== 1) throw new Error(`Clearing the first field left ${left} of them.`);
  return meanOf([work]);
}

export function addRows(opened: Opened): Promise<Timing> {
  const add = opened.page.locator(opened.side.addRow).first();
  return changeRows(opened, 1, () => add.click());
}

export function removeFirstRows(opened: Opened): Promise<Timing> {
  const { removeRow } = opened.side;
  return changeRows(opened, -1, (rows) => rows.first().locator(removeRow).click());
}

export async function removeMiddleRows(opened: Opened): Promise<Timing> {
  const { removeRow, row } = opened.side;
  const middle = (await opened.page.locator(row).count()) >> 1;
  return changeRows(opened, -1, (rows) => rows.nth(middle).locator(removeRow).click());
}

/** The row in the middle moves to the place of the next one, and then that one does. */
export async function moveRows(opened: Opened): Promise<Timing> {
  const { moveRowDown, row } = opened.side;
  const middle = (await opened.page.locator(row).count()) >> 1;
  const text = opened.page.locator(row).nth(middle).locator('input[type=text]').first();
  const moved = opened.page
    .locator(row)
    .nth(middle + times)
    .locator('input[type=text]')
    .first();
  await text.fill('moved');
  let at = middle;
  const timing = await changeRows(opened, 0, async (rows) => {
    await rows.nth(at).locator(moveRowDown).click();
    at += 1;
  });
  if ((await moved.inputValue()) !== 'moved') throw new Error('The row is not where it was moved to.');
  return timing;
}

/** Does so three times. `change`: how many rows come each time. */
async function changeRows(
  { page, session, side }: Opened,
  change: number,
  act: (rows: Locator) => Promise<void>,
): Promise<Timing> {
  const rows = page.locator(side.row);
  const count = await rows.count();
  const works: ProcessorTime[] = [];
  for (let index = 0; index < times; index += 1) works.push(await workFor(session, () => act(rows)));
  const after = await rows.count();
  if (after !== count + change * times) throw new Error(`Of ${count} rows there are ${after}.`);
  return meanOf(works);
}

/** With every field empty. */
export async function submitEmpty({ page, session, side }: Opened): Promise<Timing> {
  const work = await workFor(session, () => page.locator(side.submit).first().click());
  const shown = await page.locator(side.errors).count();
  if (shown < 100) throw new Error(`Sending nothing showed ${shown} errors.`);
  return meanOf([work]);
}

/** From the first page of a wizard. */
export async function goToNextPages({ page, session, side }: Opened): Promise<Timing> {
  const works: ProcessorTime[] = [];
  for (let index = 0; index < times; index += 1)
    works.push(await workFor(session, () => page.locator(side.next).click()));
  if (!(await page.getByText(`Field ${times}0`).first().isVisible()))
    throw new Error(`After ${times} pages it is another one than was asked for.`);
  return meanOf(works);
}

/** An empty page draws the form. */
export async function mount({ page, session }: Opened): Promise<Timing> {
  const work = await workFor(session, () => page.evaluate(() => window.bench?.mount()));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { ...meanOf([work]), 'heap, MiB': usedSize / 2 ** 20, elements };
}

function meanOf(works: readonly ProcessorTime[], count = works.length): Timing {
  const sumOf = (kind: keyof ProcessorTime) => works.reduce((sum, work) => sum + work[kind], 0);
  return { script: sumOf('script') / count, task: sumOf('task') / count };
}
