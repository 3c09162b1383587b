import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { contact, contactPage } from './contact.ts';
import { live, permit, permitPage } from './permit.ts';

/** The states of the site that a resident meets, each by what leads to it. */
const states: Readonly<Record<string, (page: Page, language: 'en' | 'fr') => Promise<void>>> = {
  'the list': async (page, language) => void (await page.goto(`/${language}`)),
  'a form with all that it may ask': async (page, language) => {
    const texts = contact[language];
    const form = contactPage(page, texts);
    await form.open(language);
    await form.report();
    for (const way of [texts.byTelephone, texts.byMail]) await form.mark(way).check();
  },
  'a form full of errors': async (page, language) => {
    const form = contactPage(page, contact[language]);
    await form.open(language);
    await form.submit.click();
    await expect(form.alert).toBeFocused();
  },
  'a receipt': async (page, language) => {
    const form = permitPage(page, permit[language]);
    await form.open(language);
    await form.fillIn();
    await form.submit.click();
    await expect(form.reference).toBeVisible();
  },
  'a thank-you page with nothing to thank for': async (page, language) => {
    await page.goto(`/${language}/thankyou`);
    await expect(page.locator('.g-awaited')).toHaveCount(0);
  },
  'a refusal': async (page, language) => {
    await page.goto(`/${language}/parking-permit`);
    await live(page);
    await page.evaluate(() => {
      const form = document.querySelector('form');
      if (form === null) return;
      form.enctype = 'text/plain';
      HTMLFormElement.prototype.submit.call(form);
    });
    await expect(page.locator('form')).toHaveCount(0);
  },
};

/** The text spacing that a resident may set for all pages. Source: WCAG 2.2, 1.4.12. */
const widerSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Puts a resident's own sheet over the page's. */
async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [await sheet.replace(text)];
  }, css);
}

const wide = { width: 1280, height: 720 };
const narrow = { width: 320, height: 640 };

/** How far the page reaches beyond the window, in pixels. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const [name, go] of Object.entries(states)) {
  test(`${name}: what is pressed is 44 px high, focus is seen on all of it, and it fits 320 px, doubled text and wider spacing`, async ({
    page,
    step,
    faults,
  }) => {
    if (name === 'a refusal') faults.expect(/415/);
    for (const language of ['en', 'fr'] as const) {
      await page.setViewportSize(language === 'en' ? wide : narrow);
      await step(`open in ${language}`, () => go(page, language));
      if (language === 'en') {
        await pressAll(page);
        await page.setViewportSize(narrow);
      }
      expect(await overhang(page)).toBe(0);
      await restyle(page, 'html { font-size: 225% !important }');
      await page.setViewportSize({ width: 640, height: 640 });
      expect(await overhang(page), 'text at 200 %').toBe(0);
      await restyle(page, widerSpacing);
      await page.setViewportSize(narrow);
      expect(await overhang(page), 'spacing of WCAG 1.4.12').toBe(0);
    }
  });
}

/** Fails where something that is pressed is lower than 44 pixels, or shows no focus. */
async function pressAll(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
      // A link within a sentence is as high as its line (WCAG 2.5.8).
      .filter(
        (element) => element.closest('p:not(.g-receipt__commands), li:has(> :not(a)), .g-note') === null,
      )
      .filter((element) => element.closest('.g-skip') === null)
      .map((element) => {
        const option = element.closest('.g-option');
        const { height } = (option ?? element).getBoundingClientRect();
        const reach = Number.parseFloat(getComputedStyle(element, '::after').blockSize) || 0;
        return { what: element.outerHTML.slice(0, 120), height: Math.max(height, reach) };
      })
      .filter(({ height }) => height < 44),
  );
  expect(small).toEqual([]);

  // Begins at the first element of the page, reached by key: its focus is not seen where a script alone sets it.
  await page.locator('.g-skip').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.g-skip')).toBeFocused();
  const bare: string[] = [];
  let seen = 0;
  for (; seen < 80; seen += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return undefined;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(activeElement);
      return {
        what: activeElement.outerHTML.slice(0, 120),
        isNew: activeElement.toggleAttribute('data-walked'),
        isSeen: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3 && boxShadow !== 'none',
      };
    });
    if (focused?.isNew !== true) break;
    if (!focused.isSeen) bare.push(focused.what);
    await page.keyboard.press('Tab');
  }
  expect(seen).toBeGreaterThan(3);
  // Past its last element the focus leaves the page: the walk skipped nothing.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(bare).toEqual([]);
}

