import { byTurns } from '../fixtures/by-turns.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince } from './drafts.ts';
import { fillInDay } from './flows.ts';
import { chooseAddress, elm } from './location-search.ts';
import { live } from './permit.ts';

const words = {
  en: {
    save: /^Save this defect/,
    send: 'Send report',
    sign: 'Your signature',
    waiting: 'Your form is waiting to be sent',
    thanks: /^Thank you/,
  },
  fr: {
    save: /^Enregistrer ce défaut/,
    send: 'Envoyer le rapport',
    sign: 'Votre signature',
    waiting: 'Votre formulaire attend d’être envoyé',
    thanks: /^Merci/,
  },
} as const;

/** A picture of one pixel. */
const photo = {
  ...{ name: 'wall.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = words[language];

  test(`an inspector reports from the site, and sends once there is a network again, in ${language}`, async ({
    page,
    context,
    step,
    product,
    faults,
  }) => {
    const choose = (name: string, value: string) =>
      page.locator(`[name="${name}"][value="${value}"]`).check();
    // The site is inspected with a phone.
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(`/${language}`);
    await expect(page.locator('a[href$="/site-inspection"]'), 'residents do not look for it').toHaveCount(0);
    await page.goto(`/${language}/site-inspection`);
    await live(page);
    for (const [name, text] of Object.entries({ inspector: 'Ann Lee', badge: '4711', permit: 'a24001234' }))
      await page.locator(`[name="${name}"]`).fill(text);
    await choose('stage', 'framing');
    await fillInDay(page, 'inspectedOn', -1);
    await chooseAddress(page, 'site');
    for (const check of [0, 1, 2]) await choose(`checks:${check}`, `${check}:yes`);
    await choose('result', 'conditions');
    await page.locator('[name="defects[0].defect"]').fill('A joist is cut, north wall.');
    await fillInDay(page, 'fixBy', 14);
    await step('a defect', () => page.getByRole('button', { name: say.save }).click());
    await page.locator('.formio-component-photos input[type="file"]').setInputFiles(photo);
    // Stored, not on its way.
    await expect(page.getByRole('link', { name: 'wall.png' })).toBeVisible();
    await page.getByRole('textbox', { name: say.sign }).fill('Ann Lee');
    await draftSince(page);

    const send = page.getByRole('button', { name: say.send });
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await step('send without a network', async () => {
      await send.click();
      await expect(page.getByRole('heading', { name: say.waiting })).toBeFocused();
    });
    await context.setOffline(false);
    await step('it is sent by itself', () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks),
    );
    const number = (await page.locator('.g-reference').textContent()) ?? '';
    expect(storedData(product.dataDir, number)).toMatchObject({
      permit: 'A24-001234',
      site: { address: elm },
      checks: { posted: 'yes', safe: 'yes' },
      defects: [{ defect: 'A joist is cut, north wall.' }],
      photos: [{ originalName: 'wall.png' }],
      signature: expect.stringMatching(/^data:image\/png/),
    });
  });
}
