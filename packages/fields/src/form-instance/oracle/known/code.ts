import { field, text } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

/** Differences in the names and results of authors' code. */
export const code = {
  'code in the service as on the page': {
    whose: 'their fault',
    reason:
      "an author's code finds and gives in the service what it does on the page, where its author tried it; their service hands it other names and keeps something else",
    cases: {
      'a computed value that is nothing': {
        what: 'code that gives nothing or no number, and a default that fails, give the empty value of its type, as on their page; in their service the value is gone, or null',
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
        what: 'code finds in `value` what the field holds, as on their page; theirs finds null where that is empty',
        components: [
          text('a', { calculateValue: "value = value + '!'.slice(value.length)", calculateServer: true }),
        ],
        data: { a: '' },
        theirs: { data: { a: '' } },
        ours: { data: { a: '!' } },
      },
      'a calculation that sets its own field': {
        what: 'code that takes away the answer of its own field and gives no other leaves it empty, as on their page; in their service the answer comes back',
        components: [text('a', { calculateValue: 'data.a = data.nobody', calculateServer: true })],
        data: { a: 'x' },
        theirs: { data: { a: 'x' } },
        ours: { data: { a: '' } },
      },
      'a default date': {
        what: 'a date that was not sent gets its default date like any default, as on their page; their service knows none',
        components: [field('datetime', 'a', { defaultDate: 'moment()' })],
        data: {},
        theirs: { data: {} },
        ours: { data: { a: '1970-01-01T00:00:00.000Z' } },
      },
      'code on an empty number': {
        what: 'code finds null in a number or an amount that is empty, as on their page, so that `input >= 0` holds; in their service it finds nothing, and refuses',
        components: [
          field('number', 'a', { validate: { custom: 'valid = input >= 0' } }),
          field('currency', 'b', { validate: { custom: 'valid = input === null' } }),
        ],
        data: {},
        theirs: { failures: ['a:custom', 'b:custom'] },
        ours: { failures: [] },
      },
      'the name value': {
        what: '`value` in an expression is the value, also where that is empty; theirs is null then',
        components: [text('a', { validate: { json: { '==': [{ var: 'value' }, ''] } } })],
        data: { a: '' },
        theirs: { failures: ['a:json'] },
        ours: { failures: [] },
      },
      'code that asks the live component': {
        what: '`instance` is there wherever code runs, as on their page; in their service nothing is',
        components: [
          text('a', { validate: { custom: "valid = instance.isEmpty() ? 'Nothing there' : true" } }),
          text('b', { customConditional: 'show = instance.key !== "b"' }),
        ],
        data: { a: '', b: 'x' },
        theirs: { visible: ['a', 'b'], data: { a: '', b: 'x' }, failures: [] },
        ours: { visible: ['a'], data: { a: '' }, failures: ['a:custom'] },
      },
      'code that asks the browser': {
        what: 'what a page has besides the form is there, and empty, as when a resident first comes to their page; in their service code that names it fails',
        components: [text('a', { customConditional: 'show = localStorage.getItem("user") !== null' })],
        data: { a: 'x' },
        theirs: { visible: ['a'], data: { a: 'x' } },
        ours: { visible: [], data: {} },
      },
      'two defaults': {
        what: '`customDefaultValue` goes before `defaultValue`, as on their page; in their service after it',
        components: [text('t'), text('a', { defaultValue: 'd', customDefaultValue: { var: 'data.t' } })],
        data: { t: '1' },
        theirs: { data: { t: '1', a: 'd' } },
        ours: { data: { t: '1', a: '1' } },
      },
    },
  },
  'code that fails': {
    whose: 'their fault',
    reason:
      'code that fails changes nothing, and is told: half of what an author meant is none of it; theirs puts null in the place of the answer, or keeps what was done until then and says nothing',
    cases: {
      'a value action that fails': {
        what: 'logic whose code fails leaves the value as it is, and is told; theirs puts null in its place',
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
    },
    onPage: {
      'code of a button that fails': {
        what: 'a press whose code fails changes nothing, and the button says so; theirs keeps what was done until then and says nothing',
        components: [text('a'), field('button', 'b', { action: 'custom', custom: 'nobody.knows()' })],
        steps: [{ kind: 'press', id: 'c2' }],
        seen: { aspect: 'message', types: ['button'], ours: /^This did not work/, theirs: /^$/ },
      },
    },
  },
} as const satisfies KnownDifferences;
