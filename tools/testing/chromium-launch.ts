import { chromiumFlags } from './chromium-flags.ts';
import { findSystemChromium } from './find-chromium.ts';

const executablePath = process.env.CHROMIUM_PATH || findSystemChromium()?.path;

/** For Playwright: CHROMIUM_PATH, which `npm test` sets, else the system's; without one, Playwright's own. */
export const chromiumLaunch = {
  ...(executablePath !== undefined && { executablePath }),
  args: [...chromiumFlags],
};
