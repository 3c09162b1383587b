import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Product } from '../fixtures/start-product.ts';
import { answerAtOnce } from './answer-at-once.ts';

/** A call that a sandbox service received. */
export interface ServiceCall {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
}

export interface RunningCity {
  received(service: string): Promise<readonly ServiceCall[]>;
  /** The next call of a service goes wrong in this way. */
  fault(service: string, kind: 'down' | 'hang' | '500' | 'empty' | 'malformed'): Promise<void>;
}

/** The sandbox city of a product, with nothing received. */
export async function cityOf({ sandboxUrl }: Product, request: APIRequestContext): Promise<RunningCity> {
  await request.delete(`${sandboxUrl}/received`);
  return {
    async received(service) {
      const calls: readonly ServiceCall[] = await (await request.get(`${sandboxUrl}/received`)).json();
      return calls.filter((call) => call.service === service);
    },
    async fault(service, kind) {
      const answer = await request.post(`${sandboxUrl}/faults`, { data: { service, kind, times: 1 } });
      expect(answer.ok()).toBe(true);
    },
  };
}

/** The calls of a product's sandbox that name a submission, in the order of services and recipients. */
export async function callsAbout(
  reference: string,
  { sandboxUrl }: Product,
  request: APIRequestContext,
): Promise<readonly ServiceCall[]> {
  const calls: readonly ServiceCall[] = await (await request.get(`${sandboxUrl}/received`)).json();
  const isLater = (left: ServiceCall, right: ServiceCall) =>
    `${left.service} ${right.fields.to}` < `${right.service} ${left.fields.to}`;
  return calls
    .filter(({ fields }) => JSON.stringify(fields).includes(reference))
    .toSorted((left, right) => (isLater(left, right) ? -1 : 1));
}

/** A year in which the dog may have been vaccinated: samples ask for days of a certain time. */
const lastYear = String(new Date().getFullYear() - 1);

/** Fills in a day in its parts, so many days from now, by its key: the same in both languages. */
export async function fillInDay(page: Page, key: string, days: number): Promise<void> {
  const day = new Date(Date.now() + days * 86_400_000);
  await page.locator(`[id$="${key}"]`).selectOption({ index: day.getMonth() + 1 });
  await page.locator(`[id$="${key}:day"]`).fill(String(day.getDate()));
  await page.locator(`[id$="${key}:year"]`).fill(String(day.getFullYear()));
}

const licence = {
  ...{ firstName: 'Zoé', lastName: 'O’Neil + fils', email: 'zoe@example.ca', street: '225, rue des Ormes' },
  ...{ postalCode: 'K1A 0B1', dogName: 'Rex 🐕', breed: 'croisé', colour: 'noir', clinic: 'Clinique' },
  birthYear: '2020',
};

/** Types into the sample licence for a dog, by the names of its controls: the same in both languages. */
export async function typeInLicence(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(licence)) await page.locator(`[name="${name}"]`).fill(value);
  for (const [name, value] of [
    ['sex', 'male'],
    ['sterilized', 'yes'],
    ['term', 'twoYears'],
  ]) {
    await page.locator(`[name="${name}"][value="${value}"]`).check();
  }
  await page.locator('[id="f-vaccinated"]').selectOption({ index: 3 });
  await page.locator('[id="f-vaccinated:day"]').fill('7');
  await page.locator('[id="f-vaccinated:year"]').fill(lastYear);
  await page.locator('[name="declaration"]').check();
}

/** Fills in the same at once. */
export function fillInLicence(page: Page): Promise<void> {
  return answerAtOnce(page, {
    ...licence,
    ...{ sex: 'male', sterilized: 'yes', term: 'twoYears', declaration: 'true' },
    ...{ vaccinated: '3', 'vaccinated:day': '7', 'vaccinated:year': lastYear },
  });
}

/** The fields that the gateway receives, except for the generated numbers. */
export const licenceFields = {
  ...{ firstName: 'Zoé', lastName: 'O’Neil + fils', email: 'zoe@example.ca', phone: '', unit: '' },
  ...{
    street: '225, rue des Ormes',
    postalCode: 'K1A 0B1',
    dogName: 'Rex 🐕',
    breed: 'croisé',
    colour: 'noir',
  },
  ...{ sex: 'male', birthYear: '2020', microchip: '', vaccinated: `03/07/${lastYear}`, clinic: 'Clinique' },
  about: '{"shy":false,"medication":false,"service":false}',
  ...{ sterilized: 'yes', term: 'twoYears', amount: '53', declaration: 'true' },
} as const;
