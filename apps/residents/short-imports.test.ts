import { expect, test } from 'vitest';
import { shortenImports } from './short-imports.ts';

type Loaders = Readonly<Record<string, () => unknown>>;

/** The answers of the loaders of an object in code, by name. */
function givenBy(code: string): Readonly<Record<string, unknown>> {
  const loaders: Loaders = new Function('l$', `return ${code}`)((name: string) => name);
  return Object.fromEntries(Object.entries(loaders).map(([name, load]) => [name, load()]));
}

const types =
  '{"../types/day/view.tsx":()=>l$("day-abcdef1"),"../types/tags/view.tsx":()=>l$("tags-abcdef2"),"../types/url/view.tsx":()=>l$("url-abcdef3")}';
const features =
  '{...{a:()=>1},code:()=>l$("code-0000001"),own:()=>l$("own-0000002"),rows:()=>l$("rows-0000003"),dates:()=>l$("dates-0000004").at(0),"type:file":()=>l$("file-0000005")}';

test('loaders in a row are one text, and load what they did, in their order', () => {
  const short = shortenImports(features);
  expect(short).toContain('"code-0000001 own-0000002 rows-0000003"');
  expect(givenBy(short)).toEqual({
    ...{ a: 1, code: 'code-0000001', own: 'own-0000002', rows: 'rows-0000003' },
    ...{ dates: 'd', 'type:file': 'file-0000005' },
  });
  expect(Object.keys(givenBy(short))).toEqual(Object.keys(givenBy(features)));
});

test('a type is named by its folder', () => {
  const short = shortenImports(types);
  expect(givenBy(short)).toEqual({ day: 'day-abcdef1', tags: 'tags-abcdef2', url: 'url-abcdef3' });
  expect(short.length).toBeLessThan(types.length);
});

test.each([
  '{code:()=>l$("code-0000001"),own:()=>l$("own-0000002")}',
  '{$a:()=>l$("a-0000001"),bc:()=>l$("bc-0000002"),de:()=>l$("de-0000003")}',
  '{a:()=>l$("b-0000001"),c:()=>l$("d-0000002"),e:()=>l$("f-0000003")}',
])('%s stays as it is', (code) => {
  expect(shortenImports(code)).toBe(code);
});
