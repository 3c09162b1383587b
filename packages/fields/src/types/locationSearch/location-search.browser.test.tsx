import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Maps } from '../../views.ts';
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

const line = () => page.getByRole('textbox', { name: 'Home address' });
const announcement = () => document.querySelector('.g-location__news')?.textContent;
const choice = (name: string) => page.getByRole('radio', { name });

async function draw(component: JsonObject, maps: Maps, more: Partial<Parameters<typeof drawForm>[1]> = {}) {
  drawn = await drawForm([component], { maps, ...more });
  return drawn;
}

test('an address is searched for, chosen, and its zone is known', async () => {
  const { form, container } = await draw(parking, createSmallCity().maps);
  await userEvent.type(line(), '  12 elm {Enter}');
  await expect.element(choice('12 Elm Street, Centretown')).toHaveFocus();
  await expect.poll(announcement).toMatch('2 addresses were found for “12 elm”. Choose the right one.');
  expect(await violations(container)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(announcement).toMatch('Parking zone: Zone B, Centretown');
  expect(document.activeElement?.textContent).toBe('Address chosen: 12 Elm Street, Centretown');
  expect(await violations(container)).toEqual([]);
  expect(form.data().home).toEqual({
    address: '12 Elm Street, Centretown',
    municipalAddressId: 'id of 12 Elm Street, Centretown',
    features: { parkingPermitZone: true, parkingPermitZoneName: 'Zone B, Centretown' },
    userFld: 'Library',
  });
});

test('the focus goes on to what was found although Safari gave the press to what is around the field', async () => {
  const city = createSmallCity({ isPatient: true });
  const { container } = await draw(parking, city.maps);
  container.tabIndex = -1;
  await userEvent.type(line(), '12 elm');
  await userEvent.click(page.getByRole('button', { name: /^Search/ }));
  container.focus();
  (await city.next('findAddressCandidates')).answer();
  await expect.element(choice('12 Elm Street, Centretown')).toHaveFocus();
});

test('Enter in the line searches, and never sends the form', async () => {
  const onSubmit = vi.fn();
  await draw(parking, createSmallCity().maps, { onSubmit });
  await userEvent.type(line(), 'nowhere{Enter}');
  await expect.poll(announcement).toMatch(/^No address was found for “nowhere”/);
  await expect.element(line()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the change button leads back to the line, and what was chosen stays until a search begins', async () => {
  const { form } = await draw(parking, createSmallCity().maps);
  await userEvent.type(line(), '12 elm{Enter}');
  await userEvent.click(choice('12 Elm Street, Rosemont'));
  const chosen = 'id of 12 Elm Street, Rosemont';
  await expect.poll(() => form.data().home).toMatchObject({ municipalAddressId: chosen });
  await userEvent.click(page.getByRole('button', { name: /^Change the address/ }));
  await expect.element(line()).toHaveFocus();
  await expect.element(line()).toHaveValue('12 elm');
  await expect.element(choice('12 Elm Street, Rosemont')).toBeChecked();
  expect(form.data().home).toMatchObject({ municipalAddressId: chosen });
  await userEvent.click(page.getByRole('button', { name: /^Keep this address/ }));
  await expect.element(page.getByRole('button', { name: /^Change the address/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.element(choice('12 Elm Street, Centretown')).toHaveFocus();
  expect(form.data().home).toEqual({ address: '', municipalAddressId: '', features: {}, userFld: '' });
});

test('a search replaces the one that is under way, and its late answer is ignored', async () => {
  const city = createSmallCity({ isPatient: true });
  await draw(parking, city.maps);
  await userEvent.type(line(), '12 elm{Enter}');
  const first = await city.next('findAddressCandidates');
  await expect.poll(announcement).toMatch('Searching for “12 elm”…');
  await userEvent.clear(line());
  await userEvent.type(line(), 'wharf{Enter}');
  expect(first.signal?.aborted).toBe(true);
  const second = city.asked.find(({ term }) => term === 'wharf');
  second?.answer();
  await expect.element(choice('1 Ferry Wharf')).toHaveFocus();
  first.answer();
  await expect.poll(announcement).toMatch('1 address was found for “wharf”. Choose the right one.');
  expect(page.getByRole('radio').elements()).toHaveLength(1);
});

test('a service that fails: its text for the console, a plain sentence for the resident, and another try', async () => {
  const city = createSmallCity({ isPatient: true });
  const { form, container } = await draw(parking, city.maps);
  await userEvent.type(line(), '12 elm{Enter}');
  (await city.next('findAddressCandidates')).fail('Error querying Address Locator service.');
  await expect.poll(announcement).toMatch(/^The address search is not working right now/);
  expect(console.error).toHaveBeenLastCalledWith('Error querying Address Locator service.');
  await expect.element(line()).toHaveValue('12 elm');
  expect(await violations(container)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Try again: Home address' }));
  await expect.element(line()).toHaveFocus();
  (await city.next('findAddressCandidates')).answer();
  await userEvent.click(choice('12 Elm Street, Centretown'));
  (await city.next('findParcel')).answer();
  (await city.next('findParkingZone')).fail('Failed to get Parking Zone features data.');
  await expect.poll(announcement).toMatch(/^The address is chosen, but/);
  expect(console.error).toHaveBeenLastCalledWith('Failed to get Parking Zone features data.');
  expect(form.data().home).toMatchObject({ address: '12 Elm Street, Centretown', features: {} });
  await userEvent.click(page.getByRole('button', { name: 'Try again: Home address' }));
  (await city.next('findParcel')).answer();
  (await city.next('findParkingZone')).answer();
  await expect.poll(announcement).toMatch('Parking zone: Zone B, Centretown');
});

test('once the form was refused, each search says anew what is missing, and none before', async () => {
  const { form, container } = await draw(
    { ...parking, validate: { required: true } },
    createSmallCity().maps,
  );
  const error = () => container.querySelector('.g-error')?.textContent;
  const box = page.getByLabelText(/^Home address/);
  await userEvent.type(box, 'nowhere{Enter}');
  await expect.poll(announcement).toMatch(/^No address/);
  expect(error()).toBeUndefined();
  flushSync(() => void form.dispatch({ kind: 'submit' }));
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.clear(box);
  await userEvent.type(box, ' {Enter}');
  await expect.poll(error).toBe('Home address is required: type it in, then select Search.');
  await userEvent.type(box, 'wharf{Enter}');
  await expect.poll(error).toBe('Home address is required: choose one of the results of your search.');
  await userEvent.clear(box);
  await userEvent.type(box, 'nobody{Enter}');
  await expect.poll(error).toBe('Home address is required. There are no results for “nobody”.');
});

test('at most five addresses are shown, each once', async () => {
  await draw(parking, createSmallCity().maps);
  await userEvent.type(line(), 'long{Enter}');
  await expect.element(choice('14 Long Street')).toHaveFocus();
  expect(page.getByRole('radio').elements()).toHaveLength(5);
});

test('the arrows walk through the addresses and choose none', async () => {
  const { form } = await draw(parking, createSmallCity().maps);
  await userEvent.type(line(), 'long{Enter}');
  await expect.element(choice('14 Long Street')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(choice('18 Long Street')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(choice('22 Long Street')).toHaveFocus();
  expect(form.data().home).toMatchObject({ address: '' });
  await userEvent.keyboard(' ');
  await expect.poll(() => form.data().home).toMatchObject({ address: '22 Long Street' });
});

test('a setting that nobody knows: the exact text for the console, a plain sentence for the resident', async () => {
  const { form } = await draw({ ...parking, features: 'Dogs' }, createSmallCity().maps);
  await userEvent.type(line(), '12 elm{Enter}');
  await userEvent.click(choice('12 Elm Street, Centretown'));
  await expect.poll(announcement).toMatch('The address is chosen. This form cannot get more');
  expect(console.error).toHaveBeenLastCalledWith('Features not implemented. Please check form definition.');
  expect(form.data().home).toMatchObject({ address: '12 Elm Street, Centretown', features: {} });
});

test('what is required says in four ways what is missing, and a choice clears it', async () => {
  const { form, container } = await draw(
    { ...parking, validate: { required: true } },
    createSmallCity().maps,
  );
  const error = () => container.querySelector('.g-error')?.textContent;
  /** The alert takes the focus, a moment later. */
  async function refuse(): Promise<void> {
    flushSync(() => void form.dispatch({ kind: 'submit' }));
    await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  }
  await refuse();
  expect(error()).toBe('Home address is required.');
  await userEvent.click(page.getByRole('button', { name: 'Search: Home address' }));
  await expect.element(page.getByLabelText(/^Home address/)).toHaveFocus();
  await refuse();
  expect(error()).toBe('Home address is required: type it in, then select Search.');
  await userEvent.type(page.getByLabelText(/^Home address/), 'nowhere{Enter}');
  await expect.poll(announcement).toMatch(/^No address/);
  await refuse();
  expect(error()).toBe('Home address is required. There are no results for “nowhere”.');
  await userEvent.clear(page.getByLabelText(/^Home address/));
  await userEvent.type(page.getByLabelText(/^Home address/), 'wharf{Enter}');
  await expect.element(choice('1 Ferry Wharf')).toBeVisible();
  await refuse();
  expect(error()).toBe('Home address is required: choose one of the results of your search.');
  expect(await violations(container)).toEqual([]);
  await userEvent.click(choice('1 Ferry Wharf'));
  await expect.poll(error).toBeUndefined();
  expect(form.errors()).toEqual([]);
});
