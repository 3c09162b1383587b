import { build } from 'vite';
import { expect, test } from 'vitest';
import { packScripts } from './pack-scripts.ts';

const source = String.raw`
export const sentence = (name) => ~Vous avez commencé, $(name)\u00a0: l’été à Montréal~;
export const written = (name) => ~\\xe9 $(name) \\\\xe9 \\é~;
export const letters = /^[à-ÿ]+$/;
`
  .replaceAll('~', '`')
  .replaceAll('$(name)', `${'$'}{name}`);

test('what is packed says the same, and writes accented letters as they are', async () => {
  const code = await packed();
  expect(code).toMatch(/commencé.+l’été à Montréal/);
  const { sentence, written, letters } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(sentence('Zoé')).toBe('Vous avez commencé, Zoé\u00a0: l’été à Montréal');
  expect(written('Zoé')).toBe('\\xe9 Zoé \\\\xe9 \\é');
  expect([letters.test('é'), letters.test('e')]).toEqual([true, false]);
});

async function packed(): Promise<string> {
  const found = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      packScripts,
      { name: 'source', resolveId: () => '/texts.js', load: () => ({ code: source, moduleType: 'js' }) },
    ],
    build: { write: false, lib: { entry: '/texts.js', formats: ['es'] } },
  });
  const [output] = [found].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}
