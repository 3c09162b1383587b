import { field, text, values } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

/** Differences in values, and in the stored data. */
export const stored = {
  'what was not sent': {
    whose: 'our choice',
    reason:
      'what was not sent stays away, so that nobody takes it for an answer; theirs stores an empty list or object',
    cases: {
      'several not sent': {
        what: 'a list that was not sent stays away; theirs becomes an empty one',
        components: [text('a', { multiple: true })],
        data: {},
        theirs: { data: { a: [] } },
        ours: { data: {} },
      },
      'group of checkboxes not sent': {
        what: 'a group of checkboxes that was not sent stays away; theirs becomes an empty object',
        components: [field('selectboxes', 'a', { values })],
        data: {},
        theirs: { data: { a: {} } },
        ours: { data: {} },
      },
    },
  },
  'no choice is no answer': {
    whose: 'their fault',
    reason:
      'what was not chosen is no answer, and a choice that is none is refused as it was sent; theirs makes a word, 0, null or an item of a list of it',
    cases: {
      'a choice of texts not sent': {
        what: 'what was not chosen is not the text "undefined"',
        components: [field('radio', 'a', { values, dataType: 'string' })],
        data: {},
        theirs: { data: { a: 'undefined' } },
        ours: { data: {} },
      },
      'a choice of numbers that is none': {
        what: 'no choice is not 0',
        components: [field('radio', 'a', { values, dataType: 'number' })],
        data: { a: '' },
        theirs: { data: { a: 0 } },
        ours: { data: { a: '' } },
      },
      'a choice of numbers that is a text': {
        what: 'a text where a number is asked for stays as it is; theirs keeps nothing of it',
        components: [field('radio', 'a', { values, dataType: 'number' })],
        data: { a: 'a' },
        theirs: { data: { a: null } },
        ours: { data: { a: 'a' } },
      },
      'an empty choice among several': {
        what: 'an empty choice among several is none; theirs keeps it',
        components: [field('select', 'a', { multiple: true, dataSrc: 'values', data: { values } })],
        data: { a: ['', 'a'] },
        theirs: { data: { a: ['', 'a'] } },
        ours: { data: { a: ['a'] } },
      },
    },
  },
  'a value of its type': {
    whose: 'our choice',
    reason:
      'an amount and a computed number become numbers, as what is typed into a number does; theirs keeps them as texts',
    cases: {
      'an amount as text': {
        what: 'an amount in a text becomes a number, as with numbers',
        components: [field('currency', 'a')],
        data: { a: '4' },
        theirs: { data: { a: '4' } },
        ours: { data: { a: 4 } },
      },
      'a computed value of another type': {
        what: 'what is computed becomes a value of its type, as what is typed; theirs stays as it is and fails',
        components: [field('number', 'a', { calculateValue: { cat: ['4', '2'] }, calculateServer: true })],
        data: { a: 1 },
        theirs: { data: { a: '42' }, failures: ['a:number'] },
        ours: { data: { a: 42 }, failures: [] },
      },
    },
    onPage: {
      'a computed number that is none': {
        what: 'what is no number is nothing, not null',
        components: [field('hidden', 'a', { calculateValue: 'value = parseInt(data.nobody)' })],
        seen: { aspect: 'data', ours: /^""$/, theirs: /^null$/ },
      },
    },
  },
  'defaults of numbers': {
    whose: 'their fault',
    reason: 'a number that was not sent gets its default like all else; in their service it gets none',
    cases: {
      'default of a number': {
        what: 'a number that was not sent gets its default like all else; in their service it gets none',
        components: [field('number', 'a', { defaultValue: 3 })],
        data: {},
        theirs: { data: {} },
        ours: { data: { a: 3 } },
      },
      'default of an amount': {
        what: 'an amount that was not sent gets its default like all else; in their service it gets none',
        components: [field('currency', 'a', { defaultValue: 3 })],
        data: {},
        theirs: { data: {} },
        ours: { data: { a: 3 } },
      },
    },
  },
  'what is not kept': {
    whose: 'our choice',
    reason:
      'what is not meant to be kept is not stored: an answer that its author does not want kept, which button was pressed, and what code sets that no field holds',
    cases: {
      'what is not persistent': {
        what: 'what is not persistent is left out at once; theirs is taken away when it is saved',
        components: [text('a', { persistent: false })],
        data: { a: 'x' },
        theirs: { data: { a: 'x' } },
        ours: { data: {} },
      },
      'what only a client keeps': {
        what: 'what only a client is to keep is not stored; theirs relies on the page not to send it',
        components: [text('a', { persistent: 'client-only' })],
        data: { a: 'x' },
        theirs: { data: { a: 'x' } },
        ours: { data: {} },
      },
      'a pressed button': {
        what: 'which button was pressed is not stored, also where its definition does not say so',
        components: [field('button', 'a')],
        data: { a: true },
        theirs: { data: { a: true } },
        ours: { data: {} },
      },
      'what code sets that no field holds': {
        what: 'of a submission the keys of the form are stored; what their code sets in the data is stored besides',
        components: [text('a', { calculateValue: "data.other = 'x'; value = 'y'", calculateServer: true })],
        data: { a: '' },
        theirs: { data: { a: 'y', other: 'x' } },
        ours: { data: { a: 'y' } },
      },
    },
  },
  'a type of ours': {
    whose: 'our choice',
    reason: 'Form.io knows no search for an address, and stores whatever was sent for one',
    cases: {
      'a type of ours': {
        what: 'what is sent for one is an address that was found, or nothing',
        components: [field('locationSearch', 'a', { features: 'Generic' })],
        data: { a: 'x' },
        theirs: { failures: [], data: { a: 'x' } },
        ours: { failures: ['a:type'], data: {} },
      },
    },
    onPage: {
      'a type of ours, in the data': {
        what: 'on the page it holds an address from the start, empty',
        components: [field('locationSearch', 'a', { features: 'Generic' }), field('button', 'submit')],
        seen: { aspect: 'data', types: ['locationSearch'], ours: /^\{"address":""/, theirs: /^missing$/ },
      },
    },
  },
  'a tree': {
    whose: 'their fault',
    reason:
      'each node of a tree has its own answers; their engine has known no tree since its fourth version and takes what a node asks for as fields of an object',
    cases: {
      'a tree': {
        components: [field('tree', 'a', { components: [text('b')] })],
        data: {},
        theirs: { visible: ['a', 'a.b'] },
        ours: { visible: ['a'] },
      },
    },
  },
} as const satisfies KnownDifferences;
