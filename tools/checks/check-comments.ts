import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { sourceFiles } from './source-files.ts';

const sayWho = 'Say who does what: reports, emits, announces, notifies.';

/** Phrases that a reader must read twice, each with the way to write instead. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\btold of\b|\btells of\b/, sayWho],
  [/\bwhoever\b/i, 'Name the person or the caller.'],
  [/\bwho (?:hears|listens)\b/, 'Say: screen readers.'],
  [/\bmend(?:s|ed|ing)?\b/i, 'Say: fix, correct.'],
  [/\bfor good\b/, 'Say: permanently.'],
];
const refusedInComments: readonly (readonly [RegExp, string])[] = [
  ...refused,
  [/\b(?:is|are) told\b(?! of\b)/, sayWho],
  [/^What\b/, 'Begin with the thing itself: not "What a form holds" but "The values of a form".'],
];
/** Parsing costs: most files have none of these words. */
const maybeRefused = /\bWhat\b|\btold\b|\btells of\b|hoever\b|\bwho (hears|listens)\b|\b[Mm]end|\bfor good\b/;

/** A sentence for each comment and each title of a test that reads as if translated, or begins with "What". */
export function checkComments(root: string): string[] {
  return sourceFiles(root)
    .filter((path) => /\.(tsx?|js)$/.test(path) && !path.startsWith('tools/checks/'))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      if (!maybeRefused.test(source)) return [];
      const { comments, program } = parseSync(path, source);
      const commented = comments.map(({ value, start }) => ({ text: plainText(value), start }));
      const texts = [
        ...commented.map((comment) => ({ ...comment, rules: refusedInComments })),
        ...titlesIn(program).map((title) => ({ ...title, rules: refused })),
      ];
      return texts.flatMap(({ text, start, rules }) => {
        const line = source.slice(0, start).split('\n').length;
        return rules
          .filter(([pattern]) => pattern.test(text))
          .map(([, advice]) => `${path}:${line}: ${advice}`);
      });
    });
}

/** A comment without its stars and line breaks. */
function plainText(comment: string): string {
  return comment.replace(/^[*\s]+/, '').replace(/\s*\n\s*\*?\s*/g, ' ');
}

/** The titles of tests, of their groups and of their steps. */
function titlesIn(program: ESTree.Node): readonly { readonly text: string; readonly start: number }[] {
  const titles: { readonly text: string; readonly start: number }[] = [];
  const visit = (node: ESTree.Node) => {
    const [title] = node.type === 'CallExpression' && isOfTest(node.callee) ? node.arguments : [];
    if (title?.type === 'Literal') titles.push({ text: String(title.value), start: title.start });
    if (title?.type === 'TemplateLiteral')
      titles.push({ text: title.quasis.map(({ value }) => value.raw).join(''), start: title.start });
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(program);
  return titles;
}

/** Whether a callee is `test`, `test.skip`, `test.each(...)` and the like. */
function isOfTest(callee: ESTree.Node): boolean {
  if (callee.type === 'MemberExpression') return isOfTest(callee.object);
  if (callee.type === 'CallExpression') return isOfTest(callee.callee);
  return callee.type === 'Identifier' && ['test', 'describe', 'step'].includes(callee.name);
}

function isNode(child: unknown): child is ESTree.Node {
  return typeof child === 'object' && child !== null && 'type' in child && 'start' in child;
}
