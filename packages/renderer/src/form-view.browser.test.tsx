import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';
import { giveTyped, readTyped, type Typed } from './typed.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const name = { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } };
const email = { type: 'email', key: 'email', label: 'Email', input: true };
const agree = { type: 'checkbox', key: 'agree', label: 'I agree', input: true };
const role = {
  type: 'radio',
  key: 'role',
  label: 'Role',
  input: true,
  values: [
    { label: 'Owner', value: 'owner' },
    { label: 'Tenant', value: 'tenant' },
  ],
};
const province = {
  type: 'select',
  key: 'province',
  label: 'Province',
  input: true,
  data: {
    values: [
      { label: 'Ontario', value: 'ON' },
      { label: 'Québec', value: 'QC' },
    ],
  },
};
const submit = { type: 'button', key: 'submit', label: 'Send', input: true };

test('the label, description and error are those of the control, and the error stands between label and control', async () => {
  drawn = await drawForm([{ ...name, description: 'As on your licence' }, submit]);
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAccessibleDescription('As on your licence');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('As on your licence Name is required.');
  const error = page.getByText('Name is required.', { exact: true }).element();
  const control = input.element();
  expect(control.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  const label = drawn.container.querySelector('label');
  expect(label && error.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test('text inputs are 50 wide unless the definition says otherwise', async () => {
  drawn = await drawForm([name, email, { ...name, key: 'short', label: 'Short', size: 7 }]);
  const sizes = [...drawn.container.querySelectorAll('input')].map(({ size }) => size);
  expect(sizes).toEqual([50, 50, 7]);
});

test('an error by blur is said once to who cannot see it', async () => {
  drawn = await drawForm([email, name]);
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'ann');
  await userEvent.tab();
  await expect.element(page.getByRole('status')).toHaveTextContent('Email must be a valid email.');
});

test('an error that was corrected is announced again when it comes back', async () => {
  drawn = await drawForm([email, name]);
  const box = page.getByRole('textbox', { name: 'Email' });
  const announced = page.getByRole('status');
  await userEvent.fill(box, 'ann');
  await userEvent.tab();
  await expect.element(announced).toHaveTextContent('Email must be a valid email.');
  await userEvent.fill(box, 'ann@example.ca');
  await expect.element(announced).toBeEmptyDOMElement();
  await userEvent.fill(box, 'ann');
  await userEvent.tab();
  await expect.element(announced).toHaveTextContent('Email must be a valid email.');
});

test.each([
  ['the button', async () => userEvent.click(page.getByRole('button', { name: 'Send' }))],
  ['a checkbox', async () => userEvent.click(page.getByRole('checkbox', { name: 'I agree' }))],
  ['a radio button', async () => userEvent.click(page.getByRole('radio', { name: 'Tenant' }))],
])('one press on %s below an invalid field takes effect the first time', async (target, press) => {
  const onSubmit = vi.fn();
  drawn = await drawForm([email, agree, role, submit], { onSubmit });
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'ann');
  await press();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  expect(onSubmit).toHaveBeenCalledTimes(target === 'the button' ? 1 : 0);
  expect(drawn.form.data()).toMatchObject({
    agree: target === 'a checkbox',
    role: target === 'a radio button' ? 'tenant' : '',
  });
});

test('Enter in a field submits, whatever buttons there are', async () => {
  const onSubmit = vi.fn();
  drawn = await drawForm([name, submit], { onSubmit });
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ann');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('pressing the chosen radio button again takes the choice back, by mouse and by Space', async () => {
  drawn = await drawForm([role]);
  const tenant = page.getByRole('radio', { name: 'Tenant' });
  await userEvent.click(tenant);
  expect(drawn.form.data()).toEqual({ role: 'tenant' });
  await userEvent.click(tenant);
  await expect.element(tenant).not.toBeChecked();
  expect(drawn.form.data()).toEqual({ role: '' });
  await userEvent.keyboard(' ');
  expect(drawn.form.data()).toEqual({ role: 'tenant' });
  await userEvent.keyboard(' ');
  expect(drawn.form.data()).toEqual({ role: '' });
});

test('a form without a button of its own gets one', async () => {
  drawn = await drawForm([name]);
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('a form that asks for nothing is only read: it gets no button', async () => {
  drawn = await drawForm([{ type: 'content', key: 'c', html: '<p>Read this.</p>' }]);
  await expect.element(page.getByText('Read this.')).toBeVisible();
  expect(page.getByRole('button').all()).toEqual([]);
});

test('a button that its logic may show closes the form until it does, and none takes its place', async () => {
  const trigger = { type: 'simple', simple: { show: true, when: 'name', eq: 'Ann' } };
  const actions = [{ type: 'property', property: { value: 'hidden', type: 'boolean' }, state: false }];
  drawn = await drawForm([name, { ...submit, hidden: true, logic: [{ trigger, actions }] }]);
  expect(page.getByRole('button').all()).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ann');
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
});

test('a button that is hidden, or stands in what is hidden, is no button', async () => {
  const panel = { type: 'panel', key: 'old', title: 'Old', hidden: true, components: [submit] };
  drawn = await drawForm([name, panel]);
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send' })).not.toBeInTheDocument();
});

test('what the form writes appears in the control, and the caret of who types stays', async () => {
  drawn = await drawForm([name, agree, role, province]);
  const { form } = drawn;
  const set = (path: string, value: string | boolean) => {
    const field = form.fieldByPath(path);
    if (field) form.dispatch({ kind: 'setValue', field, value });
  };
  flushSync(() => {
    set('name', 'Ann');
    set('agree', true);
    set('role', 'owner');
    set('province', 'QC');
  });
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Owner' })).toBeChecked();
  await expect.element(page.getByRole('combobox', { name: 'Province' })).toHaveValue('QC');
});

test('what was typed and chosen before the script arrived is kept and counts', async () => {
  let typed: readonly Typed[] = [];
  drawn = await drawForm(
    [name, agree, role, province, { ...agree, key: 'news', label: 'News', defaultValue: true }],
    {
      before(container) {
        for (const control of container.querySelectorAll<HTMLInputElement>('[data-field]')) {
          if (control.type === 'checkbox') control.checked = !control.checked;
          else if (control.type === 'radio') control.checked = control.value === 'tenant';
          else control.value = control.tagName === 'SELECT' ? 'QC' : 'Ann';
        }
        typed = readTyped(container);
      },
      onConnected: (form, element) => giveTyped(form, element, typed),
    },
  );
  const { form } = drawn;
  expect(drawn.recovered).toEqual([]);
  expect(form.data()).toEqual({ name: 'Ann', agree: true, role: 'tenant', province: 'QC', news: false });
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
  await expect.element(page.getByRole('combobox', { name: 'Province' })).toHaveValue('QC');
  await expect.element(page.getByRole('radio', { name: 'Tenant' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'News' })).not.toBeChecked();
});

test('a part that a condition shows appears with its default and goes again', async () => {
  const landlord = {
    ...name,
    key: 'landlord',
    label: 'Landlord',
    conditional: { show: true, when: 'role', eq: 'tenant' },
  };
  drawn = await drawForm([role, { ...landlord, defaultValue: 'City' }]);
  await expect.element(page.getByRole('textbox', { name: 'Landlord' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: 'Tenant' }));
  await expect.element(page.getByRole('textbox', { name: 'Landlord' })).toHaveValue('City');
  await userEvent.click(page.getByRole('radio', { name: 'Owner' }));
  await expect.element(page.getByRole('textbox', { name: 'Landlord' })).not.toBeInTheDocument();
});
