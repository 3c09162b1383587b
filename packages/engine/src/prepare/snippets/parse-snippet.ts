import { type ModuleDeclaration, type Position, type Program, parse, type Statement } from 'acorn';
import type { Snippet } from '../../snippets/tree.ts';
import { createTranslator, TooDeepError } from './create-translator.ts';
import { type Finding, type FindingCode, findingOf } from './findings.ts';
import { fixedNames, hostNames } from './offered.ts';
import { createScopes } from './scopes.ts';
import { declaredNames } from './taken-names.ts';

/** The longest snippet of 921 public forms has 14,817 characters. */
const mostCharacters = 100_000;

export interface ParsedSnippet {
  /** Undefined: it cannot be run at all. */
  readonly snippet: Snippet | undefined;
  readonly findings: readonly Finding[];
}

/** Reads an author's JavaScript. `output`: the variable that it assigns its result to. */
export function parseSnippet(code: string, output?: string): ParsedSnippet {
  const findings = new Map<string, Finding>();
  const start = { line: 1, column: 0 };
  function add(finding: FindingCode, at: Pick<Position, 'line' | 'column'>, what: string): void {
    const found = findingOf(finding, at, what);
    findings.set(
      `${finding} ${found.sentences.en}`,
      findings.get(`${finding} ${found.sentences.en}`) ?? found,
    );
  }
  const done = (snippet?: Snippet) => ({ snippet, findings: [...findings.values()] });

  if (code.length > mostCharacters) {
    add('tooLong', start, '');
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
      add('declaredTwice', taken.at, taken.name);
      return done();
    }
    return done(translate(program, output, add));
  } catch (error) {
    if (error instanceof SyntaxError) {
      add('notParsed', positionOf(error) ?? start, error.message.replace(/ \(\d+:\d+\)$/, ''));
    } else if (error instanceof RangeError || error instanceof TooDeepError) add('tooDeep', start, '');
    else throw error;
    return done();
  }
}

/** The code of one `{{ }}`: what it computes is what it returns. */
export function parseExpression(code: string): ParsedSnippet {
  return parseSnippet(`return (${code}\n)`);
}

function translate(
  { body }: Program,
  output: string | undefined,
  add: (code: FindingCode, at: Pick<Position, 'line' | 'column'>, what: string) => void,
): Snippet {
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
  return {
    size: scopes.sizeOf(top) ?? 0,
    ...(place !== undefined && { output: place }),
    ...(shared.length > 0 && { shared }),
    ...made,
  };
}

/** `import` and `export` are errors where no module is read. */
function isStatement(node: Statement | ModuleDeclaration): node is Statement {
  return node.type !== 'ImportDeclaration' && !node.type.startsWith('Export');
}

function positionOf(error: SyntaxError): Pick<Position, 'line' | 'column'> | undefined {
  // acorn says so of its errors.
  const loc: unknown = Reflect.get(error, 'loc');
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc)) return undefined;
  const { line, column } = loc;
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;
}
