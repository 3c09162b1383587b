import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/whole-browser.ts';
import { draftSince } from './drafts.ts';
import { noteKept } from './kept.ts';
import { leaveWithErrors } from './leave-with-errors.ts';
import { permit, permitPage } from './permit.ts';

const words = {
  en: {
    ...{ list: 'All forms', begun: /^You began this form on/, resume: 'Continue with these answers' },
    shared: 'This is a shared computer',
  },
  fr: {
    ...{ list: 'Tous les formulaires', begun: /^Vous avez commencé ce formulaire/ },
    ...{ resume: 'Continuer avec ces réponses', shared: 'Cet ordinateur est partagé' },
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  test(`a page that the browser kept has its answers and no errors when it comes back, in ${language}`, async ({
    page,
  }) => {
    const kept = await noteKept(page);
    const form = permitPage(page, texts);
    const key = await leaveWithErrors(page, language);
    await kept.comeBack();
    await expect(form.alert).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
    expect(await page.evaluate(() => history.state.key)).toBe(key);
    // As if it went to another site, which leaves the copy of its entry alone, and came back: if the page crashes after
    // that, the older answers in the copy must not return.
    const isCopied = [];
    for (const event of ['pagehide', 'pageshow'])
      isCopied.push(
        await page.evaluate((type) => {
          window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
          return sessionStorage.getItem('guichet:spare') !== null;
        }, event),
      );
    expect(isCopied).toEqual([true, false]);
    await form.submit.click();
    await expect(form.alert.getByRole('heading')).toHaveText(texts.errors(11));
    // The focus comes a moment later, and would take a key along.
    await expect(form.alert).toBeFocused();
    await form.fillIn();
    await form.submit.click();
    await expect(form.reference).toBeVisible();
  });

  test(`a page that nobody filled in is kept too, and one that came back asks who would leave it, in ${language}`, async ({
    page,
  }) => {
    const kept = await noteKept(page);
    const form = permitPage(page, texts);
    await form.open(language);
    const list = page.getByRole('link', { name: words[language].list, exact: true });
    await list.click();
    await page.waitForURL(`**/${language}`);
    await kept.comeBack();
    await form.box(texts.firstName).pressSequentially('Marguerite');
    const question = page.waitForEvent('dialog');
    const leaving = list.click();
    await (await question).dismiss();
    await leaving;
    await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
  });

  test(`an offer of earlier answers still stands on a page that came back, in ${language}`, async ({
    page,
    context,
  }) => {
    const draftTexts = words[language];
    const form = permitPage(page, texts);
    await form.open(language);
    await form.box(texts.firstName).fill('Marguerite');
    await draftSince(page);
    await page.close();
    const visit = await context.newPage();
    const kept = await noteKept(visit);
    await permitPage(visit, texts).open(language);
    await expect(visit.getByRole('heading', { name: draftTexts.begun })).toBeVisible();
    await visit.getByRole('link', { name: draftTexts.list, exact: true }).click();
    await visit.waitForURL(`**/${language}`);
    await kept.comeBack();
    await expect(visit.getByRole('heading', { name: draftTexts.begun })).toBeVisible();
    await visit.getByRole('button', { name: draftTexts.resume }).click();
    await expect(permitPage(visit, texts).box(texts.firstName)).toHaveValue('Marguerite');
  });

  test(`on a shared computer a page that goes is empty, and has its answers if it comes back, in ${language}`, async ({
    page,
  }) => {
    const draftTexts = words[language];
    const kept = await noteKept(page);
    const form = permitPage(page, texts);
    await form.open(language);
    await form.box(texts.firstName).fill('Marguerite');
    await page.getByRole('button', { name: draftTexts.shared }).click();
    await form.declaration.check();
    await page.evaluate(() => {
      // Drawn anew, a control has its answer as its default.
      Object(document.getElementById('guichet-page')).page.drawAgain();
      addEventListener('pagehide', () => {
        const controls = [...document.querySelectorAll('input')];
        const filledIn = controls.filter(({ type, value, checked }) =>
          type === 'checkbox' || type === 'radio' ? checked : type === 'text' && value !== '',
        );
        sessionStorage.setItem('left', filledIn.map(({ name }) => name).join());
      });
    });
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('link', { name: draftTexts.list, exact: true }).click();
    await page.waitForURL(`**/${language}`);
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('');
    await kept.comeBack();
    await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
    await expect(form.declaration).toBeChecked();
  });
}
