import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { printing } from './testing/printing.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const options = (...labels: readonly string[]) =>
  labels.map((label) => ({ label, value: label.slice(0, 1).toLowerCase() }));
const colours = { values: options('Red', 'Blue', 'Green') };
const survey = {
  questions: [{ label: 'Service', value: 'q1' }],
  values: [{ label: 'Very good', value: 'v' }],
};
const dogs = field('datagrid', 'dogs', {
  components: [
    field('textfield', 'dog', { label: 'Dog' }),
    field('radio', 'size', { label: 'Size', ...colours }),
  ],
});
const components = [
  field('radio', 'colour', colours),
  field('selectboxes', 'several', colours),
  field('select', 'list', { multiple: true, data: colours }),
  field('checkbox', 'agreed'),
  field('survey', 'opinion', survey),
  field('day', 'born'),
  field('datetime', 'at', { format: 'yyyy-MM-dd HH:mm' }),
  field('time', 'hour'),
  field('currency', 'fee'),
  field('number', 'count'),
  field('tags', 'words'),
  field('container', 'person', { components: [field('radio', 'pet', { values: options('Dog', 'Cat') })] }),
  dogs,
  { ...dogs, type: 'editgrid', key: 'cats', label: 'cats' },
  field('locationSearch', 'home', { features: 'ParkingPermit' }),
  field('address', 'next'),
  field('signature', 'signed'),
  field('file', 'plan', { storage: 'base64' }),
  field('textarea', 'text'),
];
const french = {
  ...{ Red: 'Rouge', Blue: 'Bleu', Green: 'Vert', Dog: 'Chien', Cat: 'Chat', Size: 'Taille' },
  ...{ Service: 'Service', 'Very good': 'Très bon' },
};
const form = { path: 'all', title: 'All', settings: { i18n: { fr: french } }, components };

const row = { dog: 'Rex', size: 'r' };
const data = {
  ...{ colour: 'r', several: { r: true, b: false, g: true }, list: ['r', 'b'], agreed: true },
  ...{ opinion: { q1: 'v' }, born: '03/07/2025', at: '2026-01-31T03:30:00Z', hour: '14:30:00' },
  ...{ fee: 1234.5, count: -5.5, words: 'one,two', person: { pet: 'd' } },
  dogs: [row, { dog: '=1+1', size: 'b' }],
  cats: [row],
  home: {
    ...{ address: '12 Elm Street', municipalAddressId: '7', userFld: '' },
    features: { parkingPermitZone: true, parkingPermitZoneName: 'Zone B' },
  },
  next: { display_name: '5, rue Bê, Rivermont' },
  signed:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAFAAAAAUAQAAAAAyo4d6AAAAfElEQVR42oXOsQ2DQBAEwJMowCW4DhK+JGJLoAvchLMvhZAMSnBgpA8RugBeHLcWGExkeaOJdpfwDf1if/J+MsXEO0uI+9AKBI9ko6Ft9bZSjZ8hKiqSBexHsczRHFE5GfEAxRmeY40XaBE0rNe1TAO6fc1yDMfw5e/fI2/0/7d2HiZBqQAAAABJRU5ErkJggg==',
  text: 'one\ntwo; =3',
};

let opened: TestService;
beforeEach(async () => {
  opened = await openTestService({ 'all.json': form });
});
afterEach(() => opened.close());

const { run } = printing(() => opened.dataDir);

/** The cells of each line, by title. */
async function cellsOf(args: readonly string[], siteUrl = '') {
  const { output, complaint } = await run([...args, '--csv', '--separator', 'tab'], { siteUrl });
  expect(complaint).toBe('');
  const [titles = [], ...lines] = output
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')));
  return lines.map((cells) =>
    Object.fromEntries(cells.map((cell, at) => [titles[at], cell.replaceAll('\u00a0', ' ')])),
  );
}

async function store(stored: JsonObject, version = opened.service.currentForm('all')?.version ?? '') {
  const text = JSON.stringify(stored);
  const reference = `R-${Math.random()}`;
  await opened.storage.storeSubmission({
    ...{ id: reference, form: 'all', version, key: undefined, dataHash: '', reference },
    ...{ data: text, returned: undefined, metadata: '{}', received: Date.parse('2026-02-01T12:00:00Z') },
  });
}

