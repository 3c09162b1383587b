import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const text = { type: 'textfield', key: 'street', label: 'Street', input: true };
const choice = {
  type: 'radio',
  key: 'role',
  label: 'Role',
  input: true,
  values: [
    { label: 'Owner', value: 'owner' },
    { label: 'Tenant', value: 'tenant' },
  ],
};

test('no key can take the id of a part of another field', async () => {
  const keys = ['role-1', 'role-0', 'role-description', 'role-error', 'role-d', 'role-e', 'role-t'];
  drawn = await drawFields([
    { ...choice, description: 'Who you are', tooltip: 'Either' },
    ...keys.map((key) => ({ ...text, key })),
    { ...text, key: 'role' },
  ]);
  const ids = [...drawn.container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

const box = (element: Element) => element.getBoundingClientRect();

test.each([
  ['left-left', 30, 3],
  ['left-right', 20, 10],
  ['right-left', 30, 3],
  ['right-right', 45, 0],
])(
  'a label of %s stands beside its control where there is room, as wide as asked, else above it',
  async (labelPosition, labelWidth, labelMargin) => {
    const beside = {
      labelPosition,
      labelWidth,
      labelMargin,
      description: 'With its number',
      tooltip: 'Help',
    };
    drawn = await drawFields([
      { ...text, ...beside },
      { ...choice, ...beside },
    ]);
    const [side, alignment] = labelPosition.split('-');
    for (const [label, control] of [
      [page.getByText('Street', { exact: true }), page.getByRole('textbox')],
      [page.getByText('Role', { exact: true }), page.getByRole('radio', { name: 'Owner' })],
    ] as const) {
      await page.viewport(1280, 800);
      const [labelBox, controlBox] = [box(label.element()), box(control.element())];
      const line = box(label.element().parentElement ?? document.body);
      if (side === 'left') expect(labelBox.right).toBeLessThanOrEqual(controlBox.left);
      else expect(labelBox.left).toBeGreaterThanOrEqual(controlBox.right);
      expect(labelBox.top).toBeLessThan(controlBox.bottom);
      const start = side === 'left' ? line.left : line.right - (line.width * labelWidth) / 100 - 32;
      if (alignment === 'left') expect(Math.abs(labelBox.left - start)).toBeLessThan(34);
      await page.viewport(375, 800);
      expect(box(label.element()).bottom).toBeLessThanOrEqual(box(control.element()).top);
    }
  },
);

test('a label below its control stands there at every width, with its help', async () => {
  drawn = await drawFields([
    { ...text, labelPosition: 'bottom', description: 'With its number', tooltip: 'Help' },
  ]);
  for (const width of [320, 1280]) {
    await page.viewport(width, 800);
    const label = box(page.getByText('Street', { exact: true }).element());
    const help = box(page.getByRole('button').element());
    expect(label.top).toBeGreaterThanOrEqual(box(page.getByRole('textbox').element()).bottom);
    expect(help.left).toBeGreaterThanOrEqual(label.right);
    expect(help.top).toBeLessThan(label.bottom);
  }
});

test('a hidden label leaves no gap beside its control', async () => {
  await page.viewport(1280, 800);
  drawn = await drawFields([text, { ...text, key: 'b', hideLabel: true, labelPosition: 'left-left' }]);
  const [first, second] = page.getByRole('textbox').elements();
  expect(first && second && box(second).left).toBe(first && box(first).left);
});

test('the label of a checkbox stands on the side that its author chose', async () => {
  const checkbox = { type: 'checkbox', label: 'I agree', input: true };
  const sides = ['right', 'left', 'bottom'];
  drawn = await drawFields(sides.map((side) => ({ ...checkbox, key: side, labelPosition: side })));
  const placed = page
    .getByRole('checkbox')
    .elements()
    .map((input) => {
      const [control, label] = [box(input), box(input.nextElementSibling ?? input)];
      if (label.left >= control.right) return 'right';
      if (label.right <= control.left) return 'left';
      return label.top >= control.bottom ? 'bottom' : 'top';
    });
  expect(placed).toEqual(sides);
});

test('a hidden label names the control all the same', async () => {
  drawn = await drawFields([
    { ...text, hideLabel: true },
    { ...choice, hideLabel: true },
  ]);
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toBeVisible();
  await expect.element(page.getByRole('radiogroup', { name: 'Role' })).toBeVisible();
});

test('that an answer is required is announced once by screen readers, and shown once', async () => {
  const required = { validate: { required: true } };
  drawn = await drawFields([
    { ...text, ...required },
    { ...choice, ...required },
    { type: 'checkbox', key: 'agree', label: 'I agree', input: true, ...required },
    { type: 'select', key: 'zone', label: 'Zone', input: true, data: { values: [] }, ...required },
  ]);
  for (const control of [
    page.getByRole('textbox', { name: /^Street$/ }),
    page.getByRole('radiogroup', { name: /^Role$/ }),
    page.getByRole('checkbox', { name: /^I agree$/ }),
    page.getByRole('combobox', { name: /^Zone$/ }),
  ]) {
    await expect.element(control).toHaveAttribute('aria-required', 'true');
    await expect.element(control).not.toHaveAttribute('required');
  }
  expect(drawn.container.querySelectorAll('.g-asterisk[aria-hidden="true"]')).toHaveLength(4);
});

test('a field that has nothing more to say costs three elements: itself, its label and its control', async () => {
  drawn = await drawFields([text]);
  expect(drawn.container.querySelectorAll('*')).toHaveLength(3);
});