test('forced colours keep every edge, mark and chosen option', async ({ page, step }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const texts = contact.en;
  const form = contactPage(page, texts);
  await form.open('en');
  await step('send it empty', async () => {
    await form.submit.click();
    await expect(form.alert).toBeFocused();
  });
  await form.choice(texts.purpose, texts.report).check();
  const faint = await page.evaluate(() =>
    [
      '.g-alert',
      '.g-alert__title::before',
      '.g-error::before',
      '.g-error::after',
      '.g-input',
      '.g-button',
      '.g-well',
      '.g-invalid',
      '.g-panel',
    ]
      .map((name) => {
        const [selector = '', pseudo] = name.split('::');
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element, pseudo && `::${pseudo}`);
        const ground = getComputedStyle(document.body).backgroundColor;
        const edges = style && [
          [style.borderTopStyle, style.borderTopWidth, style.borderTopColor],
          [style.borderLeftStyle, style.borderLeftWidth, style.borderLeftColor],
        ];
        const isDrawn = edges?.some(
          ([line, width, colour]) =>
            line === 'solid' && Number.parseFloat(width ?? '') >= 1 && colour !== ground,
        );
        return isDrawn === true ? undefined : name;
      })
      .filter((name) => name !== undefined),
  );
  expect(faint).toEqual([]);
  // A chosen option is the browser's own drawing, which keeps to the forced colours.
  const appearance = await form
    .choice(texts.purpose, texts.report)
    .evaluate((element) => getComputedStyle(element).appearance);
  expect(appearance).toBe('auto');
  await form.submit.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(form.submit).toHaveCSS('outline-style', 'solid');
});

test('on paper stand the form and what was filled in, and nothing to press', async ({ page }) => {
  const texts = contact.en;
  const form = contactPage(page, texts);
  await form.open('en');
  await form.report();
  await form.box(texts.message).fill('A line of a long message.\n'.repeat(50));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'City Online Services' })).toBeVisible();
  await expect(form.box(texts.message)).toBeVisible();
  const cutOff = await form.box(texts.message).evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(cutOff).toBe(0);
  await expect(form.choice(texts.purpose, texts.report)).toBeChecked();
  await expect(form.submit).toBeHidden();
  await expect(page.getByRole('link', { name: texts.otherLanguage })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('on paper the receipt holds its number, what happens next and what was sent', async ({ page }) => {
  await states['a receipt']?.(page, 'en');
  await page.emulateMedia({ media: 'print' });
  await expect(permitPage(page, permit.en).reference).toBeVisible();
  await expect(page.getByRole('region', { name: contact.en.next })).toBeVisible();
  await expect(page.getByText('marguerite@example.ca')).toBeVisible();
  for (const button of await page.getByRole('button', { includeHidden: true }).all()) {
    await expect(button).toBeHidden();
  }
});

test('who wants less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await contactPage(page, contact.en).open('en');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => style.transitionDuration !== '0s' || style.animationName !== 'none')
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
});

test('on a wide screen the sheet stands in the middle, and lines stay short enough to read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await contactPage(page, contact.en).open('en');
  const { left, right, longest } = await page.evaluate(() => {
    const box = document.querySelector('main')?.getBoundingClientRect();
    const pen = document.createElement('canvas').getContext('2d');
    const lines = [...document.querySelectorAll('main p, .g-description')].flatMap((element) => {
      const text = element.textContent;
      if (text === '' || pen === null) return [];
      pen.font = getComputedStyle(element).font;
      return [element.getBoundingClientRect().width / (pen.measureText(text).width / text.length)];
    });
    return {
      left: box?.left ?? 0,
      right: innerWidth - (box?.right ?? 0),
      longest: Math.max(...lines),
    };
  });
  expect(Math.abs(left - right)).toBeLessThan(20);
  expect(longest).toBeLessThan(85);
});
