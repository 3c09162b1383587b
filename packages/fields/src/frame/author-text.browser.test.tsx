import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const content = (html: string) => ({ type: 'content', key: 'words', html });

test('what an author writes is drawn as elements, and nothing of it runs', async () => {
  drawn = await drawFields([
    content(
      '<p class="lead">Two &lt; three <img src="/plan.png" onerror="alert(1)"><script>alert(2)</script></p><a href="java&#115;cript:alert(3)">x</a>',
    ),
  ]);
  expect(drawn.container.querySelector('p')?.outerHTML).toBe(
    '<p class="lead">Two &lt; three <img src="/plan.png" alt=""></p>',
  );
  expect(drawn.container.querySelector('a')?.hasAttribute('href')).toBe(false);
});

test('what an author hides is hidden, and what opens is open', async () => {
  drawn = await drawFields([
    content('<p hidden>Marks</p><details open><summary>More</summary><p>Told</p></details>'),
  ]);
  expect(drawn.complaints).toEqual([]);
  await expect.element(page.getByText('Marks')).not.toBeVisible();
  await expect.element(page.getByText('Told')).toBeVisible();
});

test('a table with white space between its parts is drawn without complaint', async () => {
  drawn = await drawFields([
    content(
      '<table>\n<caption>Fees</caption>\n<tr>\n<th scope="col">Term</th>\n<td colspan="2">$30</td>\n</tr>\n</table>',
    ),
  ]);
  expect(drawn.complaints).toEqual([]);
  await expect.element(page.getByRole('cell')).toHaveAttribute('colspan', '2');
});

test('a heading in the title of a panel is drawn as the title alone', async () => {
  drawn = await drawFields([
    {
      type: 'panel',
      key: 'fees',
      title: '<h3 class="h5">Our <em>fees</em></h3>',
      components: [content('<p>None</p>')],
    },
  ]);
  expect(drawn.complaints).toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'Our fees', level: 2 })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

test('attributes of an author go to the control under their names in HTML', async () => {
  const attributes = {
    inputmode: 'numeric',
    autocapitalize: 'characters',
    maxlength: '4',
    size: '6',
    placeholder: 'ABCD',
    'data-source': 'plate',
  };
  drawn = await drawFields([{ type: 'textfield', key: 'plate', label: 'Plate', input: true, attributes }]);
  expect(drawn.complaints).toEqual([]);
  const control = page.getByRole('textbox', { name: 'Plate' });
  await expect.element(control).toHaveAttribute('inputmode', 'numeric');
  await expect.element(control).toHaveAttribute('autocapitalize', 'characters');
  await expect.element(control).toHaveAttribute('data-source', 'plate');
  await expect.element(control).toHaveAttribute('maxlength', '4');
  await expect.element(control).toHaveAttribute('size', '6');
  await expect.element(control).toHaveAttribute('placeholder', 'ABCD');
  await userEvent.type(control, 'abcdef');
  await expect.element(control).toHaveValue('abcd');
});
