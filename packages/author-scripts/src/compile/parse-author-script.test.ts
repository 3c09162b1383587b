import { expect, test } from 'vitest';
import { allBuiltIns } from '../run/rare-built-ins.ts';
import { protos } from '../run/values/protos.ts';
import { builtInNames, hostNames, memberNames, missing } from './offered.ts';
import { parseAuthorScript, parseExpression } from './parse-author-script.ts';

const found = (code: string, output = 'value') =>
  parseAuthorScript(code, output).findings.map(({ code: name, line, column }) => `${name} ${line}:${column}`);

test('a snippet becomes a tree of arrays, without positions, and survives JSON', () => {
  const { authorScript, findings } = parseAuthorScript('value = data.a + 1', 'value');
  expect(findings).toEqual([]);
  expect(authorScript).toEqual({
    size: 1,
    output: 0,
    body: [
      [
        'do',
        ['assign', ['local', 0, 0], ['binary', '+', ['member', ['free', 'data'], 'a', 0], ['value', 1]]],
      ],
    ],
  });
  expect(JSON.parse(JSON.stringify(authorScript))).toEqual(authorScript);
});

test('the variables of a loop share the frame of their function, unless a function keeps them', () => {
  expect(JSON.stringify(parseAuthorScript('for (let i = 0; i < 3; i++) data.f(i);'))).not.toContain(
    '"checked"',
  );
  expect(JSON.stringify(parseAuthorScript('for (let i = 0; i < 3; i++) data.f(() => i);'))).toContain(
    '"size":1,"unset":[0]',
  );
});

test.each([
  ['value = ;', 'notParsed 1:9'],
  ['value = 1;\nif (data.a {', 'notParsed 2:12'],
  ['value = "open', 'notParsed 1:9'],
  ['let a; let a;', 'notParsed 1:12'],
  ['import x from "y";', 'notParsed 1:1'],
  ['export const a = 1;', 'notParsed 1:1'],
  ['value = 1;}', 'notParsed 1:11'],
  ['const value = 1;', 'declaredTwice 1:7'],
  ['const x = 1;\n  let data = x;', 'declaredTwice 2:7'],
  ['const { a, b: [row] } = x;', 'declaredTwice 1:16'],
  ['class utils {}', 'declaredTwice 1:7'],
])('%j cannot be run, and it is said where', (code, finding) => {
  const { authorScript, findings } = parseAuthorScript(code, 'value');
  expect(authorScript).toBeUndefined();
  expect(findings.map(({ code: name, line, column }) => `${name} ${line}:${column}`)).toEqual([finding]);
});

test.each([
  ['document.getElementById("a")', 'emptyName 1:1'],
  ['value = 1;\n  location.href = "x"', 'emptyName 2:3'],
  ['alert(1)', 'noMessage 1:1'],
  ['confirm("a")', 'message 1:1'],
  ['history.back()', 'page 1:1'],
  ['globalThis.x', 'page 1:1'],
  ['localStorage.getItem("a")', 'emptyStorage 1:1'],
  ['indexedDB.open("a")', 'storage 1:1'],
  ['fetch("/x")', 'network 1:1'],
  ['new XMLHttpRequest()', 'network 1:5'],
  ['eval("1")', 'codeFromText 1:1'],
  ['new Function("return 1")', 'codeFromText 1:5'],
  ['import("x")', 'codeFromText 1:1'],
  ['setTimeout(() => 1)', 'later 1:1'],
  ['new Promise(() => 1)', 'later 1:5'],
  ['const f = async () => 1;', 'later 1:11'],
  ['await data.a', 'later 1:1'],
  ['for await (const x of data.l) {}', 'later 1:1'],
  ['Formio.request("/x")', 'formio 1:1'],
  ['Symbol.iterator', 'beyond 1:1'],
  ['new Proxy({}, {})', 'beyond 1:5'],
  ['function* g() { yield 1; }', 'syntax 1:1'],
  ['with (data) { a; }', 'syntax 1:1'],
  ['tag`x`', 'syntax 1:1'],
  ['value = 10n', 'syntax 1:9'],
  ['class A { #x = 1; m() { return this.#x; } }', 'syntax 1:11'],
  ['class A { static {} }', 'syntax 1:11'],
  ['({ __proto__: data })', 'syntax 1:4'],
  ['function F() { return new.target; }', 'syntax 1:23'],
  ['({ m() { return super.x; } })', 'syntax 1:17'],
  ['geenPartner', 'unknownName 1:1'],
  ['value = _.debounce(data.a)', 'missingMember 1:11'],
  ['moment.duration(5)', 'missingMember 1:8'],
  ['utils.Evaluator', 'missingMember 1:7'],
  ['Object.defineProperty({}, "a", {})', 'missingMember 1:8'],
  ['typeof Intl.PluralRules', 'missingMember 1:13'],
  ['value = data.a && dta.b', 'unknownName 1:19'],
  ['/^(a+)+$/.test(data.a)', 'slowPattern 1:1'],
])('%s is not offered, and it is said where', (code, finding) => {
  expect(found(code)[0]).toBe(finding);
  expect(parseAuthorScript(code, 'value').authorScript).toBeDefined();
});

