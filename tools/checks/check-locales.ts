import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { sourceFiles } from './source-files.ts';

/**
 * The list itself, texts, tests, examples, and what stands in for the services and libraries of others: these speak
 * the languages that they speak.
 */
const exempt = new RegExp(
  [
    '^packages/definition/src/locale\\.ts$',
    // Texts.
    '(/|-)messages\\.ts$',
    '\\.(test|spec)\\.tsx?$|/testing/|/examples(\\.ts|/)|/oracle/|^tools/(checks|long|french)/',
    '^apps/sandbox/',
    '/library-shims/',
  ].join('|'),
);
const checked = /^(apps|packages|tools)\/.*\.tsx?$/;
const languages = new Set<unknown>(['en', 'fr']);

/**
 * A sentence for each place that names one language, or counts on two of them, outside of the list of locales. An
 * object with a text for each language is no such place: there the compiler names what a further language lacks.
 */
export function checkLocales(root: string): string[] {
  return sourceFiles(root)
    .filter((path) => checked.test(path) && !exempt.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      // Parsing costs: most files name no language at all.
      if (!/\b(en|fr|otherLocale)\b|-CA/.test(source)) return [];
      return [...placesIn(path, source)].map((start) => {
        const line = source.slice(0, start).split('\n').length;
        return `${path}:${line}: names a language. Ask packages/definition/src/locale.ts, or an object with a value for each.`;
      });
    });
}

function placesIn(path: string, source: string): ReadonlySet<number> {
  const places = new Set<number>();
  const visit = (node: ESTree.Node) => {
    if (namesLanguage(node)) places.add(node.start);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parseSync(path, source).program);
  return places;
}

function namesLanguage(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'Literal':
      return languages.has(node.value);
    case 'MemberExpression':
      return node.property.type === 'Identifier' && !node.computed && languages.has(node.property.name);
    case 'ObjectPattern':
      return node.properties.some(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          languages.has(property.key.name),
      );
    case 'TemplateElement':
      return node.value.raw === '-CA';
    case 'Identifier':
      return node.name === 'otherLocale';
    default:
      return false;
  }
}

function isNode(child: unknown): child is ESTree.Node {
  return typeof child === 'object' && child !== null && 'type' in child && 'start' in child;
}
