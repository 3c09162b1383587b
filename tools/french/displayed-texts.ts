import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A text in both languages, and where it stands. */
export interface DisplayedText {
  readonly place: string;
  readonly en: string;
  readonly fr: string;
}

/** Arguments for messages: counts with and without a plural, and a word. */
const handed = [0, 1, 2, '{{given}}'];

/** Every text of a messages file, by its exports. A sentence that is made of values is made of several. */
export async function textsOfMessages(root: string, path: string): Promise<readonly DisplayedText[]> {
  const module: unknown = await import(pathToFileURL(join(root, path)).href);
  return allIn(module, path);
}

function allIn(value: unknown, place: string): readonly DisplayedText[] {
  if (!isRecord(value)) return [];
  if ('en' in value && 'fr' in value) return pairs(value.en, value.fr, place);
  return Object.entries(value).flatMap(([name, inner]) => allIn(inner, `${place} ${name}`));
}

function pairs(en: unknown, fr: unknown, place: string): readonly DisplayedText[] {
  if (typeof en === 'string' && typeof fr === 'string') return [{ place, en, fr }];
  if (typeof en === 'function' && typeof fr === 'function') {
    const count = Math.max(en.length, fr.length);
    const alike = handed.map((sample) => Array.from({ length: count }, () => sample));
    // The last argument may be empty, such as the title of a step, where the English makes sense without it.
    const bare = [...Array.from({ length: count - 1 }, () => 2), ''];
    const withoutLast = count > 1 && !/“”| {2}/.test(String(Reflect.apply(en, en, bare))) ? [bare] : [];
    return [...alike, ...withoutLast].flatMap((values) =>
      pairs(Reflect.apply(en, en, values), Reflect.apply(fr, fr, values), place),
    );
  }
  if (!isRecord(en) || !isRecord(fr)) return [];
  return Object.keys({ ...en, ...fr }).flatMap((name) => pairs(en[name], fr[name], `${place} ${name}`));
}

const pair = /\ben: (['`])((?:\\.|(?!\1)[^\\])*)\1,\s*fr: (['`])((?:\\.|(?!\3)[^\\])*)\3/g;

/** The texts that stand in both languages side by side in any other source, read as text. */
export function textsOfSource(root: string, path: string): readonly DisplayedText[] {
  const source = readFileSync(join(root, path), 'utf8');
  return [...source.matchAll(pair)].map(([, , en = '', , fr = '']) => ({
    place: path,
    en: unescaped(en),
    fr: unescaped(fr),
  }));
}

/** The texts of a form's JSON: what `settings.i18n.fr` translates, beside what stands in the components. */
export function textsOfForm(root: string, path: string): readonly DisplayedText[] {
  const form: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
  const settings = isRecord(form) && isRecord(form.settings) ? form.settings : {};
  const table = isRecord(settings.i18n) && isRecord(settings.i18n.fr) ? settings.i18n.fr : {};
  const english = new Map(isRecord(form) ? textsIn(form.components, '', '') : []);
  return Object.entries({ ...titlesOf(form), ...table }).flatMap(([id, fr]) => {
    if (typeof fr !== 'string') return [];
    const en = id === 'nextSteps' ? String(settings.nextSteps) : (english.get(id) ?? id);
    return [{ place: `${path} ${id}`, en, fr }];
  });
}

function titlesOf(form: unknown): Record<string, unknown> {
  if (!isRecord(form) || !isRecord(form.properties)) return {};
  return { [String(form.properties.en ?? form.title)]: form.properties.fr };
}

/** Each string in a component by the id that a translation bears: `plate:errors.required`. */
function textsIn(value: unknown, key: string, setting: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[`${key}:${setting}`, value]];
  if (!isRecord(value)) return [];
  if (typeof value.type === 'string' && typeof value.key === 'string' && value.key !== key) {
    return textsIn(value, value.key, '');
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, key, setting === '' ? name : `${setting}.${name}`),
  );
}

/** The sources below a folder that ship: no tests, no contract suites, no examples. */
export function sourcesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/node_modules|\/testing\/|\/oracle\//.test(path))
    .filter((path) => !/\.test\.tsx?$|\/(examples|samples|[a-z-]+-contract)\.ts$/.test(path))
    .sort();
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function unescaped(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\(['`\\])/g, '$1');
}
