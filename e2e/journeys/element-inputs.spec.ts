import { expect, test } from '../fixtures/host-site.ts';
import { field, html, listen, openWith, permit, set } from './element-pages.ts';

test('each input may be an attribute, and is a property of the same name then', async ({ page, host }) => {
  host.made.set('/formio/permit', { status: 200, json: { ...permit, path: 'permit' } });
  const inputs = {
    ...{ src: '/formio/none', url: '/formio/permit', language: 'fr' },
    submission: '{"data":{"name":"Ann"}}',
    options: '{"readOnly":true}',
    form: JSON.stringify(permit),
  };
  const attributes = Object.entries(inputs).map(([name, value]) => `${name}='${value}'`);
  host.made.set('/attributes.html', html(`<guichet-form ${attributes.join(' ')}></guichet-form>`));
  await page.goto(`${host.url}/attributes.html`);
  const name = page.getByRole('textbox', { name: 'Nom' });
  await expect(name).toHaveValue('Ann');
  await expect(name).not.toBeEditable();
  const properties = await page.evaluate(() => {
    const { src, url, language, submission, options, form } = document.querySelector('guichet-form') ?? {};
    return { src, url, language, submission, options, form };
  });
  expect(properties).toEqual({
    ...{ src: '/formio/none', url: '/formio/permit', language: 'fr', form: permit },
    ...{ submission: { data: { name: 'Ann' } }, options: { readOnly: true } },
  });
  const change = (attribute: string, value: string | null) =>
    page.evaluate(
      ([given = '', now]) => {
        const form = document.querySelector('guichet-form');
        if (now === null || now === undefined) form?.removeAttribute(given);
        else form?.setAttribute(given, now);
      },
      [attribute, value] as const,
    );
  await change('options', null);
  await expect(name).toBeEditable();
  await change('language', null);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await change('src', '/formio/permit');
  await change('form', null);
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible();
});

test('properties of text go along as attributes; what was set before the script came is taken over', async ({
  page,
  host,
}) => {
  host.made.set(
    '/before.js',
    `Object.assign(document.querySelector('guichet-form'), { form: ${JSON.stringify(permit)}, language: 'fr' })`,
  );
  const page1 = html('<guichet-form></guichet-form><script src="/before.js"></script>');
  host.made.set('/before.html', page1);
  await page.goto(`${host.url}/before.html`);
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeVisible();
  await set(page, { language: 'en', src: '/a', url: '/b' });
  const element = page.locator('guichet-form');
  for (const [name, value] of Object.entries({ language: 'en', src: '/a', url: '/b' }))
    await expect(element).toHaveAttribute(name, value);
  await set(page, { src: null });
  await expect(element).not.toHaveAttribute('src');
});

test('an attribute that is no JSON is reported to the developer of the page', async ({
  page,
  host,
  faults,
}) => {
  faults.expect(/The attribute "submission" of guichet-form is no JSON object/);
  const body = '<guichet-form submission="{name"></guichet-form>';
  await openWith(page, host, { form: permit }, body);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

const all = {
  components: [
    field('name', 'Name', { validate: { required: true } }),
    {
      ...{ type: 'datagrid', key: 'cars', label: 'Cars', input: true, addAnother: 'Add car' },
      components: [field('plate', 'Plate')],
    },
    {
      ...{ type: 'editgrid', key: 'people', label: 'People', input: true, addAnother: 'Add person' },
      components: [field('who', 'Who')],
    },
    { type: 'button', key: 'ask', label: 'Ask', input: true, action: 'event', event: 'askForHelp' },
    { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
  ],
};

test('the events of a form are told with what they tell, and do not bubble', async ({
  page,
  host,
  faults,
}) => {
  // The form is not there yet: so that the first events can be listened to.
  faults.expect(/Must set src or form attribute/);
  host.made.set('/late.html', html('<guichet-form></guichet-form>'));
  const said = page.waitForEvent('console', (message) => /Must set src/.test(message.text()));
  await page.goto(`${host.url}/late.html`);
  await said;
  await page.evaluate(() => {
    for (const name of ['change', 'submit', 'focus', 'error'])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) document.body.append('It bubbled');
      });
  });
  const emitted = await listen(
    page,
    ...['formload', 'formready', 'render', 'initialized', 'languagechanged', 'change', 'componentchange'],
    ...['componenterror', 'fieldfocus', 'fieldblur', 'submitbutton', 'submiterror', 'error', 'submit'],
    ...['customevent', 'datagridaddrow', 'editgridaddrow', 'editgridsaverow'],
  );
  const names = async () => [...new Set((await emitted()).map(([name]) => name))];
  const last = async (event: string) => (await emitted()).findLast(([name]) => name === event)?.[1];
  await set(page, { form: all });
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  await expect.poll(names).toEqual(['formload', 'formready', 'render', 'initialized']);
  expect(await last('formload')).toEqual(all);

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(names)
    .toEqual(expect.arrayContaining(['submitbutton', 'componenterror', 'submiterror', 'error']));
  expect(await last('error')).toMatchObject([{ messages: [{ path: 'name' }] }]);

  await name.fill('Ann');
  await expect
    .poll(() => last('change'))
    .toMatchObject({ submission: { data: { name: 'Ann' } }, modified: true });
  await name.press('Tab');
  await page.getByRole('button', { name: 'Add car' }).click();
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.getByRole('textbox', { name: 'Who' }).fill('Bo');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.poll(() => last('customevent')).toBeDefined();
  await set(page, { language: 'fr' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => last('submit'))
    .toMatchObject({ submission: { data: { name: 'Ann', people: [{ who: 'Bo' }] } }, saved: false });
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining([
        ...['change', 'componentchange', 'fieldfocus', 'fieldblur', 'languagechanged'],
        ...['datagridaddrow', 'editgridaddrow', 'editgridsaverow'],
      ]),
    );
  await expect(page.getByText('It bubbled')).toHaveCount(0);
});