test('cells show what was chosen and read, in English', async () => {
  await store(data);
  expect(await cellsOf(['all', '--labels', 'en'])).toEqual([
    {
      'Reference number': expect.stringMatching(/^R-/),
      Received: '2026-02-01 07:00:00',
      'Not checked': '',
      ...{ colour: 'Red', several: 'Red; Green', list: 'Red; Blue', agreed: 'Yes' },
      ...{ opinion: 'Service: Very good', born: 'March 7, 2025', at: '2026-01-30 22:30', hour: '14:30' },
      ...{ fee: 'US$1,234.50', count: '-5.5', words: 'one; two', pet: 'Dog' },
      dogs: 'Dog Rex, Size Red\nDog =1+1, Size Blue',
      cats: 'Dog Rex, Size Red',
      ...{ home: '12 Elm Street (Parking zone: Zone B)', next: '5, rue Bê, Rivermont', signed: 'Signed' },
      ...{ plan: '', text: "one\ntwo; '=3" },
    },
  ]);
});

test('and in French', async () => {
  await store({ ...data, agreed: false });
  expect(await cellsOf(['all', '--labels', 'fr'])).toMatchObject([
    {
      ...{ colour: 'Rouge', several: 'Rouge; Vert', list: 'Rouge; Bleu', agreed: 'Non' },
      ...{ opinion: 'Service : Très bon', born: '7 mars 2025', pet: 'Chien' },
      dogs: 'Chien Rex, Taille Rouge\nChien =1+1, Taille Bleu',
      home: '12 Elm Street (Zone de stationnement : Zone B)',
    },
  ]);
});

test('of rows that nobody filled in nothing stands in the cell', async () => {
  await store({ dogs: [{}, { dog: '', size: '' }], cats: [] });
  expect(await cellsOf(['all', '--labels', 'en'])).toMatchObject([{ dogs: '', cats: '' }]);
});

test('a file is its name and its whole address where SITE_URL says where the site is', async () => {
  const file = (url: string) => ({
    storage: 'url',
    name: 'plan-1.pdf',
    originalName: 'plan.pdf',
    size: 4,
    url,
  });
  await store({ plan: [file('/api/file/0f3c'), file('https://files.example.ca/1'), file('data:,x')] });
  const plan = async (siteUrl: string) => (await cellsOf(['all', '--labels', 'en'], siteUrl))[0]?.plan;
  const rest = 'plan.pdf (https://files.example.ca/1); plan.pdf';
  expect(await plan('https://forms.city.ca/')).toBe(
    `plan.pdf (https://forms.city.ca/api/file/0f3c); ${rest}`,
  );
  expect(await plan('')).toBe(`plan.pdf (/api/file/0f3c); ${rest}`);
  expect((await run(['all', '--csv', '--labels', 'en'], { siteUrl: 'city' })).complaint).toContain(
    'SITE_URL',
  );
});

test('labels are those of the version that a submission was made with', async () => {
  const version = opened.service.currentForm('all')?.version;
  await store({ colour: 'r' }, version);
  const renamed = {
    ...form,
    components: [field('radio', 'colour', { values: [{ label: 'Crimson', value: 'r' }] })],
  };
  const reopened = await openTestService({ 'all.json': renamed }, { folder: opened.folder });
  await store({ colour: 'r' }, reopened.service.currentForm('all')?.version);
  await reopened.close();
  expect((await cellsOf(['all', '--labels', 'en'])).map(({ colour }) => colour)).toEqual(['Red', 'Crimson']);
});

test('without --labels cells hold what is stored', async () => {
  await store(data);
  const [cells] = await cellsOf(['all']);
  expect(cells).toMatchObject({
    ...{ colour: 'r', several: 'r; g', list: 'r; b', agreed: 'true', opinion: '{"q1":"v"}' },
    ...{ at: '2026-01-31T03:30:00Z', fee: '1234.5', count: '-5.5', 'person.pet': 'd' },
  });
});
