import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Json, JsonObject } from '../../packages/definition/src/definition.ts';
import type { Webform } from '../../packages/renderer/src/wrapper/wrapper.ts';
import { hostPages, leaving, subscribing, test } from '../fixtures/embedded/embedding-city.ts';
import { expect } from '../fixtures/test.ts';
import { validAnswers } from '../fixtures/valid-answers.ts';
import { fillInEverything } from './fill-in-everything.ts';
import { cityOf } from './flows.ts';
import { typeAnswers } from './type-answers.ts';

const received = {
  en: 'Thank you. We received your form',
  fr: 'Merci. Nous avons reçu votre formulaire',
} as const;

const folder = join(import.meta.dirname, '..', '..', 'forms');
const forms = readdirSync(folder).map((name) => name.replace('.json', ''));

/** Types the answers of a form, page by page, and sends it. */
async function fillInAndSend(page: Page, form: string, language: 'en' | 'fr'): Promise<void> {
  const definition: JsonObject = JSON.parse(readFileSync(join(folder, `${form}.json`), 'utf8'));
  const answers = form === 'everything' ? {} : validAnswers(`${form}.json`);
  const typed = new Set<Json>();
  page.setDefaultTimeout(30_000);
  const button = page.locator('.g-turns button[value=forward], .formio-component-submit button').first();
  const isGone = async () => !page.url().includes('form=') || page.locator('.g-received').isVisible();
  while (!(await isGone())) {
    if (form === 'everything') await fillInEverything(page, language);
    else await typeAnswers(page, definition, answers, typed);
    const step = await stepOf(page);
    await button.click();
    await expect.poll(async () => (await isGone()) || (await stepOf(page)) !== step).toBe(true);
  }
}

/** As it is at once: a form that is gone meanwhile has none, a page that is left neither, and nobody waits for it. */
async function stepOf(page: Page): Promise<string> {
  const headings = page.locator('.g-step-heading').allTextContents();
  const [step = ''] = await headings.catch(() => []);
  return step;
}

const kinds = Object.entries(hostPages);
/** In 24 turns, a form is sent from each kind of page, in either language, from its own and from another origin, ours and Form.io's way. */
const turnsOfEach = process.env.BOTH_LANGUAGES ? 24 : 1;

for (const [index, form] of forms.entries()) {
  for (let turn = index; turn < index + turnsOfEach; turn += 1) {
    const [place, path] = kinds[turn % 3] ?? ['', ''];
    const language = turn % 2 === 0 ? 'en' : 'fr';
    const isFromCity = turn % 4 < 2;
    const isPrepared = Math.floor(turn / 4) % 2 === 0;
    const origin = isFromCity ? 'another origin' : 'its own origin';
    const source = isPrepared ? `prepared/${language}` : 'api';

    test(`${form} is typed in and sent from ${place}, in ${language}, from ${origin}/${source}`, async ({
      page,
      embedding: { host, city },
      request,
    }) => {
      const services = await cityOf(city, request);
      const src = `${isFromCity ? city.siteUrl : ''}/${source}/${form}`;
      await page.goto(`${host.origin()}${path}?${new URLSearchParams({ form, language, src })}`);
      await expect(page.locator('form.g-form')).toBeVisible();
      await fillInAndSend(page, form, language);
      const service = leaving[form];
      if (service !== undefined) {
        await expect.poll(async () => (await services.received(service)).length).toBe(1);
        await expect(page).toHaveURL((url) => url.origin === city.sandboxUrl);
        return;
      }
      await expect(page.getByRole('heading', { name: received[language] })).toBeFocused();
      await expect(page.locator('.g-reference')).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
      if (!subscribing.includes(form)) return;
      await expect.poll(async () => (await services.received('mailingList')).length).toBe(1);
    });
  }
}

