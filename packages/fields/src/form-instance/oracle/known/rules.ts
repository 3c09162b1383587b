import { field, survey, text, values, when } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

/** Rules, and what they say. */
export const rules = {
  'each of several values': {
    whose: 'their fault',
    reason:
      'each of several values is judged and written as a single one is, and a value that is not there is not judged; their service leaves out rules, or stops',
    cases: {
      'spaces of several texts': {
        what: 'spaces are collapsed in each of several texts; in their service only where there is one',
        components: [text('a', { multiple: true, truncateMultipleSpaces: true })],
        data: { a: [' a  b '] },
        theirs: { data: { a: [' a  b '] } },
        ours: { data: { a: ['a b'] } },
      },
      'rules of several texts': {
        what: 'each rule judges each of several texts; their service leaves out the longest, the pattern and the words',
        components: [
          text('a', {
            multiple: true,
            validate: { maxLength: 2, pattern: '[b]*', maxWords: 1, minWords: 3 },
          }),
        ],
        data: { a: ['abc de'] },
        theirs: { failures: ['a:maxWords'] },
        ours: { failures: ['a:maxLength', 'a:maxWords', 'a:minWords', 'a:pattern'] },
      },
      'the mask of an empty list': {
        what: 'an empty list has nothing that could miss its mask',
        components: [field('phoneNumber', 'a', { multiple: true, inputMask: '999' })],
        data: { a: [] },
        theirs: { failures: ['a:mask'] },
        ours: { failures: [] },
      },
      'several numbers of which one is missing': {
        what: 'a limit does not judge a number that is missing; theirs stops with an error',
        components: [field('number', 'a', { multiple: true, validate: { max: 1 } })],
        data: { a: [null] },
        theirs: 'stops',
        ours: { visible: ['a'], data: { a: [null] }, failures: [] },
      },
    },
  },
  'one fault is said once': {
    whose: 'our choice',
    reason:
      'a resident is told of one fault once; theirs says besides that an empty list must not be empty, that nothing is no list, and that what is no date lies beyond a limit',
    cases: {
      'an empty list': {
        what: 'a required list that is empty fails one rule; theirs says besides that it must not be empty',
        components: [text('a', { multiple: true, validate: { required: true } })],
        data: { a: [] },
        theirs: { failures: ['a:array_nonempty', 'a:required'] },
        ours: { failures: ['a:required'] },
      },
      'a question of an unknown type, unanswered': {
        what: 'where a required question cannot be shown, that is all that is said of it; theirs judges what nobody could fill in by its code, too',
        components: [field('somebodys', 'a', { validate: { required: true, custom: "valid = 'no'" } })],
        data: {},
        theirs: { failures: ['a:custom', 'a:required'] },
        ours: { failures: ['a:required'] },
      },
      'several that are gone': {
        what: 'a hidden list that is judged all the same is missing; theirs says besides that nothing is no list',
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
      'limits of no date': {
        what: 'what is no date is that alone, and lies not beyond limits besides',
        components: [field('datetime', 'a', { widget: { type: 'calendar', minDate: '2024-03-15' } })],
        data: { a: 'tomorrow' },
        theirs: { failures: ['a:date', 'a:minDate'] },
        ours: { failures: ['a:date'] },
      },
      'one failure of two fields': {
        what: 'two fields with one key that are both judged each say what is wrong; theirs says it once a key',
        components: [
          text('a', { validateWhenHidden: true, validate: { required: true } }),
          text('a', { hidden: true, validateWhenHidden: true, validate: { required: true } }),
        ],
        data: { a: '' },
        theirs: { failures: ['a:required'] },
        ours: { failures: ['a:required', 'a:required'] },
      },
    },
  },
  'limits hold for every request': {
    whose: 'their fault',
    reason:
      'what an author limits on the page is limited for every request: a limit that a request can go around is none; their service knows only some of the settings that their page goes by',
    cases: {
      'the number of rows': {
        what: 'a grid has as many rows as its author asks for, on both sides; theirs only takes the buttons away, and its service counts nothing',
        components: [
          field('datagrid', 'g', { validate: { minLength: 2 }, components: [text('a')] }),
          field('datagrid', 'h', { validate: { maxLength: 1 }, components: [text('a')] }),
        ],
        data: { g: [{ a: 'x' }], h: [{ a: 'x' }, { a: 'y' }] },
        theirs: { failures: [] },
        ours: { failures: ['g:minLength', 'h:maxLength'] },
      },
      'a number in a text': {
        what: 'a number in a text is judged as the text that is shown, as one that is typed; of theirs most rules pass it, and the rest refuse it',
        components: [
          text('a', { validate: { minLength: 3 } }),
          text('b', { inputMask: '99' }),
          field('email', 'c'),
          field('url', 'd', { validate: { pattern: '\\D' } }),
        ],
        data: { a: 12, b: 12, c: 12, d: 12 },
        theirs: { failures: ['b:mask', 'd:url'] },
        ours: { failures: ['a:minLength', 'c:email', 'd:pattern', 'd:url'] },
      },
      'a number that is to be whole': {
        what: '`validate.integer` asks for a whole number, as typing does on their page; their service takes any',
        components: [field('number', 'a', { validate: { integer: true } })],
        data: { a: 1.5 },
        theirs: { failures: [] },
        ours: { failures: ['a:number'] },
      },
      'a telephone number without a mask': {
        what: 'a telephone number has the mask of its type, as on their page; their service knows only what the definition says',
        components: [field('phoneNumber', 'a')],
        data: { a: '613' },
        theirs: { failures: [] },
        ours: { failures: ['a:mask'] },
      },
      'the first year among the parts': {
        what: 'the first year holds where the settings of the year say it; theirs reads it at the top alone',
        components: [field('day', 'a', { fields: { day: {}, month: {}, year: { minYear: 2024 } } })],
        data: { a: '03/15/2023' },
        theirs: { failures: [] },
        ours: { failures: ['a:minYear'] },
      },
      'two first years': {
        what: 'two settings of the first year that disagree are no reason not to judge',
        components: [
          field('day', 'a', { minYear: 2024, fields: { day: {}, month: {}, year: { minYear: 2020 } } }),
        ],
        data: { a: '03/15/2023' },
        theirs: { failures: [] },
        ours: { failures: ['a:minYear'] },
      },
      'a default of noughts below the first year': {
        what: 'a day of noughts that its author wrote as default can be left open, as on their page, which drops it; their service refuses it',
        components: [
          field('day', 'a', {
            ...{ minYear: 2024, defaultValue: '00/00/0000' },
            fields: { day: {}, month: {}, year: {} },
          }),
        ],
        data: { a: '00/00/0000' },
        theirs: { failures: ['a:minYear'] },
        ours: { failures: [] },
      },
      'limits of the date picker': {
        what: 'the last date holds where the date picker says it, as on their page; their service reads the widget alone',
        components: [field('datetime', 'a', { datePicker: { maxDate: '2024-03-15' } })],
        data: { a: '2024-03-16T12:00:00-04:00' },
        theirs: { failures: [] },
        ours: { failures: ['a:maxDate'] },
      },
      'days that are ruled out': {
        what: 'a day that its author keeps from being chosen is refused also when it is typed; theirs only hides it in the calendar',
        components: [field('datetime', 'a', { enableTime: false, datePicker: { disableWeekends: true } })],
        data: { a: '2026-03-07T00:00:00-05:00' },
        theirs: { failures: [] },
        ours: { failures: ['a:disabledDate'] },
      },
      'a day in a line of text': {
        what: 'a text with a calendar is a date; theirs takes whatever is typed into it',
        components: [text('a', { widget: { type: 'calendar', enableTime: false, format: 'yyyy-MM-dd' } })],
        data: { a: '2026-13-45' },
        theirs: { failures: [] },
        ours: { failures: ['a:date'] },
      },
    },
  },
  'a count with its own message': {
    whose: 'their fault',
    reason: 'a rule keeps its name when the author words its message; theirs takes the message for the name',
    cases: {
      'a count with its own message': {
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
    },
  },
  'JSON that is none': {
    whose: 'our choice',
    reason:
      'what begins as a list, an object or a text of JSON, and is none, is refused; theirs keeps it as a text',
    cases: {
      'JSON that is none': {
        components: [field('textarea', 'a', { as: 'json' })],
        data: { a: '{bad' },
        theirs: { failures: [] },
        ours: { failures: ['a:jsonText'] },
      },
    },
  },
  'other letters in a format': {
    whose: 'our choice',
    reason: 'a format of times with other letters is not judged',
    cases: {
      'other letters in a format': {
        components: [field('time', 'a', { dataFormat: 'HH:mm:ss.SSS', format: 'HH:mm:ss.SSS' })],
        data: { a: '10:30' },
        theirs: { failures: ['a:time'] },
        ours: { failures: [] },
      },
    },
  },
  'quotation marks in an address': {
    whose: 'our choice',
    reason: 'an address in quotation marks, which mail services refuse, is none',
    cases: {
      'quotation marks in an address': {
        components: [field('email', 'a')],
        data: { a: '"ann lee"@city.ca' },
        theirs: { failures: [] },
        ours: { failures: ['a:email'] },
      },
    },
  },
  'what required asks for': {
    whose: 'their fault',
    reason:
      '`required` asks for a whole answer, for no more than that, and only where its author says so; theirs is content with half a survey, asks for parts that no address has, and takes "false" for true',
    cases: {
      'a no in a required grid': {
        what: 'no is an answer in a row, too, but of a checkbox',
        components: [
          field('datagrid', 'g', { validate: { required: true }, components: [field('somebodys', 'a')] }),
        ],
        data: { g: [{ a: false }] },
        theirs: { failures: ['g:required'] },
        ours: { failures: [] },
      },
      'survey half answered': {
        what: 'a required survey asks for every question; theirs is content with one',
        components: [survey({ validate: { required: true } })],
        data: { a: { q: 'a' } },
        theirs: { failures: [] },
        ours: { failures: ['a:required'] },
      },
      'an empty part of a chosen address': {
        what: 'a required address that was chosen is there; theirs asks for all that its provider left empty',
        components: [field('address', 'a', { enableManualMode: true, validate: { required: true } })],
        data: { a: { mode: 'autocomplete', address: { display_name: '110 Laurier', name: '' } } },
        theirs: { failures: ['a:required'] },
        ours: { failures: [] },
      },
      'required as a text': {
        what: '`required: "false"` asks for nothing',
        components: [text('a', { validate: { required: 'false' } })],
        data: { a: '' },
        theirs: { failures: ['a:required'] },
        ours: { failures: [] },
      },
    },
  },
} as const satisfies KnownDifferences;
