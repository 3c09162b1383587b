import { pageFormOf, textsOf } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormProps } from '../form-props.ts';
import { box, draw, name, openHostPage, press } from '../testing/host-page.tsx';
import { openSmallService, service } from '../testing/small-service.ts';
import { Form } from '../wrapper.ts';

openHostPage();

const place = {
  ...{ type: 'locationSearch', key: 'place', label: 'Place', input: true, features: 'Generic' },
  validate: { required: true },
};
const pet = {
  ...{ type: 'select', key: 'pet', label: 'Pet', input: true, dataSrc: 'url', lazyLoad: false },
  ...{ widget: 'html5', valueProperty: 'id', template: '<span>{{ item.name }}</span>' },
  data: { url: '/open-data/breeds' },
};
const photo = { type: 'file', key: 'photo', label: 'Photo', input: true, storage: 'url' };
const definition = { title: 'Pet', path: 'pet', components: [name, place, pet, photo] };

const found = { candidates: [{ address: '1 Main Street', location: { x: 1, y: 2 }, attributes: {} }] };
const json = (body: unknown) => ({ status: 200, json: body });

/** A service of ours, with the form as it prepares it. */
function openSite() {
  const small = openSmallService();
  const prepared = prepareForm(definition, { models });
  if (prepared.kind === 'notAForm') throw new Error('The form of this test is none.');
  const { form } = prepared;
  const body = { form: pageFormOf(form), texts: textsOf(form, 'en') };
  small.answer('GET /prepared/en/pet', json(body));
  small.answer('GET /api/pet', { ...json(definition), headers: { 'x-form-service': 'guichet' } });
  small.answer('POST /choices', json({ items: [{ id: 7, name: 'Chartreux' }], hasMore: false }));
  return { ...small, version: form.version };
}

const searchButton = () => page.getByRole('button', { name: /^Search: / });

async function search(term: string) {
  await userEvent.fill(box('Place'), term);
  await userEvent.click(searchButton());
}

const missing = (given: ReturnType<typeof vi.fn>) => given.mock.calls.map(([payload]) => payload);
const notes = () => page.getByText(/on this page|from this page/).elements().length;

test.each(['/prepared/en/pet', '/api/pet'])(
  'the fields of a form at %s ask the map and the choices of its site',
  async (path) => {
    const { asked, version } = openSite();
    const onServiceMissing = vi.fn();
    draw(<Form src={`${service}${path}`} onServiceMissing={onServiceMissing} />);
    await expect.element(page.getByRole('option', { name: 'Chartreux' })).toBeInTheDocument();
    const choices = asked.find(({ what }) => what === 'POST /choices');
    expect(choices?.body).toMatchObject({ form: 'pet', version, component: expect.any(String) });
    await search('1 Main');
    const asking = /^GET \/gis\/addressLocator\/findAddressCandidates\?.*SingleLine=1\+Main/;
    await expect.poll(() => asked.filter(({ what }) => asking.test(what)).length).toBe(1);
    expect(onServiceMissing).not.toHaveBeenCalled();
    expect(notes()).toBe(0);
  },
);

test('a host puts its own in the place of each', async () => {
  const { asked } = openSite();
  const findAddressCandidates = vi.fn(async () =>
    found.candidates.map((candidate) => ({ ...candidate, attributes: { User_fld: '' } })),
  );
  const ask = vi.fn(async () => ({
    kind: 'found' as const,
    items: [{ id: 8, name: 'Manx' }],
    hasMore: false,
  }));
  const nowhere = async () => undefined;
  const maps = {
    ...{ findAddressCandidates, findPlaces: async () => [], findParcel: nowhere },
    ...{ findParkingZone: nowhere, findGuestParkingZone: nowhere },
    findTreeZone: async () => ({ zone: 'rural' as const }),
  };
  draw(<Form src={`${service}/prepared/en/pet`} options={{ maps, choices: { ask } }} />);
  await expect.element(page.getByRole('option', { name: 'Manx' })).toBeInTheDocument();
  await search('1 Main');
  await expect.element(page.getByText('1 Main Street').first()).toBeVisible();
  expect(asked.filter(({ what }) => /gis|choices/.test(what))).toEqual([]);
});

test('a resident reads at each field what this page cannot do, and the host is told as the form opens', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onServiceMissing = vi.fn();
  const onSubmit = vi.fn();
  draw(<Form form={definition} {...{ onServiceMissing, onSubmit }} />);
  await expect
    .poll(() => missing(onServiceMissing))
    .toEqual([
      { service: 'maps', components: ['place'] },
      { service: 'choices', components: ['pet'] },
      { service: 'files', components: ['photo'] },
    ]);
  expect(warn.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringMatching(/"pet" searches for addresses.*options\.maps.*\(place\)/),
    expect.stringMatching(/asks for choices.*options\.choices.*\(pet\)/),
    expect.stringMatching(/takes files.*options\.fileService.*\(photo\)/),
  ]);
  await expect.element(page.getByText(/Type your address in full/)).toBeVisible();
  expect(notes()).toBe(3);
  // A required address is no dead end.
  await userEvent.fill(box('Name'), 'Ann');
  await userEvent.fill(box('Place'), '1 Main Street');
  await press('Submit');
  await expect
    .poll(() => onSubmit.mock.lastCall?.[0].data)
    .toMatchObject({ place: { address: '1 Main Street' } });
});

test('a host that switches one off, or hands it in later, loses no answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  openSite();
  const onServiceMissing = vi.fn();
  const open = (options: FormProps['options']) =>
    draw(<Form src={`${service}/prepared/en/pet`} {...{ options, onServiceMissing }} />);
  open({ maps: false });
  await userEvent.fill(box('Name'), 'Ann');
  await expect.element(box('Place')).toBeVisible();
  expect(searchButton().elements()).toEqual([]);
  expect(missing(onServiceMissing)).toEqual([{ service: 'maps', components: ['place'] }]);
  open({});
  await expect.element(searchButton()).toBeVisible();
  await expect.element(box('Name')).toHaveValue('Ann');
  expect(notes()).toBe(0);
});

test('a submission that is only shown needs none of them', async () => {
  const onServiceMissing = vi.fn();
  draw(<Form form={definition} options={{ readOnly: true }} onServiceMissing={onServiceMissing} />);
  await expect.element(page.getByText('Place').first()).toBeVisible();
  expect(onServiceMissing).not.toHaveBeenCalled();
  expect(notes()).toBe(0);
});
