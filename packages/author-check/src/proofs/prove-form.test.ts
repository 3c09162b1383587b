import type { Json, JsonObject } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { describe, expect, it } from 'vitest';
import { attack } from '../testing/attack.ts';
import { check, formOf } from '../testing/check.ts';
import { randomForm } from '../testing/random-form.ts';
import { findTraps } from './find-traps.ts';
import { createOpener } from './form-instance.ts';
import { proveForm } from './prove-form.ts';
import { showsIt } from './replay-witnesses.ts';
import { subjectsOf } from './subjects.ts';

const radio = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'radio', key, label: key, input: true },
  values: ['a', 'b'].map((value) => ({ label: value, value })),
  ...more,
});
const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});
const when = (key: string, eq: Json): JsonObject => ({ conditional: { show: true, when: key, eq } });
const page = (key: string, components: readonly Json[], more: JsonObject = {}): JsonObject => ({
  type: 'panel',
  key,
  title: key,
  components,
  ...more,
});

function verdicts(components: readonly Json[], rest: JsonObject = {}): Readonly<Record<string, string>> {
  const proven = proveForm(formOf(components, rest), models);
  return Object.fromEntries(
    (proven?.proofs ?? []).map(({ claim, rule, path, verdict }) => [
      `${path} ${rule === undefined ? claim : `${rule} ${claim}`}`,
      verdict.kind === 'reached' ? 'reached' : `${verdict.kind}: ${verdict.because}`,
    ]),
  );
}

describe('a field is proven', () => {
  it('to be reached, with answers that show it', () => {
    const form = formOf([radio('a'), radio('b', when('a', 'b')), text('c', when('b', 'a'))]);
    const proof = proveForm(form, models)?.proofs.find(
      ({ path, claim }) => path === 'components[2]' && claim === 'reached',
    );
    expect(proof?.verdict).toEqual({
      kind: 'reached',
      witness: [
        { kind: 'answer', path: 'a', value: 'b' },
        { kind: 'answer', path: 'b', value: 'a' },
      ],
    });
  });

  it('never to be reached, where none of all answers shows it', () => {
    expect(verdicts([radio('a'), text('c', when('a', 'z'))])['components[1] reached']).toBe(
      'never: none of the 3 answers that make a difference to "a" shows it',
    );
    const contradiction = {
      conditional: {
        show: true,
        conjunction: 'all',
        conditions: ['a', 'b'].map((value) => ({ component: 'a', operator: 'isEqual', value })),
      },
    };
    expect(verdicts([radio('a'), text('c', contradiction)])['components[1] reached']).toMatch(/^never/);
    const logic = {
      conditional: { json: { and: [{ '>': [{ var: 'data.n' }, 5] }, { '<': [{ var: 'data.n' }, 3] }] } },
    };
    expect(
      verdicts([{ type: 'number', key: 'n', label: 'n' }, text('c', logic)])['components[1] reached'],
    ).toMatch(/^never/);
    expect(
      verdicts([radio('a'), page('p', [text('c')], when('a', 'z'))])['components[1].components[0] reached'],
    ).toMatch(/^never/);
    expect(verdicts([text('c', { hidden: true })])['components[0] reached']).toBe(
      'never: it is hidden, and nothing shows it',
    );
  });

  it('in a form with a type that is prepared as another', () => {
    const found = verdicts([{ ...text('place'), type: 'location' }, radio('a'), text('c', when('a', 'z'))]);
    expect(found['components[0] reached']).toBe('reached');
    expect(found['components[2] reached']).toMatch(/^never/);
  });

  it('never to be reached, because of a field that is never seen itself', () => {
    const found = verdicts([radio('a', when('nobody', 'x')), text('c', when('a', 'y'))]);
    expect(found['components[1] reached']).toBe('never: it depends on "a", which is never seen itself');
  });

  it('never to be reached, where two show each other alone', () => {
    expect(verdicts([text('a', when('b', 'x')), text('b', when('a', 'x'))])['components[0] reached']).toMatch(
      /^never/,
    );
  });

  it('not to be decided, with the script that decides and what it calls', () => {
    const code = { customConditional: 'show = moment(data.a).isAfter("2200-01-01") && data.b === "zzz9"' };
    expect(verdicts([text('a'), text('b'), text('c', code)])['components[2] reached']).toBe(
      'undecided: the code at components[2].customConditional decides, and calls moment',
    );
    const computed = [
      text('a', { calculateValue: 'value = data.b + 1' }),
      text('b'),
      text('c', when('a', 'zzz9')),
    ];
    expect(verdicts(computed)['components[2] reached']).toBe(
      'undecided: "a" is computed by components[0].calculateValue',
    );
    const writing = [
      radio('a'),
      text('b', { calculateValue: 'data.a = "z"; value = 1' }),
      text('c', when('a', 'q')),
    ];
    expect(verdicts(writing)['components[2] reached']).toMatch(
      /^undecided: the code at components\[1\]\.calculateValue may change/,
    );
  });
});