for (const app of ['react-18', 'react-19']) {
  test(`the page that the guide moves from Form.io works in an app of ${app}`, async ({
    page,
    embedding: { host },
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`${host.origin()}/${app}/permit.html?language=fr`);
    const name = page.getByRole('textbox', { name: 'Prénom' });
    await name.fill('Zoé');
    // The host's own sheet measures its boxes otherwise.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.waitForFunction(() => JSON.stringify(Reflect.get(window, 'told')).includes('Zoé'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(name).toHaveValue('');
  });

  test(`a host commands a plain form and a wizard by their instances in an app of ${app}`, async ({
    page,
    embedding: { host },
  }) => {
    const open = async (form: string) => {
      await page.goto(
        `${host.origin()}/${app}/samples.html?${new URLSearchParams({ src: `/prepared/en/${form}` })}`,
      );
      await page.waitForFunction(() => Reflect.has(window, 'webform'));
    };
    await open('contact-the-city');
    expect(await page.evaluate(commandPlainForm)).toEqual({
      ...{ name: 'Ann', component: ['firstName', 'textfield', 'Ann'], heard: ['Ann'], own: [7] },
      ...{ isFaulty: true, submit: 'refused with errors', page: 'none', after: 0 },
    });
    await expect(page.locator('form.g-form')).toHaveCount(0);
    await open('building-permit');
    expect(await page.evaluate(commandWizard)).toEqual({
      ...{ next: 'refused with errors', turned: [0], none: 'Error: The form has no page 99.' },
    });
    await expect(page.locator('.g-step-heading')).toContainText('4');
  });
}

// `element-packed.spec.ts` compiles it with the types of React 19.
test('the packed component compiles in a strict project with the types of React 18', async ({
  embedding: { hosts },
}) => {
  expect(await hosts.react18.compile('--skipLibCheck', 'false')).toBe('');
});

/** The instance that a host's page got, as its script uses it. */
type Instance = Pick<
  Webform,
  | ('submission' | 'getValue' | 'setSubmission' | 'submit' | 'nextPage' | 'prevPage' | 'setPage')
  | ('on' | 'off' | 'emit' | 'getComponent' | 'validate' | 'destroy')
>;

declare global {
  interface Window {
    webform: Instance;
  }
}

async function commandPlainForm() {
  const { webform } = window;
  const refused = (errors: unknown) =>
    Array.isArray(errors) && errors.length > 0 ? 'refused with errors' : String(errors);
  const heard: unknown[] = [];
  const customEvents: unknown[] = [];
  const listen = (given: unknown) => heard.push(Object(given).data.firstName);
  webform.submission = { data: { firstName: 'Ann' } };
  await webform.setSubmission({ data: webform.getValue().data ?? {} });
  const name = webform.submission.data?.firstName;
  const component = webform.getComponent('firstName');
  webform.on('change', listen);
  component?.setValue('Bo');
  component?.setValue('Ann');
  webform.off('change', listen);
  component?.setValue('Cy');
  component?.setValue('Ann');
  webform.on('own', (given) => customEvents.push(given));
  webform.emit('own', 7);
  const isFaulty = webform.validate().length > 0;
  const submit = await webform.submit().then(() => 'sent', refused);
  const page = await webform.nextPage().then(() => 'none', refused);
  webform.destroy();
  return {
    ...{ name, component: [component?.key, component?.type, component?.getValue()] },
    ...{ heard: heard.slice(-1), own: customEvents, isFaulty, submit, page },
    after: document.querySelectorAll('.g-received').length,
  };
}

async function commandWizard() {
  const { webform } = window;
  const refused = (errors: unknown) =>
    Array.isArray(errors) && errors.length > 0 ? 'refused with errors' : String(errors);
  const next = await webform.nextPage().then(() => 'turned', refused);
  const turned: unknown[] = [];
  webform.on('nextPage', (given) => turned.push(Object(given).page));
  webform.on('prevPage', (given) => turned.push(Object(given).page));
  await webform.setPage(1);
  await webform.prevPage();
  await webform.setPage(3);
  const none = await webform.setPage(99).then(() => 'turned', String);
  return { next, turned, none };
}
