import type { Json, JsonObject } from '@guichet/definition';
import {
  ask,
  container,
  field,
  grid,
  hideWhen,
  logicThat,
  panel,
  parts,
  survey,
  text,
  values,
  when,
} from './components.ts';
import type { Outcome } from './outcome.ts';

// Over 300 lines because this is the one list of all differences: whoever asks what we do otherwise reads it.

/** A form that Form.io judges otherwise than we do, as small as it can be. */
export interface KnownDifference {
  /** Whether we leave out a fault of theirs, or chose otherwise. */
  readonly whose: 'their fault' | 'our choice';
  readonly reason: string;
  readonly components: readonly Json[];
  readonly data: JsonObject;
  /** What of the outcome differs; `stops`: there is none. */
  readonly theirs: Partial<Outcome> | 'stops';
  readonly ours: Partial<Outcome>;
}

const differences = {
  'an object that holds nothing': {
    whose: 'our choice',
    reason: 'an object that dots in a key make stands in the data only while it holds something',
    components: [text('a'), text('d.b', when('a', 'x'))],
    data: { a: '', d: { b: 'y' } },
    theirs: { data: { a: '', d: {} } },
    ours: { data: { a: '' } },
  },
  'eq of nothing': {
    whose: 'their fault',
    reason:
      '`eq: \'\'` holds of what is missing, as on their page and as authors mean it; their service compares it with the text "undefined"',
    components: [text('a'), text('b', when('a', ''))],
    data: { b: 'y' },
    theirs: { visible: ['a'], data: {} },
    ours: { visible: ['a', 'b'], data: { b: 'y' } },
  },
  'names in a hidden layout': {
    whose: 'their fault',
    reason:
      'a condition sees what stands in a hidden layout, as on their page; their service has removed it by then',
    components: [text('a'), panel('p', [text('b')], when('a', 'x')), text('c', when('b', 'y'))],
    data: { a: '', b: 'y', c: 'z' },
    theirs: { visible: ['a'], data: { a: '' } },
    ours: { visible: ['a', 'c'], data: { a: '', c: 'z' } },
  },
  'forward references': {
    whose: 'their fault',
    reason:
      'what a condition reads may stand below it: we go on until all is settled, they go through the form once',
    components: [text('b', when('a', 'x')), text('a', when('z', '1')), text('z')],
    data: { b: 'y', a: 'x', z: '' },
    theirs: { visible: ['b', 'z'], data: { b: 'y', z: '' } },
    ours: { visible: ['z'], data: { z: '' } },
  },
  'a condition on its own field': {
    whose: 'their fault',
    reason:
      'an answer that hides its own field is cleared, and the field is there again; they go through the form once',
    components: [text('a', when('a', 'x', false))],
    data: { a: 'x' },
    theirs: { visible: [] },
    ours: { visible: ['a'] },
  },
  'the same key twice': {
    whose: 'their fault',
    reason:
      'two fields with one key that exclude each other share the answer, as on their page; in their service the hidden one clears it',
    components: [text('t'), text('a', when('t', '1')), text('a', when('t', '2'))],
    data: { t: '1', a: 'x' },
    theirs: { data: { t: '1' } },
    ours: { data: { t: '1', a: 'x' } },
  },
  'one failure of two fields': {
    whose: 'our choice',
    reason: 'two fields with one key that are both judged each say what is wrong; theirs says it once a key',
    components: [
      text('a', { validateWhenHidden: true, validate: { required: true } }),
      text('a', { hidden: true, validateWhenHidden: true, validate: { required: true } }),
    ],
    data: { a: '' },
    theirs: { failures: ['a:required'] },
    ours: { failures: ['a:required', 'a:required'] },
  },
  'a condition that is nothing': {
    whose: 'their fault',
    reason:
      'an expression that gives nothing hides, as on their page and as what is false does; in their service it shows',
    components: [text('a', { conditional: { json: { var: 'data.nobody' } } })],
    data: { a: 'x' },
    theirs: { visible: ['a'], data: { a: 'x' } },
    ours: { visible: [], data: {} },
  },
  'when beside conditions': {
    whose: 'their fault',
    reason: 'of two shapes in one condition `when` counts, as on their page; in their service the list does',
    components: [
      text('t'),
      text('a', { conditional: { ...when('t', '1').conditional, ...ask('t', 'isEqual', '2').conditional } }),
    ],
    data: { t: '1', a: 'x' },
    theirs: { visible: ['t'], data: { t: '1' } },
    ours: { visible: ['t', 'a'], data: { t: '1', a: 'x' } },
  },
  'a list without show': {
    whose: 'their fault',
    reason:
      'a list of conditions that does not say whether it shows is not active, as on their page; in their service it shows',
    components: [
      text('t'),
      text('a', {
        conditional: {
          conjunction: 'all',
          conditions: [{ component: 't', operator: 'isEqual', value: '2' }],
        },
      }),
    ],
    data: { t: '1', a: 'x' },
    theirs: { visible: ['t'], data: { t: '1' } },
    ours: { visible: ['t', 'a'], data: { t: '1', a: 'x' } },
  },
  'a list with an empty show': {
    whose: 'their fault',
    reason:
      'a list of conditions whose `show` is empty is not active, as on their page; in their service it hides',
    components: [text('t'), text('a', ask('t', 'isEqual', '1', { show: null }))],
    data: { t: '1', a: 'x' },
    theirs: { visible: ['t'], data: { t: '1' } },
    ours: { visible: ['t', 'a'], data: { t: '1', a: 'x' } },
  },
  'several not sent': {
    whose: 'our choice',
    reason: 'a list that was not sent stays away; theirs becomes an empty one',
    components: [text('a', { multiple: true })],
    data: {},
    theirs: { data: { a: [] } },
    ours: { data: {} },
  },
  'spaces of several texts': {
    whose: 'their fault',
    reason: 'spaces are collapsed in each of several texts; in their service only where there is one',
    components: [text('a', { multiple: true, truncateMultipleSpaces: true })],
    data: { a: [' a  b '] },
    theirs: { data: { a: [' a  b '] } },
    ours: { data: { a: ['a b'] } },
  },
  'rules of several texts': {
    whose: 'their fault',
    reason:
      'each rule judges each of several texts; their service leaves out the longest, the pattern and the words',
    components: [
      text('a', { multiple: true, validate: { maxLength: 2, pattern: '[b]*', maxWords: 1, minWords: 3 } }),
    ],
    data: { a: ['abc de'] },
    theirs: { failures: ['a:maxWords'] },
    ours: { failures: ['a:maxLength', 'a:maxWords', 'a:minWords', 'a:pattern'] },
  },
  'an empty list': {
    whose: 'our choice',
    reason: 'a required list that is empty fails one rule; theirs says besides that it must not be empty',
    components: [text('a', { multiple: true, validate: { required: true } })],
    data: { a: [] },
    theirs: { failures: ['a:array_nonempty', 'a:required'] },
    ours: { failures: ['a:required'] },
  },
  'the mask of an empty list': {
    whose: 'their fault',
    reason: 'an empty list has nothing that could miss its mask',
    components: [field('phoneNumber', 'a', { multiple: true, inputMask: '999' })],
    data: { a: [] },
    theirs: { failures: ['a:mask'] },
    ours: { failures: [] },
  },
  'several numbers of which one is missing': {
    whose: 'their fault',
    reason: 'a limit does not judge a number that is missing; theirs stops with an error',
    components: [field('number', 'a', { multiple: true, validate: { max: 1 } })],
    data: { a: [null] },
    theirs: 'stops',
    ours: { visible: ['a'], data: { a: [null] }, failures: [] },
  },
  'blanks in a password': {
    whose: 'their fault',
    reason:
      'blanks alone are no password, as on their page; to a condition in their service they are something',
    components: [field('password', 'a'), text('b', ask('a', 'isEmpty'))],
    data: { a: ' ', b: 'y' },
    theirs: { visible: ['a'], data: { a: ' ' } },
    ours: { visible: ['a', 'b'], data: { a: ' ', b: 'y' } },
  },
  'default of a number': {
    whose: 'their fault',
    reason: 'a number that was not sent gets its default like all else; in their service it gets none',
    components: [field('number', 'a', { defaultValue: 3 })],
    data: {},
    theirs: { data: {} },
    ours: { data: { a: 3 } },
  },
  'default of an amount': {
    whose: 'their fault',
    reason: 'an amount that was not sent gets its default like all else; in their service it gets none',
    components: [field('currency', 'a', { defaultValue: 3 })],
    data: {},
    theirs: { data: {} },
    ours: { data: { a: 3 } },
  },
  'an amount as text': {
    whose: 'our choice',
    reason: 'an amount in a text becomes a number, as with numbers',
    components: [field('currency', 'a')],
    data: { a: '4' },
    theirs: { data: { a: '4' } },
    ours: { data: { a: 4 } },
  },
  'a choice of texts not sent': {
    whose: 'their fault',
    reason: 'what was not chosen is not the text "undefined"',
    components: [field('radio', 'a', { values, dataType: 'string' })],
    data: {},
    theirs: { data: { a: 'undefined' } },
    ours: { data: {} },
  },
  'a choice of numbers that is none': {
    whose: 'their fault',
    reason: 'no choice is not 0',
    components: [field('radio', 'a', { values, dataType: 'number' })],
    data: { a: '' },
    theirs: { data: { a: 0 } },
    ours: { data: { a: '' } },
  },
  'a choice of numbers that is a text': {
    whose: 'their fault',
    reason: 'a text where a number is asked for stays as it is; theirs keeps nothing of it',
    components: [field('radio', 'a', { values, dataType: 'number' })],
    data: { a: 'a' },
    theirs: { data: { a: null } },
    ours: { data: { a: 'a' } },
  },
  'group of checkboxes not sent': {
    whose: 'our choice',
    reason: 'a group of checkboxes that was not sent stays away; theirs becomes an empty object',
    components: [field('selectboxes', 'a', { values })],
    data: {},
    theirs: { data: { a: {} } },
    ours: { data: {} },
  },
  'limits of no date': {
    whose: 'their fault',
    reason: 'what is no date is that alone, and lies not beyond limits besides',
    components: [field('datetime', 'a', { widget: { type: 'calendar', minDate: '2024-03-15' } })],
    data: { a: 'tomorrow' },
    theirs: { failures: ['a:date', 'a:minDate'] },
    ours: { failures: ['a:date'] },
  },
  'a day of noughts': {
    whose: 'their fault',
    reason: '`00/00/0000` is an empty day, as on their page; to a condition in their service it is a day',
    components: [field('day', 'a', parts()), text('b', ask('a', 'isEmpty'))],
    data: { a: '00/00/0000', b: 'y' },
    theirs: { visible: ['a'], data: { a: '00/00/0000' } },
    ours: { visible: ['a', 'b'], data: { a: '00/00/0000', b: 'y' } },
  },
  'missing parts of a day': {
    whose: 'their fault',
    reason: 'a day with too few parts is refused as it was sent; theirs adds an empty part',
    components: [field('day', 'a', parts())],
    data: { a: '03/2024' },
    theirs: { data: { a: '03/2024/' } },
    ours: { data: { a: '03/2024' } },
  },
  'tags by place': {
    whose: 'their fault',
    reason: "`eq: '0'` asks whether 0 is among the tags; theirs asks for the first of them",
    components: [field('tags', 'a', { storeas: 'array' }), text('b', when('a', '0', false))],
    data: { a: ['x'], b: 'y' },
    theirs: { visible: ['a'], data: { a: ['x'] } },
    ours: { visible: ['a', 'b'], data: { a: ['x'], b: 'y' } },
  },
  'an address that is not there': {
    whose: 'their fault',
    reason: 'to a condition an address that is not there is empty; theirs stops with an error',
    components: [field('address', 'a'), text('b', ask('a', 'isEmpty'))],
    data: { b: 'y' },
    theirs: 'stops',
    ours: { visible: ['a', 'b'], data: { b: 'y' }, failures: [] },
  },
  'an empty part of a chosen address': {
    whose: 'their fault',
    reason: 'a required address that was chosen is there; theirs asks for all that its provider left empty',
    components: [field('address', 'a', { enableManualMode: true, validate: { required: true } })],
    data: { a: { mode: 'autocomplete', address: { display_name: '110 Laurier', name: '' } } },
    theirs: { failures: ['a:required'] },
    ours: { failures: [] },
  },
  'survey half answered': {
    whose: 'their fault',
    reason: 'a required survey asks for every question; theirs is content with one',
    components: [survey({ validate: { required: true } })],
    data: { a: { q: 'a' } },
    theirs: { failures: [] },
    ours: { failures: ['a:required'] },
  },
  'an empty survey': {
    whose: 'their fault',
    reason: 'a survey without answers is empty, as on their page; to a condition in their service it is not',
    components: [survey(), text('b', ask('a', 'isEmpty'))],
    data: { a: {}, b: 'y' },
    theirs: { visible: ['a'], data: { a: {} } },
    ours: { visible: ['a', 'b'], data: { a: {}, b: 'y' } },
  },
  'an empty map': {
    whose: 'their fault',
    reason: 'a data map without keys is empty, as on their page; to a condition in their service it is not',
    components: [field('datamap', 'a'), text('b', ask('a', 'isEmpty'))],
    data: { a: {}, b: 'y' },
    theirs: { visible: ['a'], data: { a: {} } },
    ours: { visible: ['a', 'b'], data: { a: {}, b: 'y' } },
  },
  'text in an object': {
    whose: 'their fault',
    reason: 'an object includes no text; theirs looks among its values',
    components: [field('datamap', 'a'), text('b', ask('a', 'includes', 'x'))],
    data: { a: { street: 'x' }, b: 'y' },
    theirs: { visible: ['a', 'b'], data: { a: { street: 'x' }, b: 'y' } },
    ours: { visible: ['a'], data: { a: { street: 'x' } } },
  },
  'dates of what is none': {
    whose: 'their fault',
    reason: 'what holds no date lies neither before nor after one; theirs takes an object for now',
    components: [
      field('selectboxes', 'a', { values }),
      text('b', ask('a', 'dateGreaterThanOrEqual', '2024-03-15')),
    ],
    data: { a: { a: false, 5: false }, b: 'y' },
    theirs: { visible: ['a', 'b'], data: { a: { '5': false, a: false }, b: 'y' } },
    ours: { visible: ['a'], data: { a: { '5': false, a: false } } },
  },
  'dates in digits': {
    whose: 'our choice',
    reason: 'only ISO 8601 is a date: 5 lies not before the year 2024',
    components: [text('a'), text('b', ask('a', 'dateLessThan', '2024-03-15'))],
    data: { a: '5', b: 'y' },
    theirs: { visible: ['a', 'b'], data: { a: '5', b: 'y' } },
    ours: { visible: ['a'], data: { a: '5' } },
  },
  'a row that holds nothing': {
    whose: 'their fault',
    reason: 'a row of which nothing is kept stays a row; in their service it is gone, or null before others',
    components: [grid('g', text('a'))],
    data: { g: [{}, { a: 'x' }] },
    theirs: { visible: ['g', 'g[1].a'], data: { g: [null, { a: 'x' }] } },
    ours: { visible: ['g', 'g[0].a', 'g[1].a'], data: { g: [{}, { a: 'x' }] } },
  },
  'several that are gone': {
    whose: 'our choice',
    reason:
      'a hidden list that is judged all the same is missing; theirs says besides that nothing is no list',
    components: [
      text('t'),
      text('a', {
        multiple: true,
        validateWhenHidden: true,
        validate: { required: true },
        ...when('t', 'x'),
      }),
    ],
    data: { t: '', a: ['b'] },
    theirs: { failures: ['a:array', 'a:required'] },
    ours: { failures: ['a:required'] },
  },
  'a required grid with hidden cells': {
    whose: 'their fault',
    reason:
      'a grid of which all that is filled in is hidden is empty; in their service it is judged before that is taken away',
    components: [
      text('t'),
      field('datagrid', 'g', {
        validate: { required: true },
        components: [field('checkbox', 'c'), text('a', when('t', 'x'))],
      }),
    ],
    data: { t: '', g: [{ c: false, a: 'y' }] },
    theirs: { failures: [] },
    ours: { failures: ['g:required'] },
  },
  'the number of rows': {
    whose: 'our choice',
    reason:
      'a grid has as many rows as its author asks for, on both sides; theirs only takes the buttons away, and its service counts nothing',
    components: [
      field('datagrid', 'g', { validate: { minLength: 2 }, components: [text('a')] }),
      field('datagrid', 'h', { validate: { maxLength: 1 }, components: [text('a')] }),
    ],
    data: { g: [{ a: 'x' }], h: [{ a: 'x' }, { a: 'y' }] },
    theirs: { failures: [] },
    ours: { failures: ['g:minLength', 'h:maxLength'] },
  },
  'blanks in a required grid': {
    whose: 'their fault',
    reason: 'blanks alone do not fill in a cell, as they do not fill in a field; in their service they do',
    components: [field('datagrid', 'g', { validate: { required: true }, components: [text('a')] })],
    data: { g: [{ a: ' ' }] },
    theirs: { failures: [] },
    ours: { failures: ['g:required'] },
  },
  'hidden by logic beside a condition': {
    whose: 'their fault',
    reason:
      'what logic hides is cleared, as on their page; in their service it is kept where a condition would show it',
    components: [text('t'), text('a', { ...when('t', 'x'), logic: [hideWhen('t', 'x')] })],
    data: { t: 'x', a: 'y' },
    theirs: { data: { t: 'x', a: 'y' } },
    ours: { data: { t: 'x' } },
  },
  'a computed value in a row, not sent': {
    whose: 'their fault',
    reason:
      'what a form service computes it computes in rows too, as on their page; in their service only over what was sent',
    components: [
      grid('g', text('a'), text('b', { calculateValue: { cat: ['a', 'b'] }, calculateServer: true })),
    ],
    data: { g: [{ a: 'x' }] },
    theirs: { data: { g: [{ a: 'x' }] } },
    ours: { data: { g: [{ a: 'x', b: 'ab' }] } },
  },
  'a default in a hidden container': {
    whose: 'their fault',
    reason: 'a hidden container is gone; in their service a computed default in it brings it back',
    components: [
      text('t'),
      container('p', [text('a', { customDefaultValue: { cat: ['a', 'b'] } })], when('t', 'x')),
    ],
    data: { t: '', p: {} },
    theirs: { data: { t: '', p: {} } },
    ours: { data: { t: '' } },
  },
  'a computed value in a hidden container': {
    whose: 'their fault',
    reason: 'a hidden container is gone; in their service a computed value in it brings it back',
    components: [
      text('t'),
      container(
        'p',
        [text('a', { calculateValue: { cat: ['a', 'b'] }, calculateServer: true })],
        when('t', 'x'),
      ),
    ],
    data: { t: '', p: { a: '' } },
    theirs: { data: { t: '', p: {} } },
    ours: { data: { t: '' } },
  },
  'names in a grid in a grid': {
    whose: 'their fault',
    reason:
      'in a grid in a grid a name means the field of the same row; their service looks for the inner row among the outer ones',
    components: [grid('g', text('a'), grid('h', text('b', when('g.a', 'x'))))],
    data: {
      g: [
        { a: 'x', h: [{ b: 'y' }] },
        { a: '', h: [{ b: 'y' }] },
      ],
    },
    theirs: {
      visible: ['g', 'g[0].a', 'g[0].h', 'g[0].h[0].b', 'g[1].a', 'g[1].h', 'g[1].h[0].b'],
      data: {
        g: [
          { a: 'x', h: [{ b: 'y' }] },
          { a: '', h: [{ b: 'y' }] },
        ],
      },
    },
    ours: {
      visible: ['g', 'g[0].a', 'g[0].h', 'g[0].h[0].b', 'g[1].a', 'g[1].h'],
      data: {
        g: [
          { a: 'x', h: [{ b: 'y' }] },
          { a: '', h: [{}] },
        ],
      },
    },
  },
  'rows asked from outside': {
    whose: 'their fault',
    reason:
      'the older shape of a condition has no answer for many rows, as on their page; in their service it asks the first',
    components: [grid('g', text('a')), text('b', when('g.a', 'x'))],
    data: { g: [{ a: 'x' }, { a: 'x' }], b: 'y' },
    theirs: { visible: ['g', 'g[0].a', 'g[1].a', 'b'], data: { g: [{ a: 'x' }, { a: 'x' }], b: 'y' } },
    ours: { visible: ['g', 'g[0].a', 'g[1].a'], data: { g: [{ a: 'x' }, { a: 'x' }] } },
  },
  'one object for rows': {
    whose: 'our choice',
    reason: 'one object in the place of rows is a list of one, as on their page; theirs is an empty list',
    components: [grid('g', text('a'))],
    data: { g: { a: 'x' } },
    theirs: { visible: ['g'], data: { g: [] } },
    ours: { visible: ['g', 'g[0].a'], data: { g: [{ a: 'x' }] } },
  },
  'a row that is null': {
    whose: 'our choice',
    reason: 'a row is an object, also where null was sent',
    components: [grid('g', text('a'))],
    data: { g: [null, { a: 'x' }] },
    theirs: { visible: ['g', 'g[1].a'], data: { g: [null, { a: 'x' }] } },
    ours: { visible: ['g', 'g[0].a', 'g[1].a'], data: { g: [{}, { a: 'x' }] } },
  },
  'bare names in rows': {
    whose: 'their fault',
    reason:
      'in a row a bare key names the field of that row, as on their page; in their service the layouts of all rows follow the first',
    components: [grid('g', text('a'), panel('p', [text('b')], when('a', 'x')))],
    data: {
      g: [
        { a: '', b: 'y' },
        { a: 'x', b: 'y' },
      ],
    },
    theirs: { visible: ['g', 'g[0].a', 'g[1].a'], data: { g: [{ a: '' }, { a: 'x' }] } },
    ours: { visible: ['g', 'g[0].a', 'g[1].a', 'p', 'g[1].b'], data: { g: [{ a: '' }, { a: 'x', b: 'y' }] } },
  },
  'a hidden text in a container': {
    whose: 'their fault',
    reason: 'a condition of a text hides the text; in their service it hides the container around it',
    components: [
      text('t'),
      container('p', [field('content', 'c', { input: false, html: 'Text', ...when('t', 'x') }), text('a')]),
    ],
    data: { t: '', p: { a: 'y' } },
    theirs: { visible: ['t'], data: { t: '' } },
    ours: { visible: ['t', 'p', 'p.a'], data: { t: '', p: { a: 'y' } } },
  },
  'logic in rows': {
    whose: 'their fault',
    reason:
      'logic judges each row by itself, as on their page; in their service what it set in one row holds in the rows after it',
    components: [
      grid(
        'g',
        text('a', {
          logic: [
            logicThat({ type: 'json', json: { '==': [{ var: 'row.b' }, 'x'] } }, 'validate.required', true),
          ],
        }),
        text('b'),
      ),
    ],
    data: {
      g: [
        { a: '', b: 'x' },
        { a: '', b: '' },
      ],
    },
    theirs: { failures: ['g[0].a:required', 'g[1].a:required'] },
    ours: { failures: ['g[0].a:required'] },
  },
  'judged below a hidden layout': {
    whose: 'their fault',
    reason:
      'what is judged though hidden is judged with what is filled in, which a hidden layout keeps; their service has removed it by then',
    components: [
      text('t'),
      panel('p', [text('a', { validateWhenHidden: true, validate: { required: true } })], when('t', 'x')),
    ],
    data: { t: '', a: 'y' },
    theirs: { failures: ['a:required'] },
    ours: { failures: [] },
  },
  'a computed value of another type': {
    whose: 'our choice',
    reason: 'what is computed becomes a value of its type, as what is typed; theirs stays as it is and fails',
    components: [field('number', 'a', { calculateValue: { cat: ['4', '2'] }, calculateServer: true })],
    data: { a: 1 },
    theirs: { data: { a: '42' }, failures: ['a:number'] },
    ours: { data: { a: 42 }, failures: [] },
  },
  'a computed value that is nothing': {
    whose: 'their fault',
    reason:
      'code that gives nothing or no number, and a default that fails, give the empty value of its type, as on their page; in their service the value is gone, or null',
    components: [
      text('a', { calculateValue: 'value = data.nobody', calculateServer: true }),
      text('b', { customDefaultValue: 'value = data.nobody' }),
      text('c', { calculateValue: 'value = parseInt(data.a)', calculateServer: true }),
      text('d', { customDefaultValue: 'value = data.nobody.knows' }),
    ],
    data: { a: 'x' },
    theirs: { data: { c: null } },
    ours: { data: { a: '', b: '', c: '', d: '' } },
  },
  'what a calculation begins with': {
    whose: 'their fault',
    reason:
      'code finds in `value` what the field holds, as on their page; theirs finds null where that is empty',
    components: [
      text('a', { calculateValue: "value = value + '!'.slice(value.length)", calculateServer: true }),
    ],
    data: { a: '' },
    theirs: { data: { a: '' } },
    ours: { data: { a: '!' } },
  },
  'what code sets that no field holds': {
    whose: 'their fault',
    reason:
      'of a submission the keys of the form are stored; what their code sets in the data is stored besides',
    components: [text('a', { calculateValue: "data.other = 'x'; value = 'y'", calculateServer: true })],
    data: { a: '' },
    theirs: { data: { a: 'y', other: 'x' } },
    ours: { data: { a: 'y' } },
  },
  'a value action that fails': {
    whose: 'their fault',
    reason: 'logic whose code fails leaves the value as it is, and is told; theirs puts null in its place',
    components: [
      text('a', {
        logic: [
          {
            name: 'logic',
            trigger: { type: 'javascript', javascript: 'result = true' },
            actions: [{ name: 'action', type: 'value', value: 'value = data.nobody.name' }],
          },
        ],
      }),
    ],
    data: { a: 'x' },
    theirs: { data: { a: null } },
    ours: { data: { a: 'x' } },
  },
  'what hidden code sets': {
    whose: 'their fault',
    reason:
      'what a condition hides computes nothing, as on their page; their service computes it, and then clears what it held',
    components: [
      text('t'),
      text('a', { ...when('t', '1'), calculateValue: "data.b = 'set'", calculateServer: true }),
      text('b'),
    ],
    data: { t: '', a: 'x', b: 'y' },
    theirs: { data: { t: '', b: 'set' } },
    ours: { data: { t: '', b: 'y' } },
  },
  'code that asks the live component': {
    whose: 'our choice',
    reason: '`instance` is there wherever code runs, as on their page; in their service nothing is',
    components: [
      text('a', { validate: { custom: "valid = instance.isEmpty() ? 'Nothing there' : true" } }),
      text('b', { customConditional: 'show = instance.key !== "b"' }),
    ],
    data: { a: '', b: 'x' },
    theirs: { visible: ['a', 'b'], data: { a: '', b: 'x' }, failures: [] },
    ours: { visible: ['a'], data: { a: '' }, failures: ['a:custom'] },
  },
  'code beside a condition': {
    whose: 'their fault',
    reason:
      'where code and a condition both say whether a field is shown, the code counts, as on their page; their service asks for both',
    components: [text('t'), text('a', { customConditional: 'show = true', ...when('t', '1') })],
    data: { t: '', a: 'x' },
    theirs: { visible: ['t'], data: { t: '' } },
    ours: { visible: ['t', 'a'], data: { t: '', a: 'x' } },
  },
  'a container not sent': {
    whose: 'our choice',
    reason: 'a container stands in the data when it is shown, whatever was sent',
    components: [container('p', [text('b')])],
    data: {},
    theirs: { data: {} },
    ours: { data: { p: {} } },
  },
  'a type that nobody knows': {
    whose: 'their fault',
    reason:
      'of a type that nobody knows nothing is stored, as on their page; their service keeps what was sent',
    components: [field('navMap', 'a')],
    data: { a: 'x' },
    theirs: { data: { a: 'x' } },
    ours: { data: {} },
  },
  'a type of ours': {
    whose: 'our choice',
    reason: 'Form.io knows no search for an address, and stores whatever was sent for one',
    components: [field('locationSearch', 'a', { features: 'Generic' })],
    data: { a: 'x' },
    theirs: { failures: [], data: { a: 'x' } },
    ours: { failures: ['a:type'], data: {} },
  },
  'a form in a form': {
    whose: 'our choice',
    reason: 'a form in a form holds an object of data, also when nothing was sent',
    components: [field('form', 'a')],
    data: {},
    theirs: { data: {} },
    ours: { data: { a: { data: {} } } },
  },
  'a tree': {
    whose: 'their fault',
    reason:
      'each node of a tree has its own answers; their engine has known no tree since its fourth version and takes what a node asks for as fields of an object',
    components: [field('tree', 'a', { components: [text('b')] })],
    data: {},
    theirs: { visible: ['a', 'a.b'] },
    ours: { visible: ['a'] },
  },
  'an empty choice among several': {
    whose: 'our choice',
    reason: 'an empty choice among several is none; theirs keeps it',
    components: [field('select', 'a', { multiple: true, dataSrc: 'values', data: { values } })],
    data: { a: ['', 'a'] },
    theirs: { data: { a: ['', 'a'] } },
    ours: { data: { a: ['a'] } },
  },
  'a number that is to be whole': {
    whose: 'their fault',
    reason:
      '`validate.integer` asks for a whole number, as typing does on their page; their service takes any',
    components: [field('number', 'a', { validate: { integer: true } })],
    data: { a: 1.5 },
    theirs: { failures: [] },
    ours: { failures: ['a:number'] },
  },
  'a telephone number without a mask': {
    whose: 'their fault',
    reason:
      'a telephone number has the mask of its type, as on their page; their service knows only what the definition says',
    components: [field('phoneNumber', 'a')],
    data: { a: '613' },
    theirs: { failures: [] },
    ours: { failures: ['a:mask'] },
  },
  'two defaults': {
    whose: 'their fault',
    reason: '`customDefaultValue` goes before `defaultValue`, as on their page; in their service after it',
    components: [text('t'), text('a', { defaultValue: 'd', customDefaultValue: { var: 'data.t' } })],
    data: { t: '1' },
    theirs: { data: { t: '1', a: 'd' } },
    ours: { data: { t: '1', a: '1' } },
  },
  'required as a text': {
    whose: 'their fault',
    reason: '`required: "false"` asks for nothing',
    components: [text('a', { validate: { required: 'false' } })],
    data: { a: '' },
    theirs: { failures: ['a:required'] },
    ours: { failures: [] },
  },
  'a count with its own message': {
    whose: 'their fault',
    reason: 'a rule keeps its name when the author words its message; theirs takes the message for the name',
    components: [
      field('selectboxes', 'a', {
        values,
        maxSelectedCountMessage: 'Too many',
        validate: { maxSelectedCount: 1 },
      }),
    ],
    data: { a: { a: true, 5: true } },
    theirs: { failures: ['a:Too many'] },
    ours: { failures: ['a:maxSelectedCount'] },
  },
  'what is not persistent': {
    whose: 'our choice',
    reason: 'what is not persistent is left out at once; theirs is taken away when it is saved',
    components: [text('a', { persistent: false })],
    data: { a: 'x' },
    theirs: { data: { a: 'x' } },
    ours: { data: {} },
  },
  'what only a client keeps': {
    whose: 'our choice',
    reason: 'what only a client is to keep is not stored; theirs relies on the page not to send it',
    components: [text('a', { persistent: 'client-only' })],
    data: { a: 'x' },
    theirs: { data: { a: 'x' } },
    ours: { data: {} },
  },
  'a pressed button': {
    whose: 'our choice',
    reason: 'which button was pressed is not stored, also where its definition does not say so',
    components: [field('button', 'a')],
    data: { a: true },
    theirs: { data: { a: true } },
    ours: { data: {} },
  },
  'the name value': {
    whose: 'their fault',
    reason: '`value` in an expression is the value, also where that is empty; theirs is null then',
    components: [text('a', { validate: { json: { '==': [{ var: 'value' }, ''] } } })],
    data: { a: '' },
    theirs: { failures: ['a:json'] },
    ours: { failures: [] },
  },
  'dates in words': {
    whose: 'our choice',
    reason: 'only ISO 8601 is a date, since each engine reads other texts in its own way',
    components: [field('datetime', 'a')],
    data: { a: 'March 1, 2024' },
    theirs: { failures: [] },
    ours: { failures: ['a:date'] },
  },
  'the 30th of February': {
    whose: 'their fault',
    reason: 'the 30th of February is no date; theirs takes it for the 1st of March',
    components: [field('datetime', 'a')],
    data: { a: '2024-02-30T10:00:00Z' },
    theirs: { failures: [] },
    ours: { failures: ['a:date'] },
  },
  'letters in a day': {
    whose: 'their fault',
    reason: 'a part of a day is digits alone; theirs takes what a text begins with',
    components: [field('day', 'a', parts())],
    data: { a: '03x/15/2024' },
    theirs: { failures: [] },
    ours: { failures: ['a:day'] },
  },
  'a short year': {
    whose: 'our choice',
    reason: 'a year of two digits is of no century that we could know; theirs takes 24 for the year 24',
    components: [field('day', 'a', parts())],
    data: { a: '03/15/24' },
    theirs: { failures: [] },
    ours: { failures: ['a:day'] },
  },
  'a limit of half a day': {
    whose: 'their fault',
    reason: 'a limit does not judge a day with a hidden part; theirs refuses every answer',
    components: [field('day', 'a', { maxDate: '2024-12-31', ...parts('day') })],
    data: { a: '03/2024' },
    theirs: { failures: ['a:maxDate'] },
    ours: { failures: [] },
  },
  'the first year among the parts': {
    whose: 'their fault',
    reason: 'the first year holds where the settings of the year say it; theirs reads it at the top alone',
    components: [field('day', 'a', { fields: { day: {}, month: {}, year: { minYear: 2024 } } })],
    data: { a: '03/15/2023' },
    theirs: { failures: [] },
    ours: { failures: ['a:minYear'] },
  },
  'two first years': {
    whose: 'their fault',
    reason: 'two settings of the first year that disagree are no reason not to judge',
    components: [
      field('day', 'a', { minYear: 2024, fields: { day: {}, month: {}, year: { minYear: 2020 } } }),
    ],
    data: { a: '03/15/2023' },
    theirs: { failures: [] },
    ours: { failures: ['a:minYear'] },
  },
  'limits of the date picker': {
    whose: 'their fault',
    reason:
      'the last date holds where the date picker says it, as on their page; their service reads the widget alone',
    components: [field('datetime', 'a', { datePicker: { maxDate: '2024-03-15' } })],
    data: { a: '2024-03-16T12:00:00-04:00' },
    theirs: { failures: [] },
    ours: { failures: ['a:maxDate'] },
  },
  'days that are ruled out': {
    whose: 'our choice',
    reason:
      'a day that its author keeps from being chosen is refused also when it is typed; theirs only hides it in the calendar',
    components: [field('datetime', 'a', { enableTime: false, datePicker: { disableWeekends: true } })],
    data: { a: '2026-03-07T00:00:00-05:00' },
    theirs: { failures: [] },
    ours: { failures: ['a:disabledDate'] },
  },
  'a day in a line of text': {
    whose: 'our choice',
    reason: 'a text with a calendar is a date; theirs takes whatever is typed into it',
    components: [text('a', { widget: { type: 'calendar', enableTime: false, format: 'yyyy-MM-dd' } })],
    data: { a: '2026-13-45' },
    theirs: { failures: [] },
    ours: { failures: ['a:date'] },
  },
  'JSON that is none': {
    whose: 'our choice',
    reason:
      'what begins as a list, an object or a text of JSON, and is none, is refused; theirs keeps it as a text',
    components: [field('textarea', 'a', { as: 'json' })],
    data: { a: '{bad' },
    theirs: { failures: [] },
    ours: { failures: ['a:jsonText'] },
  },
  'other letters in a format': {
    whose: 'our choice',
    reason: 'a format of times with other letters is not judged',
    components: [field('time', 'a', { dataFormat: 'HH:mm:ss.SSS', format: 'HH:mm:ss.SSS' })],
    data: { a: '10:30' },
    theirs: { failures: ['a:time'] },
    ours: { failures: [] },
  },
  'quotation marks in an address': {
    whose: 'our choice',
    reason: 'an address in quotation marks, which mail services refuse, is none',
    components: [field('email', 'a')],
    data: { a: '"ann lee"@city.ca' },
    theirs: { failures: [] },
    ours: { failures: ['a:email'] },
  },
} satisfies Readonly<Record<string, KnownDifference>>;

export type KnownDifferenceName = keyof typeof differences;

/** All that we do otherwise than `@formio/core`, by name. The random forms leave these out by the same names. */
export const knownDifferences: Readonly<Record<KnownDifferenceName, KnownDifference>> = differences;
