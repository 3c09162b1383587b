import { drop, fileField, fileOf } from '@guichet/fields/testing/file-field';
import { createSmallStore } from '@guichet/fields/testing/small-store';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormProps } from './form-props.ts';
import { box, city, draw, name, openHostPage, permit, press, steps } from './testing/host-page.tsx';
import { Form } from './wrapper.ts';

const { container } = openHostPage();

const inRows = [{ ...name, key: 'given', label: 'Given name' }];
const add = () => userEvent.click(page.getByRole('button', { name: /^Add/ }));

test('the life of a form is told in order, under the names of Form.io', async () => {
  const emitted: string[] = [];
  const submission = { data: { name: 'Ann' }, metadata: { channel: 'web' } };
  const onBeforeSetSubmission = vi.fn();
  draw(
    <Form
      form={permit}
      submission={submission}
      onBeforeSetSubmission={onBeforeSetSubmission}
      onAny={(event) => emitted.push(event)}
    />,
  );
  await expect.poll(() => emitted.includes('initialized')).toBe(true);
  const order = ['formLoad', 'build', 'attach', 'formReady', 'render', 'initialized'];
  expect(emitted.filter((event) => order.includes(event))).toEqual(order);
  expect(onBeforeSetSubmission).toHaveBeenCalledExactlyOnceWith(submission);
  expect(new Set(emitted).size).toBe(emitted.length);
});

test('an event about a component names it as its definition does, and brings its field', async () => {
  const onComponentChange = vi.fn<NonNullable<FormProps['onComponentChange']>>();
  const onComponentError = vi.fn<NonNullable<FormProps['onComponentError']>>();
  const onSubmitButton = vi.fn<NonNullable<FormProps['onSubmitButton']>>();
  const onFocus = vi.fn<NonNullable<FormProps['onFocus']>>();
  const onBlur = vi.fn<NonNullable<FormProps['onBlur']>>();
  const send = { type: 'button', action: 'submit', key: 'send', label: 'Send', input: true };
  const form = { components: [name, city, send] };
  draw(<Form form={form} {...{ onComponentChange, onComponentError, onSubmitButton, onFocus, onBlur }} />);
  await userEvent.fill(box('City'), 'Laval');
  expect(onComponentChange.mock.lastCall?.[0]).toMatchObject({
    ...{ component: { key: 'city', type: 'textfield', label: 'City' }, value: 'Laval', flags: {} },
  });
  expect(onFocus.mock.lastCall?.[0].component.key).toBe('city');
  await press('Send');
  await expect.poll(() => onBlur.mock.calls[0]?.[0].component.key).toBe('city');
  expect(onSubmitButton.mock.lastCall?.[0]).toMatchObject({
    ...{ component: { key: 'send', type: 'button' }, state: 'submitted', noValidate: false },
  });
  expect(onComponentError.mock.lastCall?.[0]).toMatchObject({
    ...{ component: { key: 'name' }, message: 'Name is required.', external: false },
    messages: [{ message: 'Name is required.', path: 'name' }],
  });
  expect(onComponentError.mock.lastCall?.[0].instance?.path()).toBe('name');
});

test('rows of a data grid that come and go are told', async () => {
  const onDataGridAddRow = vi.fn<NonNullable<FormProps['onDataGridAddRow']>>();
  const onDataGridDeleteRow = vi.fn<NonNullable<FormProps['onDataGridDeleteRow']>>();
  const grid = { type: 'datagrid', key: 'people', label: 'People', input: true, components: inRows };
  draw(<Form form={{ components: [grid] }} {...{ onDataGridAddRow, onDataGridDeleteRow }} />);
  await expect.element(page.getByRole('button', { name: /^Add/ })).toBeVisible();
  await add();
  const [added] = onDataGridAddRow.mock.lastCall ?? [];
  expect(added?.component).toMatchObject({ key: 'people', type: 'datagrid' });
  expect([added?.instance.path(), added?.row.index()]).toEqual(['people', 1]);
  await userEvent.click(page.getByRole('button', { name: /^Remove/ }).first());
  await expect.poll(() => onDataGridDeleteRow.mock.lastCall?.[0]).toEqual({ index: 0 });
});

