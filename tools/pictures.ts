import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { defaultLocale, languageTags } from '../packages/definition/src/locale.ts';
import { examples } from '../packages/fields/src/examples/examples.ts';
import { reportAndExit, root } from './launcher/launch.js';
import { chromiumLaunch } from './testing/chromium-launch.ts';
import { startWorkbench } from './workbench/start-workbench.ts';

/**
 * `npm run pictures`: draws a picture of each component type into `docs/components`, from the workbench, and the
 * page that shows them. Small, since they are committed.
 */
const folder = join(root, 'docs', 'components');
const maxBytes = 30_000;
/** The height of the highest picture, in pixels. */
const most = 480;
/** Types that show nothing have no picture. */
const unseen = ['hidden', 'recaptcha'];

try {
  await draw();
} catch (error) {
  reportAndExit(error);
}

async function draw(): Promise<void> {
  const workbench = await startWorkbench(0);
  const browser = await chromium.launch(chromiumLaunch);
  const page = await browser.newPage({ viewport: { width: 480, height: most } });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.png')) rmSync(join(folder, name));
  const types = Object.entries(examples)
    .filter(([type]) => !unseen.includes(type))
    .sort(([left], [right]) => left.localeCompare(right, languageTags[defaultLocale]));
  for (const [type, ofType] of types) {
    const [name = ''] = Object.keys(ofType);
    const query = new URLSearchParams({ example: `${type}/${name}`, state: 'filled', locale: defaultLocale });
    await page.goto(`${workbench.url}frame.html?${query}`);
    await page.locator('[data-drawn]').waitFor();
    // A calendar, a combobox and what a search found come after.
    await page.waitForLoadState('networkidle');
    const path = join(folder, `${type}.png`);
    const drawn = await page.locator('.formio-component').first().boundingBox();
    const height = drawn === null ? most : Math.min(Math.ceil(drawn.y + drawn.height + 8), most);
    await page.screenshot({ path, clip: { x: 0, y: 0, width: 480, height } });
    const { size } = statSync(path);
    if (size > maxBytes) console.warn(`${type}.png weighs ${size} bytes, more than ${maxBytes}.`);
  }
  writeFileSync(
    join(folder, 'README.md'),
    indexOf(types.map(([type, ofType]) => [type, Object.keys(ofType)])),
  );
  await browser.close();
  await workbench.close();
  console.log(`${types.length} pictures in docs/components`);
}

function indexOf(types: readonly (readonly [type: string, examples: readonly string[]])[]): string {
  const parts = types.map(
    ([type, names]) =>
      `## ${type}\n\n![The first example of ${type}, filled in](${type}.png)\n\nExamples: ${names.join(', ')}.\n`,
  );
  return `# Component types

Every type that is drawn, as its first example shows it. Made by \`npm run pictures\`; \`npm run workbench\` shows all examples in every state and in both languages.

${parts.join('\n')}`;
}
