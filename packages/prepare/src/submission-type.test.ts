import { pageFormOf } from '@guichet/engine/prepared';
import { describe, expect, it } from 'vitest';
import { prepare } from './testing/prepare.ts';

/** Without those of the types, of which this package has but a few, and of the language. */
const problemsOf = (form: ReturnType<typeof prepare>) =>
  form.problems
    .filter(({ code }) => code !== 'unknownType' && code !== 'untranslated')
    .map(({ path, code }) => [path, code]);

describe('the submission type of a form', () => {
  it.each(['payment', 'treeremoval', 'eSubscription', 'mediaSignUp'])(
    'is %s where its author says so',
    (type) => {
      const form = prepare([], { properties: { submissionType: type } });
      expect(pageFormOf(form).submissionType).toBe(type);
      expect(form.problems).toEqual([]);
    },
  );

  it('is that of most forms where nothing is said, or nothing that is known, of which its author hears', () => {
    expect(prepare([]).submissionType).toBeUndefined();
    expect(prepare([], { properties: { submissionType: '' } }).problems).toEqual([]);
    const form = prepare([], { properties: { submissionType: 'Payment' } });
    expect(form.submissionType).toBeUndefined();
    expect(problemsOf(form)).toEqual([['properties.submissionType', 'unknownSubmissionType']]);
  });
});

describe('consent to a mailing list', () => {
  const box = { type: 'checkbox', key: 'news', label: 'News', defaultValue: true };
  const empty = { ...box, defaultValue: false };
  const boxes = {
    ...{ type: 'selectboxes', key: 'wards', label: 'Wards', defaultValue: { a: false, b: true } },
    values: [
      { label: 'A', value: 'a' },
      { label: 'B', value: 'b' },
    ],
  };
  const computed = { type: 'checkbox', key: 'more', label: 'More', customDefaultValue: 'value = true' };
  const panel = { type: 'panel', key: 'p', components: [box, boxes, computed] };

  it.each(['eSubscription', 'mediaSignUp'])('is never ticked beforehand in a form of type %s', (type) => {
    const form = prepare([panel], { properties: { submissionType: type } });
    const inside = form.components[0]?.children ?? [];
    expect(inside.map(({ defaultValue }) => defaultValue)).toEqual([undefined, undefined, undefined]);
    expect(inside.map(({ customDefaultValue }) => customDefaultValue)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(problemsOf(form)).toEqual([
      ['components[0].components[0].defaultValue', 'preTicked'],
      ['components[0].components[1].defaultValue', 'preTicked'],
      ['components[0].components[2].customDefaultValue', 'preTicked'],
    ]);
  });

  it('is not given by what a box stands in, nor by logic', () => {
    const rows = {
      ...{ type: 'datagrid', key: 'rows', label: 'Rows', components: [{ ...box, defaultValue: false }] },
      defaultValue: [{ name: 'true', news: true }],
    };
    const coded = { type: 'container', key: 'c', customDefaultValue: 'value = {}', components: [empty] };
    const action = (type: string) => ({ name: type, type, value: 'value = true', customAction: 'true' });
    const trigger = { type: 'javascript', javascript: 'result = true' };
    const actions = [action('value'), action('customAction'), { name: 'p', type: 'property' }];
    const switched = { ...empty, key: 'switched', logic: [{ name: 'l', trigger, actions }] };
    const form = prepare([rows, coded, switched], { properties: { submissionType: 'eSubscription' } });
    expect(problemsOf(form).filter(([, code]) => code === 'preTicked')).toEqual([
      ['components[0].defaultValue', 'preTicked'],
      ['components[1].customDefaultValue', 'preTicked'],
      ['components[2].logic[0].actions[0]', 'preTicked'],
      ['components[2].logic[0].actions[1]', 'preTicked'],
    ]);
    const [grid, container] = form.components;
    expect(grid?.defaultValue).toEqual([{ name: 'true', news: false }]);
    expect(container?.customDefaultValue).toBeUndefined();
  });

  it('leaves a box alone that is empty, and every box of another form', () => {
    expect(problemsOf(prepare([empty], { properties: { submissionType: 'eSubscription' } }))).toEqual([]);
    expect(prepare([box]).components[0]?.defaultValue).toBe(true);
  });
});
