import type { Json } from '@guichet/definition';
import { pageFormOf, textsOf } from '@guichet/engine/prepared';
import { describe, expect, it } from 'vitest';
import { prepareForm } from './prepare-form.ts';
import { prepare } from './testing/prepare.ts';
import { testModels } from './testing/test-models.ts';

const name = { type: 'textfield', key: 'name', label: 'Name' };

describe('a prepared form', () => {
  it('is plain JSON, so that it travels whole', () => {
    const form = prepare([
      name,
      { type: 'content', key: 'c', html: '<p style="color:red">{{ data.name }}</p>' },
    ]);
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  });

  it('is not made of what cannot be a form, and says why', () => {
    expect(prepareForm({ path: 'a' }, { models: testModels })).toMatchObject({
      kind: 'notAForm',
      problems: [{ path: 'components', code: 'noComponents' }],
    });
  });

  it('takes its titles from its properties, then from its translations, then as written', () => {
    const titles = (rest: object) => {
      const form = prepare([], { ...rest });
      return [textsOf(form, 'en').title, textsOf(form, 'fr').title];
    };
    expect(titles({ title: 'Permit', properties: { fr: 'Permis' } })).toEqual(['Permit', 'Permis']);
    expect(titles({ title: 'Permit', settings: { i18n: { fr: { Permit: 'Permis' } } } })).toEqual([
      'Permit',
      'Permis',
    ]);
    expect(titles({ title: '' })).toEqual(['test', 'test']);
  });

  it('tells its author of a setting that should leave it out of the list, and does not', () => {
    const problemsOf = (listed: Json) => prepare([], { settings: { listed } }).problems;
    expect(problemsOf('false')).toMatchObject([{ path: 'settings.listed', code: 'unusableSetting' }]);
    expect([problemsOf(false), problemsOf(true), problemsOf(null)]).toEqual([[], [], []]);
  });

  it('tells its author of a draft setting that counts for nothing', () => {
    const problemsOf = (draft: Json) => prepare([], { settings: { draft } }).problems.length;
    expect(['no', { hours: 0 }, { hours: '24' }].map(problemsOf)).toEqual([1, 1, 1]);
    expect([false, true, null, {}, { hours: 0.5 }].map(problemsOf)).toEqual([0, 0, 0, 0, 0]);
  });

  it('gives a page what it reads of the settings, and keeps what is for the services', () => {
    const settings = {
      review: true,
      draft: true,
      delivery: { to: 'clerk@city.example' },
      recaptcha: { secretKey: 'x' },
    };
    expect(pageFormOf(prepare([], { settings })).settings).toEqual({ review: true, draft: true });
  });

  it('says that it is styled when its sheet holds something', () => {
    expect(prepare([name])).toMatchObject({ styled: '', styleSheet: '' });
    const html = '<p style="color: red">a</p>';
    const form = prepare([{ type: 'content', key: 'c', html }]);
    expect(form.styled).toMatch(/^[0-9a-f]{16}$/);
    expect(form.styleSheet).toMatch(
      /^@layer author\{\.gs-[0-9a-f]{10}\{color:red;color:light-dark\(red,currentcolor\)\}\}$/,
    );
  });

  it('breaks off when the registry of models is not whole', () => {
    expect(() => prepareForm({ path: 'a', components: [{ type: 'x' }] }, { models: {} })).toThrow(
      'The registry of models lacks "unknown"',
    );
  });
});

describe('the version of a form', () => {
  const versionOf = (definition: object) => prepare([name], { ...definition }).version;

  it('is a SHA-256 in hexadecimal', () => {
    expect(versionOf({})).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not depend on the order of keys', () => {
    expect(versionOf({ title: 'A', display: 'form' })).toBe(versionOf({ display: 'form', title: 'A' }));
  });

  it.each([
    [{ title: 'B' }],
    [{ tags: [] }],
    [{ tags: ['a', 'b'] }],
    [{ tags: ['b', 'a'] }],
    [{ tags: [1] }],
    [{ tags: ['1'] }],
  ])('differs with %j', (change) => {
    const variants = [{}, { title: 'A' }, { tags: [['a', 'b']] }, { tags: null }];
    expect(variants.map(versionOf)).not.toContain(versionOf(change));
  });
});
