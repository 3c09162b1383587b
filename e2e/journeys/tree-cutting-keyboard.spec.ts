import type { Locator, Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { elm } from './location-search.ts';
import { treePage, treeTexts } from './tree-cutting.ts';

const skip = { en: 'Skip to main content', fr: 'Passer au contenu principal' } as const;
const steps = ['applicant', 'tree', 'coOwner', 'reason', 'declaration', 'review'] as const;

/** Tabs on, or back, until this has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = treeTexts[language];

  test(`in ${language}, the permit can be asked for with the keyboard alone, and focus is never lost`, async ({
    page,
    step,
  }) => {
    const form = treePage(page, texts);
    const press = (key: string) => page.keyboard.press(key);
    const tab = (target: Locator) => tabTo(page, target);
    const tick = async (target: Locator) => {
      await tab(target);
      await press('Space');
      await expect(target).toBeChecked();
    };
    const write = async (label: string, text: string) => {
      await tab(form.box(label));
      await page.keyboard.type(text);
    };
    /** Presses a button, and hears the heading of the step that it leads to. */
    const turn = async (button: Locator, key: 'Enter' | 'Space', title: string) => {
      await tab(button);
      await press(key);
      await expect(form.heading).toHaveText(title);
      await expect(form.heading).toBeFocused();
    };

    await form.open(language);
    await press('Tab');
    await expect(page.getByRole('link', { name: skip[language] })).toBeFocused();

    await step('who applies: arrows choose', async () => {
      await tab(form.option(texts.applicantRole, texts.isOwner));
      await press('ArrowDown');
      await expect(form.option(texts.applicantRole, texts.isAgent)).toBeChecked();
      await press('ArrowUp');
      await expect(form.option(texts.applicantRole, texts.isOwner)).toBeChecked();
      await expect(form.option(texts.applicantRole, texts.isOwner)).toBeFocused();
    });
    await step('Enter in a field, too early', async () => {
      await write(texts.firstName, 'Marguerite');
      await press('Enter');
      await expect(form.alert).toBeFocused();
    });
    await test.step('an error leads to its field', async () => {
      await press('Tab');
      await expect(form.alert.getByRole('link').first()).toBeFocused();
      await press('Enter');
      await expect(form.box(texts.lastName)).toBeFocused();
    });
    await page.keyboard.type('Bouchard');
    await write(texts.email, 'marguerite@example.ca');
    await step('Enter goes on', async () => {
      await press('Enter');
      await expect(form.heading).toHaveText(form.titleOf('tree'));
      await expect(form.heading).toBeFocused();
    });

    await test.step('Shift+Tab to a completed step, and there', async () => {
      await tabTo(page, form.step('applicant'), 'Shift+Tab');
      await press('Enter');
      await expect(form.heading).toHaveText(form.titleOf('applicant'));
      await expect(form.heading).toBeFocused();
    });
    await press('Tab');
    await expect(form.option(texts.applicantRole, texts.isOwner)).toBeFocused();
    await turn(form.next, 'Space', form.titleOf('tree'));

    await write(texts.address, '12 Elm Street');
    await press('Enter');
    await expect(page.getByRole('radio', { name: elm })).toBeFocused();
    await press('Enter');
    await write(texts.postalCode, 'k1a 0b1');
    await tab(form.species);
    await page.keyboard.type(texts.oak.slice(0, 2));
    await expect(form.species).toHaveValue('oak');
    await write(texts.diameter, texts.aDiameter);
    await write(texts.treeReason, texts.aReason);
    await step('a tree is saved by its button', async () => {
      await tab(form.saveTree);
      await press('Enter');
      await expect(form.editTree).toBeFocused();
    });
    await step('a second one by Enter in a field', async () => {
      await tab(form.addTree);
      await press('Space');
      await expect(form.species).toBeFocused();
      await page.keyboard.type(texts.oak.slice(0, 2));
      await write(texts.treeReason, texts.aReason);
      await tabTo(page, form.box(texts.diameter), 'Shift+Tab');
      await page.keyboard.type('38');
      await press('Enter');
      await expect(form.trees.getByRole('listitem')).toHaveCount(2);
      await expect(form.trees).toContainText('38');
    });
    await tick(form.check(texts.front));
    await tab(form.option(texts.sharedTree, texts.yes));
    await press('Space');
    await expect(form.option(texts.sharedTree, texts.yes)).toBeChecked();
    await step('the neighbour', () => turn(form.next, 'Enter', form.titleOf('coOwner', steps)));

    await test.step('Previous and back', async () => {
      await turn(form.previous, 'Space', form.titleOf('tree', steps));
      await turn(form.next, 'Enter', form.titleOf('coOwner', steps));
    });
    await write(texts.coOwnerName, 'Zoé Roy');
    await write(texts.coOwnerAddress, '227 Elm Street');
    await tick(form.option(texts.coOwnerAgreement, texts.inWriting));
    await step('the reason', () => turn(form.next, 'Enter', form.titleOf('reason', steps)));

    await tab(form.option(texts.reason, texts.dead));
    await press('Space');
    await press('ArrowDown');
    await expect(form.option(texts.reason, texts.danger)).toBeChecked();
    await step('Enter in a choice goes on, and finds what is missing', async () => {
      await press('Enter');
      await expect(form.alert).toBeFocused();
      await press('Tab');
      await press('Enter');
      await expect(form.check(texts.leaning)).toBeFocused();
    });
    await press('Space');
    await step('the declaration', () => turn(form.next, 'Enter', form.titleOf('declaration', steps)));
    await tick(form.check(texts.declaration));
    await step('the review', () => turn(form.next, 'Enter', form.titleOf('review', steps)));
    await tab(form.submit);
    await step('send', async () => {
      await press('Enter');
      await form.arrive();
    });
  });
}
