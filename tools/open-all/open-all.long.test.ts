import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-all-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function openAll(where: string): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const { stdout, code } = await run(process.execPath, [join(root, 'tools', 'open-all.ts'), where], {
    cwd: root,
  }).then(
    (done) => ({ stdout: done.stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  return { code, lines: stdout.trim().split('\n') };
}

describe('one folder, opened once: a product and a browser cost more than a form', () => {
  const text = (key: string, more: object = {}) => ({
    ...{ type: 'textfield', key, label: key, input: true, ...more },
  });
  const panel = (key: string, components: readonly object[], more: object = {}) => ({
    ...{ type: 'panel', key, title: key, input: false, components, ...more },
  });
  const same = { title: 'Same', path: 'thankyou', components: [text('a')] };
  const needed = text('b', { validate: { required: true } });
  const wide = (html: string) => ({ type: 'content', key: 'w', html });
  const send = { type: 'button', action: 'submit', key: 'send', label: 'Send', input: true };
  const list = { type: 'select', key: 'l', label: 'L', input: true, dataSrc: 'url', widget: 'html5' };
  const forms: Readonly<Record<string, object>> = {
    a: same,
    b: same,
    c: { components: [{ type: 'sundial', key: 's' }] },
    d: { no: 'form' },
    // Required fields are filled in, so that the second page is reached.
    e: {
      ...{ title: 'Pages', display: 'wizard' },
      components: [
        panel('one', [needed]),
        panel('two', [text('c')], { nextPage: 'next = -1' }),
        panel('three', []),
      ],
    },
    f: {
      components: [
        wide('<p style="min-width: 900px">Wide <img src="http://elsewhere.example/a.png" alt=""></p>'),
      ],
    },
    g: {
      ...{ display: 'wizard', properties: { wizardButtonOrder: 'previous' } },
      components: [panel('one', [text('oneA')]), panel('two', [text('twoA')])],
    },
    h: { components: [text('a'), { ...send, customConditional: 'show = data.a === "never"' }] },
    i: { components: [text('a'), { ...list, data: { url: 'https://lists.example/all' } }] },
    j: {
      ...{ display: 'wizard', settings: { i18n: { fr: { Large: 'Grand' } } } },
      components: [
        panel('one', [text('oneA')]),
        panel('two', [wide('<div style="min-width: 900px">Large</div>')]),
      ],
    },
  };
  let code = 0;
  let lines: readonly string[] = [];

  beforeAll(async () => {
    const shared = mkdtempSync(join(tmpdir(), 'open-all-'));
    for (const [name, form] of Object.entries(forms))
      writeFileSync(join(shared, `${name}.json`), JSON.stringify(form));
    const opened = await openAll(shared);
    code = opened.code;
    lines = opened.lines.map((line) => line.replace(/ +/g, ' '));
    rmSync(shared, { recursive: true });
  });

  const emitted = (name: string) => lines.find((line) => line.includes(` ${name}.json `));

  test('each form is opened in a browser, under whatever alias, and the table says how it went', () => {
    expect(lines.slice(0, 5)).toEqual([
      'form components problems not drawn',
      '✓ a.json 1 1',
      '✓ b.json 1 1',
      '✓ c.json 1 2 sundial',
      '- d.json is no JSON object with components',
    ]);
    const types = lines.indexOf('Types that are not Form.io’s own forms places');
    expect(lines.slice(types - 1, types + 4)).toEqual([
      ...['', 'Types that are not Form.io’s own forms places', 'sundial 1 1'],
      ...['', 'Problems for the author forms places'],
    ]);
    expect(lines).toContain('unknownType 1 1');
    expect(lines.at(-1)).toBe(
      '9 forms, each in English and French: 9 open, 0 do not; 0 with a type of Form.io’s own that is not drawn; 1 ask for nothing. 1 files are no forms.',
    );
    expect(code).toBe(1);
  });

  test('what a page says on its console, and where it is too wide, is found', () => {
    expect(emitted('f')).toMatch(
      /^✗ f\.json 1 1 ! the page asks for something that its policy forbids: img-src http:\/\/elsewhere\.example\/a\.png, ! is wider than 320 pixels: the form: by \d+ pixels$/,
    );
    // Words of its own in French are looked at on every page, too.
    expect(emitted('j')).toMatch(/^✗ .* pixels: Step 2 of 2: two: .* pixels: Étape.2.sur.2.:.two: /);
    expect(lines).toContain('is wider than 320 pixels 2 3');
  });

  test('a page that nothing leads on from, a form whose button is hidden, and choices from elsewhere are told', () => {
    expect(emitted('e')).toMatch(/^✓ e\.json 5 \d+ · a page has no way on by its author’s code: .*2.*two/);
    expect(emitted('g')).toMatch(/^✗ .* ! a page has no way on: Step 1 of 2: one$/);
    expect(emitted('h')).toMatch(/^✓ .* · a page has no way on by its author’s code: the form$/);
    expect(emitted('i')).toMatch(/^✓ .* · choices stand at an origin that DATA_ORIGINS does not name: /);
  });
});

test('types in rows and in forms within forms are counted, and those of a components file are known', async () => {
  const write = (name: string, form: object) => writeFileSync(join(folder, name), JSON.stringify(form));
  const abacus = { type: 'abacus', key: 'abacus', input: true };
  const rows = { type: 'datagrid', key: 'rows', label: 'Rows', input: true, components: [abacus] };
  write('inner.json', {
    ...{ title: 'Inner', path: 'inner', components: [{ type: 'sundial', key: 's', input: true }] },
  });
  write('outer.json', {
    title: 'Outer',
    components: [
      rows,
      { type: 'form', key: 'inner', label: 'Inner', input: true, path: 'inner' },
      { type: 'radiopanel', key: 'r', label: 'R', input: true, values: [{ label: 'A', value: 'a' }] },
    ],
  });
  process.env.COMPONENTS_FILE = 'docs/examples/moved-forms/components.ts';
  try {
    const { code, lines } = await openAll(folder);
    const found = lines.map((line) => line.replace(/ +/g, ' '));
    expect(found).toEqual(expect.arrayContaining(['✓ outer.json 5 3 abacus, sundial']));
    const types = found.slice(found.indexOf('Types that are not Form.io’s own forms places'));
    expect(types.slice(1, 3)).toEqual(['sundial 2 2', 'abacus 1 1']);
    expect(code).toBe(0);
  } finally {
    delete process.env.COMPONENTS_FILE;
  }
});
