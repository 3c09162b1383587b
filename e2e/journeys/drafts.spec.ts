import { byTurns } from '../fixtures/by-turns.ts';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince, kept } from './drafts.ts';
import { hold } from './language.ts';
import { live, permit, permitPage } from './permit.ts';

const labels = {
  en: {
    ...{ kept: 'Answers kept on this device', begun: /^You began this form on/ },
    resume: 'Continue with these answers',
    ...{ shared: 'This is a shared computer', sharedText: /Nothing is kept on this device any more/ },
  },
  fr: {
    ...{ kept: 'Réponses conservées sur cet appareil', begun: /^Vous avez commencé ce formulaire le/ },
    resume: 'Continuer avec ces réponses',
    ...{ shared: 'Cet ordinateur est partagé', sharedText: /Plus rien n’est conservé sur cet appareil/ },
  },
} as const;

/** The new messages, as a screen reader finds them. */
const spoken = {
  en: {
    note: `
      - region "Answers kept on this device":
        - status: /^Your answers are kept on this device .* After 24 hours they are no longer offered/
        - button "Erase everything I filled in"
        - button "This is a shared computer"
    `,
    offer: `
      - heading /^You began this form on/ [level=2]
      - paragraph: Your answers are still on this device. They have not been sent.
      - button "Continue with these answers"
    `,
  },
  fr: {
    note: `
      - region "Réponses conservées sur cet appareil":
        - status: /^Vos réponses sont conservées sur cet appareil .* Après 24.heures, elles ne sont plus proposées/
        - button "Effacer tout ce que j’ai rempli"
        - button "Cet ordinateur est partagé"
    `,
    offer: `
      - heading /^Vous avez commencé ce formulaire le/ [level=2]
      - paragraph: Vos réponses sont toujours sur cet appareil. Elles n’ont pas été envoyées.
      - button "Continuer avec ces réponses"
    `,
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  const words = labels[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a form that was begun is offered on the next visit, and its answers go once it is sent', async ({
      page,
      context,
      step,
    }) => {
      const form = permitPage(page, texts);
      await form.open(language);
      await step('type', async () => {
        await form.box(texts.firstName).fill('Marguerite');
        await expect(page.getByRole('region', { name: words.kept })).toMatchAriaSnapshot(
          spoken[language].note,
        );
        // One below the other, as they have no room side by side.
        const buttons = page.getByRole('region', { name: words.kept }).getByRole('button');
        const lefts = await buttons.evaluateAll((all) =>
          all.map((button) => button.getBoundingClientRect().left),
        );
        expect(new Set(lefts).size).toBe(1);
      });
      await test.step('go on typing', async () => {
        await draftSince(page);
        const changes = await page.evaluateHandle(() => {
          const made: number[] = [];
          const shown: unknown = document.getElementById('guichet-page');
          Object(shown).page.store.subscribe(() => made.push(1));
          return made;
        });
        await form.box(texts.firstName).fill('Marguerite-Anne');
        await draftSince(page);
        // By the end of a second one the first is over with all that it does to the page.
        await form.box(texts.firstName).fill('Marguerite');
        await draftSince(page);
        expect(await changes.jsonValue(), 'the page is not drawn again for a draft').toEqual([]);
      });
      await page.close();
      // An offer that comes late takes the focus from nobody who is at it already.
      const slow = await context.newPage();
      const parts = await hold(slow, '**/assets/**/deferred-*.js');
      await permitPage(slow, texts).open(language);
      await permitPage(slow, texts).box(texts.lastName).focus();
      await parts.letGo();
      await expect(slow.getByRole('heading', { name: words.begun })).toBeVisible();
      await expect(permitPage(slow, texts).box(texts.lastName)).toBeFocused();
      await checkAccessibility(slow);
      await slow.close();
      const visit = await context.newPage();
      const later = permitPage(visit, texts);
      await visit.goto(`/${language}/parking-permit`);
      await expect(visit.getByRole('heading', { name: words.begun })).toBeFocused();
      await expect(visit.locator('.g-notice').first()).toMatchAriaSnapshot(spoken[language].offer);
      await expect(later.box(texts.firstName)).toHaveValue('');
      // Over what was typed meanwhile nothing is written.
      await later.box(texts.lastName).fill('Tremblay');
      await visit.getByRole('button', { name: words.resume }).click();
      await expect(later.box(texts.firstName)).toHaveValue('Marguerite');
      await expect(later.box(texts.lastName)).toHaveValue('Tremblay');
      await later.fillIn();
      await later.submit.click();
      await expect(later.reference).toBeVisible();
      await expect.poll(() => kept(visit)).toEqual({ drafts: 0, files: 0, keys: 0 });
    });

    test('a shared computer keeps nothing, from one press on', async ({ page, context }) => {
      const form = permitPage(page, texts);
      await form.open(language);
      await form.box(texts.firstName).fill('Marguerite');
      await page.getByRole('button', { name: words.shared }).click();
      await expect(page.getByText(words.sharedText)).toBeVisible();
      await form.box(texts.lastName).fill('Bouchard');
      await form.box(texts.lastName).blur();
      expect(await kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
      await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
      page.on('dialog', (dialog) => dialog.accept());
      await page.reload();
      await live(page);
      await expect(form.box(texts.firstName)).toHaveValue('');
      await form.box(texts.firstName).fill('Gabrielle');
      await page.goto(`/${language}`);
      await page.goBack();
      await live(page);
      await expect(form.box(texts.firstName)).toHaveValue('');
      const visit = await context.newPage();
      await permitPage(visit, texts).open(language);
      await expect(visit.getByRole('heading', { name: words.begun })).toHaveCount(0);
    });
  });
}
