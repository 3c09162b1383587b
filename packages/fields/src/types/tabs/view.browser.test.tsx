import type { JsonObject } from '@guichet/definition';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const text = (key: string, more: JsonObject = {}) => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const tab = (label: string, ...components: JsonObject[]) => ({ key: label, label, components });
const tabs = (...components: JsonObject[]) => ({ type: 'tabs', key: 'tabs', label: 'Licence', components });
const three = tabs(tab('Dog', text('name')), tab('Owner', text('owner')), tab('Vet', text('vet')));

const selected = () => page.getByRole('tab', { selected: true }).element().textContent;
const shown = () => page.getByRole('textbox').element().getAttribute('name');

/** The tabs once the page is alive. */
async function alive(): Promise<void> {
  await expect.element(page.getByRole('tablist')).toBeVisible();
}

test('one part is shown, named by its tab, and the tab is one of a list', async () => {
  drawn = await drawFields([three]);
  await alive();
  expect(drawn.complaints).toEqual([]);
  await expect.element(page.getByRole('tablist', { name: 'Licence' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: 'Dog' })).toBeVisible();
  expect(page.getByRole('tabpanel').all()).toHaveLength(1);
  await userEvent.click(page.getByRole('tab', { name: 'Vet' }));
  await expect.element(page.getByRole('tabpanel', { name: 'Vet' })).toBeVisible();
  expect([selected(), shown()]).toEqual(['Vet', 'vet']);
});

test('the Tab key stops at the chosen tab alone; arrows, Home and End go from tab to tab and show it', async () => {
  drawn = await drawFields([three]);
  await alive();
  await userEvent.click(page.getByRole('tab', { name: 'Dog' }));
  const seen: (string | null)[] = [];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']) {
    await userEvent.keyboard(key);
    expect(document.activeElement?.textContent).toBe(selected());
    seen.push(shown());
  }
  expect(seen).toEqual(['owner', 'vet', 'name', 'vet', 'name', 'vet']);
  await userEvent.keyboard('{ArrowDown}{ArrowUp} ');
  expect(shown()).toBe('vet');
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'vet' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('tab', { name: 'Vet' })).toHaveFocus();
});

test('tabs below each other say so, and follow the arrows up and down', async () => {
  drawn = await drawFields([{ ...three, verticalLayout: true }]);
  await alive();
  await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await userEvent.click(page.getByRole('tab', { name: 'Dog' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(shown()).toBe('owner');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('owner');
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toBe('name');
});

test('a part that begins with words is a stop of the Tab key itself', async () => {
  drawn = await drawFields([tabs(tab('Fees', { type: 'content', key: 'c', html: '<p>Ten dollars</p>' }))]);
  await alive();
  await userEvent.click(page.getByRole('tab'));
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
});

test('an error in a row of a grid marks the tab around it', async () => {
  const grid = { type: 'datagrid', key: 'pets', label: 'Pets', input: true };
  drawn = await drawFields(
    [
      tabs(
        tab('Dog', text('name')),
        tab('Pets', { ...grid, components: [text('pet', { validate: { required: true } })] }),
      ),
    ],
    { before: (form) => form.dispatch({ kind: 'submit' }) },
  );
  await expect.element(page.getByRole('tab', { name: 'Pets (contains errors)' })).toBeVisible();
});

test('what a browser’s search finds in another part is shown, and its tab is chosen', async () => {
  drawn = await drawFields([three]);
  await alive();
  const vet = drawn.container.querySelector('[name="vet"]')?.closest('[hidden]');
  expect(vet?.getAttribute('hidden')).toBe('until-found');
  // The event that a browser dispatches before it shows a found element: no script can search in a page.
  vet?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(page.getByRole('tab', { name: 'Vet', selected: true })).toBeVisible();
  expect(shown()).toBe('vet');
});

test('an address that names a field in another part shows it: a browser finds it there', async () => {
  drawn = await drawFields([three]);
  await alive();
  const link = document.createElement('a');
  link.href = '#f-vet';
  drawn.container.append(link);
  link.click();
  await expect.element(page.getByRole('textbox', { name: 'vet' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Vet', selected: true })).toBeVisible();
  history.replaceState(null, '', ' ');
});

test('without a script every part stands below its heading, and links lead to each', async () => {
  drawn = await drawFields([three], { before: (form) => form.dispatch({ kind: 'submit' }) });
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { FieldSlots, ViewsContext } = await import('../../views.ts');
  const { everyView } = await import('../../every-view.ts');
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <ViewsContext.Provider value={everyView}>
      <FieldSlots fields={drawn.form.fields} />
    </ViewsContext.Provider>,
  );
  expect(page.querySelector('[role], [hidden]')).toBeNull();
  for (const link of page.querySelectorAll('a')) {
    const part = page.querySelector(`[id="${link.hash.slice(1)}"]`);
    expect(part?.querySelector('h2')?.textContent).toBe(link.textContent);
    expect(part?.querySelector('input')).not.toBeNull();
  }
});

test('who is in a part before the page is alive stays in it', async () => {
  drawn = await drawFields([three], {
    served: (container) => container.querySelector<HTMLElement>('[name="owner"]')?.focus(),
  });
  await alive();
  expect(selected()).toBe('Owner');
  await expect.element(page.getByRole('textbox', { name: 'owner' })).toHaveFocus();
});
