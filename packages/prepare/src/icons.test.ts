import { expect, test } from 'vitest';
import { iconSheet, isIconClass } from './icons.ts';
import { prepare } from './testing/prepare.ts';

const content = (html: string) => ({ type: 'content', key: 'words', html });
const sheetOf = (html: string) => prepare([content(html)]).styleSheet;

test('the sheet of a form draws the icons that it names, and no others', () => {
  const sheet = sheetOf('<p><i class="fa fa-print"></i> Print <i class="fa fa-2x fa-floppy-o"></i></p>');
  const names = [...sheet.matchAll(/\.fa-([\w-]+):is\([^)]*\)::before/g)].map(([, name]) => name);
  expect(names).toEqual(['floppy-o', 'print']);
  expect(sheet).toContain('font-size:2em');
  // It may stand in a page.
  expect(sheet).not.toContain('<');
  expect(sheet.match(/^@layer author\{.*\}$/)?.[0].match(/url\("data:image\/svg\+xml,%3Csvg/g)).toHaveLength(
    2,
  );
});

test('icons have the other names that Font Awesome gives them', () => {
  for (const name of ['save', 'gear', 'remove', 'times', 'warning', 'arrow-right'])
    expect(iconSheet(`fa fa-${name}`)).toContain(`.fa-${name}`);
  expect(iconSheet('fa fa-arrow-right')).toContain('scale(-1 1)');
});

test('a form that names none has no sheet, whatever its words', () => {
  for (const words of ['A sofa-bed', '<i class="fa fa-no-such-icon"></i>', '<i class="bi bi-save"></i>'])
    expect(prepare([content(words)])).toMatchObject({ styled: '', styleSheet: '' });
});

test('an icon is for the eye alone, unless its author gives it a name', () => {
  const texts = prepare([
    content('<i class="fa fa-print"></i><i class="fa fa-print" aria-label="Print" role="img"></i>'),
  ]).translations.en;
  expect(texts['words:html']).toEqual([
    { tag: 'i', attributes: { class: 'fa fa-print', 'aria-hidden': 'true' } },
    { tag: 'i', attributes: expect.not.objectContaining({ 'aria-hidden': 'true' }) },
  ]);
});

test('the styles of an author stand beside the icons', () => {
  const sheet = sheetOf('<p style="color: red"><i class="fas fa-check fa-fw"></i></p>');
  expect(sheet).toContain('{color:red;');
  expect(sheet).toContain('.fa-check');
  expect(isIconClass('mr-1 fas fa-check')).toBe(true);
  expect(isIconClass('fabric fa-check')).toBe(false);
});
