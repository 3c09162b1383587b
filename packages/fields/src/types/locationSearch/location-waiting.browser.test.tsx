import type { Json, JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSmallCity } from './testing/small-city.ts';

let drawn: DrawnForm | undefined;

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  drawn?.close();
  drawn = undefined;
  vi.restoreAllMocks();
});

const parking: JsonObject = {
  type: 'locationSearch',
  key: 'home',
  input: true,
  label: 'Home address',
  features: 'ParkingPermit',
};
const send: JsonObject = { type: 'button', key: 'send', action: 'submit', input: true, label: 'Send' };
const elm = '12 Elm Street, Centretown';

const line = () => page.getByRole('textbox', { name: 'Home address' });
const announcement = () => document.querySelector('.g-location__news')?.textContent;
const choice = (name: string) => page.getByRole('radio', { name });

async function draw(...[components, options]: Parameters<typeof drawForm>) {
  drawn = await drawForm(components, options);
  return drawn;
}

async function chooseElm(city: ReturnType<typeof createSmallCity>): Promise<void> {
  await userEvent.type(line(), '12 elm{Enter}');
  (await city.next('findAddressCandidates')).answer();
  await userEvent.click(choice(elm));
}

test('what is sent while an address is looked up goes once, with what was found', async () => {
  const city = createSmallCity({ isPatient: true });
  const sent: unknown[] = [];
  const { form, container } = await draw([parking, send], {
    maps: city.maps,
    onSubmit: () => void sent.push(form.data().home),
  });
  await chooseElm(city);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(announcement).toBe('Looking up this address… The form will continue when this is done.');
  expect(await violations(container)).toEqual([]);
  (await city.next('findParcel')).answer();
  const zone = await city.next('findParkingZone');
  expect(sent).toEqual([]);
  zone.answer();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toMatchObject([{ address: elm, features: { parkingPermitZone: true } }]);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveLength(2);
});

