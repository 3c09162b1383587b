import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { contact, contactPage } from './contact.ts';

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = contact[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a resident writes to the City, is asked what the answers call for, and reads what happens next', async ({
      page,
      step,
    }) => {
      const form = contactPage(page, texts);
      await form.open(language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      await form.submit.click();
      await expect(form.alert).toBeFocused();
      await expect(form.alert.getByRole('heading')).toHaveText(texts.errors(8));

      await form.report();
      await form.detail();
      await expect(form.alert).toBeHidden();
      await form.mark(texts.byTelephone).check();
      await form.box(texts.telephone).pressSequentially('6135550142');
      await expect(form.box(texts.telephone)).toHaveValue('613 555-0142');
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
      const next = page.getByRole('region', { name: texts.next });
      await expect(next.getByRole('listitem')).toHaveCount(3);
      await expect(next.getByText(texts.step)).toBeVisible();
      const sent = page.getByRole('definition').filter({ hasText: texts.byEmail });
      await expect(sent).toHaveText(texts.reached.join('\n'), { useInnerText: true });
      await expect(page.getByText('613 555-0142')).toBeVisible();
      await expect(page.getByText('Two elms lean over the path.')).toBeVisible();

      const number = await page.locator('.g-reference').innerText();
      await page.getByRole('link', { name: texts.track }).click();
      await step('see where the form is', () =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.where),
      );
      await expect(page.getByText(number)).toBeVisible();
      await step('open the form again', async () => {
        await form.open(language);
        await expect(page.getByRole('heading', { name: texts.sentAlready })).toBeFocused();
      });
      await expect(page.getByRole('region', { name: texts.sentAlready })).toContainText(number);
    });

    test('each subject and each way to be reached brings its own questions', async ({ page, step }) => {
      const form = contactPage(page, texts);
      await form.open(language);
      const place = form.box(texts.address);
      await form.choice(texts.purpose, texts.report).check();
      await expect(place).toBeVisible();
      await form.choice(texts.purpose, texts.question).check();
      await expect(place).toBeHidden();

      await form.subject.selectOption(texts.waste);
      await expect(page.getByRole('group', { name: texts.collections })).toBeVisible();
      await form.subject.selectOption(texts.taxes);
      await expect(page.getByRole('group', { name: texts.collections })).toBeHidden();
      await form.box(texts.rollNumber).fill('061401012345678');
      await expect(form.box(texts.rollNumber)).toHaveValue('0614 010 123 45678');
      await form.subject.selectOption(texts.trees);
      await form.box(texts.treeCount).fill('501');
      await form.box(texts.link).fill('my photo');
      await form.mark(texts.byTelephone).check();
      await step('ask for everything, with two wrong answers', () => form.mark(texts.byMail).check());
      await expect(form.box(texts.treeCount)).toHaveAccessibleDescription(new RegExp(texts.treeCountError));
      await expect(form.box(texts.link)).toHaveAccessibleDescription(new RegExp(texts.linkError));
      for (const label of [texts.street, texts.city, texts.postalCode]) {
        await expect(form.box(label)).toBeVisible();
      }
      await form.mark(texts.byMail).uncheck();
      await expect(form.box(texts.street)).toBeHidden();
    });
  });

  test.describe(`without a script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a resident is asked on the next page what the answers call for, and reads what happens next', async ({
      page,
      step,
      faults,
    }) => {
      faults.expect(/422/);
      const form = contactPage(page, texts);
      await page.goto(`/${language}/contact-the-city`);
      await form.report();
      await step('send the first answers', () => form.submit.click());
      await expect(form.alert.getByRole('heading')).toHaveText(texts.errors(2));
      await expect(form.box(texts.message)).toHaveValue(/elms lean over the path\.\nOne has lost/);
      await expect(form.mark(texts.byEmail)).toBeChecked();
      await form.detail();
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
      await expect(page.getByRole('region', { name: texts.next }).getByText(texts.step)).toBeVisible();
    });
  });
}
