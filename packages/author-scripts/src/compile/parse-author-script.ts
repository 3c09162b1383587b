import { defaultLocale } from '@guichet/definition';
import { type ModuleDeclaration, type Position, type Program, parse, type Statement } from 'acorn';
import type { AuthorScript } from '../run/tree.ts';
import { createTranslator, TooDeepError } from './create-translator.ts';
import { type Finding, type FindingCode, findingOf, hasFault, lacksSomething } from './findings.ts';
import { needsBuiltIns } from './needs-built-ins.ts';
import { fixedNames, hostNames } from './offered.ts';
import { messagesOf } from './parser-messages.ts';
import { createScopes } from './scopes.ts';
import { declaredNames } from './taken-names.ts';

export { needsRareBuiltIns, needsRegularExpressions } from './needs-built-ins.ts';

/** The longest author script of 921 public forms has 14,817 characters. */
const maxCharacters = 100_000;

export type { Finding } from './findings.ts';

export interface ParsedScript {
  /** Undefined: it cannot be run at all. */
  readonly authorScript: AuthorScript | undefined;
  readonly findings: readonly Finding[];
  /** Whether it fails by something that was found. */
  readonly isFaulty: boolean;
  /** True when it names a library: `_`, `moment`, `utils`. */
  readonly namesLibrary: boolean;
}

/** Reads an author's JavaScript. `output`: the variable that it assigns its result to. */
export function parseAuthorScript(code: string, output?: string): ParsedScript {
  return read(code, output, 0);
}

/** The code of one `{{ }}`: what it computes is what it returns. */
export function parseExpression(code: string): ParsedScript {
  const parsed = read(`return (\n${code}\n)`, undefined, 1);
  const isSingleStatement = parsed.authorScript === undefined || parsed.authorScript.body.length === 1;
  return isSingleStatement
    ? parsed
    : {
        authorScript: undefined,
        findings: [notParsed(firstPlace, ')')],
        isFaulty: true,
        namesLibrary: false,
      };
}

type LineAndColumn = Pick<Position, 'line' | 'column'>;

const firstPlace: LineAndColumn = { line: 1, column: 0 };

function notParsed(at: LineAndColumn, message: string): Finding {
  return findingOf('notParsed', at, messagesOf(message));
}

/** `before`: lines that the author did not write. */
function read(code: string, output: string | undefined, before: number): ParsedScript {
  const findings = new Map<string, Finding>();
  function add(finding: Finding): void {
    const key = `${finding.code} ${finding.sentences[defaultLocale]}`;
    if (!findings.has(key)) findings.set(key, finding);
  }
  const at = ({ line, column }: LineAndColumn): LineAndColumn => ({
    line: Math.max(1, line - before),
    column,
  });
  const done = ({ authorScript, namesLibrary = false }: Partial<Translated> = {}): ParsedScript => {
    const all = [...findings.values()];
    return {
      authorScript: authorScript && {
        ...authorScript,
        ...(lacksSomething(all) && { lacks: true }),
        ...(needsBuiltIns(authorScript) && { builtIns: true }),
      },
      findings: all,
      isFaulty: hasFault(all),
      namesLibrary,
    };
  };

  if (code.length > maxCharacters) {
    add(findingOf('tooLong', firstPlace, ''));
    return done();
  }
  try {
    const program = parse(code, {
      ecmaVersion: 2025,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      locations: true,
    });
    const taken = declaredNames(program).find(({ name }) => name === output || fixedNames.has(name));
    if (taken !== undefined) {
      add(findingOf('declaredTwice', at(taken.at), taken.name));
      return done();
    }
    return done(translate(program, output, (name, place, what) => add(findingOf(name, at(place), what))));
  } catch (error) {
    if (error instanceof SyntaxError) add(notParsed(at(positionOf(error) ?? firstPlace), error.message));
    else if (error instanceof RangeError || error instanceof TooDeepError) {
      add(findingOf('tooDeep', firstPlace, ''));
    } else throw error;
    return done();
  }
}

interface Translated {
  readonly authorScript: AuthorScript;
  readonly namesLibrary: boolean;
}

function translate(
  { body }: Program,
  output: string | undefined,
  add: (code: FindingCode, at: LineAndColumn, what: string) => void,
): Translated {
  const scopes = createScopes();
  const { top } = scopes;
  if (output !== undefined) scopes.declare(top, output, 'parameter', 0);
  const translator = createTranslator(scopes, add);
  const late = translator.body(body.filter(isStatement), { scope: top });
  scopes.settle();
  translator.report();
  const made = late();
  const shared = [...top.bindings].flatMap(([name, { kind, slot }]): (readonly [string, number])[] =>
    kind === 'var' && hostNames.has(name) ? [[name, slot]] : [],
  );
  const place = output === undefined ? undefined : scopes.slotOf(top, output);
  const authorScript = {
    size: scopes.sizeOf(top) ?? 0,
    ...(place !== undefined && { output: place }),
    ...(shared.length > 0 && { shared }),
    ...made,
  };
  return { authorScript, namesLibrary: translator.namesLibrary() };
}

/** `import` and `export` are errors where no module is read. */
function isStatement(node: Statement | ModuleDeclaration): node is Statement {
  return node.type !== 'ImportDeclaration' && !node.type.startsWith('Export');
}

function positionOf(error: SyntaxError): LineAndColumn | undefined {
  // acorn says so of its errors.
  const loc: unknown = Reflect.get(error, 'loc');
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc)) return undefined;
  const { line, column } = loc;
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;
}
