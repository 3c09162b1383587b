import type { Models } from '@guichet/engine/prepared';
import { authorTypes } from '../schema/make-schema.ts';
import type { Setting, SettingKind } from '../settings/setting.ts';
import { commonSettings, findSetting, formSettings, ownSettings } from '../settings/vocabulary.ts';

/** The tables of the author's guide, by the name that their place in it has. */
export function settingTables(models: Models): ReadonlyMap<string, string> {
  const ofTypes = authorTypes(models).map((type) => {
    const settings = ownSettings(type, models).flatMap((name) => findSetting(name) ?? []);
    const body = settings.length === 0 ? 'It has the settings of every component alone.' : table(settings);
    return `#### \`${type}\`\n\n${body}`;
  });
  return new Map([
    ['form', table(formSettings)],
    ['common', table(commonSettings)],
    ['types', ofTypes.join('\n\n')],
  ]);
}

function table(settings: readonly Setting[]): string {
  const rows = settings.map(
    ({ name, kind, does }) => `| \`${name}\` | ${kindAsText(kind)} | ${does.replaceAll('|', '\\|')} |`,
  );
  return ['| setting | takes | does |', '|---|---|---|', ...rows].join('\n');
}

const kinds: Readonly<Record<Extract<SettingKind, string>, string>> = {
  text: 'text',
  flag: 'true or false',
  number: 'a number',
  size: 'a size, such as `4MB`',
  date: 'a date, such as `2026-03-15`',
  code: 'code',
  logic: 'JSONLogic',
  list: 'a list',
  object: 'an object',
  any: 'see there',
};

function kindAsText(kind: SettingKind): string {
  if (typeof kind === 'string') return kinds[kind];
  return kind
    .filter((value) => value !== '')
    .map((value) => `\`${value}\``)
    .join(', ');
}

/** Puts the tables into a text between their marks. Throws where a mark is missing. */
export function withTables(text: string, tables: ReadonlyMap<string, string>): string {
  return [...tables].reduce((whole, [name, body]) => {
    const [start, end] = [`<!-- settings: ${name} -->`, `<!-- end of settings: ${name} -->`];
    const [from, to] = [whole.indexOf(start), whole.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`The guide lacks the marks ${start} and ${end}.`);
    return `${whole.slice(0, from + start.length)}\n\n${body}\n\n${whole.slice(to)}`;
  }, text);
}
