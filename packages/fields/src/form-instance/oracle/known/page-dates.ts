import { field, text } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

/** How the page writes dates, and reads what is typed. */
export const pageDates = {
  'how a date is written': {
    whose: 'our choice',
    reason:
      'a date is written, and read, as its author asks for and people write it: in the writing of the place (`useLocaleSettings`), by the format that the builder left in `widget`, with seconds once and one kind of hours, in the zone in which it is shown; a text with a calendar holds what was typed. Theirs shows a moment in a format of its own, and refuses what is typed in the other',
    onPage: {
      'the format of a widget': {
        what: 'a date without a format of its own is written by that of its widget',
        components: [
          field('datetime', 'a', { widget: { type: 'calendar', format: 'dd-MM-yyyy', enableTime: false } }),
        ],
        steps: [{ kind: 'type', id: 'c1', text: '2026-03-15 02:30 PM' }],
        seen: {
          aspect: 'shown',
          types: ['datetime'],
          ours: /^\["\d\d-\d\d-\d{4}"\]$/,
          theirs: /^\["\d{4}-\d\d-\d\d \d\d:\d\d( [AP]M)?"\]$/,
        },
      },
      'the format of a widget, in the data': {
        what: 'and has no hour where that has none',
        components: [
          field('datetime', 'a', { widget: { type: 'calendar', format: 'dd-MM-yyyy', enableTime: false } }),
        ],
        steps: [{ kind: 'type', id: 'c1', text: '2026-03-15 02:30 PM' }],
        seen: {
          aspect: 'data',
          types: ['datetime'],
          after: 'the format of a widget',
          ours: /^"\d{4}-\d\d-\d\dT00:00:00/,
          theirs: /^"\d{4}-\d\d-\d\dT/,
        },
      },
      'seconds and hours of a date': {
        what: 'seconds stand there once, hours of one kind, and no blank at the end',
        components: [
          field('datetime', 'a', { format: 'yyyy-MM-ddTHH:mm:ss.sss', defaultValue: '2026-03-15T10:20:30Z' }),
          field('datetime', 'b', { format: 'dd-MM-yyyy HH:mm ', defaultValue: '2026-03-15T10:20:30Z' }),
          field('datetime', 'c', { format: 'dd-MM-yyyy HH:mm', defaultValue: '2026-03-15T10:20:30Z' }),
        ],
        seen: {
          aspect: 'shown',
          types: ['datetime'],
          ours: /^\["[\d-]+ \d\d:\d\d(:\d\d)?"\]$/,
          theirs: /^\["[\d-]+[ T]\d\d:\d\d(:\d\d\.\d{3,6}| [AP]M| )"\]$/,
        },
      },
      'the zone of a date': {
        what: 'a day that is shown in another zone begins there',
        components: [
          field('datetime', 'a', { displayInTimezone: 'utc', enableTime: false, format: 'yyyy-MM-dd' }),
        ],
        steps: [{ kind: 'type', id: 'c1', text: '2026-03-15' }],
        seen: {
          aspect: 'data',
          types: ['datetime'],
          where: { displayInTimezone: 'utc' },
          ours: /T00:00:00\+00:00"$/,
          theirs: /T00:00:00-04:00"$/,
        },
      },
      'a text with a calendar': {
        what: 'a text with a calendar holds what was typed; theirs a moment until the next change',
        components: [text('a', { widget: { type: 'calendar', format: 'dd-MM-yyyy', enableTime: false } })],
        steps: [{ kind: 'type', id: 'c1', text: '15-03-2026' }],
        seen: {
          aspect: 'data',
          types: ['textfield'],
          ours: /^"\d\d-\d\d-\d{4}"$/,
          theirs: /^"\d{4}-\d\d-\d\dT/,
        },
      },
      'a default that is no date, shown': {
        what: 'a default that is no date is shown as it stands, so that it can be mended',
        components: [field('datetime', 'a', { defaultValue: 'day/month/year' })],
        seen: {
          aspect: 'shown',
          types: ['datetime', 'textfield'],
          ours: /^\["\D+\/\D+"\]$/,
          theirs: /^\[\]$/,
        },
      },
      'a default that is no date, refused': {
        what: 'and is refused once a resident has met it',
        components: [field('datetime', 'a', { defaultValue: 'day/month/year' })],
        seen: {
          aspect: 'message',
          types: ['datetime'],
          after: 'a default that is no date, shown',
          ours: /^$/,
          theirs: /^invalidDate$/,
        },
      },
      'the language of a date': {
        what: 'a date is written as in its place',
        components: [
          field('datetime', 'a', { useLocaleSettings: true, enableTime: false, format: 'dd-MM-yyyy' }),
        ],
        steps: [{ kind: 'type', id: 'c1', text: '15-03-2026' }],
        seen: {
          aspect: 'shown',
          types: ['datetime'],
          ours: /^\["\d{4}-\d\d-\d\d"\]$/,
          theirs: /^\["\d\d-\d\d-\d{4}"\]$/,
        },
      },
    },
  },
} as const satisfies KnownDifferences;
