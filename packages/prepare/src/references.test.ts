import { describe, expect, it } from 'vitest';
import { prepare, problemsOf } from './testing/prepare.ts';

const text = (key: string) => ({ type: 'textfield', key });
const components = [
  text('a'),
  text('group.email'),
  { type: 'panel', key: 'p', components: [text('inPanel')] },
  { type: 'container', key: 'c', components: [{ type: 'panel', key: 'q', components: [text('b')] }] },
  { type: 'grid', key: 'g', input: true, components: [text('cell')] },
];
const askedFor = (reference: string) => [
  ...components,
  { ...text('x'), conditional: { show: true, when: reference, eq: '1' } },
];
const danglingIn = (list: Parameters<typeof problemsOf>[0]) =>
  problemsOf(list).filter((line) => line.endsWith('danglingWhen'));

describe('a condition that names a component', () => {
  it.each([
    'a',
    'group.email',
    'inPanel',
    'p.inPanel',
    'p',
    'c.b',
    'b',
    'c.q.b',
    'a.option',
    'c.b.option',
    'g.cell',
    'g[0].cell',
    'x',
  ])('finds %s', (reference) => {
    expect(danglingIn(askedFor(reference))).toEqual([]);
  });

  it.each(['nobody', 'c.nobody', 'email', 'p.nobody', 'q.c.b', ' a', 'constructor'])(
    'is reported when it names %s',
    (reference) => {
      expect(danglingIn(askedFor(reference))).toEqual(['components[5].conditional.when: danglingWhen']);
    },
  );

  it('is reported in a list of conditions, once for each name', () => {
    const conditions = ['a', 'nobody', 'nobody', 'noone'].map((component) => ({
      component,
      operator: 'isEmpty',
    }));
    expect(
      danglingIn([text('a'), { ...text('x'), conditional: { show: true, conjunction: 'all', conditions } }]),
    ).toEqual(Array(2).fill('components[1].conditional.conditions: danglingWhen'));
  });
});

describe('a condition that names nothing in the form', () => {
  const advice = (list: Parameters<typeof prepare>[0]) =>
    prepare(list)
      .problems.filter(({ code }) => code === 'danglingWhen')
      .map(({ sentence }) => sentence.replace(/^.*; /, ''));
  const two = ['c', 'd'].map((key) => ({ type: 'container', key, components: [text('twice')] }));
  const asking = { ...text('x'), conditional: { show: true, when: 'old.twice', eq: '1' } };

  it.each([
    ['inWizard.a', 'a'],
    ['old.b', 'c.b'],
    ['email', 'group.email'],
    ['g.old.cell', 'g.cell'],
    [' a', 'a'],
    ['INPANEL', 'inPanel'],
  ])('%s: tells which path was probably meant, %s', (reference, meant) => {
    expect(advice(askedFor(reference))).toEqual([`you probably mean "${meant}".`]);
  });

  it.each(['nobody', 'c.nobody', 'old.p', 'old.x'])('%s: asks for a key where none is alike', (reference) => {
    expect(advice(askedFor(reference))).toEqual(['name a key of this form.']);
  });

  it('tells the nearest of several, and none where two are as near', () => {
    expect(advice([...two, asking])).toEqual(['name a key of this form.']);
    const inside = { type: 'container', key: 'd', components: [text('twice'), asking] };
    expect(advice([two[0] ?? null, inside])).toEqual(['you probably mean "d.twice".']);
  });
});

describe('two components that keep their answers in one place', () => {
  it('are reported at the second', () => {
    expect(problemsOf([text('a'), { type: 'panel', key: 'p', components: [text('a')] }])).toEqual([
      'components[1].components[0].key: duplicatePath',
    ]);
  });

  it('are reported when the paths meet in another way', () => {
    expect(problemsOf([text('c.a'), { type: 'container', key: 'c', components: [text('a')] }])).toEqual([
      'components[1].components[0].key: duplicatePath',
    ]);
  });

  it('are a note where both depend on conditions, as alternatives do', () => {
    const asked = (eq: string) => ({ ...text('a'), conditional: { show: true, when: 'b', eq } });
    expect(problemsOf([text('b'), asked('1'), asked('2')])).toEqual(['components[2].key: sharedPath']);
    expect(problemsOf([text('b'), text('a'), asked('2')])).toEqual(['components[2].key: duplicatePath']);
    const panel = { type: 'panel', key: 'p', hidden: true, components: [text('a')] };
    expect(problemsOf([text('b'), panel, asked('2')])).toEqual(['components[2].key: sharedPath']);
  });

  it('are not two with one key in different containers, nor layouts', () => {
    const inContainer = { type: 'container', key: 'c', components: [text('a')] };
    expect(
      problemsOf([text('a'), inContainer, { type: 'panel', key: 'a' }, { type: 'panel', key: 'a' }]),
    ).toEqual([]);
  });
});
