import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, scopeOf } from './testing/evaluate.ts';
import { natively, withoutZones } from './testing/natively.ts';

const names = ['a', 'b', 'c', 'list', 'object', 'text'];

const literal = fc.constantFrom(
  ...[
    '0',
    '1',
    '-3',
    '2.5',
    '1e21',
    'NaN',
    '""',
    '"a"',
    '"12"',
    '" 7 "',
    '"b-c"',
    'true',
    'false',
    'null',
    'undefined',
  ],
  ...['[]', '[1, 2, 3]', '["x", , null]', '({})', '({ a: 1, b: "x" })', '/[a-c]/g', 'Infinity', '-0'],
);

const operator = fc.constantFrom(
  ...[
    '+',
    '-',
    '*',
    '/',
    '%',
    '**',
    '==',
    '!=',
    '===',
    '!==',
    '<',
    '<=',
    '>',
    '>=',
    '&',
    '|',
    '^',
    '<<',
    '>>',
    '>>>',
  ],
  ...['&&', '||', 'in', 'instanceof', ','],
);

const method = fc.constantFrom(
  ...[
    'length',
    'map(String)',
    'filter(Boolean)',
    'join("-")',
    'indexOf(1)',
    'includes("a")',
    'slice(1)',
    'at(-1)',
  ],
  ...[
    'toString()',
    'toUpperCase()',
    'split("")',
    'replace("a", "$&!")',
    'concat([1], "z")',
    'sort()',
    'reverse()',
  ],
  ...[
    'reduce((s, x) => s + x)',
    'some((x) => x > 1)',
    'every((x) => x)',
    'find((x) => x)',
    'toFixed(1)',
    'trim()',
  ],
  ...[
    'flat()',
    'padStart(5, "ab")',
    'a',
    'b.a',
    '["a"]',
    '[0]',
    'valueOf()',
    'hasOwnProperty("a")',
    'match(/a/)',
  ],
  ...[
    'charCodeAt(0)',
    'push(5)',
    'pop()',
    'lastIndexOf("1")',
    'splice(0, 1)',
    'startsWith("a")',
    'fill(0, 1, 2)',
  ],
);

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    literal,
    fc.constantFrom(...names),
    fc.tuple(tie('expression'), operator, tie('expression')).map(([l, o, r]) => `((${l}) ${o} (${r}))`),
    fc
      .tuple(fc.constantFrom('!', '-', '+', '~', 'typeof ', 'void '), tie('expression'))
      .map(([o, e]) => `${o}(${e})`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map((e) => `(${e[0]} ? ${e[1]} : ${e[2]})`),
    fc.tuple(tie('expression'), fc.constantFrom('.', '?.'), method).map(([e, dot, m]) => member(e, dot, m)),
    fc.tuple(tie('expression'), tie('expression')).map(([e, k]) => `(${e})[${k}]`),
    fc.array(tie('expression'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc.tuple(tie('expression'), tie('expression')).map(([v, w]) => `({ k: ${v}, [${w}]: 1, ...${v} })`),
    fc
      .tuple(fc.constantFrom(...names), assignment(), tie('expression'))
      .map(([n, o, e]) => `(${n} ${o} ${e})`),
    fc
      .tuple(
        fc.constantFrom(
          'Number',
          'String',
          'Boolean',
          'parseInt',
          'parseFloat',
          'isNaN',
          'Array.isArray',
          'Object.keys',
          'Object.entries',
          'JSON.stringify',
          'Math.max',
          'Math.round',
          'Array.from',
          'new Set',
          // The name of the zone in a date's text is not that of Node.
          '+new Date',
        ),
        tie('expression'),
      )
      .map(([f, e]) => `${f}(${e})`),
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('++', '--')).map(([n, o]) => `(${n}${o})`),
    tie('expression').map((e) => `((x, y = 2) => (${e}))(1)`),
    tie('expression').map((e) => `\`<\${${e}}>\``),
  ),
}));

function assignment() {
  return fc.constantFrom('=', '+=', '-=', '*=', '||=', '&&=', '??=');
}

function member(object: string, dot: string, name: string): string {
  return name.startsWith('[') ? `(${object})${dot === '.' ? '' : dot}${name}` : `(${object})${dot}${name}`;
}

const { statement } = fc.letrec<{ statement: string }>((tie) => ({
  statement: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    expression.map((e) => `${e};`),
    fc.tuple(fc.constantFrom('let', 'const', 'var'), expression).map(([k, e]) => `{ ${k} d = ${e}; a = d; }`),
    fc
      .tuple(expression, tie('statement'), tie('statement'))
      .map(([t, s, o]) => `if (${t}) { ${s} } else { ${o} }`),
    fc.tuple(expression, tie('statement')).map(([e, s]) => `for (const k in ${e}) { b = k; ${s} }`),
    fc
      .tuple(expression, tie('statement'))
      .map(([e, s]) => `for (const v of ${e}) { c = v; ${s} if (++n > 20) break; }`),
    fc
      .tuple(tie('statement'), tie('statement'))
      .map(([s, t]) => `for (let i = 0; i < 3; i++) { ${s} if (n++ > 20) continue; ${t} }`),
    fc
      .tuple(tie('statement'), tie('statement'), tie('statement'))
      .map((s) => `try { ${s[0]} } catch (e) { a = e.name; ${s[1]} } finally { ${s[2]} }`),
    fc
      .tuple(expression, tie('statement'), tie('statement'))
      .map(([e, s, t]) => `switch (${e}) { case 1: ${s} case "a": ${t} break; default: b = 1; }`),
    expression.map((e) => `throw ${e};`),
    expression.map((e) => `return ${e};`),
    fc
      .tuple(expression, tie('statement'))
      .map(([e, s]) => `(function (p, ...q) { ${s} return q; })(${e}, 1);`),
    fc.tuple(expression, expression).map(([e, f]) => `[a, { k: b = ${f} } = {}] = [${e}];`),
  ),
}));

const start =
  'let a = 1, b = "b", c = null, n = 0; const list = [3, 1, 2]; let object = { a: 1, b: { a: 2 } }, text = "abc";';

function compare(code: string): void {
  const outcome = evaluate(code, scope);
  const theirs = natively(code);
  fc.pre(outcome.kind !== 'spent');
  const ours = outcome.kind === 'failed' ? { kind: 'failed', name: outcome.name } : outcome;
  expect(withoutZones(ours)).toStrictEqual(withoutZones(theirs));
}

const scope = {
  ...scopeOf(),
  environment: () => ({ now: 0, timeZone: 'America/Toronto', seed: 1, locale: 'en-US' }),
};
process.env.TZ = 'America/Toronto';

test('random expressions give what the language gives', () => {
  fc.assert(
    fc.property(expression, (code) =>
      compare(`${start} const r = ${code}; return [r, a, b, c, list, object, text];`),
    ),
  );
});

test('random programs give what the language gives', () => {
  fc.assert(
    fc.property(fc.array(statement, { minLength: 1, maxLength: 4 }), (statements) =>
      compare(`${start} ${statements.join('\n')} return [a, b, c, n, list, object, text];`),
    ),
  );
});
