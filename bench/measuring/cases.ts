import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import type {} from '../page/offer-mount.ts';
import { untilQuiet, workFor } from './quiet.ts';

/** Measurements by name: milliseconds of the main thread's processor time, MiB, counts. */
export type Timing = Readonly<Record<string, number>>;

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

interface Options {
  readonly browser: Browser;
  /** How many times slower the processor is to be. */
  readonly throttle: number;
  /** Milliseconds from key to key. */
  readonly pace: number;
}

const keystrokes = 100;
/** `@formio/js` draws no form element. */
const form = ':is(form, .formio-form)';
const texts = `${form} input[type=text]:enabled`;

/** The page as its server draws it: loading it, typing, and what else its form is made for. */
export async function measureLoad(options: Options, address: string, name: string): Promise<Timing> {
  return withPage(options, async ({ page, session }) => {
    await page.addInitScript(noteLongTasks);
    await page.goto(address);
    // A document of its own counts from nothing.
    const load = await untilQuiet(session);
    return {
      'load, script': load.script,
      'load, task': load.task,
      // By the clock, as a resident waits for it. A browser reports none below 50 ms.
      'load, longest task': await page.evaluate(() => Math.max(50, ...(window.longTasks ?? []))),
      ...(await measureTyping({ page, session }, options.pace)),
      ...(name.startsWith('C') && (await measureClear({ page, session }))),
      ...(name.startsWith('G') && (await measureRows({ page, session }))),
      ...(name.startsWith('V') && (await measureSubmit({ page, session }))),
    };
  });
}

declare global {
  interface Window {
    /** Milliseconds of each task of the main thread that took more than 50 of them. */
    longTasks?: number[];
  }
}

function noteLongTasks(): void {
  const noted: number[] = [];
  window.longTasks = noted;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** A grid that no server draws: the same steps, once it stands. */
export async function measureMountedGrid(options: Options, address: string): Promise<Timing> {
  return withPage(options, async ({ page, session }) => {
    await page.goto(address);
    await page.waitForFunction(() => window.bench !== undefined);
    await workFor(session, () => page.evaluate(() => window.bench?.mount()));
    return {
      ...(await measureTyping({ page, session }, options.pace)),
      ...(await measureRows({ page, session })),
    };
  });
}

/** An empty page that draws the form on the client. */
export async function measureMount(options: Options, address: string): Promise<Timing> {
  return withPage(options, async ({ page, session }) => {
    await page.goto(address);
    await page.waitForFunction(() => window.bench !== undefined);
    const mount = await workFor(session, () => page.evaluate(() => window.bench?.mount()));
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return {
      'mount, script': mount.script,
      'mount, task': mount.task,
      'heap, MiB': usedSize / 2 ** 20,
      elements,
    };
  });
}

/** In the middle of the form. */
async function measureTyping({ page, session }: Opened, pace: number): Promise<Timing> {
  const controls = page.locator(texts);
  await controls.nth((await controls.count()) >> 1).focus();
  const { script, task } = await workFor(session, async () => {
    for (let index = 0; index < keystrokes; index += 1) {
      await page.keyboard.press(index % 2 === 0 ? '1' : 'Backspace');
      if (pace > 0) await pause(pace);
    }
  });
  return { 'keystroke, script': script / keystrokes, 'keystroke, task': task / keystrokes };
}

async function measureClear({ page, session }: Opened): Promise<Timing> {
  const first = page.locator(texts).first();
  await first.focus();
  await page.keyboard.press('End');
  const { script, task } = await workFor(session, () => page.keyboard.press('Backspace'));
  const left = await page.locator(texts).count();
  if (left !== 1) throw new Error(`Clearing the first field left ${left} of them.`);
  const sum = await page.locator('form input[type=text]:disabled').last().inputValue();
  if (sum !== '0') throw new Error(`Clearing the first field left a sum of ${sum}.`);
  return { 'clear the first, script': script, 'clear the first, task': task };
}

/** A row more, at the end, then the first one goes. */
async function measureRows({ page, session }: Opened): Promise<Timing> {
  const rows = page.locator(`${form} tbody tr`);
  const count = await rows.count();
  const added = await workFor(session, () =>
    page.locator(`${form} button`, { hasText: 'Add' }).first().click(),
  );
  const more = await rows.count();
  const removed = await workFor(session, () => rows.first().locator('button').first().click());
  const left = await rows.count();
  if (more !== count + 1 || left !== count) throw new Error(`Of ${count} rows were ${more}, then ${left}.`);
  return {
    'add a row, script': added.script,
    'add a row, task': added.task,
    'remove the first, script': removed.script,
    'remove the first, task': removed.task,
  };
}

async function measureSubmit({ page, session }: Opened): Promise<Timing> {
  const button = page.locator('form button.g-button');
  await page.reload();
  const { script, task } = await workFor(session, () => button.click());
  const items = await page.locator('section li').count();
  if (items < 100) throw new Error(`Sending nothing showed ${items} errors.`);
  return { 'submit, script': script, 'submit, task': task };
}

/** A context of its own: no cache, no compiled script. */
async function withPage(
  { browser, throttle }: Options,
  measure: (opened: Opened) => Promise<Timing>,
): Promise<Timing> {
  const context = await browser.newContext({ locale: 'en-CA' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Time of the processor: what else this machine does counts for nothing.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    return await measure({ page, session });
  } finally {
    await context.close();
  }
}
