import { ask, field, parts, text, values } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

/** Dates and days. */
export const dates = {
  'a date that is none': {
    whose: 'their fault',
    reason:
      'a date is one that stands in the calendar, written in full; theirs takes what JavaScript can make of a text, of a number or of an object',
    cases: {
      'dates in words': {
        what: 'only ISO 8601 is a date, since each engine reads other texts in its own way',
        components: [field('datetime', 'a')],
        data: { a: 'March 1, 2024' },
        theirs: { failures: [] },
        ours: { failures: ['a:date'] },
      },
      'dates in digits': {
        what: 'only ISO 8601 is a date: 5 lies not before the year 2024',
        components: [text('a'), text('b', ask('a', 'dateLessThan', '2024-03-15'))],
        data: { a: '5', b: 'y' },
        theirs: { visible: ['a', 'b'], data: { a: '5', b: 'y' } },
        ours: { visible: ['a'], data: { a: '5' } },
      },
      'dates of what is none': {
        what: 'what holds no date lies neither before nor after one; theirs takes an object for now',
        components: [
          field('selectboxes', 'a', { values }),
          text('b', ask('a', 'dateGreaterThanOrEqual', '2024-03-15')),
        ],
        data: { a: { a: false, 5: false }, b: 'y' },
        theirs: { visible: ['a', 'b'], data: { a: { '5': false, a: false }, b: 'y' } },
        ours: { visible: ['a'], data: { a: { '5': false, a: false } } },
      },
      'the 30th of February': {
        what: 'the 30th of February is no date; theirs takes it for the 1st of March',
        components: [field('datetime', 'a')],
        data: { a: '2024-02-30T10:00:00Z' },
        theirs: { failures: [] },
        ours: { failures: ['a:date'] },
      },
      'letters in a day': {
        what: 'a part of a day is digits alone; theirs takes what a text begins with',
        components: [field('day', 'a', parts())],
        data: { a: '03x/15/2024' },
        theirs: { failures: [] },
        ours: { failures: ['a:day'] },
      },
      'a short year': {
        what: 'a year of two digits is of no century that we could know; theirs takes 24 for the year 24',
        components: [field('day', 'a', parts())],
        data: { a: '03/15/24' },
        theirs: { failures: [] },
        ours: { failures: ['a:day'] },
      },
    },
  },
  'parts of a day': {
    whose: 'their fault',
    reason:
      'a day is judged by the parts that are there; theirs adds a part that nobody sent, and compares with parts that are hidden',
    cases: {
      'missing parts of a day': {
        what: 'a day with too few parts is refused as it was sent; theirs adds an empty part',
        components: [field('day', 'a', parts())],
        data: { a: '03/2024' },
        theirs: { data: { a: '03/2024/' } },
        ours: { data: { a: '03/2024' } },
      },
      'a limit of half a day': {
        what: 'a limit does not judge a day with a hidden part; theirs refuses every answer',
        components: [field('day', 'a', { maxDate: '2024-12-31', ...parts('day') })],
        data: { a: '03/2024' },
        theirs: { failures: ['a:maxDate'] },
        ours: { failures: [] },
      },
    },
  },
} as const satisfies KnownDifferences;