describe('a rule is proven', () => {
  it('to be passed and failed, with answers', () => {
    const validate = { required: true, minLength: 3, maxLength: 5, pattern: '[a-z]+' };
    const found = verdicts([text('a', { validate })]);
    for (const rule of Object.keys(validate))
      for (const claim of ['satisfied', 'violated'])
        expect(found[`components[0] ${rule} ${claim}`]).toBe('reached');
  });

  it('with answers as the field takes them', () => {
    const capitals = text('a', { case: 'uppercase', validate: { required: true, maxLength: 0 } });
    const found = verdicts([capitals, text('b', when('a', 'abc'))]);
    expect(found['components[0] required satisfied']).toBe('reached');
    expect(found['components[1] reached']).toMatch(/^undecided/);
  });

  it('never to be passed, where nobody can answer or rules exclude each other', () => {
    const found = verdicts([
      radio('a', { values: [], validate: { required: true } }),
      text('b', { validate: { minLength: 5, maxLength: 2 } }),
    ]);
    expect(found['components[0] required satisfied']).toBe('never: it has no options');
    expect(found['components[1] minLength satisfied']).toMatch(/^never: "minLength" asks for 5/);
  });
});

describe('pages of a wizard', () => {
  const wizard = { display: 'wizard' };

  it('are reached by going from page to page, with answers that let each be left', () => {
    const pages = [
      page('one', [text('a', { validate: { required: true } }), radio('b')]),
      page('two', [text('c')], when('b', 'b')),
      page('three', [text('d')]),
    ];
    const form = formOf(pages, wizard);
    const proof = proveForm(form, models)?.proofs.find(
      ({ path, claim }) => path === 'components[1]' && claim === 'reached',
    );
    if (proof?.verdict.kind !== 'reached') throw new Error('Not reached.');
    expect(proof.verdict.witness.at(-1)).toEqual({ kind: 'next' });
    const preparation = prepareForm(form, { models });
    if (preparation.kind !== 'prepared') throw new Error('No form.');
    const subject = subjectsOf(form, preparation.form, models)?.find(({ path }) => path === 'components[1]');
    if (subject === undefined) throw new Error('No page.');
    expect(showsIt(proof.verdict.witness, subject, createOpener(preparation.form))).toBe(true);
    expect(showsIt([], subject, createOpener(preparation.form))).toBe(false);
  });

  it('that nobody can leave are found, and whether every resident comes there', () => {
    const locked = radio('k', { values: [], validate: { required: true } });
    const trapsOf = (components: readonly Json[], rest: JsonObject = wizard) => {
      const form = formOf(components, rest);
      const preparation = prepareForm(form, { models });
      return preparation.kind === 'prepared'
        ? findTraps(form, preparation.form, models).map(({ path, isForEveryone }) => [path, isForEveryone])
        : [];
    };
    expect(trapsOf([page('one', [radio('b')]), page('two', [locked])])).toEqual([
      ['components[1].components[0]', true],
    ]);
    expect(trapsOf([page('one', [radio('b')]), page('two', [locked], when('b', 'a'))])).toEqual([
      ['components[1].components[0]', false],
    ]);
    expect(trapsOf([locked], {})).toEqual([['components[0]', true]]);
    expect(trapsOf([text('a', { type: 'sundial', validate: { required: true } })], {})).toEqual([
      ['components[0]', true],
    ]);
    const circle = (first: string, second: string) =>
      trapsOf([
        page('one', [text('a')], { nextPage: first }),
        page('two', [text('b')], { nextPage: second }),
        page('three', [text('c')]),
      ]);
    expect(circle(`next = 'two'`, `next = 'one';`)).toEqual([['components[0].nextPage', true]]);
    // A bare key is code that fails, and the form goes on to the page that follows.
    expect(circle('two', 'one')).toEqual([]);
    const rows = { type: 'datagrid', key: 'g', label: 'g', input: true, components: [text('a')] };
    expect(trapsOf([{ ...rows, validate: { minLength: 4, maxLength: 2 } }], {})).toEqual([
      ['components[0]', true],
    ]);
    expect(trapsOf([{ ...rows, validate: { minLength: 4, maxLength: 0 } }], {})).toEqual([]);
    const date = (maxDate: string) => [
      text('d', {
        ...{ type: 'datetime', validate: { required: true } },
        datePicker: { minDate: '2030-01-02', maxDate },
      }),
    ];
    expect(trapsOf(date('2030-01-01'), {})).toEqual([['components[0]', true]]);
    expect(trapsOf(date('2030-01-02'), {})).toEqual([]);
    expect(trapsOf([{ ...locked, ...when('b', 'a') }, radio('b')], {})).toEqual([]);
    expect(trapsOf([locked, text('z', { calculateValue: 'instance.root.setValue({})' })], {})).toEqual([]);
    expect(check(formOf([locked])).map(({ code }) => code)).toContain('trapped');
  });
});

/** Printed with a failure, and enough to make its form again. */
const seeds = Array.from({ length: 200 }, (_, index) => 50_000 + index);

it('no "never" is refuted by random filling, in 200 random forms', () => {
  const found = seeds.map((seed) => ({ seed, ...attack(randomForm(seed), 100, seed) }));
  expect(found.filter(({ refuted }) => refuted.length > 0)).toEqual([]);
  // The forms are such that there is much to decide.
  expect(found.reduce((sum, { never }) => sum + never, 0)).toBeGreaterThan(50);
  expect(found.reduce((sum, { reached }) => sum + reached, 0)).toBeGreaterThan(300);
});
