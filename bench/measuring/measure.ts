import type { Browser, CDPSession, Page } from 'playwright';
import type { FormName } from '../forms.ts';
import { type SideName, sides } from '../sides.ts';
import type { Opened, Timing } from './actions.ts';
import { type Case, cases } from './cases.ts';
import { noteLongTasks } from './load.ts';

export interface Options {
  readonly browser: Browser;
  /** How many times slower the processor is to be. */
  readonly throttle: number;
  /** Milliseconds from key to key. */
  readonly pace: number;
}

/** The addresses of one side's pages for a form. */
interface Addresses {
  /** The page as its server draws it; a peer has no such page, and its script draws at once. */
  readonly served: string;
  /** An empty page, to draw the form in. */
  readonly empty: string;
}

/** Does each case of a form on fresh pages. Throws where an action has another effect than it must. */
export async function measureForm(
  options: Options,
  name: FormName,
  { side, addresses }: { readonly side: SideName; readonly addresses: Addresses },
): Promise<Timing> {
  const timings: Timing[] = [];
  for (const place of ['served', 'empty'] as const) {
    const placeCases = cases.filter(({ page, forms }) => page === place && forms.includes(name.charAt(0)));
    if (placeCases.length === 0) continue;
    await withPage(options, async ({ page, session }) => {
      await noteLongTasks(page);
      await page.goto(addresses[place]);
      if (place === 'empty') await page.waitForFunction(() => typeof window.bench?.mount === 'function');
      timings.push(await measureCases(placeCases, { page, session, side: sides[side], pace: options.pace }));
    }).catch((cause) => {
      throw new Error(`${sides[side].title} did not do what ${name} is made for.`, { cause });
    });
  }
  return Object.assign({}, ...timings);
}

async function measureCases(placeCases: readonly Case[], opened: Opened): Promise<Timing> {
  const timing: Record<string, number> = {};
  for (const { what, measure } of placeCases) {
    for (const [kind, value] of Object.entries(await measure(opened))) timing[`${what}, ${kind}`] = value;
  }
  return timing;
}

/** A context of its own: no cache, no compiled script. */
export async function withPage<Outcome>(
  { browser, throttle }: Pick<Options, 'browser' | 'throttle'>,
  measure: (opened: { readonly page: Page; readonly session: CDPSession }) => Promise<Outcome>,
): Promise<Outcome> {
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
