import { field, panel, parts, text } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

const anything = /^/;

/** What residents see otherwise than with `@formio/js`. */
export const onPage = {
  'a way on': {
    whose: 'our choice',
    reason:
      'a form can always be sent and a page always left: what its author leaves out or hides is drawn, since on our own page no host could bring it',
    onPage: {
      'a form without a button': {
        what: 'a form that brings no button to send it gets one: on our own page no host could bring it',
        components: [text('a')],
        seen: { aspect: 'way on', ours: /^submit$/, theirs: /^$/ },
      },
      'a page without a way on': {
        what: 'the button that leads on is drawn also where an author hides it: on our own page no host could bring it',
        display: 'wizard',
        components: [panel('p', [text('a')], { buttonSettings: { next: false } }), panel('q', [text('b')])],
        seen: { aspect: 'way on', ours: /(next|submit)$/, theirs: /^(previous)?$/ },
      },
    },
  },
  'a panel without a title': {
    whose: 'our choice',
    reason: 'a panel whose author gave it no title has none; theirs is called "Panel"',
    onPage: {
      'a panel without a title': {
        components: [panel('p', [text('a')], { title: undefined })],
        seen: { aspect: 'label', types: ['panel'], ours: /^$/, theirs: /^Panel$/ },
      },
    },
  },
  'a default that counts as nothing': {
    whose: 'their fault',
    reason:
      'a default is stored as its author wrote it, as in their service and as conditions on it expect; their page drops what counts as nothing, and no longer says which part of a day is missing',
    onPage: {
      'a default that is false': {
        what: 'no is an answer',
        components: [field('hidden', 'a', { defaultValue: false })],
        seen: { aspect: 'data', ours: /^false$/, theirs: /^""$/ },
      },
      'a day of noughts as default': {
        what: 'a day of noughts is a day, and empty all the same',
        components: [field('day', 'a', { ...parts(), defaultValue: '00/00/0000' })],
        seen: { aspect: 'data', ours: /^"00\/00\/0000"$/, theirs: /^""$/ },
      },
      'the parts of a day of noughts': {
        what: 'each part that is missing is named',
        components: [
          field('day', 'a', {
            fields: { day: { required: true }, month: { required: true }, year: { required: true } },
            defaultValue: '00/00/0000',
          }),
          field('button', 'submit'),
        ],
        steps: [{ kind: 'press', id: 'c2' }],
        seen: {
          aspect: 'message',
          types: ['day'],
          where: { defaultValue: '00/00/0000' },
          ours: /is required: the \w+ is missing\.$/,
          theirs: /is required$/,
        },
      },
    },
  },
  'a template that fails': {
    whose: 'their fault',
    reason:
      'a text whose template fails leaves out what it cannot fill in; theirs shows the error to residents',
    onPage: {
      'a template that fails': {
        components: [field('content', 'a', { input: false, html: '<p>Hello {{ nobody.knows }}</p>' })],
        seen: {
          aspect: 'shown',
          types: ['content', 'htmlelement'],
          ours: anything,
          theirs: /Cannot read properties|is not defined/,
        },
      },
    },
  },
  'one answer under one key': {
    whose: 'their fault',
    reason:
      'fields with one key are one answer: what is filled in at one stands at the other, is judged by the rules of both, and is asked for once; theirs shows it at one alone, and stores it all the same',
    onPage: {
      'an answer that stands twice': {
        what: 'what is typed at one is shown at the other',
        components: [text('a'), text('a')],
        steps: [{ kind: 'type', id: 'c1', text: 'x' }],
        seen: { aspect: 'shown', sharesKey: true, ours: /^\[".*"\]$/, theirs: anything },
      },
      'a rule of one of two': {
        what: 'what one of the two asks for is said at both',
        components: [
          text('a', { validate: { required: true } }),
          text('a'),
          text('b', { validate: { required: true } }),
          field('button', 'submit'),
        ],
        steps: [{ kind: 'press', id: 'c4' }],
        seen: { aspect: 'message', sharesKey: true, ours: anything, theirs: anything },
      },
    },
  },
  'the language of a date': {
    whose: 'our choice',
    reason:
      'where an author asks for the writing of the place (`useLocaleSettings`), a date is written as there; theirs goes on writing its own format',
    onPage: {
      'the language of a date': {
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
  'before and after sending': {
    whose: 'their fault',
    reason:
      'what stands in a form does not depend on whether sending was tried: what is shown holds what is empty for its type, what is hidden is missing, and what was typed stays; theirs changes all three',
    onPage: {
      'a field that is shown later': {
        what: 'a field that comes to be shown holds what is empty for its type; theirs holds nothing where sending was tried before',
        components: [
          text('a', { validate: { required: true } }),
          text('b', { conditional: { show: true, when: 'a', eq: 'x' } }),
          field('button', 'submit'),
        ],
        steps: [
          { kind: 'press', id: 'c3' },
          { kind: 'type', id: 'c1', text: 'x' },
        ],
        seen: { aspect: 'data', ours: /^(""|false|\[\]|null)$/, theirs: /^missing$/ },
      },
      'a hidden field once sent': {
        what: 'what a condition hides is missing, before and after sending; theirs holds an empty text once it is sent',
        components: [
          text('a'),
          text('b', { conditional: { show: true, when: 'a', eq: 'x' } }),
          field('button', 'submit'),
        ],
        steps: [{ kind: 'press', id: 'c3' }],
        seen: { aspect: 'data', ours: /^missing$/, theirs: /^""$/ },
      },
      'what only a client keeps, once sent': {
        what: 'what only a client keeps is still shown; theirs shows nothing once the form was sent',
        components: [text('a', { persistent: 'client-only' }), field('button', 'submit')],
        steps: [
          { kind: 'type', id: 'c1', text: 'x' },
          { kind: 'press', id: 'c2' },
        ],
        seen: { aspect: 'shown', where: { persistent: 'client-only' }, ours: /^\[".+"\]$/, theirs: /^\[\]$/ },
      },
    },
  },
  'half of a mask': {
    whose: 'our choice',
    reason:
      'what was not typed is not stored: an answer that fills half of its mask is refused as it was typed; theirs fills it up with underscores',
    onPage: {
      'half of a mask, shown': {
        what: 'the field shows what was typed',
        components: [field('phoneNumber', 'a', { inputMask: '99999 999999' })],
        steps: [{ kind: 'type', id: 'c1', text: '6135551234' }],
        seen: { aspect: 'shown', types: ['phoneNumber', 'textfield'], ours: /^[^_]*$/, theirs: /_"\]$/ },
      },
      'half of a mask, in the data': {
        what: 'the data holds what was typed',
        components: [field('phoneNumber', 'a', { inputMask: '99999 999999' })],
        steps: [{ kind: 'type', id: 'c1', text: '6135551234' }],
        seen: { aspect: 'data', types: ['phoneNumber', 'textfield'], ours: /^[^_]*$/, theirs: /_"$/ },
      },
    },
  },
  'what is new is not refused yet': {
    whose: 'our choice',
    reason:
      'what a resident has just added, or what their answer brought, is not refused before they could fill it in: it is judged when they go on; theirs calls it wrong as it appears, once sending was tried',
    onPage: {
      'a row that is new': {
        what: 'a row that is added',
        components: [
          field('datagrid', 'g', { components: [text('b', { validate: { required: true } })] }),
          field('button', 'submit'),
        ],
        steps: [
          { kind: 'press', id: 'c3' },
          { kind: 'add', id: 'c2' },
        ],
        seen: { aspect: 'message', isNew: true, ours: /^$/, theirs: anything },
      },
      'a row that is open': {
        what: 'a row that is opened, and not saved yet',
        components: [
          field('editgrid', 'g', { components: [text('b')] }),
          text('a', { validate: { required: true } }),
          field('button', 'submit'),
        ],
        steps: [
          { kind: 'press', id: 'c4' },
          { kind: 'add', id: 'c2' },
          { kind: 'type', id: 'c3', text: 'x' },
        ],
        seen: {
          aspect: 'message',
          types: ['editgrid'],
          ours: /^$/,
          theirs: /^Please save all rows before proceeding\.$/,
        },
      },
    },
  },
} as const satisfies KnownDifferences;
