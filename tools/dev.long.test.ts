import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { root } from './launcher/launch.js';
import { findChromium } from './testing/find-chromium.ts';

// It takes half a minute of processor: beside four busy processes, over five minutes by the clock.
vi.setConfig({ testTimeout: 900_000 });
let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));
afterAll(() => vi.resetConfig());

test('npm run dev serves a changed form by itself, with its findings beside it, and ends on Ctrl-C', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-dev-'));
  const form = join(folder, 'parking-permit.json');
  for (const name of ['parking-permit.json', 'site-inspection.json'])
    copyFileSync(join(root, 'forms', name), join(folder, name));
  const dev = spawn(process.execPath, [join(root, 'tools', 'dev.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      SANDBOX_PORT: '0',
      FORMS_DIR: folder,
      DATA_DIR: mkdtempSync(`${folder}-data-`),
    },
  });
  child = dev;
  const addresses = addressesIn(dev);

  const { value: first } = await addresses.next();
  const before = await (await fetch(`${first}en/parking-permit`)).text();
  expect(before).not.toContain('A permit with another name');

  const definition = JSON.parse(readFileSync(form, 'utf8'));
  definition.properties.en = 'A permit with another name';
  definition.settings.unpublished = true;
  definition.displai = 'form';
  writeFileSync(form, JSON.stringify(definition));
  const { value: second } = await addresses.next();
  const after = await (await fetch(`${second}en/parking-permit`)).text();
  expect(after).toContain('<title>A permit with another name');

  const preview = await fetch(`${second}preview/forms/parking-permit.json`);
  expect(preview.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await preview.text()).toContain('<iframe title="Français" src="/fr/parking-permit">');
  const report = await (await fetch(`${second}preview/report/parking-permit.json`)).json();
  expect(report.findings).toContainEqual(
    expect.objectContaining({ path: 'displai', code: 'unknownSetting' }),
  );
  expect(report.witnesses.map(({ name }: { name: string }) => name)).toContain(
    '“First name” breaks the rule “required”',
  );
  expect(await (await fetch(`${second}preview/preview-client.ts`)).text()).not.toContain('readonly ');
  expect((await fetch(`${second}preview/report/..%2F..%2Fpackage.json`)).status).toBe(404);

  await fillsInWithTheWitness(String(second));

  dev.kill('SIGINT');
  expect(await once(dev, 'exit')).toEqual([0, null]);
});

/** By the keyboard, in every frame: an address of the city's map, a survey, a photo, a signature, and a row. */
async function fillsInWithTheWitness(site: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(root).path,
    args: ['--no-sandbox'],
  });
  try {
    const page = await (await browser.newContext()).newPage();
    // The bound of the test counts: on a loaded machine the sample answers take more than Playwright's 30 seconds.
    page.setDefaultTimeout(0);
    await page.goto(`${site}preview/forms/site-inspection.json`);
    const witness = page.getByLabel('Sample answers');
    await witness.selectOption({ label: '“What is wrong, and where?” keeps the rule “required”' });
    await witness.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(/illed in: /).waitFor();
    expect(await page.locator('#filled').innerText()).toBe(
      'Filled in: “What is wrong, and where?” keeps the rule “required”.',
    );
    const frames = page.frames().slice(1);
    expect(frames).toHaveLength(3);
    for (const frame of frames) {
      expect(await frame.locator('.formio-component-photos .g-file__item').count()).toBe(1);
      expect(await frame.locator('.formio-component-site .g-location__address').innerText()).toContain(
        '12 Elm Street',
      );
      expect(await frame.locator('[name="defects[0].defect"]').inputValue()).not.toBe('');
    }
    // The three pages have the same landmarks, each in a frame of its own.
    const { violations } = await new AxeBuilder({ page }).disableRules('landmark-unique').analyze();
    expect(violations).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** The site's address, each time that it is served again. */
async function* addressesIn({ stdout }: ChildProcess): AsyncGenerator<string, undefined> {
  if (stdout === null) return undefined;
  for await (const line of createInterface({ input: stdout })) {
    const [, address] = /^Site\s+(\S+)/.exec(line) ?? [];
    if (address !== undefined) yield address;
  }
  return undefined;
}
