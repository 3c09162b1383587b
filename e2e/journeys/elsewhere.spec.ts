import { expect, permitAt, test } from '../fixtures/form-service-stand-in.ts';
import { permit, permitPage } from './permit.ts';

for (const language of ['en', 'fr'] as const) {
  const texts = permit[language];

  test(`a form of a service elsewhere is opened, sent and received, in ${language}`, async ({
    page,
    service,
    step,
  }) => {
    service.publish(permitAt('parking-permit'));
    const form = permitPage(page, texts);
    await step('open', () => form.open(language));
    await form.fillIn();
    await step('send', () => form.submit.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    await expect(page.getByText('E-0001')).toBeVisible();
    expect(service.received).toHaveLength(1);
  });
}