test('each finding says the same in both languages, and what to write instead', () => {
  const [finding] = parseAuthorScript('value = localStorage.a').findings;
  expect(finding?.sentences).toEqual({
    en: '"localStorage" is empty here: code in a form cannot read or store anything in the browser, so getItem returns null. Keep the value in a hidden field, and read it from data.',
    fr: '«\u00a0localStorage\u00a0» est vide ici\u00a0: le code d’un formulaire ne peut ni lire ni conserver quoi que ce soit dans le navigateur; getItem retourne donc null. Conservez la valeur dans un champ caché et lisez-la dans data.',
  });
});

test('what is said of one name is said once, where it stands first', () => {
  expect(found('localStorage.a; if (1) {\n localStorage.b; }')).toEqual(['emptyStorage 1:1']);
});

test.each([
  ['document.createElement("a")', 'missingMember 1:10'],
  ['value = window.fetch("a")', 'missingMember 1:16'],
])('%s is told to find nothing there', (code, finding) => {
  expect(found(code)).toContain(finding);
});

test.each([
  'if (typeof window !== "undefined") value = 1',
  'made = 1; value = made + 1',
  'function f() { return arguments.length; } value = f()',
  'value = undefined',
  'const o = { window: 1, document() {} }; value = o.window',
  'value = data.fetch.eval',
  'a: for (;;) break a;',
  'try { value = 1 } catch { value = 2 }',
  'value = moment().format() + _.sum([1]) + utils.getValue({}, "a") + instance.key + token + user',
])('%s is all there', (code) => {
  expect(found(code)).toEqual([]);
});

test.each([
  ['value = _.sum([1])', true],
  ['value = moment().format()', true],
  ['value = utils.getValue(submission, "a")', true],
  ['const f = () => _; value = f()', true],
  ['value = utils.custom.check(1) && utils["custom"]', true],
  ['value = utils.custom.check(1)', false],
  ['value = data._ + data.moment', false],
  ['const f = (_, moment) => _ + moment; value = f(1, 2)', false],
  ['value = 1', false],
])('parsing reports whether a library is named: %s', (code, names) => {
  expect(parseAuthorScript(code, 'value').namesLibrary).toBe(names);
});

test('a snippet that ends in a comment, or has none but that, is one', () => {
  expect(found('value = 1 // one')).toEqual([]);
  expect(found('// nothing yet')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('the code of a template is one expression', () => {
  expect(parseExpression('data.a ? "b" : "c" // or').findings).toEqual([]);
  expect(parseExpression('a; b').findings[0]?.code).toBe('notParsed');
  expect(parseExpression(') + (').findings[0]?.code).toBe('notParsed');
  expect(parseExpression('1); data.a = (2').findings[0]?.code).toBe('notParsed');
  expect(parseExpression('').findings[0]?.code).toBe('notParsed');
  expect(parseExpression('1 +\n window').findings).toMatchObject([{ code: 'emptyName', line: 2, column: 2 }]);
});

test.each([
  ['parentheses', `${'('.repeat(49_000)}1${')'.repeat(49_000)}`],
  ['arrays', `${'['.repeat(50_000)}`],
  ['blocks', `${'{'.repeat(40_000)}${'}'.repeat(40_000)}`],
  ['a sum', `value = ${'1 + '.repeat(20_000)}1`],
  ['calls', `f${'()'.repeat(40_000)}`],
])('%s nested tens of thousands deep are refused', (_what, code) => {
  expect(parseAuthorScript(code).authorScript).toBeUndefined();
  expect(['tooDeep', 'notParsed']).toContain(parseAuthorScript(code).findings[0]?.code);
});

test('a snippet of more than 100,000 characters is refused', () => {
  expect(parseAuthorScript(`value = "${'x'.repeat(100_000)}"`).findings[0]?.code).toBe('tooLong');
});

const met = ['object', 'function', 'array', 'string', 'number', 'boolean'] as const;

test('the members that objects bring along are those that are there', () => {
  const names = new Set(met.flatMap((kind) => Object.keys(protos[kind].fields)));
  expect([...memberNames].sort()).toEqual([...names].sort());
});

test.each([
  ["show = data.a === 'x' && !row.b?.c", false],
  ["value = instance.check(data.a, 'x') ? -data.b + 1 : `n`", true],
  ['value = instance.check(data.a, -1)', false],
  ['if (data.a > 1) { const b = data.b; return b; } else value = 2', false],
  ['value = data[row.a]', true],
  ['value = data.a.trim()', true],
  ['value = data.a.length', false],
  ['value = data.a.length.toFixed', true],
  ['data.trim = 1', true],
  ['value = new Date()', true],
  ['value = NaN', true],
  ['value = _.isEmpty(data.a)', true],
  ['value = localStorage', true],
  ['value = "a" in data', true],
  ['value = [data.a]', true],
  ['value = f(...data.a)', true],
  ['function f() {} value = f', true],
  ['{ function f() {} }', true],
  ['const { a } = data', true],
  ['data.a += 1', true],
  ['throw 1', true],
])('%s needs the built-ins: %s', (code, needs) => {
  expect(parseAuthorScript(code, 'value').authorScript?.builtIns === true).toBe(needs);
});

test('what is said to be there is there, and nothing else is', () => {
  for (const name of builtInNames) expect([name, allBuiltIns.globals.has(name)]).toEqual([name, true]);
  const natives = Object.getOwnPropertyNames(globalThis);
  for (const name of natives) {
    if (allBuiltIns.globals.has(name)) expect([name, builtInNames.has(name)]).toEqual([name, true]);
    else if (!hostNames.has(name) && name !== 'undefined')
      expect([name, missing(name)]).not.toEqual([name, undefined]);
  }
});
