import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { expect, type HostSite, test } from '../fixtures/host-site.ts';
import { field, html, panel, permit, steps } from './element-pages.ts';

/** Puts a form into a page with a sheet of its own. */
async function openStyled(page: Page, host: HostSite, sheet: string, definition: object, body = '') {
  host.made.set('/styled.css', sheet);
  host.made.set('/styled.js', `document.querySelector('guichet-form').form = ${JSON.stringify(definition)}`);
  const head = '<link rel="stylesheet" href="/styled.css"><script type="module" src="/styled.js"></script>';
  host.made.set(
    '/styled.html',
    html(`${body}<guichet-form></guichet-form>`).replace('</head>', `${head}</head>`),
  );
  await page.goto(`${host.url}/styled.html`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
}

/** All that a page could wish, and more than it may. */
const hostile = `
  html { font-size: 41px !important; line-height: 3 !important; color: lime !important }
  * { all: unset !important; letter-spacing: 9px !important; font-family: fantasy !important }
  label, legend, form, fieldset { display: none !important }
  input, button, select { opacity: 0 !important; transform: rotate(20deg) !important; visibility: hidden !important }
  .g-frame, .g-form, .g-field, .g-label, .g-button, [data-field] { display: none !important; color: red !important }
  guichet-form { color: lime; text-transform: uppercase; white-space: pre; cursor: wait; word-spacing: 9px;
    direction: rtl }
`;

const mixed = {
  components: [
    field('name', 'Name', {
      description: 'As on your card',
      tooltip: 'Why we ask',
      validate: { required: true },
    }),
    { type: 'checkbox', key: 'news', label: 'News', input: true },
    {
      ...{ type: 'radio', key: 'kind', label: 'Kind', input: true },
      values: [
        { label: 'New', value: 'new' },
        { label: 'Old', value: 'old' },
      ],
    },
    {
      type: 'select',
      key: 'zone',
      label: 'Zone',
      input: true,
      data: { values: [{ label: 'A', value: 'a' }] },
    },
    { type: 'textarea', key: 'more', label: 'More', input: true },
    panel('group', field('city', 'City')),
  ],
};

/** How every element of the form looks, as far as it does not follow from the width that it has. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = [
      ...[
        'direction',
        'display',
        'visibility',
        'opacity',
        'color',
        'backgroundColor',
        'fontSize',
        'fontFamily',
        'fontWeight',
      ],
      ...['letterSpacing', 'lineHeight', 'textTransform', 'textAlign', 'whiteSpace', 'wordSpacing', 'cursor'],
      ...['paddingTop', 'paddingLeft', 'marginTop', 'borderTopWidth', 'borderTopStyle', 'borderTopColor'],
      ...[
        'borderRadius',
        'minBlockSize',
        'transform',
        'position',
        'boxSizing',
        'outlineStyle',
        'textDecoration',
      ],
    ];
    const root = document.querySelector('guichet-form')?.shadowRoot;
    return [...(root?.querySelectorAll('.g-frame *') ?? [])].map((element) => {
      const style = Object.entries(getComputedStyle(element)).filter(([name]) => properties.includes(name));
      return [element.localName, element.className, Object.fromEntries(style)];
    });
  });

test('a form looks the same whatever the page around it says', async ({ page, host }) => {
  await openStyled(page, host, '', mixed);
  const quiet = await looks(page);
  expect(quiet.length).toBeGreaterThan(30);
  await openStyled(page, host, hostile, mixed);
  expect(await looks(page)).toEqual(quiet);
  // Its colours are its own: what the page has done to itself is not asked about.
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('radio', { name: 'New' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
});

const hostContent = `<p id="p">Text <a id="a" href="#p">link</a></p><label id="label">Label <input id="input"></label>
  <button id="button">Press</button><ul><li id="li">One</li></ul><table><tr><th id="th">Head</th></tr></table>
  <fieldset id="fieldset"><legend id="legend">Group</legend></fieldset><select id="select"><option>One</option></select>`;

/** All that is computed for what is the page's. */
const looksOfPage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, h1, main [id]')].map((element) => [
      element.id,
      [...getComputedStyle(element)]
        .filter((name) => !/^(?:block-size|height|perspective-origin|transform-origin)$/.test(name))
        .map((name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`),
    ]),
  );

test('a page looks the same with a form in it', async ({ page, host }) => {
  host.made.set('/bare.html', html(hostContent).replace(/<script[^>]*><\/script>/, ''));
  await page.goto(`${host.url}/bare.html`);
  const bare = await looksOfPage(page);
  await openStyled(page, host, '', mixed, hostContent);
  expect(await looksOfPage(page)).toEqual(bare);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length + document.styleSheets.length)).toBe(1);
});

test('a form is light in a light page, dark in a dark one, and as its host says', async ({ page, host }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const ink = async () => {
    const colour = await page
      .getByText('City', { exact: true })
      .evaluate((label) => getComputedStyle(label).color);
    return Math.max(...(colour.match(/\d+/g) ?? []).map(Number)) > 128 ? 'dark' : 'light';
  };
  const say = (options: object) =>
    page.evaluate((given) => {
      const form = document.querySelector('guichet-form');
      if (form !== null) Object.assign(form, { options: given });
    }, options);
  await openStyled(page, host, '', mixed);
  expect(await ink()).toBe('light');
  for (const scheme of ['dark', 'light', 'auto'] as const) {
    await say({ scheme });
    await expect.poll(ink, { message: scheme }).toBe(scheme === 'light' ? 'light' : 'dark');
  }
  await openStyled(page, host, 'html { color-scheme: dark; background: #111 }', mixed);
  expect(await ink()).toBe('dark');
  await checkAccessibility(page);
  await say({ scheme: 'light' });
  await expect.poll(ink).toBe('light');
});

const parts = ['form', 'field', 'label', 'control', 'description', 'error', 'alert', 'button', 'note'];
const wizardParts = [...parts, 'steps', 'step-heading'];

test('each part can be dressed by the page, also what is drawn later', async ({ page, host }) => {
  const rules = wizardParts.map((part, at) => `guichet-form::part(${part}) { outline: ${at + 1}px solid }`);
  const [first, ...otherSteps] = steps.components;
  const described = {
    ...steps,
    components: [
      { ...first, components: [{ ...permit.components[0], description: 'As on your card' }] },
      ...otherSteps,
    ],
  };
  await openStyled(page, host, rules.join('\n'), described);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: /Name is required/ })).toBeVisible();
  // The focus comes a moment later. The keyboard's has a ring of its own.
  await expect(page.getByRole('region', { name: /1 error/ })).toBeFocused();
  await page.evaluate(() => {
    const { activeElement } = document.querySelector('guichet-form')?.shadowRoot ?? {};
    if (activeElement instanceof HTMLElement) activeElement.blur();
  });
  const widths = await page.evaluate((names) => {
    const root = document.querySelector('guichet-form')?.shadowRoot;
    return names.map((name) => {
      const part = root?.querySelector(`[part="${name}"]`);
      return part instanceof Element ? getComputedStyle(part).outlineWidth : `no ${name}`;
    });
  }, wizardParts);
  expect(widths).toEqual(wizardParts.map((_, at) => `${at + 1}px`));
  await checkAccessibility(page);
});

test('tokens of the page dress the form; its text follows the browser’s size and not the page’s rem', async ({
  page,
  host,
}) => {
  const sheet =
    'html { font-size: 5px } guichet-form { --g-brand: #5c2d91; --g-rem: 24px; --g-radius: 13px }';
  await openStyled(page, host, sheet, permit);
  const button = page.getByRole('button', { name: 'Submit' });
  await expect(button).toHaveCSS('background-color', 'rgb(92, 45, 145)');
  await expect(button).toHaveCSS('border-radius', '13px');
  await expect(button).toHaveCSS('min-block-size', `${2.75 * 24}px`);
  await openStyled(page, host, 'html { font-size: 5px }', permit);
  await expect(button).toHaveCSS('font-size', '18px');
});

test('the ground of a form stays its page’s, light and dark', async ({ page, host }) => {
  await openStyled(page, host, 'body { background: rgb(1, 2, 3) }', mixed);
  for (const scheme of ['light', 'dark']) {
    const painted = await page.evaluate((now) => {
      const form = document.querySelector('guichet-form');
      if (form !== null) Object.assign(form, { options: { scheme: now } });
      const box = form?.shadowRoot?.querySelector('.g-embedded');
      return [...(form?.shadowRoot?.querySelectorAll('.g-frame, .g-embedded, .g-form') ?? []), box, form].map(
        (layer) => layer && getComputedStyle(layer).backgroundColor,
      );
    }, scheme);
    expect(new Set(painted)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  }
});
