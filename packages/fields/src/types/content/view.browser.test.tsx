import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fieldAt } from '../../form-instance/open-form.ts';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const name = { type: 'textfield', key: 'name', label: 'Name', input: true };
const zone = { type: 'textfield', key: 'zone', label: 'Zone', input: true };

test.each([true, false, undefined])(
  'what a content says of the answers follows them (refreshOnChange: %s)',
  async (refreshOnChange) => {
    const content = { type: 'content', key: 'c', html: '<p>Dear <b>{{ data.name }}</b></p>' };
    drawn = await drawFields([
      name,
      refreshOnChange === undefined ? content : { ...content, refreshOnChange },
    ]);
    drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn.form, 'name'), strings: ['Ann <i>'] });
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('Dear Ann <i>');
    drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn.form, 'name'), strings: ['Bob'] });
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('Dear Bob');
  },
);

test('an element is of the author’s tag, class and attributes, which follow the answers, and stay safe', async () => {
  const link = {
    ...{ type: 'htmlelement', key: 'l', tag: 'a', className: 'btn btn-primary', customClass: 'mt-3' },
    attrs: [
      { attr: 'href', value: '{{ data.zone }}' },
      { attr: 'title', value: 'Zone {{ data.zone }}' },
    ],
    content: 'Zone {{ data.zone }}',
  };
  drawn = await drawFields([zone, link]);
  drawn.form.dispatch({ kind: 'input', field: fieldAt(drawn.form, 'zone'), strings: ['/zones/4'] });
  const drawnLink = page.getByRole('link', { name: 'Zone /zones/4' });
  await expect.element(drawnLink).toHaveAttribute('href', '/zones/4');
  await expect.element(drawnLink).toHaveAttribute('title', 'Zone /zones/4');
  await expect.element(drawnLink).toHaveClass('btn', 'btn-primary');
  expect(drawnLink.element().closest('.formio-component-htmlelement.mt-3')).not.toBeNull();
  drawn.form.dispatch({
    kind: 'input',
    field: fieldAt(drawn.form, 'zone'),
    strings: ['javascript:alert(1)'],
  });
  await expect.poll(() => drawn?.container.querySelector('a')?.hasAttribute('href')).toBe(false);
});
