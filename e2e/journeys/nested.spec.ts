import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const input = (type: string, key: string, label: string, more = {}) => ({
  ...{ type, key, label, input: true },
  ...more,
});
const required = { validate: { required: true } };

const contact = {
  ...{ _id: '5f0000000000000000000001', path: 'contact', title: 'Contact' },
  settings: {
    i18n: { fr: { 'Full name': 'Nom au complet', 'Has a phone': 'A un téléphone', Phone: 'Téléphone' } },
  },
  components: [
    input('textfield', 'name', 'Full name', required),
    input('checkbox', 'hasPhone', 'Has a phone'),
    input('textfield', 'phone', 'Phone', { customConditional: 'show = data.hasPhone === true' }),
    input('button', 'submit', 'Send the contact'),
  ],
};

const event = {
  ...{ path: 'event', title: 'Event', properties: { fr: 'Événement' } },
  settings: {
    i18n: { fr: { 'Name of the event': 'Nom de l’événement', Organizer: 'Organisateur', Send: 'Envoyer' } },
  },
  components: [
    input('textfield', 'title', 'Name of the event'),
    input('form', 'organizer', 'Organizer', { form: contact._id, hideLabel: false }),
    input('form', 'gone', 'Gone', { path: 'nobody' }),
    input('button', 'submit', 'Send'),
  ],
};

const panel = (key: string, title: string, components: readonly object[]) => ({
  type: 'panel',
  key,
  title,
  components,
});
const people = {
  ...{ path: 'people', title: 'People', display: 'wizard' },
  components: [
    panel('you', 'You', [input('textfield', 'you', 'Your name', required)]),
    panel('them', 'Them', [input('form', 'other', 'Other', { path: 'contact' })]),
  ],
};
const walk = {
  ...{ path: 'group-walk', title: 'Walk', display: 'wizard', settings: { i18n: { fr: { Walk: 'Marche' } } } },
  components: [
    panel('start', 'Start', [input('textfield', 'day', 'Day')]),
    input('form', 'people', 'People', { path: 'people' }),
    panel('end', 'End', [input('textfield', 'note', 'Note')]),
  ],
};

const formsDir = sharedForms(contact, event, people, walk);
test.use({ formsDir });

const words = {
  en: { name: 'Full name', hasPhone: 'Has a phone', phone: 'Phone', send: 'Send', thanks: /^Thank you/ },
  fr: {
    name: 'Nom au complet',
    hasPhone: 'A un téléphone',
    phone: 'Téléphone',
    send: 'Envoyer',
    thanks: /^Merci/,
  },
} as const;
const gone = {
  en: /A part of this form cannot be shown/,
  fr: /Une partie de ce formulaire ne peut pas/,
} as const;

/** A form's received submissions, oldest first. */
function received(dataDir: string, form: string): readonly unknown[] {
  const database = new DatabaseSync(join(dataDir, 'guichet.sqlite'), { readOnly: true });
  try {
    const rows = database.prepare('SELECT id, data FROM submissions WHERE form = ? ORDER BY rowid').all(form);
    return rows.map(({ id, data }) => ({ _id: id, data: JSON.parse(String(data)) }));
  } finally {
    database.close();
  }
}

async function numberOn(page: Page): Promise<string> {
  return /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await page.locator('main').innerText())?.[0] ?? '';
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = words[language];

  test(`a form that another names is filled in and sent with it, in ${language}`, async ({
    page,
    step,
    product,
  }) => {
    const before = received(product.dataDir, 'contact').length;
    await step('open', () => page.goto(`/${language}/event`));
    await expect(page.getByText(gone[language])).toBeVisible();
    const send = page.getByRole('button', { name: say.send, exact: true });
    await expect(page.locator('main').getByRole('button', { name: /contact/i })).toHaveCount(0);
    await live(page);
    await step('send too early', async () => {
      await send.click();
      await expect(page.locator('#guichet-errors')).toContainText(say.name);
    });
    await step('fill in', async () => {
      await page.getByLabel(say.name).fill('Ann');
      await page.getByLabel(say.hasPhone).check();
      await page.getByLabel(say.phone, { exact: true }).fill('613 555-0123');
    });
    await step('send', async () => {
      await send.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks);
    });
    const parts = received(product.dataDir, 'contact').slice(before);
    const data = { name: 'Ann', hasPhone: true, phone: '613 555-0123' };
    expect(parts).toEqual([{ _id: expect.any(String), data }]);
    const { organizer } = Object(storedData(product.dataDir, await numberOn(page)));
    expect(organizer).toEqual({ _id: Object(parts[0])._id });
  });
}

test('its answers outlive a switch of the language, a reload, and a page that was left', async ({ page }) => {
  await page.goto('/en/event');
  await live(page);
  await page.getByLabel('Full name').fill('Ann');
  await page.getByLabel('Has a phone').check();
  await page.getByLabel('Phone', { exact: true }).fill('555');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByLabel('Nom au complet')).toHaveValue('Ann');
  await expect(page.getByLabel('Téléphone', { exact: true })).toHaveValue('555');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await live(page);
  await expect(page.getByLabel('Nom au complet')).toHaveValue('Ann');
  await expect(page.getByLabel('Téléphone', { exact: true })).toHaveValue('555');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form within is refused, corrected and stored once, as a submission of its own', async ({
    page,
    step,
    product,
    faults,
  }) => {
    faults.expect(/422/);
    const before = received(product.dataDir, 'contact').length;
    await step('open', () => page.goto('/fr/event'));
    const send = page.getByRole('button', { name: 'Envoyer', exact: true });
    await step('send too early', async () => {
      await page.getByLabel('A un téléphone').check();
      await send.click();
      await expect(page.getByText(/Nom au complet.*(obligatoire|requis)/).first()).toBeVisible();
    });
    await page.getByLabel('Nom au complet').fill('Zoë');
    await page.getByLabel('Téléphone', { exact: true }).fill('555');
    await step('send', async () => {
      await send.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Merci/);
    });
    const data = { name: 'Zoë', hasPhone: true, phone: '555' };
    expect(received(product.dataDir, 'contact').slice(before)).toEqual([{ _id: expect.any(String), data }]);
  });
});

test('a wizard within a wizard brings its pages, and its answers are its own', async ({
  page,
  step,
  product,
}) => {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const step2 = (title: string) => expect(page.locator('[aria-current="step"]')).toContainText(title);
  await step('open', () => page.goto('/en/group-walk'));
  await live(page);
  await step('the page of the wizard within', async () => {
    await next.click();
    await step2('You');
  });
  await step('is validated as it is left', async () => {
    await next.click();
    await expect(page.locator('#guichet-errors')).toContainText('Your name');
  });
  await page.getByLabel('Your name').fill('Ann');
  await next.click();
  await step2('Them');
  await page.getByLabel('Full name').fill('Bob');
  await next.click();
  await step2('End');
  await step('send', async () => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  });
  const contacts = received(product.dataDir, 'contact');
  const bob = Object(contacts.at(-1));
  expect(bob.data).toEqual({ name: 'Bob', hasPhone: false });
  const all = Object(received(product.dataDir, 'people').at(-1));
  expect(all.data).toEqual({ you: 'Ann', other: { _id: bob._id } });
  expect(Object(storedData(product.dataDir, await numberOn(page))).people).toEqual({ _id: all._id });
});
