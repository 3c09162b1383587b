import { field, panel, parts, text, values } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

const anything = /^/;

/** Differences that residents see from `@formio/js`. */
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
  'the title of a panel': {
    whose: 'our choice',
    reason:
      'a panel has the title that its author gave it, whatever its label, and no other; theirs calls one "Panel" that has none, and draws none where the label is empty, also where it opens what is closed',
    onPage: {
      'a panel without a title': {
        what: 'a panel whose author gave it no title has none',
        components: [panel('p', [text('a')], { title: undefined })],
        seen: { aspect: 'label', types: ['panel'], ours: /^$/, theirs: /^Panel$/ },
      },
      'a panel without a label': {
        what: 'a panel without a label keeps the title that opens it',
        components: [panel('p', [text('a')], { label: '', collapsible: true })],
        seen: { aspect: 'label', types: ['panel'], ours: anything, theirs: /^$/ },
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
          ours: /is required: the \w+ is missing$/,
          theirs: /is required$/,
        },
      },
    },
  },
  'a default in a mask': {
    whose: 'their fault',
    reason:
      'a default gets the punctuation of its mask wherever a resident could type it, so that it can be sent; theirs leaves it out in a field that is hidden, and in their service, which then refuses it',
    cases: {
      'a default in a mask': {
        what: 'a default that is not sent is written in its mask, as on their page',
        components: [field('phoneNumber', 'a', { defaultValue: '6135551234', inputMask: '(999) 999-9999' })],
        data: {},
        theirs: { data: { a: '6135551234' }, failures: ['a:mask'] },
        ours: { data: { a: '(613) 555-1234' }, failures: [] },
      },
    },
    onPage: {
      'a hidden default in a mask': {
        what: 'so is one in a field that nobody sees',
        components: [field('phoneNumber', 'a', { defaultValue: '6135551234', hidden: true })],
        seen: {
          aspect: 'data',
          where: { type: 'phoneNumber', hidden: true },
          ours: /^"\(\d{3}\) \d{3}-\d{4}"$/,
          theirs: /^"\d{10}"$/,
        },
      },
    },
  },
  'false as a text': {
    whose: 'their fault',
    reason:
      'a setting that is "false" as a text says no, as its author meant it, and is reported; theirs takes any text for yes',
    onPage: {
      'hidden that is "false"': {
        what: 'the field is shown',
        components: [text('a', { hidden: 'false' })],
        seen: { aspect: 'visible', where: { hidden: 'false' }, ours: /^shown$/, theirs: /^hidden$/ },
      },
      'disabled that is "false"': {
        what: 'the field can be filled in',
        components: [text('a', { disabled: 'false' })],
        seen: { aspect: 'disabled', where: { disabled: 'false' }, ours: anything, theirs: anything },
      },
    },
  },
  'a template that fails': {
    whose: 'their fault',
    reason:
      'a text whose template fails leaves out what it cannot fill in; theirs shows the error to residents',
    onPage: {
      'a template with an ampersand': {
        what: 'an ampersand in a template is what its author wrote; theirs has made markup of it by then, and shows nothing at all',
        components: [
          {
            type: 'htmlelement',
            key: 'a',
            input: false,
            content: '<p>A{{ data.x && data.y ? "b" : "" }}</p>',
          },
        ],
        seen: {
          aspect: 'shown',
          types: ['htmlelement'],
          where: { content: /\{\{[^}]*&/ },
          ours: anything,
          theirs: /^\[\]$/,
        },
      },
      'a template that fails': {
        what: 'nor does an error stand in its place',
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
  'an answer is text': {
    whose: 'our choice',
    reason:
      'what looks like markup in an answer is shown as it was written; theirs draws a text area that nobody can change as HTML',
    onPage: {
      'an answer is text': {
        components: [field('textarea', 'a', { disabled: true, defaultValue: 'See <b>this</b>' })],
        seen: {
          aspect: 'shown',
          types: ['textarea'],
          where: { disabled: true },
          ours: /<\w/,
          theirs: anything,
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
      'an answer that stands twice, in the data': {
        what: 'the answer is what both can hold, and stays while one of them is shown',
        components: [field('hidden', 'a'), field('radio', 'a', { defaultValue: false, values })],
        seen: { aspect: 'data', sharesKey: true, ours: anything, theirs: anything },
      },
      'what an answer that stands twice shows': {
        what: 'so does what follows from it',
        components: [
          field('radio', 'a', { values }),
          field('radio', 'a', { values, conditional: { show: true, when: 't', eq: 'x' } }),
          text('b', { conditional: { show: true, when: 'a', eq: 'a' } }),
          text('t'),
        ],
        steps: [{ kind: 'mark', id: 'c1', value: 'a' }],
        seen: {
          aspect: 'visible',
          after: 'an answer that stands twice, in the data',
          ours: /^shown$/,
          theirs: /^hidden$/,
        },
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
  'a type that nobody registered': {
    whose: 'our choice',
    reason:
      'where a question cannot be drawn, its place says so under its own name, and one that is required says whom to ask instead of what to fill in; a group around questions is drawn as one without a legend. Theirs draws nothing of the question, asks for it, and writes the name of any group',
    onPage: {
      'a question of an unknown type': {
        what: 'the question has its name',
        components: [field('somebodys', 'a')],
        seen: { aspect: 'label', isUnknownType: true, ours: anything, theirs: /^$/ },
      },
      'a required question of an unknown type': {
        what: 'what is required and cannot be filled in is said to be a fault of the form',
        components: [field('somebodys', 'a', { validate: { required: true } }), field('button', 'submit')],
        steps: [{ kind: 'press', id: 'c2' }],
        seen: {
          aspect: 'message',
          isUnknownType: true,
          ours: /this form has an error and cannot show the question/,
          theirs: / is required$/,
        },
      },
      'a group of an unknown type': {
        what: 'the name of a group is the builder’s, and is not drawn',
        components: [
          { type: 'somebodysGroup', key: 'g', label: 'Group', input: false, components: [text('a')] },
        ],
        seen: { aspect: 'label', isUnknownType: true, ours: /^$/, theirs: anything },
      },
      'several of an unknown type': {
        what: 'what nobody could fill in holds nothing',
        components: [field('somebodys', 'a', { multiple: true })],
        seen: { aspect: 'data', isUnknownType: true, ours: /^missing$/, theirs: /^\[\]$/ },
      },
    },
  },
} as const satisfies KnownDifferences;
