import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Which tests are asked for: all of them, or files by their paths from the project's folder. */
export type ChosenTests =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'some';
      /** Of Node and of the browser. */
      readonly files: readonly string[];
      readonly journeys: readonly string[];
      /** The component types that the contract suites are kept to; none: they run whole. */
      readonly types: readonly string[];
    }
  /** Tests that import files changed since a commit, as Vitest finds them. */
  | { readonly kind: 'changed'; readonly since: string; readonly journeys: readonly string[] }
  | { readonly kind: 'wrong'; readonly sentence: string };

const changedOption = /^--changed(?:=(?<since>.+))?$/;
const contractSuites = /\/contract\.(?:browser\.)?test\.tsx?$/;

/** Reads `[WORD...]` or `--changed[=COMMIT]`. A word is a folder, a file, a component type, or parts of one with `/`. */
export function chooseTests(args: readonly string[], root: string): ChosenTests {
  if (args.length === 0) return { kind: 'all' };
  const changed = args.find((arg) => changedOption.test(arg));
  if (changed !== undefined && args.length === 1) {
    const since = changedOption.exec(changed)?.groups?.since ?? 'HEAD';
    return { kind: 'changed', since, journeys: changedJourneys(root, since) };
  }
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined)
    return wrong(`npm test does not know ${option}: give it words of paths, or --changed[=COMMIT] alone.`);
  return chooseByWords(args, root);
}

function chooseByWords(words: readonly string[], root: string): ChosenTests {
  const tests = testFiles(root, '{packages,apps,bench,tools,e2e}/**/*.test.{ts,tsx}');
  const allJourneys = testFiles(root, 'e2e/**/*.spec.ts');
  const types = words.map((word) => basename(word)).filter((word) => isComponentType(root, word));
  const namedTests = tests.filter((file) => words.some((word) => isNamedBy(file, word)));
  const ofTypes = tests.filter((file) => types.some((type) => isWordOf(basename(file), type)));
  const contracts = types.length === 0 ? [] : tests.filter((file) => contractSuites.test(file));
  const files = [...new Set([...namedTests, ...ofTypes, ...contracts])].sort();
  // Journeys take a build and many seconds: they come where they are meant.
  const journeys = allJourneys.filter((file) =>
    words.some((word) => (files.length === 0 || /journeys|e2e|\.spec/.test(word)) && isNamedBy(file, word)),
  );
  if (files.length + journeys.length === 0)
    return wrong(`No test belongs to ${words.join(' ')}: name a folder, a file, or a component type.`);
  return { kind: 'some', files, journeys, types };
}

/** `fields/select` names `packages/fields/src/types/select/...`: each part is a folder's or a file's name, or begins it. */
function isNamedBy(file: string, word: string): boolean {
  let rest = file.split('/');
  for (const part of word.split('/').filter((segment) => segment !== '')) {
    const at = rest.findIndex((segment) => isWordOf(segment, part));
    if (at === -1) return false;
    rest = rest.slice(at + 1);
  }
  return true;
}

function isWordOf(segment: string, part: string): boolean {
  return segment === part || segment.startsWith(`${part}.`) || segment.startsWith(`${part}-`);
}

function isComponentType(root: string, word: string): boolean {
  return (
    /^\w+$/.test(word) && globSync(`packages/fields/src/types/${word}/model.ts`, { cwd: root }).length > 0
  );
}

function testFiles(root: string, pattern: string): readonly string[] {
  const exclude = (path: string) => /(?:^|\/)(?:node_modules|dist)$/.test(path);
  return globSync(pattern, { cwd: root, exclude }).sort();
}

function changedJourneys(root: string, since: string): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const paths = [
    ...git('diff', '--name-only', '--diff-filter=d', since, '--', 'e2e'),
    ...git('ls-files', '--others', '--exclude-standard', 'e2e'),
  ];
  return paths.filter((path) => path.endsWith('.spec.ts')).map((path) => join(path));
}

function wrong(sentence: string): ChosenTests {
  return { kind: 'wrong', sentence };
}
