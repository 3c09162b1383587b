import type { Locator, Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const long = {
  en: 'A page whose title is longer than a telephone is wide, number',
  fr: 'Une page dont le titre est plus long que l’écran d’un téléphone, numéro',
};

/** A wizard of so many pages with a required answer each, in both languages. */
function wizard(path: string, count: number) {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  const french = pages.flatMap((number) => [
    [`p${number}:title`, `${long.fr} ${number}`],
    [`t${number}:label`, 'Réponse'],
  ]);
  return {
    ...{ title: 'Many questions', path, display: 'wizard', properties: { fr: 'Bien des questions' } },
    settings: { i18n: { fr: Object.fromEntries(french) } },
    components: pages.map((number) => ({
      ...{ type: 'panel', key: `p${number}`, input: false, title: `${long.en} ${number}` },
      components: [
        { type: 'textfield', key: `t${number}`, label: 'Answer', input: true, validate: { required: true } },
      ],
    })),
  };
}

const ways = ['Classic', 'Vertical', 'StepIndicator'] as const;
const widths = [320, 768, 1280] as const;

/** The same, with its steps shown in one of these ways. */
function shownAs(way: (typeof ways)[number], count: number) {
  const form = wizard(way.toLowerCase(), count);
  return { ...form, settings: { ...form.settings, wizardHeaderType: way } };
}

const formsDir = sharedForms(wizard('twenty', 20), wizard('one', 1), ...ways.map((way) => shownAs(way, 9)));

test.use({ formsDir });

const words = {
  en: {
    ...{ next: 'Next', previous: 'Previous', submit: 'Submit', answer: 'Answer', thanks: /^Thank you/ },
    heading: (step: number, count: number) => `Step ${step} of ${count}: ${long.en} ${step}`,
  },
  fr: {
    ...{ next: 'Suivant', previous: 'Précédent', submit: 'Envoyer', answer: 'Réponse', thanks: /^Merci/ },
    heading: (step: number, count: number) => `Étape ${step} sur ${count}\u00a0: ${long.fr} ${step}`,
  },
} as const;

async function expectNothingCutOff(page: Page, ...shown: readonly Locator[]): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scroll).toBe(width);
  for (const locator of shown) {
    const box = await locator.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    const hidden = await locator.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, 'nothing of it runs over').toBeLessThanOrEqual(0);
  }
}

for (const language of ['en', 'fr'] as const) {
  const texts = words[language];

  test(`twenty steps stay readable at 320 px, in ${language}: where one is, how many there are, and the way back`, async ({
    page,
    step,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const heading = page.locator('#guichet-step');
    const alert = page.locator('#guichet-errors');
    const items = page.locator('nav').first().getByRole('listitem');
    const next = page.getByRole('button', { name: texts.next, exact: true });
    const look = (number: number) =>
      expectNothingCutOff(page, heading, items.nth(number - 1), items.last(), next);
    await step('open', () => page.goto(`/${language}/twenty`));
    await live(page);
    await expect(items).toHaveCount(20);
    await expect(heading).toHaveText(texts.heading(1, 20));
    await look(1);
    await step('errors', async () => {
      await next.click();
      await expect(alert).toBeFocused();
    });
    await expectNothingCutOff(page, alert, alert.getByRole('link'));
    for (let number = 1; number < 12; number += 1) {
      await page.getByRole('textbox', { name: texts.answer }).fill(`${number}`);
      await next.click();
      await expect(heading).toHaveText(texts.heading(number + 1, 20));
    }
    await step('in the middle', () => expect(heading).toBeFocused());
    await look(12);
    await expect(items.nth(11)).toHaveAttribute('aria-current', 'step');
    const links = page.locator('nav').first().getByRole('link');
    await expect(links).toHaveCount(11);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'large enough to press').toBeGreaterThanOrEqual(24);
    }
    await links.nth(4).click();
    await expect(heading).toHaveText(texts.heading(5, 20));
    await look(5);
  });
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
      test.use({ javaScriptEnabled });

      test(`one page only says step 1 of 1, in ${language}, and is sent from there`, async ({
        page,
        step,
      }) => {
        await step('open', () => page.goto(`/${language}/one`));
        await expect(page.locator('#guichet-step')).toHaveText(texts.heading(1, 1));
        await expect(page.locator('nav').first().getByRole('listitem')).toHaveCount(1);
        await expect(page.getByRole('button', { name: texts.next, exact: true })).toHaveCount(0);
        await expect(page.getByRole('button', { name: texts.previous, exact: true })).toHaveCount(0);
        await page.getByRole('textbox', { name: texts.answer }).fill('All of it');
        await page.getByRole('button', { name: texts.submit }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
      });
    });
  }
}

for (const way of ways) {
  test(`steps shown as ${way} at any width: a completed one stands as the others do, and no word is parted`, async ({
    page,
    step,
  }) => {
    const items = page.locator('nav').first().getByRole('listitem');
    const sides = new Map<number, string>();
    await page.goto(`/fr/${way.toLowerCase()}`);
    await live(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      sides.set(width, (await partsOf(items.nth(0))).side);
    }
    await page.getByRole('textbox', { name: words.fr.answer }).fill('Oui');
    await page.getByRole('button', { name: words.fr.next, exact: true }).click();
    await expect(page.locator('#guichet-step')).toBeFocused();
    await expect(items.nth(0).getByRole('link')).toBeVisible();
    for (const width of widths) {
      await step(`next at ${width} px`, () => page.setViewportSize({ width, height: 800 }));
      const { side } = await partsOf(items.nth(0));
      expect(side, `the title stands where it stood at ${width} px`).toBe(sides.get(width));
      await expectNothingCutOff(page, items.nth(0), items.nth(1), items.last());
      if (width >= 768)
        for (const item of await items.all()) expect((await partsOf(item)).parted).toEqual([]);
    }
  });
}

/** On which side of its number a step's title stands, and which of its words break in two. */
function partsOf(item: Locator) {
  return item.evaluate((element) => {
    const [number, title] = ['number', 'title'].map((name) => element.querySelector(`.g-step__${name}`));
    if (!number || !title) throw new Error('A step has a number and a title.');
    const [numberBox, titleBox] = [number.getBoundingClientRect(), title.getBoundingClientRect()];
    const text = title.firstChild;
    const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
    const parted = words.filter(({ 0: word, index }) => {
      const range = document.createRange();
      if (text === null) return false;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
    return {
      side: numberBox.bottom <= titleBox.top + 1 ? 'below' : 'beside',
      parted: parted.map(([word]) => word),
    };
  });
}