test('where the look-up fails, what was sent stays, and the focus goes to the button that tries again', async () => {
  const city = createSmallCity({ isPatient: true });
  const onSubmit = vi.fn();
  await draw([parking, send], { maps: city.maps, onSubmit });
  await chooseElm(city);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  (await city.next('findParcel')).fail('Error updating features details.');
  await expect.element(page.getByRole('button', { name: 'Try again: Home address' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each([
  ['ParkingPermit', 'findParkingZone', 'Failed to get Parking Zone features data.'],
  ['GuestPermit', 'findGuestParkingZone', 'Failed to get Parking Zone features data.'],
  ['TreePermit', 'findTreeZone', 'Failed to get Tree Permit features data.'],
] as const)(
  'for a %s the id that the parcel layer gave stays where the zone layer fails',
  async (features, what, text) => {
    const city = createSmallCity({ isPatient: true });
    const { form } = await draw([{ ...parking, features }], { maps: city.maps });
    await chooseElm(city);
    (await city.next('findParcel')).answer();
    (await city.next(what)).fail(text);
    await expect
      .poll(announcement)
      .toMatch('The address is chosen, but we cannot get more information about it');
    expect(console.error).toHaveBeenLastCalledWith(text);
    const known = { address: elm, municipalAddressId: `id of ${elm}` };
    expect(form.data().home).toMatchObject({ ...known, features: {} });
    // Asked again, nothing is lost where the parcel layer fails this time.
    await userEvent.click(page.getByRole('button', { name: 'Try again: Home address' }));
    (await city.next('findParcel')).fail('Error updating features details.');
    await expect
      .poll(announcement)
      .toMatch('The address is chosen, but we cannot get more information about it');
    expect(form.data().home).toMatchObject(known);
  },
);

test('a page that hangs on the zone comes next, also for who goes on before the zone is known', async () => {
  const city = createSmallCity({ isPatient: true });
  const inZone = { json: { '==': [{ var: 'data.home.features.parkingPermitZone' }, true] } };
  const pages: Json[] = [
    { type: 'panel', key: 'one', title: 'Address', components: [parking] },
    { type: 'panel', key: 'two', title: 'In a zone', components: [], conditional: inZone },
    { type: 'panel', key: 'three', title: 'Last', components: [] },
  ];
  await draw(pages, { maps: city.maps, display: 'wizard' });
  await chooseElm(city);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  (await city.next('findParcel')).answer();
  const zone = await city.next('findParkingZone');
  await expect.element(page.getByRole('heading', { name: /Address/ })).toBeVisible();
  zone.answer();
  await expect.element(page.getByRole('heading', { name: /In a zone/ })).toBeVisible();
});

test('an answer that comes while another term is typed takes nobody away from the line', async () => {
  const city = createSmallCity({ isPatient: true });
  const { form } = await draw([parking], { maps: city.maps });
  await userEvent.type(line(), '12{Enter}');
  await userEvent.type(line(), ' elm');
  (await city.next('findAddressCandidates')).answer();
  await expect.element(choice(elm)).toBeVisible();
  await expect.element(line()).toHaveFocus();
  await userEvent.keyboard(' street');
  await expect.element(line()).toHaveValue('12 elm street');
  expect(form.data().home).toMatchObject({ address: '' });
});

test('an Enter that is still held down when the addresses come chooses none', async () => {
  const { form } = await draw([parking], { maps: createSmallCity().maps });
  await userEvent.type(line(), '12 elm{Enter}');
  await expect.element(choice(elm)).toHaveFocus();
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  // A press that a button is not let have is none.
  expect(choice(elm).element().dispatchEvent(new KeyboardEvent('keydown', held))).toBe(false);
  expect(form.data().home).toMatchObject({ address: '' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(announcement).toMatch('Parking zone: Zone B, Centretown');
});

test('what the map knows of a property stands in words, and nothing is drawn', async () => {
  const { container } = await draw([{ ...parking, features: 'TreePermit' }], {
    maps: createSmallCity().maps,
  });
  await userEvent.type(line(), '12 elm{Enter}');
  await userEvent.click(choice(elm));
  await expect.poll(announcement).toBe('Inner urban area, property of 0.123 ha');
  expect(container.querySelector('svg, figure, canvas')).toBeNull();
});

test('found addresses look like radio buttons, and unlike the line above them', async () => {
  await draw([parking], { maps: createSmallCity().maps });
  await userEvent.type(line(), '12 elm{Enter}');
  await expect.element(choice(elm)).toHaveFocus();
  const button = choice(elm).element();
  const { borderTopWidth, backgroundColor } = getComputedStyle(button);
  expect([borderTopWidth, backgroundColor]).toEqual(['0px', 'rgba(0, 0, 0, 0)']);
  const mark = () => {
    const {
      borderTopLeftRadius,
      borderTopWidth: line,
      borderTopStyle,
    } = getComputedStyle(button, '::before');
    return { borderTopLeftRadius, line, borderTopStyle };
  };
  expect(mark()).toEqual({ borderTopLeftRadius: '50%', line: '2px', borderTopStyle: 'solid' });
  button.setAttribute('aria-checked', 'true');
  expect(Number.parseFloat(mark().line)).toBeGreaterThan(6);
});

test.each([
  ['ParkingPermit', 'en', 'This address is in a parking zone.'],
  ['GuestPermit', 'fr', 'Cette adresse se trouve dans une zone de stationnement pour visites.'],
] as const)('a zone without a name is told as one: %s, %s', async (features, locale, words) => {
  const nameless = { address: elm, municipalAddressId: '1', userFld: '' };
  await draw([{ ...parking, features }], {
    locale,
    maps: createSmallCity().maps,
    submission: {
      home: { ...nameless, features: { parkingPermitZone: true, parkingPermitZoneName: '' } },
    },
  });
  await expect.poll(announcement).toBe(words);
});

test.each([
  [10_005, { propertyZone: 'inner', propertySizeInHectare: 1.001 }],
  [undefined, {}],
])(
  'a property of %s square metres: its size in hectares, and none that nobody knows',
  async (area, features) => {
    const { maps } = createSmallCity();
    const { form } = await draw([{ ...parking, features: 'TreePermit' }], {
      maps: {
        ...maps,
        async findParcel(candidate, signal) {
          const parcel = await maps.findParcel(candidate, signal);
          if (parcel === undefined) return undefined;
          const { area: _, ...rest } = parcel;
          return { ...rest, ...(area !== undefined && { area }) };
        },
      },
    });
    await userEvent.type(line(), '12 elm{Enter}');
    await userEvent.click(choice(elm));
    await expect
      .poll(announcement)
      .toMatch(area === undefined ? /cannot get more information/ : 'property of 1.001 ha');
    expect(form.data().home).toMatchObject({ address: elm, features });
    if (area === undefined)
      expect(console.error).toHaveBeenLastCalledWith('Error updating features details.');
  },
);

test('who changes the address that is looked up does not send the former', async () => {
  const city = createSmallCity({ isPatient: true });
  const onSubmit = vi.fn();
  const { form } = await draw([parking, send], { maps: city.maps, onSubmit });
  await chooseElm(city);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(announcement).toContain('The form will continue');
  await userEvent.click(page.getByRole('button', { name: /^Change the address/ }));
  await expect.poll(announcement).not.toContain('The form will continue');
  (await city.next('findParcel')).answer();
  (await city.next('findParkingZone')).answer();
  await expect.poll(() => form.data().home).toMatchObject({ features: { parkingPermitZone: true } });
  await expect.element(line()).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
