import { models } from '@guichet/fields/models';
import { expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { formOf } from './testing/check.ts';

const codesOf = (source: string) =>
  checkForm(source, { models, askedLocales: [], isProven: true }).map(({ code }) => code);

it('says of JSON that lies too deep that nobody can read it', () => {
  expect(codesOf(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toEqual(['notJson']);
});

it('checks settings that are objects with a method of their own in place of texts', () => {
  const odd = { toString: 1 };
  const values = [
    { value: odd, label: odd },
    { value: odd, label: 'b' },
  ];
  const form = formOf([
    { type: 'htmlelement', key: 'html', tag: odd },
    { type: 'radio', key: 'radio', label: 'Radio', input: true, values },
    { type: 'selectboxes', key: 'boxes', label: 'Boxes', input: true, values },
  ]);
  expect(codesOf(JSON.stringify(form))).toContain('sameOption');
});
