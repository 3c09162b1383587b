import type { Page } from 'playwright';
import type { Timing } from './actions.ts';
import { bytesOf, longestTaskOf, noteLongTasks } from './load.ts';
import { type Options, withPage } from './measure.ts';
import { untilQuiet } from './quiet.ts';

export const networks = {
  'slow-3g': { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 },
} as const;
export type Network = keyof typeof networks;

/** Goals, in milliseconds. */
export const slowGoals: Timing = { 'first paint': 1500, alive: 4000, 'longest task': 150 };

/** Milliseconds. */
const longestWait = 60_000;
/** A page that asks its server again and again is never quiet. */
const quietWait = 10_000;

const controls =
  ':is(form, .formio-form) :is(input:not([type=hidden], [type=submit]), select, textarea):enabled';
/** Without the search boxes of lists, which are no answer. */
const texts =
  ':is(form, .formio-form) :is(input:is([type=text], [type=email], [type=tel]):not([tabindex="-1"], [name$=":search"]), textarea)';
const choices = ':is(form, .formio-form) :is(input[type=radio], input[type=checkbox]):enabled';

/**
 * A page on a bad network with nothing cached, in milliseconds since its navigation: what is painted first, the first
 * field that takes a key, and the moment at which the form has taken that key.
 */
export function measureOnSlowNetwork(
  options: Omit<Options, 'pace'>,
  network: Network,
  address: string,
): Promise<Timing> {
  return withPage(options, async ({ page, session }) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
    await noteLongTasks(page);
    await page.addInitScript(noteMoments, controls);
    await page.goto(address, { waitUntil: 'commit' });
    await until(page, 'usable', longestWait);
    await pressUntilAlive(page);
    await untilQuiet(session, quietWait);
    return {
      'first paint': await momentOf(page, 'first-contentful-paint'),
      'first field usable': await momentOf(page, 'usable'),
      alive: await momentOf(page, 'alive'),
      'longest task': await longestTaskOf(page),
      'bytes, kB': (await bytesOf(page)).all / 1000,
    };
  });
}

/** Into the first text where there is one, else Space on a choice: a list may have no options yet. */
async function pressKey(page: Page, attempt: number): Promise<void> {
  const text = page.locator(texts).filter({ visible: true }).first();
  const isText = (await text.count()) > 0;
  const choice = page.locator(choices).filter({ visible: true });
  // Another one each time: to choose the same again is no change.
  const control = isText ? text : choice.nth(attempt % Math.max(1, await choice.count()));
  await control.focus();
  await page.keyboard.press(isText ? '1' : 'Space');
}

/** Presses again each second: a page that draws its form twice loses what was pressed before. */
async function pressUntilAlive(page: Page): Promise<void> {
  const end = Date.now() + longestWait;
  for (let attempt = 0; ; attempt += 1) {
    await pressKey(page, attempt);
    try {
      return await until(page, 'alive', 1000);
    } catch (cause) {
      if (Date.now() > end) throw new Error(`${page.url()} has not taken a key.`, { cause });
    }
  }
}

async function until(page: Page, name: string, timeout: number): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name, {
    timeout,
    polling: 100,
  });
}

function momentOf(page: Page, name: string): Promise<number> {
  return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);
}

/**
 * Runs in the page: marks when the first control can be seen, and when our page asks to be asked before it is left,
 * which it does once the form has taken a first answer. A peer's page marks that itself.
 */
function noteMoments(selector: string): void {
  const look = () => {
    if (document.querySelector(selector) === null) return requestAnimationFrame(look);
    // After the frame that shows it.
    return setTimeout(() => performance.mark('usable'));
  };
  requestAnimationFrame(look);
  const { addEventListener } = window;
  Object.defineProperty(window, 'addEventListener', {
    value(...args: Parameters<typeof addEventListener>) {
      if (args[0] === 'beforeunload') performance.mark('alive');
      addEventListener.apply(window, args);
    },
  });
}
