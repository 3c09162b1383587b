import { ask, container, field, hideWhen, panel, parts, survey, text, values, when } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

/** Differences in visibility, and in the values that conditions read. */
export const conditions = {
  'settled before it is judged': {
    whose: 'their fault',
    reason:
      'a form is judged once everything in it is settled, as on their page, so that no resident is refused or loses an answer for what the page did not show; their service goes through the form once, from top to bottom, and clears as it goes',
    cases: {
      'names in a hidden layout': {
        what: 'a condition sees what stands in a hidden layout, as on their page; their service has removed it by then',
        components: [text('a'), panel('p', [text('b')], when('a', 'x')), text('c', when('b', 'y'))],
        data: { a: '', b: 'y', c: 'z' },
        theirs: { visible: ['a'], data: { a: '' } },
        ours: { visible: ['a', 'c'], data: { a: '', c: 'z' } },
      },
      'forward references': {
        what: 'what a condition reads may stand below it: we go on until all is settled, they go through the form once',
        components: [text('b', when('a', 'x')), text('a', when('z', '1')), text('z')],
        data: { b: 'y', a: 'x', z: '' },
        theirs: { visible: ['b', 'z'], data: { b: 'y', z: '' } },
        ours: { visible: ['z'], data: { z: '' } },
      },
      'a condition on its own field': {
        what: 'an answer that hides its own field is cleared, and the field is there again; they go through the form once',
        components: [text('a', when('a', 'x', false))],
        data: { a: 'x' },
        theirs: { visible: [] },
        ours: { visible: ['a'] },
      },
      'the same key twice': {
        what: 'two fields with one key that exclude each other share the answer, as on their page; in their service the hidden one clears it',
        components: [text('t'), text('a', when('t', '1')), text('a', when('t', '2'))],
        data: { t: '1', a: 'x' },
        theirs: { data: { t: '1' } },
        ours: { data: { t: '1', a: 'x' } },
      },
      'what no page sends': {
        what: 'an answer is kept that only a value which no page sends may hide; their service takes that value for empty',
        components: [text('a', { persistent: 'client-only' }), text('b', when('a', 'x'))],
        data: { b: 'y' },
        theirs: { visible: ['a'], data: {} },
        ours: { visible: ['a', 'b'], data: { b: 'y' } },
      },
      'judged below a hidden layout': {
        what: 'what is judged though hidden is judged with what is filled in, which a hidden layout keeps; their service has removed it by then',
        components: [
          text('t'),
          panel('p', [text('a', { validateWhenHidden: true, validate: { required: true } })], when('t', 'x')),
        ],
        data: { t: '', a: 'y' },
        theirs: { failures: ['a:required'] },
        ours: { failures: [] },
      },
      'what hidden code sets': {
        what: 'what a condition hides computes nothing, as on their page; their service computes it, and then clears what it held',
        components: [
          text('t'),
          text('a', { ...when('t', '1'), calculateValue: "data.b = 'set'", calculateServer: true }),
          text('b'),
        ],
        data: { t: '', a: 'x', b: 'y' },
        theirs: { data: { t: '', b: 'set' } },
        ours: { data: { t: '', b: 'y' } },
      },
      'a required grid with hidden cells': {
        what: 'a grid of which all that is filled in is hidden is empty; in their service it is judged before that is taken away',
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
      'hidden by logic beside a condition': {
        what: 'what logic hides is cleared, as on their page; in their service it is kept where a condition would show it',
        components: [text('t'), text('a', { ...when('t', 'x'), logic: [hideWhen('t', 'x')] })],
        data: { t: 'x', a: 'y' },
        theirs: { data: { t: 'x', a: 'y' } },
        ours: { data: { t: 'x' } },
      },
      'a default in a hidden container': {
        what: 'a hidden container is gone; in their service a computed default in it brings it back',
        components: [
          text('t'),
          container('p', [text('a', { customDefaultValue: { cat: ['a', 'b'] } })], when('t', 'x')),
        ],
        data: { t: '', p: {} },
        theirs: { data: { t: '', p: {} } },
        ours: { data: { t: '' } },
      },
      'a computed value in a hidden container': {
        what: 'a hidden container is gone; in their service a computed value in it brings it back',
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
    },
  },
  'one meaning of a condition': {
    whose: 'their fault',
    reason:
      'a condition means in the service what it means on the page, where its author tried it; theirs reads it in two ways',
    cases: {
      'eq of nothing': {
        what: '`eq: \'\'` holds of what is missing, as on their page and as authors mean it; their service compares it with the text "undefined"',
        components: [text('a'), text('b', when('a', ''))],
        data: { b: 'y' },
        theirs: { visible: ['a'], data: {} },
        ours: { visible: ['a', 'b'], data: { b: 'y' } },
      },
      'hidden beside a condition': {
        what: 'what its author hid is judged where its condition shows it; their page shows it, and neither that nor their service judges it',
        components: [text('t'), text('a', { ...when('t', 'x'), hidden: true, validate: { required: true } })],
        data: { t: 'x', a: '' },
        theirs: { visible: ['t'], failures: [] },
        ours: { visible: ['t', 'a'], failures: ['a:required'] },
      },
      'a condition that is nothing': {
        what: 'an expression that gives nothing hides, as on their page and as what is false does; in their service it shows',
        components: [text('a', { conditional: { json: { var: 'data.nobody' } } })],
        data: { a: 'x' },
        theirs: { visible: ['a'], data: { a: 'x' } },
        ours: { visible: [], data: {} },
      },
      'when beside conditions': {
        what: 'of two shapes in one condition `when` counts, as on their page; in their service the list does',
        components: [
          text('t'),
          text('a', {
            conditional: { ...when('t', '1').conditional, ...ask('t', 'isEqual', '2').conditional },
          }),
        ],
        data: { t: '1', a: 'x' },
        theirs: { visible: ['t'], data: { t: '1' } },
        ours: { visible: ['t', 'a'], data: { t: '1', a: 'x' } },
      },
      'a list without show': {
        what: 'a list of conditions that does not say whether it shows is not active, as on their page; in their service it shows',
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
        what: 'a list of conditions whose `show` is empty is not active, as on their page; in their service it hides',
        components: [text('t'), text('a', ask('t', 'isEqual', '1', { show: null }))],
        data: { t: '1', a: 'x' },
        theirs: { visible: ['t'], data: { t: '1' } },
        ours: { visible: ['t', 'a'], data: { t: '1', a: 'x' } },
      },
      'code beside a condition': {
        what: 'where code and a condition both say whether a field is shown, the code counts, as on their page; their service asks for both',
        components: [text('t'), text('a', { customConditional: 'show = true', ...when('t', '1') })],
        data: { t: '', a: 'x' },
        theirs: { visible: ['t'], data: { t: '' } },
        ours: { visible: ['t', 'a'], data: { t: '', a: 'x' } },
      },
      'a hidden text in a container': {
        what: 'a condition of a text hides the text; in their service it hides the container around it',
        components: [
          text('t'),
          container('p', [
            field('content', 'c', { input: false, html: 'Text', ...when('t', 'x') }),
            text('a'),
          ]),
        ],
        data: { t: '', p: { a: 'y' } },
        theirs: { visible: ['t'], data: { t: '' } },
        ours: { visible: ['t', 'p', 'p.a'], data: { t: '', p: { a: 'y' } } },
      },
    },
  },
  'what looks empty is empty': {
    whose: 'their fault',
    reason:
      'what looks empty to a resident is empty, to a condition and to a rule, as on their page; their service takes blanks, noughts and objects without content for an answer',
    cases: {
      'blanks in a password': {
        what: 'blanks alone are no password, as on their page; to a condition in their service they are something',
        components: [field('password', 'a'), text('b', ask('a', 'isEmpty'))],
        data: { a: ' ', b: 'y' },
        theirs: { visible: ['a'], data: { a: ' ' } },
        ours: { visible: ['a', 'b'], data: { a: ' ', b: 'y' } },
      },
      'blanks in a required grid': {
        what: 'blanks alone do not fill in a cell, as they do not fill in a field; in their service they do',
        components: [field('datagrid', 'g', { validate: { required: true }, components: [text('a')] })],
        data: { g: [{ a: ' ' }] },
        theirs: { failures: [] },
        ours: { failures: ['g:required'] },
      },
      'empty boxes in a required grid': {
        what: 'a box in which nothing is filled in or marked does not fill in a row, as on their page; in their service it does',
        components: [
          field('datagrid', 'g', { validate: { required: true }, components: [container('c', [text('a')])] }),
          field('datagrid', 'h', {
            validate: { required: true },
            components: [field('selectboxes', 'b', { values })],
          }),
        ],
        data: { g: [{ c: { a: '' } }], h: [{ b: { a: false, 5: false } }] },
        theirs: { failures: [] },
        ours: { failures: ['g:required', 'h:required'] },
      },
      'a day of noughts': {
        what: '`00/00/0000` is an empty day, as on their page; to a condition in their service it is a day',
        components: [field('day', 'a', parts()), text('b', ask('a', 'isEmpty'))],
        data: { a: '00/00/0000', b: 'y' },
        theirs: { visible: ['a'], data: { a: '00/00/0000' } },
        ours: { visible: ['a', 'b'], data: { a: '00/00/0000', b: 'y' } },
      },
      'an empty survey': {
        what: 'a survey without answers is empty, as on their page; to a condition in their service it is not',
        components: [survey(), text('b', ask('a', 'isEmpty'))],
        data: { a: {}, b: 'y' },
        theirs: { visible: ['a'], data: { a: {} } },
        ours: { visible: ['a', 'b'], data: { a: {}, b: 'y' } },
      },
      'an empty map': {
        what: 'a data map without keys is empty, as on their page; to a condition in their service it is not',
        components: [field('datamap', 'a'), text('b', ask('a', 'isEmpty'))],
        data: { a: {}, b: 'y' },
        theirs: { visible: ['a'], data: { a: {} } },
        ours: { visible: ['a', 'b'], data: { a: {}, b: 'y' } },
      },
      'an address that is not there': {
        what: 'to a condition an address that is not there is empty; theirs stops with an error',
        components: [field('address', 'a'), text('b', ask('a', 'isEmpty'))],
        data: { b: 'y' },
        theirs: 'stops',
        ours: { visible: ['a', 'b'], data: { b: 'y' }, failures: [] },
      },
    },
  },
  'a comparison asks the answer': {
    whose: 'their fault',
    reason:
      'a condition compares what was answered; theirs looks into the parts in which an answer is written',
    cases: {
      'text in an object': {
        what: 'an object includes no text; theirs looks among its values',
        components: [field('datamap', 'a'), text('b', ask('a', 'includes', 'x'))],
        data: { a: { street: 'x' }, b: 'y' },
        theirs: { visible: ['a', 'b'], data: { a: { street: 'x' }, b: 'y' } },
        ours: { visible: ['a'], data: { a: { street: 'x' } } },
      },
      'tags by place': {
        what: "`eq: '0'` asks whether 0 is among the tags; theirs asks for the first of them",
        components: [field('tags', 'a', { storeas: 'array' }), text('b', when('a', '0', false))],
        data: { a: ['x'], b: 'y' },
        theirs: { visible: ['a'], data: { a: ['x'] } },
        ours: { visible: ['a', 'b'], data: { a: ['x'], b: 'y' } },
      },
    },
  },
} as const satisfies KnownDifferences;