test('rows of an edit grid that are opened, saved, left and removed are told', async () => {
  const emitted: [string, unknown][] = [];
  const grid = { type: 'editgrid', key: 'people', label: 'People', input: true, components: inRows };
  const onAny: FormProps['onAny'] = (event, payload) =>
    event.startsWith('editGrid') && emitted.push([event, payload]);
  draw(<Form form={{ components: [grid, city] }} onAny={onAny} />);
  await expect.element(page.getByRole('button', { name: /^Add/ })).toBeVisible();
  // One row alone can be neither left nor removed.
  for (const given of ['Bo', 'Cy']) {
    await add();
    await userEvent.fill(box('Given name'), given);
    await userEvent.click(page.getByRole('button', { name: /^Save/ }));
  }
  await userEvent.click(page.getByRole('button', { name: /^Edit row 2/ }));
  await userEvent.click(page.getByRole('button', { name: /^Cancel/ }));
  await userEvent.click(page.getByRole('button', { name: /^Remove/ }).first());
  await expect
    .poll(() => emitted.map(([event]) => event))
    .toEqual([
      ...['editGridAddRow', 'editGridSaveRow', 'editGridAddRow', 'editGridSaveRow'],
      ...['editGridEditRow', 'editGridCancelRow', 'editGridDeleteRow'],
    ]);
  const component = expect.objectContaining({ key: 'people', type: 'editgrid' });
  expect(emitted[1]?.[1]).toMatchObject({ component, row: { given: 'Bo' } });
  expect(emitted[5]?.[1]).toMatchObject({ component, editRow: { id: expect.any(Number) } });
  expect(emitted[6]?.[1]).toEqual({ index: 0 });
});

test('an upload is told when it begins and ends, and when it fails or is left', async () => {
  const store = createSmallStore();
  const emitted: [string, unknown][] = [];
  const onAny: FormProps['onAny'] = (event, payload) =>
    event.startsWith('file') && emitted.push([event, payload]);
  draw(
    <Form
      form={{ components: [{ ...fileField, multiple: true }] }}
      options={{ fileService: store }}
      onAny={onAny}
    />,
  );
  await expect.element(page.getByText('Photos')).toBeVisible();
  drop([fileOf('plan.txt')], container());
  await expect.poll(() => emitted.map(([event]) => event)).toEqual(['fileUploadingStart']);
  expect(emitted[0]?.[1]).toBeInstanceOf(Promise);
  store.end('plan.txt');
  await expect.poll(() => emitted.at(-1)).toEqual(['fileUploadingEnd', emitted[0]?.[1]]);
  drop([fileOf('photo.txt', 'Another.')], container());
  await expect.poll(() => store.calls.length).toBe(2);
  store.end('photo.txt', { kind: 'failed', code: 'refused' });
  await expect
    .poll(() => emitted.slice(-3).map(([event]) => event))
    .toEqual([...['fileUploadingStart', 'fileUploadError', 'fileUploadingEnd']]);
  expect(emitted.at(-2)?.[1]).toMatchObject({
    ...{ fileToSync: { originalName: 'photo.txt' }, response: { kind: 'failed', code: 'refused' } },
  });
});

test('other events are heard by name, with Form.io’s prefix, and by what an author calls them', async () => {
  const button = { type: 'button', action: 'event', event: 'help', key: 'help', label: 'Help', input: true };
  const otherEvents = { help: vi.fn(), 'formio.change': vi.fn(), change: vi.fn() };
  const onCustomEvent = vi.fn<NonNullable<FormProps['onCustomEvent']>>();
  draw(<Form form={{ components: [name, button] }} {...{ otherEvents, onCustomEvent }} />);
  await userEvent.fill(box('Name'), 'Ann');
  expect(otherEvents.change).toHaveBeenCalledOnce();
  expect(otherEvents['formio.change'].mock.calls).toEqual(otherEvents.change.mock.calls);
  await press('Help');
  expect(otherEvents.help).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Ann' }));
  expect(onCustomEvent.mock.lastCall?.[0]).toMatchObject({
    ...{ type: 'help', component: { key: 'help', type: 'button' }, data: { name: 'Ann' } },
  });
});

test('pages that come and go, and each that is shown, are told', async () => {
  const onPagesChanged = vi.fn();
  const onRender = vi.fn<NonNullable<FormProps['onRender']>>();
  const [first, second] = steps.components;
  const conditional = { show: true, when: 'name', eq: 'Ann' };
  const form = { ...steps, components: [first, { ...second, conditional }] };
  draw(<Form form={form} {...{ onPagesChanged, onRender }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await expect.poll(() => onPagesChanged.mock.calls.length).toBeGreaterThan(0);
  expect(onRender.mock.calls[0]?.[0]).toBeInstanceOf(HTMLFormElement);
  await press('Next');
  await expect.poll(() => onRender.mock.lastCall?.[0]).toMatchObject({ page: 1 });
});
