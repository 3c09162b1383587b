import { expect, test } from '../fixtures/test.ts';
import { contact, contactPage } from './contact.ts';
import { live, permit, permitPage } from './permit.ts';

/** Each look that a resident's system asks for; the light one is that of every other journey. */
const looks = {
  dark: { colorScheme: 'dark', contrast: null },
  'dark, with more contrast': { colorScheme: 'dark', contrast: 'more' },
  'light, with more contrast': { colorScheme: 'light', contrast: 'more' },
} as const;

test('a page is dark where the system asks for it, every look of it can be read, and more contrast makes soft text and lines as dark as the text', async ({
  page,
  step,
}) => {
  const luminance = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  const ground = async () =>
    luminance(await page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor));
  const logo = () =>
    page.locator('.g-header__name').evaluate((name) => getComputedStyle(name, '::before').backgroundImage);
  const form = contactPage(page, contact.en);
  await form.open('en');
  const darkAsText = () =>
    page.evaluate(() => {
      const note = document.querySelector('.g-note') ?? document.body;
      const input = document.querySelector('.g-input') ?? document.body;
      const { color } = getComputedStyle(document.body);
      return [getComputedStyle(note).color === color, getComputedStyle(input).borderTopColor === color];
    });
  expect(await darkAsText()).toEqual([false, false]);
  await page.emulateMedia({ contrast: 'more' });
  expect(await darkAsText()).toEqual([true, true]);
  await page.emulateMedia({ contrast: null });
  await form.report();
  await form.submit.click();
  await expect(form.alert).toBeFocused();
  const lightLogo = await logo();
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia(media);
    await step(`${look}: errors`, async () => expect((await ground()) < 100).toBe(look.startsWith('dark')));
    expect((await logo()) === lightLogo, look).toBe(look.startsWith('light'));
  }
  await page.emulateMedia(looks.dark);
  await page.goto('/en/everything');
  await live(page);
  await step('every type, in the dark', async () => expect(await ground()).toBeLessThan(100));
  // A signature keeps its paper: the pen is dark.
  const paper = page.locator('.g-signature__canvas');
  expect(luminance(await paper.evaluate((pad) => getComputedStyle(pad).backgroundColor))).toBeGreaterThan(
    230,
  );
  const application = permitPage(page, permit.en);
  await application.open('en');
  await application.fillIn();
  await step('an address, in the dark', async () => expect(await ground()).toBeLessThan(100));
  await application.submit.click();
  await expect(application.reference).toBeVisible();
  await step('a receipt, in the dark', async () => expect(await ground()).toBeLessThan(100));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});
