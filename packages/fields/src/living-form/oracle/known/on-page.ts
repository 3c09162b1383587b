import { field, panel, text } from '../components.ts';
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
  'a default that is false': {
    whose: 'their fault',
    reason: 'what is hidden keeps `false` as its default; theirs drops what counts as nothing',
    onPage: {
      'a default that is false': {
        components: [field('hidden', 'a', { defaultValue: false })],
        seen: { aspect: 'data', ours: /^false$/, theirs: /^""$/ },
      },
    },
  },
  'a pressed button in the data': {
    whose: 'our choice',
    reason: 'only a button that sends is true in the data; theirs marks every button that was pressed',
    onPage: {
      'a pressed button in the data': {
        components: [field('button', 'a', { action: 'event', event: 'x' })],
        steps: [{ kind: 'press', id: 'c1' }],
        seen: { aspect: 'data', types: ['button'], ours: /^false$/, theirs: /^true$/ },
      },
    },
  },
  'code of a button that fails': {
    whose: 'their fault',
    reason:
      'a press whose code fails changes nothing, and the button says so; theirs keeps what was done until then and says nothing',
    onPage: {
      'code of a button that fails': {
        components: [text('a'), field('button', 'b', { action: 'custom', custom: 'nobody.knows()' })],
        steps: [{ kind: 'press', id: 'c2' }],
        seen: { aspect: 'message', types: ['button'], ours: /^This did not work/, theirs: /^$/ },
      },
    },
  },
  'a field that is shown later': {
    whose: 'our choice',
    reason:
      'a field that comes to be shown holds what is empty for its type; theirs holds nothing where sending was tried before',
    onPage: {
      'a field that is shown later': {
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
    },
  },
  'a hidden field once sent': {
    whose: 'their fault',
    reason:
      'what a condition hides is missing, before and after sending; theirs holds an empty text once it is sent',
    onPage: {
      'a hidden field once sent': {
        components: [
          text('a'),
          text('b', { conditional: { show: true, when: 'a', eq: 'x' } }),
          field('button', 'submit'),
        ],
        steps: [{ kind: 'press', id: 'c3' }],
        seen: { aspect: 'data', ours: /^missing$/, theirs: /^""$/ },
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
} as const satisfies KnownDifferences;
