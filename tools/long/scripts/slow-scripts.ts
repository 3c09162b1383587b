import type { RandomSource } from '../random.ts';

/** Expressions that do much natively for few steps; `i` counts, `s` is a text, `l` a list, `o` an object. */
const works: readonly ((size: number) => string)[] = [
  () => '(i + 0.5).toLocaleString(["fr-CA", "de", "ar-EG", "hi-IN-u-nu-deva"][i % 4])',
  () =>
    'new Intl.NumberFormat(["fr", "en", "ja"][i % 3], { style: "currency", currency: "CAD" }).formatToParts(i)',
  () => 'new Intl.DateTimeFormat("en", { dateStyle: "full" }).formatToParts(new Date(i * 1e9))',
  () => 'new Date(i * 1e9).toLocaleString("fr-CA")',
  () => '(i / 7).toPrecision(100)',
  () => '(i / 7).toFixed(100)',
  () => '(1e21 / (i + 1)).toString(36)',
  () => '_.merge({}, o, { n: { m: i } })',
  () => '_.toPairs(o).length',
  () => '_.cloneDeep(l).length',
  () => '_.uniq(l).length',
  () => '_.sortBy(l, (x) => -x).length',
  () => '_.groupBy(l, (x) => x % 7)',
  () => '_.get(o, s)',
  () => '_.isEqual(l, l.slice())',
  () => '_.capitalize(s).length',
  () => '_.difference(l, l.slice(1)).length',
  () => '(s in o)',
  () => 'delete o[s + i]',
  () => '(o[s + i] = i)',
  () => 'Object.keys(o).length',
  () => 'Object.assign({}, o)',
  () => 'JSON.stringify(o).length',
  () => 'JSON.parse(JSON.stringify(l)).length',
  () => 's.split("").reverse().join("").length',
  () => 's.replace(/a/g, "bb").length',
  () => 's.replaceAll("a", "bb").length',
  () => 's.normalize("NFKD").length',
  () => 's.localeCompare(s + "x", "fr")',
  () => 's.toUpperCase().toLowerCase().indexOf("zz")',
  () => 's.padEnd(s.length * 2, "ab").length',
  () => 's.repeat(3).lastIndexOf("b")',
  (size) => `new RegExp("[ab]{0,${Math.min(size, 1_000)}}c").test(s)`,
  () => '/(a|ab)*c/.test(s)',
  () => '/^(?=.*b)a+$/.test(s)',
  () => 's.match(/a?a?a?b/g)',
  () => 'l.slice().sort().length',
  () => 'l.concat(l).indexOf(-1)',
  () => 'l.flatMap((x) => [x, x]).length',
  () => 'l.reduce((sum, x) => sum + x, "").length',
  () => '[...l, ...l].includes(-1)',
  () => 'Math.max(...l)',
  () => 'moment(i * 1e9).format("dddd, MMMM Do YYYY, h:mm:ss a")',
  () => 'moment("2026-01-01").add(i, "days").diff(moment("1900-01-01"), "months")',
  () => 'new Date(2026, i % 12, i % 28, 3).getTimezoneOffset()',
  () => 'Date.parse("2026-03-08T02:30:00")',
  () => 'encodeURIComponent(s).length',
  () => 'new Set(l).has(-1)',
  () => 'Array.from({ length: 50 }, (_, n) => n + s.slice(0, 9)).join().length',
  () => 'data.name.concat(s).charCodeAt(i)',
];

export interface SlowScript {
  readonly output: 'value' | 'valid';
  readonly code: string;
}

/** Scripts that somebody makes to be slow; half of them compute a value, half validate one. */
export function slowScripts(random: RandomSource, count: number): readonly SlowScript[] {
  return Array.from({ length: count }, (_, index) => {
    const output = index % 2 === 0 ? 'value' : 'valid';
    const work = works[Math.floor(index / 2) % works.length] ?? (() => '0');
    const size = random.one([10, 100, 1_000, 10_000, 100_000]);
    const turns = random.one(['1e3', '1e4', '1e5', '1e6', 'Infinity']);
    const code = [
      `var s = 'ab'.repeat(${size}); var l = []; var o = {};`,
      `for (var k = 0; k < ${Math.min(size, 2_000)}; k += 1) { l.push(k); o['k' + k] = k; }`,
      `var n = 0; for (var i = 0; i < ${turns}; i += 1) { if (${work(size)}) n += 1; }`,
      `${output} = ${output === 'value' ? 'String(n)' : 'n >= 0'};`,
    ].join(' ');
    return { output, code };
  });
}

/** Each work once, in a script that is over soon: what it does must be something that a script can do. */
export function shortScripts(): readonly string[] {
  return works.map(
    (work) => `var s = 'abab'; var l = [3, 1, 2]; var o = { ab: 1 }; var i = 1; value = [${work(10)}].length`,
  );
}
