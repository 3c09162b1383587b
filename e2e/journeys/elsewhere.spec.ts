import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { expect, permitAt, test } from '../fixtures/form-service-stand-in.ts';
import { startProduct } from '../fixtures/start-product.ts';
import { draftSince } from './drafts.ts';
import { live, permit, permitPage } from './permit.ts';

const words = {
  en: {
    loadError: 'Form Loading Error',
    failing: 'The form service is having problems at the moment.',
    refused: 'The form service refused to provide this form.',
    unreachable: 'The form service could not be reached.',
    notAForm: 'The form service did not return a valid form.',
    asked: 'We do not know whether your form was received',
    twice: 'If you send them again, the City may receive them twice.',
    sendAgain: 'Send my answers again',
    notSent: 'Your answers are still here',
  },
  fr: {
    loadError: 'Erreur de chargement du formulaire',
    failing: 'Le service de formulaires éprouve des difficultés en ce moment.',
    refused: 'Le service de formulaires a refusé de fournir ce formulaire.',
    unreachable: 'Le service de formulaires est injoignable.',
    notAForm: 'Le service de formulaires n’a pas fourni de formulaire valide.',
    asked: 'Nous ne savons pas si votre formulaire a été reçu',
    twice: 'Si vous les envoyez de nouveau, la Ville pourrait les recevoir deux fois.',
    sendAgain: 'Envoyer mes réponses de nouveau',
    notSent: 'Vos réponses sont toujours là',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const badAnswers = [
  ['fail', 'failing'],
  ['refuse', 'refused'],
  ['hangUp', 'unreachable'],
  ['html', 'notAForm'],
] as const;

test('each kind of wrong answer of the service gets its sentence, in both languages', async ({
  page,
  service,
  faults,
}) => {
  faults.expect(/502/);
  for (const [act, sentence] of badAnswers) {
    // An answer that nobody waited for would be the next one's.
    service.reset();
    for (const language of ['en', 'fr'] as const) {
      const path = `${act.toLowerCase()}-${language}`;
      service.publish(permitAt(path));
      // Twice: while the first is waited for, the page may ask by itself.
      service.next('form', act, act);
      await page.goto(`/${language}/${path}`);
      await expect(heading(page)).toHaveText(`${words[language].loadError} ${words[language][sentence]}`);
      if (act === 'fail') await checkAccessibility(page);
      // The service's markup did not run.
      await expect(page).toHaveTitle(`${words[language][sentence]} | ${permit[language].siteName}`);
      await expect(page.getByText('Sign in')).toHaveCount(0);
    }
    expect(service.calls).not.toContain('GET /redirected');
  }
});

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  const say = words[language];
  const asked = (page: Page) => page.getByRole('heading', { name: say.asked });
  const sendAgain = (page: Page) => page.getByRole('button', { name: say.sendAgain });

  test.describe(`a form service elsewhere, in ${language}`, () => {
    test.beforeEach(({ service }) => service.publish(permitAt('parking-permit')));

    test('a form is opened, sent with a double click, and received once', async ({ page, service }) => {
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      await form.submit.dblclick();
      await expect(heading(page)).toHaveText(texts.thanks);
      await expect(page.getByText('E-0001')).toBeVisible();
      expect(service.received).toHaveLength(1);
    });

    test('when the answer is lost the resident is asked, and sends again on purpose', async ({
      page,
      service,
      step,
      faults,
    }) => {
      faults.expect(/409/);
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      service.next('submission', 'doneThenHangUp');
      await step('send', async () => {
        await form.submit.click();
        await expect(asked(page)).toBeFocused();
      });
      await expect(page.getByText(say.twice)).toBeVisible();
      await expect(form.box(texts.firstName)).toHaveValue('Marguerite');

      await form.box(texts.colour).fill('Red');
      await form.submit.click();
      await expect(asked(page)).toBeFocused();
      await page.reload();
      await live(page);
      await form.fillIn();
      await form.submit.click();
      await expect(asked(page)).toBeFocused();
      expect(service.received).toHaveLength(1);

      await sendAgain(page).dblclick();
      await expect(heading(page)).toHaveText(texts.thanks);
      await expect(page.getByText('E-0002')).toBeVisible();
      expect(service.received).toHaveLength(2);
    });

    test('when the service fails or lies about a submission the resident is asked', async ({
      page,
      service,
      faults,
    }) => {
      faults.expect(/409/);
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      service.next('submission', 'fail', 'html', 'wrongShape');
      await form.submit.click();
      for (const _ of ['html', 'wrongShape']) {
        await expect(asked(page)).toBeFocused();
        await sendAgain(page).click();
      }
      await expect(asked(page)).toBeFocused();
      expect(service.received).toHaveLength(0);
      await sendAgain(page).click();
      await expect(page.getByText('E-0001')).toBeVisible();
    });

    test('what the service refused is said not to be sent, and goes under the same key', async ({
      page,
      service,
      step,
      faults,
    }) => {
      faults.expect(/502/);
      const form = permitPage(page, texts);
      await form.open(language);
      const key = await page.evaluate(() => history.state.key);
      await form.fillIn();
      service.next('submission', 'refuse');
      await step('send', async () => {
        await form.submit.click();
        await expect(form.alert).toBeFocused();
      });
      await expect(form.alert).toContainText(say.notSent);
      await form.submit.click();
      await expect(page.getByText('E-0001')).toBeVisible();
      expect(service.received.map(({ headers }) => headers['idempotency-key'])).toEqual([key]);
    });

    test('what the service says of a field is shown as text', async ({ page, service, step, faults }) => {
      faults.expect(/400/);
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      const message = '<img src="/x" alt="foreign"> refused';
      const details = [{ type: 'any.odd', path: ['nobody'], message, context: {} }];
      service.next('submission', { status: 400, body: { name: 'ValidationError', details } });
      await step('send', async () => {
        await form.submit.click();
        await expect(form.alert).toBeFocused();
      });
      await expect(form.alert).toContainText(message);
      await expect(page.getByAltText('foreign')).toHaveCount(0);
    });

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      test('the answer to a plain post is lost: asked, and sent again on purpose', async ({
        page,
        service,
        step,
        faults,
      }) => {
        faults.expect(/409/);
        const form = permitPage(page, texts);
        await page.goto(`/${language}/parking-permit`);
        await form.fillIn();
        service.next('submission', 'doneThenHangUp');
        await step('send', () => form.submit.click());
        await expect(asked(page)).toBeVisible();
        await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
        await form.submit.click();
        await expect(asked(page)).toBeVisible();
        expect(service.received).toHaveLength(1);
        await sendAgain(page).click();
        await expect(heading(page)).toHaveText(texts.thanks);
        await expect(page.getByText('E-0002')).toBeVisible();
        expect(service.received).toHaveLength(2);
      });
    });
  });
}

test('a counter that is killed between its post and the answer asks the resident when it runs again', async ({
  page,
  service,
  faults,
}) => {
  faults.expect(/ERR_|Failed to load resource/);
  service.publish(permitAt('parking-permit'));
  const env = { FORM_SERVICE_URL: service.url };
  const first = await startProduct({ env });
  const form = permitPage(page, permit.en);
  await page.goto(`${first.siteUrl}/en/parking-permit`);
  await live(page);
  await form.fillIn();
  // The code that keeps a waiting form has come by then.
  await draftSince(page);
  const held = service.hold('submission');
  await form.submit.click();
  await held.arrived;
  await first.kill();
  held.release();
  await expect(page.getByRole('heading', { name: 'Your form is waiting to be sent' })).toBeFocused();

  const port = Number(new URL(first.siteUrl).port);
  const next = await startProduct({ env, port, dataDir: first.dataDir });
  await expect(page.getByRole('heading', { name: words.en.asked })).toBeFocused();
  expect(service.received).toHaveLength(1);
  await page.getByRole('button', { name: words.en.sendAgain }).click();
  await expect(page.getByText('E-0002')).toBeVisible();
  await next.stop();
});
