import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillInDay } from './flows.ts';
import { chooseAddress } from './location-search.ts';
import { live } from './permit.ts';

const words = {
  en: {
    ...{ next: 'Next', submit: 'Submit', save: /^Save this person/, add: /^Add another person/ },
    ...{ fee: 'Permit fee', amount: '250.00', thanks: /^Thank you/, designer: 'Designer' },
    ...{ services: 'Water and sewage', owner: 'Owner of the property', review: /Review your answers$/ },
  },
  fr: {
    ...{ next: 'Suivant', submit: 'Envoyer', thanks: /^Merci/, designer: 'Conception' },
    ...{ save: /^Enregistrer cette personne/, add: /^Ajouter une autre personne/ },
    ...{ fee: 'Droits de permis', amount: '250,00' },
    ...{ services: 'Eau et eaux usées', owner: 'Propriétaire du terrain', review: /Vérifiez vos réponses$/ },
  },
} as const;

const rural = '4850 Chemin du Rang Saint-Joseph, Saint-Joseph';
const pdf = (name: string) => ({
  ...{ name, mimeType: 'application/pdf' },
  buffer: Buffer.from(`%PDF-1.4\n${'% A plan.\n'.repeat(30)}%%EOF\n`),
});

/** By the names of the controls, which both languages share. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(texts)) await page.locator(`[name="${name}"]`).fill(value);
}

async function attach(page: Page, key: string, name: string): Promise<void> {
  const field = page.locator(`.formio-component-${key}`);
  await field.locator('input[type="file"]').setInputFiles(pdf(name));
  await expect(field.getByRole('button', { name: new RegExp(`${name}$`) })).toBeVisible();
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = words[language];

  test(`a building permit: pages by work, place and person, people in rows, files and a review, in ${language}`, async ({
    page,
    step,
    product,
  }) => {
    const choose = (name: string, value: string) =>
      page.locator(`[name="${name}"][value="${value}"]`).check();
    const heading = page.locator('#guichet-step');
    const next = async () => {
      await page.getByRole('button', { name: say.next, exact: true }).click();
      await expect(heading).toBeFocused();
    };
    await page.goto(`/${language}/building-permit`);
    await live(page);
    await choose('work', 'addition');
    const fee = page.getByRole('textbox', { name: say.fee });
    await expect(fee, 'no price before there is an answer').toBeHidden();
    await fill(page, { description: 'A sunroom behind the kitchen.', area: '24', cost: '25000' });
    await step('the fee follows from the cost', () => expect(fee).toHaveValue(new RegExp(say.amount)));
    await fillInDay(page, 'startDay', 60);
    await next();

    await chooseAddress(page, 'land', rural);
    await fill(page, { postalCode: 'k1a0b1' });
    await choose('heritage', 'no');
    await step('a rural property brings a page', next);
    await expect(heading).toContainText(say.services);
    await choose('well', 'no');
    await choose('septic', 'no');
    await next();
    await choose('applicantRole', 'agent');
    await fill(page, { firstName: 'Zoé', lastName: 'Roy', email: 'zoe@example.ca', phone: '6135550142' });
    await step('who applies for the owner is asked about them', next);
    await expect(heading).toContainText(say.owner);
    await fill(page, { ownerName: 'Jean Côté', ownerEmail: 'jean@example.ca' });
    await attach(page, 'authorization', 'letter.pdf');
    await next();

    for (const [row, role] of ['designer', 'builder'].entries()) {
      if (row > 0) await page.getByRole('button', { name: say.add }).click();
      await page.locator(`[name="people[${row}].personRole"]`).selectOption(role);
      await fill(page, { [`people[${row}].personName`]: `Person ${row}` });
      if (role === 'designer') await fill(page, { [`people[${row}].bcin`]: '12345' });
      await fill(page, { [`people[${row}].personPhone`]: '613-555-0199' });
      // A second saved row looks like the first.
      const save = () => page.getByRole('button', { name: say.save }).click();
      if (row > 0) await save();
      else await step(`save the ${role}`, save);
    }
    await next();
    await attach(page, 'sitePlan', 'site.pdf');
    await attach(page, 'drawings', 'floor.pdf');
    await next();
    await page.locator('[name="declaration"]').check();
    await step('review', next);
    await expect(heading).toHaveText(say.review);
    await expect(page.getByText('Person 1')).toBeVisible();
    await expect(page.getByText('floor.pdf')).toBeVisible();
    await page.getByRole('button', { name: say.submit, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks);
    const number = (await page.locator('.g-reference').textContent()) ?? '';
    expect(storedData(product.dataDir, number)).toMatchObject({
      ...{ postalCode: 'K1A 0B1', phone: '613 555-0142', fee: 250, well: 'no' },
      land: { address: rural, features: { propertyZone: 'rural' } },
      people: [{ personRole: 'designer', bcin: '12345' }, { personPhone: '613 555-0199' }],
      drawings: [{ originalName: 'floor.pdf' }],
    });
  });
}
