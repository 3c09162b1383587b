import type { Json } from '@guichet/definition';
import { field, panel, text } from './components.ts';

/** What residents see otherwise here than on the page of `@formio/js`, as small as it can be. */
export interface KnownOnPage {
  /** Whether we leave out a fault of theirs, or chose otherwise. */
  readonly whose: 'their fault' | 'our choice';
  readonly reason: string;
  readonly components: readonly Json[];
  readonly display?: 'wizard';
  /** What is done until it is seen; without it, nothing. By the places of the components, from `c1`, the innermost first. */
  readonly steps?: readonly Json[];
  /** How it shows itself: in which respect, of which types, as which texts. */
  readonly seen: {
    readonly aspect: string;
    readonly types?: readonly string[];
    readonly ours: RegExp;
    readonly theirs: RegExp;
  };
}

const anything = /^/;

const differences = {
  'a form without a button': {
    whose: 'our choice',
    reason: 'a form that brings no button to send it gets one: on our own page no host could bring it',
    components: [text('a')],
    seen: { aspect: 'way on', ours: /^submit$/, theirs: /^$/ },
  },
  'a page without a way on': {
    whose: 'our choice',
    reason:
      'the button that leads on is drawn also where an author hides it: on our own page no host could bring it',
    display: 'wizard',
    components: [panel('p', [text('a')], { buttonSettings: { next: false } }), panel('q', [text('b')])],
    seen: { aspect: 'way on', ours: /(next|submit)$/, theirs: /^(previous)?$/ },
  },
  'a panel without a title': {
    whose: 'our choice',
    reason: 'a panel whose author gave it no title has none; theirs is called "Panel"',
    components: [panel('p', [text('a')], { title: undefined })],
    seen: { aspect: 'label', types: ['panel'], ours: /^$/, theirs: /^Panel$/ },
  },
  'a default that is false': {
    whose: 'their fault',
    reason: 'what is hidden keeps `false` as its default; theirs drops what counts as nothing',
    components: [field('hidden', 'a', { defaultValue: false })],
    seen: { aspect: 'data', ours: /^false$/, theirs: /^""$/ },
  },
  'a pressed button in the data': {
    whose: 'our choice',
    reason: 'only a button that sends is true in the data; theirs marks every button that was pressed',
    components: [field('button', 'a', { action: 'event', event: 'x' })],
    steps: [{ kind: 'press', id: 'c1' }],
    seen: { aspect: 'data', types: ['button'], ours: /^false$/, theirs: /^true$/ },
  },
  'code of a button that fails': {
    whose: 'their fault',
    reason:
      'a press whose code fails changes nothing, and the button says so; theirs keeps what was done until then and says nothing',
    components: [text('a'), field('button', 'b', { action: 'custom', custom: 'nobody.knows()' })],
    steps: [{ kind: 'press', id: 'c2' }],
    seen: { aspect: 'message', types: ['button'], ours: /^This did not work/, theirs: /^$/ },
  },
  'a field that is shown later': {
    whose: 'our choice',
    reason:
      'a field that comes to be shown holds what is empty for its type; theirs holds nothing where sending was tried before',
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
    whose: 'their fault',
    reason:
      'what a condition hides is missing, before and after sending; theirs holds an empty text once it is sent',
    components: [
      text('a'),
      text('b', { conditional: { show: true, when: 'a', eq: 'x' } }),
      field('button', 'submit'),
    ],
    steps: [{ kind: 'press', id: 'c3' }],
    seen: { aspect: 'data', ours: /^missing$/, theirs: /^""$/ },
  },
  'a template that fails': {
    whose: 'their fault',
    reason:
      'a text whose template fails leaves out what it cannot fill in; theirs shows the error to residents',
    components: [field('content', 'a', { input: false, html: '<p>Hello {{ nobody.knows }}</p>' })],
    seen: {
      aspect: 'shown',
      types: ['content', 'htmlelement'],
      ours: anything,
      theirs: /Cannot read properties|is not defined/,
    },
  },
} satisfies Readonly<Record<string, KnownOnPage>>;

export type KnownOnPageName = keyof typeof differences;

/** All that residents see otherwise than with `@formio/js`, by name. */
export const knownOnPage: Readonly<Record<KnownOnPageName, KnownOnPage>> = differences;
