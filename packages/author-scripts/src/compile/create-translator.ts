import type * as js from 'acorn';
import type { Position } from 'acorn';
import type { FindingCode } from './findings.ts';
import { isMissingMember } from './is-missing-member.ts';
import { libraryNames, missing } from './offered.ts';
import type { Reference, Scopes } from './scopes.ts';
import { ownerOf, translateExpression } from './translate-expression.ts';
import { translateClass, translateFunction } from './translate-function.ts';
import { translateElements, translateKey } from './translate-literal.ts';
import { translateBody, translateStatement } from './translate-statement.ts';
import { translateTarget } from './translate-target.ts';
import type { Deferred, Translator } from './translator.ts';

/** Deeper code is written by no one, and would fill the native stack. */
const maxLevels = 250;

export class TooDeepError extends Error {
  override name = 'TooDeepError';
}

type Add = (code: FindingCode, at: Pick<Position, 'line' | 'column'>, what: string) => void;

interface TranslatorInput {
  readonly reference: Reference;
  readonly at: Pick<Position, 'line' | 'column'>;
}

/** Findings about names, known once the whole script is read. */
export interface NameReport {
  /** Reports the names that nothing is called by. */
  report(): void;
  /** Whether a library is named. */
  namesLibrary(): boolean;
}

export function createTranslator(scopes: Scopes, add: Add): Translator & NameReport {
  const read: TranslatorInput[] = [];
  const assigned: Reference[] = [];
  const askedOnly = new Set<number>();
  const ownOnly = new Set<number>();
  const members = new Map<number, js.Identifier>();
  let level = 0;

  function deeper<T>(translate: () => T): T {
    level += 1;
    if (level > maxLevels) throw new TooDeepError();
    const result = translate();
    level -= 1;
    return result;
  }

  const start = (node: js.Node) => node.loc?.start ?? { line: 1, column: 0 };

  const self: Translator & NameReport = {
    scopes,
    expression: (node, context) => deeper(() => translateExpression(node, context, self)),
    key: (node, isComputed, context) => translateKey(node, isComputed, context, self),
    elements: (nodes, context) => translateElements(nodes, context, self),
    place(name, node, context) {
      const owner = ownerOf(context.scope);
      if (name === 'arguments' && owner !== scopes.top) scopes.declare(owner, name, 'hidden', 0);
      const reference = scopes.refer(context.scope, name, node.start);
      read.push({ reference, at: start(node) });
      return () => scopes.placeOf(reference);
    },
    assign(node, context) {
      const reference = scopes.refer(context.scope, node.name, node.start);
      assigned.push(reference);
      return reference;
    },
    askType(node) {
      askedOnly.add(node.start);
    },
    askMember(owner, member) {
      members.set(owner.start, member);
    },
    askOwn(node) {
      ownOnly.add(node.start);
    },
    target: (node, context, declared) => deeper(() => translateTarget(node, context, self, declared)),
    function: (node, context, { isMethod } = { isMethod: false }) =>
      deeper(() => translateFunction(node, context, self, isMethod)),
    class: (node, context) => deeper(() => translateClass(node, context, self)),
    statement: (node, context) => deeper(() => translateStatement(node, context, self)),
    body: (nodes, context) => translateBody(nodes, context, self),
    refuse(code, node, what): Deferred<readonly ['refused', string]> {
      add(code, start(node), what);
      return () => ['refused', what];
    },
    namesLibrary: () =>
      read.some(
        ({ reference: { name, binding, position } }) =>
          binding === undefined && libraryNames.has(name) && !ownOnly.has(position),
      ),
    report() {
      const made = new Set(assigned.map(({ name }) => name));
      for (const { reference, at } of read) {
        const { name, binding, position } = reference;
        if (binding !== undefined || name === 'undefined' || made.has(name) || askedOnly.has(position))
          continue;
        const code = missing(name);
        if (code !== undefined) add(code, at, name);
        const member = members.get(position);
        if (member !== undefined && isMissingMember(name, member.name)) {
          add('missingMember', start(member), `${name}.${member.name}`);
        }
      }
    },
  };
  return self;
}
