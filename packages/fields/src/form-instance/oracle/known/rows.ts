import { container, field, grid, logicThat, panel, text, when } from '../components.ts';
import type { KnownDifferences } from './known-difference.ts';

/** Rows, and what stands as an object in the data. */
export const rows = {
  'each row by itself': {
    whose: 'their fault',
    reason:
      'what stands in a row is asked, computed and judged within that row, as on their page; their service mixes rows up',
    cases: {
      'names in a grid in a grid': {
        what: 'in a grid in a grid a name means the field of the same row; their service looks for the inner row among the outer ones',
        components: [grid('g', text('a'), grid('h', text('b', when('g.a', 'x'))))],
        data: {
          g: [
            { a: 'x', h: [{ b: 'y' }] },
            { a: '', h: [{ b: 'y' }] },
          ],
        },
        theirs: {
          visible: ['g', 'g[0].a', 'g[0].h', 'g[0].h[0].b', 'g[1].a', 'g[1].h', 'g[1].h[0].b'],
          data: {
            g: [
              { a: 'x', h: [{ b: 'y' }] },
              { a: '', h: [{ b: 'y' }] },
            ],
          },
        },
        ours: {
          visible: ['g', 'g[0].a', 'g[0].h', 'g[0].h[0].b', 'g[1].a', 'g[1].h'],
          data: {
            g: [
              { a: 'x', h: [{ b: 'y' }] },
              { a: '', h: [{}] },
            ],
          },
        },
      },
      'rows asked from outside': {
        what: 'the older shape of a condition has no answer for many rows, as on their page; in their service it asks the first',
        components: [grid('g', text('a')), text('b', when('g.a', 'x'))],
        data: { g: [{ a: 'x' }, { a: 'x' }], b: 'y' },
        theirs: { visible: ['g', 'g[0].a', 'g[1].a', 'b'], data: { g: [{ a: 'x' }, { a: 'x' }], b: 'y' } },
        ours: { visible: ['g', 'g[0].a', 'g[1].a'], data: { g: [{ a: 'x' }, { a: 'x' }] } },
      },
      'bare names in rows': {
        what: 'in a row a bare key names the field of that row, as on their page; in their service the layouts of all rows follow the first',
        components: [grid('g', text('a'), panel('p', [text('b')], when('a', 'x')))],
        data: {
          g: [
            { a: '', b: 'y' },
            { a: 'x', b: 'y' },
          ],
        },
        theirs: { visible: ['g', 'g[0].a', 'g[1].a'], data: { g: [{ a: '' }, { a: 'x' }] } },
        ours: {
          visible: ['g', 'g[0].a', 'g[1].a', 'p', 'g[1].b'],
          data: { g: [{ a: '' }, { a: 'x', b: 'y' }] },
        },
      },
      'logic in rows': {
        what: 'logic judges each row by itself, as on their page; in their service what it set in one row holds in the rows after it',
        components: [
          grid(
            'g',
            text('a', {
              logic: [
                logicThat(
                  { type: 'json', json: { '==': [{ var: 'row.b' }, 'x'] } },
                  'validate.required',
                  true,
                ),
              ],
            }),
            text('b'),
          ),
        ],
        data: {
          g: [
            { a: '', b: 'x' },
            { a: '', b: '' },
          ],
        },
        theirs: { failures: ['g[0].a:required', 'g[1].a:required'] },
        ours: { failures: ['g[0].a:required'] },
      },
      'a computed value in a row, not sent': {
        what: 'what a form service computes it computes in rows too, as on their page; in their service only over what was sent',
        components: [
          grid('g', text('a'), text('b', { calculateValue: { cat: ['a', 'b'] }, calculateServer: true })),
        ],
        data: { g: [{ a: 'x' }] },
        theirs: { data: { g: [{ a: 'x' }] } },
        ours: { data: { g: [{ a: 'x', b: 'ab' }] } },
      },
    },
  },
  'rows and boxes keep their shape': {
    whose: 'our choice',
    reason:
      'whoever reads what is stored finds an object for each row and each box that is shown, whatever was sent; theirs leaves gaps, null or nothing',
    cases: {
      'a row that holds nothing': {
        what: 'a row of which nothing is kept stays a row; in their service it is gone, or null before others',
        components: [grid('g', text('a'))],
        data: { g: [{}, { a: 'x' }] },
        theirs: { visible: ['g', 'g[1].a'], data: { g: [null, { a: 'x' }] } },
        ours: { visible: ['g', 'g[0].a', 'g[1].a'], data: { g: [{}, { a: 'x' }] } },
      },
      'a row that is null': {
        what: 'a row is an object, also where null was sent',
        components: [grid('g', text('a'))],
        data: { g: [null, { a: 'x' }] },
        theirs: { visible: ['g', 'g[1].a'], data: { g: [null, { a: 'x' }] } },
        ours: { visible: ['g', 'g[0].a', 'g[1].a'], data: { g: [{}, { a: 'x' }] } },
      },
      'one object for rows': {
        what: 'one object in the place of rows is a list of one, as on their page; theirs is an empty list',
        components: [grid('g', text('a'))],
        data: { g: { a: 'x' } },
        theirs: { visible: ['g'], data: { g: [] } },
        ours: { visible: ['g', 'g[0].a'], data: { g: [{ a: 'x' }] } },
      },
      'a container not sent': {
        what: 'a container stands in the data when it is shown, whatever was sent',
        components: [container('p', [text('b')])],
        data: {},
        theirs: { data: {} },
        ours: { data: { p: {} } },
      },
      'a form in a form': {
        what: 'a form in a form holds an object of data, also when nothing was sent',
        components: [field('form', 'a')],
        data: {},
        theirs: { data: {} },
        ours: { data: { a: { data: {} } } },
      },
    },
  },
  'an object that holds nothing': {
    whose: 'our choice',
    reason: 'an object that dots in a key make stands in the data only while it holds something',
    cases: {
      'an object that holds nothing': {
        what: 'what a condition hides takes its object along',
        components: [text('a'), text('d.b', when('a', 'x'))],
        data: { a: '', d: { b: 'y' } },
        theirs: { data: { a: '', d: {} } },
        ours: { data: { a: '' } },
      },
    },
    onPage: {
      'an object around what is hidden': {
        what: 'what is hidden from the start brings none',
        components: [text('a'), text('d.b', when('a', 'x')), field('button', 'submit')],
        seen: { aspect: 'data', ours: /^missing$/, theirs: /^(\{("[^"]+":\{\})?\}|\[\{\}\])$/ },
      },
    },
  },
} as const satisfies KnownDifferences;
