import { field, panel, text, values } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

const anything = /^/;

/** Differences in a form's values as a resident goes through it. */
export const pageState = {
  'before and after sending': {
    whose: 'their fault',
    reason:
      'what stands in a form does not depend on whether sending was tried, nor on what was there before: what is shown holds its default, else what is empty for its type, what is hidden is missing, what was typed and what was said of it stay; theirs changes them all',
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
      'a default that is shown later': {
        what: 'and its default',
        components: [
          text('a', { validate: { required: true } }),
          text('b', { defaultValue: 'd', conditional: { show: true, when: 'a', eq: 'x' } }),
          field('button', 'submit'),
        ],
        steps: [
          { kind: 'press', id: 'c3' },
          { kind: 'type', id: 'c1', text: 'x' },
        ],
        seen: { aspect: 'data', isNew: true, ours: /^(?!missing)/, theirs: /^(missing|"")$/ },
      },
      'a default that is shown later, drawn': {
        what: 'and shows it',
        components: [
          text('a', { validate: { required: true } }),
          text('b', { defaultValue: 'd', conditional: { show: true, when: 'a', eq: 'x' } }),
          field('button', 'submit'),
        ],
        steps: [
          { kind: 'press', id: 'c3' },
          { kind: 'type', id: 'c1', text: 'x' },
        ],
        seen: {
          aspect: 'shown',
          isNew: true,
          after: 'a default that is shown later',
          ours: anything,
          theirs: /^\[("○[^"]*",?)*\]$/,
        },
      },
      'what a later default shows': {
        what: 'so do the fields that follow from it',
        components: [
          text('a', { validate: { required: true } }),
          text('b', { defaultValue: 'd', conditional: { show: true, when: 'a', eq: 'x' } }),
          text('c', { conditional: { show: true, when: 'b', eq: 'd' } }),
          field('button', 'submit'),
        ],
        steps: [
          { kind: 'press', id: 'c4' },
          { kind: 'type', id: 'c1', text: 'x' },
        ],
        seen: {
          aspect: 'visible',
          isNew: true,
          after: 'a default that is shown later',
          ours: /^shown$/,
          theirs: /^hidden$/,
        },
      },
      'a page that is hidden': {
        what: 'what is kept while it is hidden is kept on a hidden page of a wizard, too; theirs builds no such page',
        display: 'wizard',
        components: [
          panel('p', [text('a')]),
          panel('q', [text('b', { clearOnHide: false, defaultValue: 'd' })], {
            conditional: { show: true, when: 'a', eq: 'x' },
          }),
        ],
        seen: { aspect: 'data', where: { clearOnHide: false }, ours: anything, theirs: /^missing$/ },
      },
      'what was said of a choice, once it is made': {
        what: 'nothing is said any more of an answer that was mended, also where its author has it judged when it is left (`validateOn`)',
        display: 'wizard',
        components: [
          panel('p', [
            field('selectboxes', 'a', { values, validateOn: 'blur', validate: { required: true } }),
          ]),
          panel('q', [text('b')]),
        ],
        steps: [{ kind: 'next' }, { kind: 'mark', id: 'c1', value: 'a' }],
        seen: { aspect: 'message', where: { validateOn: 'blur' }, ours: /^$/, theirs: anything },
      },
      'what was said in rows that are drawn anew': {
        what: 'what was said of an answer stays until that is another one, also where its author has the rows drawn anew (`redrawOn`)',
        components: [
          text('t'),
          field('datagrid', 'g', {
            redrawOn: 'data',
            components: [text('a', { validate: { required: true } })],
          }),
          field('button', 'submit'),
        ],
        steps: [
          { kind: 'press', id: 'c4' },
          { kind: 'type', id: 'c1', text: 'x' },
        ],
        seen: { aspect: 'message', within: { redrawOn: 'data' }, ours: anything, theirs: /^$/ },
      },
      'a hidden field once sent': {
        what: 'what a condition hides is missing, before and after sending; theirs holds what is empty once it is sent',
        components: [
          text('a'),
          text('b', { conditional: { show: true, when: 'a', eq: 'x' } }),
          field('button', 'submit'),
        ],
        steps: [{ kind: 'press', id: 'c3' }],
        seen: { aspect: 'data', ours: /^missing$/, theirs: /^(""|false|\[\{.*\}\])$/ },
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
        seen: { aspect: 'shown', types: ['phoneNumber', 'textfield'], ours: /^[^_]*$/, theirs: /[_\s]"\]$/ },
      },
      'half of a mask, in the data': {
        what: 'the data holds what was typed',
        components: [field('phoneNumber', 'a', { inputMask: '99999 999999' })],
        steps: [{ kind: 'type', id: 'c1', text: '6135551234' }],
        seen: { aspect: 'data', types: ['phoneNumber', 'textfield'], ours: /^[^_]*$/, theirs: /[_\s]"$/ },
      },
    },
  },
  'what is new is not refused yet': {
    whose: 'our choice',
    reason:
      'what a resident has just added or emptied, or what their answer brought, is not refused before they could fill it in: it is judged when they go on; theirs calls it wrong at once',
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
      'rows that are emptied': {
        what: 'rows that are emptied before anybody tried to go on',
        components: [
          field('datagrid', 'g', { validate: { required: true }, components: [text('b')] }),
          field('button', 'submit'),
        ],
        steps: [
          { kind: 'type', id: 'c1@0', text: 'x' },
          { kind: 'type', id: 'c1@0', text: '' },
        ],
        seen: { aspect: 'message', types: ['datagrid'], ours: /^$/, theirs: / is required$/ },
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
          theirs: /^Please save all rows before proceeding$/,
        },
      },
    },
  },
} as const satisfies KnownDifferences;
