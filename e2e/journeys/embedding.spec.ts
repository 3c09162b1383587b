import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Webform } from '../../packages/renderer/src/wrapper/wrapper.ts';
import { hostPages, leaving, subscribing, test } from '../fixtures/embedded/embedding-city.ts';
import { expect } from '../fixtures/test.ts';
import { validAnswers } from '../fixtures/valid-answers.ts';
import { cityOf } from './flows.ts';
import { chooseAddress } from './location-search.ts';

const received = {
  en: 'Thank you. We received your form',
  fr: 'Merci. Nous avons reçu votre formulaire',
} as const;
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = { name: 'place.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** Asks the map and the choices; the given answers hold the rest. */
async function fillInRest(page: Page, form: string): Promise<void> {
  if (form === 'report-a-problem') await chooseAddress(page, 'place');
  if (form !== 'adopt-a-street') return;
  await page.locator('.formio-component-ward').getByRole('radio').first().check();
  const street = page.locator('.formio-component-street').getByRole('combobox');
  await street.fill('a');
  await page.getByRole('option').first().click();
}

async function sendFiles(page: Page): Promise<void> {
  for (const field of await page.locator('.formio-component-file').all()) {
    const input = field.locator('input[type=file]').first();
    if ((await input.count()) === 0 || /place\.png|plan\.pdf/.test((await field.textContent()) ?? ''))
      continue;
    const isPicture = (await input.getAttribute('accept'))?.includes('image') !== false;
    await input.setInputFiles(isPicture ? photo : plan);
    await expect(field).toContainText(isPicture ? photo.name : plan.name);
  }
}

/** Presses on through every page until the form is gone. */
async function sendOff(page: Page): Promise<void> {
  const gone = page.locator('.g-received');
  const button = page.locator('.g-turns button[value=forward], .formio-component-submit button').first();
  for (let times = 0; times < 15; times += 1) {
    await sendFiles(page);
    const step = await stepOf(page);
    await button.click();
    await expect
      .poll(
        async () =>
          !page.url().includes('form=') || (await gone.isVisible()) || (await stepOf(page)) !== step,
      )
      .toBe(true);
    if (!page.url().includes('form=') || (await gone.isVisible())) return;
  }
}

async function stepOf(page: Page): Promise<string> {
  const heading = page.locator('.g-step-heading');
  return (await heading.count()) === 0 ? '' : ((await heading.first().textContent()) ?? '');
}

const forms = readdirSync(join(import.meta.dirname, '..', '..', 'forms'))
  .map((name) => name.replace('.json', ''))
  .filter((name) => name !== 'everything');

for (const [kind, path] of Object.entries(hostPages)) {
  test(`every sample form is filled in and sent from ${kind}`, async ({
    page,
    embedding: { host, made, city },
    request,
  }) => {
    test.setTimeout(180_000);
    for (const [index, form] of forms.entries()) {
      // Every form in either language, from its own and from another origin, over the three kinds of pages.
      const turn = index + Object.keys(hostPages).indexOf(kind);
      const language = turn % 2 === 0 ? 'en' : 'fr';
      const site = turn % 4 < 2 ? city.siteUrl : '';
      const source = index % 2 === 0 ? `prepared/${language}` : 'api';
      await test.step(`${form}, ${language}, ${site === '' ? 'same origin' : 'another origin'}`, async () => {
        const services = await cityOf(city, request);
        // Searched for and chosen below.
        const isGiven = ([key]: readonly [string, unknown]) => form !== 'report-a-problem' || key !== 'place';
        const answers = Object.fromEntries(Object.entries(validAnswers(`${form}.json`)).filter(isGiven));
        made.set(`/answers/${form}`, { status: 200, json: answers });
        const query = new URLSearchParams({
          form,
          language,
          src: `${site}/${source}/${form}`,
          answers: `/answers/${form}`,
        });
        await page.goto(`${host.origin()}${path}?${query}`);
        await expect(page.locator('form.g-form')).toBeVisible();
        await fillInRest(page, form);
        await sendOff(page);
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
  });
}

for (const app of ['react-18', 'react-19']) {
  test(`the page that the guide moves from Form.io works in an app of ${app}`, async ({
    page,
    embedding: { host },
  }) => {
    await page.goto(`${host.origin()}/${app}/permit.html?language=fr`);
    const name = page.getByRole('textbox', { name: 'Prénom' });
    await name.fill('Zoé');
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
      ...{ next: 'refused with errors', turned: [1, 0, 3], none: 'Error: The form has no page 99.' },
    });
    await expect(page.locator('.g-step-heading')).toContainText('4');
  });
}

test('the packed component compiles in strict projects with the types of React 18 and of 19', async ({
  embedding: { hosts },
}) => {
  for (const project of [hosts.react18, hosts.react19])
    expect(await project.compile('--skipLibCheck', 'false')).toBe('');
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
  const own: unknown[] = [];
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
  webform.on('own', (given) => own.push(given));
  webform.emit('own', 7);
  const isFaulty = webform.validate().length > 0;
  const submit = await webform.submit().then(() => 'sent', refused);
  const page = await webform.nextPage().then(() => 'none', refused);
  webform.destroy();
  return {
    ...{ name, component: [component?.key, component?.type, component?.getValue()] },
    ...{ heard: heard.slice(-1), own, isFaulty, submit, page },
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
