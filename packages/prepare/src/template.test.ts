import { describe, expect, it } from 'vitest';
import { markInterpolations } from './template.ts';
import { isProgram, readProgram } from './template-program.ts';

function parse(source: string) {
  const { marked, unsupported, fill } = markInterpolations(source);
  return { parts: fill(marked), unsupported };
}

describe('a text with {{ }}', () => {
  it.each([
    ['{{ data.a }}', [['data', 'a']]],
    ['{{data.a.b}}', [['data', 'a', 'b']]],
    ['{{{ row.a }}}', [['row', 'a']]],
    ['{{ ctx.data.a }}', [['data', 'a']]],
    ['{{ form.path }}', [['form', 'path']]],
    ['{{ data?.a?.b }}', [['data', 'a', 'b']]],
    ['{{ data.rows[0].a }}', [['data', 'rows', '0', 'a']]],
    [`{{ data['a-b'].c }}`, [['data', 'a-b', 'c']]],
    [
      '{{ data.a || row.b||data.c }}',
      [
        ['data', 'a'],
        ['row', 'b'],
        ['data', 'c'],
      ],
    ],
    [`{{ (data.a || '') }}`, [['data', 'a']]],
    ['{{&nbsp;data.a&nbsp;}}', [['data', 'a']]],
  ])('reads %s as paths', (source, read) => {
    expect(parse(source)).toEqual({ parts: [{ read }], unsupported: [] });
  });

  it.each([
    '{{ data.a.toFixed(2) }}',
    '{{ data.a + 1 }}',
    '{{ data.total-data.paid }}',
    '{{ data.a &gt; 1 ? &quot;many&quot; : 2 }}',
    '{{ data }}',
    "{{ data.a || 'none' }}",
    '{{ localStorage.getItem("a") }}',
  ])('runs %s', (source) => {
    expect(parse(`a ${source} b`)).toMatchObject({
      parts: ['a ', { code: { body: [['return', {}]] } }, ' b'],
      unsupported: [],
    });
  });

  it.each([
    '{{ confirm(1) }}',
    '{{ a }}',
    '{{ window.open() }}',
    '{{ }}',
    '{{}}',
    '{{ data. }}',
    '{{ data[x] }}',
    '{{ data["a] }}',
    '{% if (data.a) { %}',
    '{{ (data.a }}',
  ])('leaves out and names %s', (source) => {
    expect(parse(`a ${source} b`)).toEqual({ parts: ['a  b'], unsupported: [source] });
  });

  it('keeps the names that a message fills in later', () => {
    const { marked, unsupported, fill } = markInterpolations(
      '{{ field }}: at most {{data.max}}, not {{ a + 1 }}',
      true,
    );
    expect(fill(marked)).toEqual(['{{ field }}: at most ', { read: [['data', 'max']] }, ', not {{ a + 1 }}']);
    expect(unsupported).toEqual([]);
  });

  it('keeps the words around each hole', () => {
    expect(parse('a {{ data.b }}{{ data.c }} d').parts).toEqual([
      'a ',
      { read: [['data', 'b']] },
      { read: [['data', 'c']] },
      ' d',
    ]);
  });

  it('cannot be given a hole that its author did not write', () => {
    expect(parse('\ufdd00\ufdd1{{ data.a }}').parts).toEqual(['0', { read: [['data', 'a']] }]);
  });

  it.each(['a {{ b', 'a {% b', '{{{ a }', '}} a {{'])('keeps braces that have no end: %s', (source) => {
    expect(parse(source)).toEqual({ parts: [source], unsupported: [] });
  });

  it('finds what comes after braces that have no end', () => {
    expect(parse('{% {{{ a {{ data.b }}').parts).toEqual(['{% {{{ a ', { read: [['data', 'b']] }]);
  });

  it('costs little when many braces have no end', () => {
    const source = '{{'.repeat(100_000);
    expect(parse(source).parts).toEqual([source]);
  });

  it('costs little when many statements have no end', () => {
    expect(isProgram('{%'.repeat(500_000))).toBe(false);
    expect(isProgram('%} {%')).toBe(false);
    const source = `{% if (data.a) { %}a{% } %}${'{{'.repeat(40_000)}`;
    expect(isProgram(source)).toBe(true);
    expect(
      readProgram(
        source,
        () => undefined,
        () => undefined,
      ),
    ).toBeDefined();
  });
});
