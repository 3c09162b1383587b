import { currentRun } from '../run.ts';
import type { SwitchTree, TryTree } from '../tree.ts';
import { Thrown } from '../values/failure.ts';
import { isIdentical } from '../values/operate.ts';
import type { Value } from '../values/sandbox-object.ts';
import type { Frame, Jump, Step } from './code.ts';
import type { Compiler } from './compiler.ts';
import type { FurtherStatement } from './core-syntax.ts';
import { compileFrame } from './frame.ts';
import { compileEach, compileFor, compileRepeat, compileWhile } from './loop.ts';
import { compileBlock } from './statement.ts';

export function compileFurtherStatement(
  node: FurtherStatement,
  labels: readonly string[],
  c: Compiler,
): Step {
  switch (node[0]) {
    case 'for':
      return compileFor(node[1], labels, c);
    case 'in':
    case 'of':
      return compileEach(node[1], node[0] === 'in', labels, c);
    case 'while':
      return compileWhile(node[1], node[2], labels, c);
    case 'repeat':
      return compileRepeat(node[1], node[2], labels, c);
    case 'switch':
      return compileSwitch(node[1], c);
    case 'break':
    case 'continue': {
      const jump: Jump = { kind: node[0], label: node[1] };
      return () => jump;
    }
    case 'label': {
      const [, name, body] = node;
      const step = c.statement(body, [...labels, name]);
      return (frame) => {
        const jump = step(frame);
        return jump?.kind === 'break' && jump.label === name ? undefined : jump;
      };
    }
    case 'try':
      return compileTry(node[1], c);
    case 'throw': {
      const code = c.expression(node[1]);
      return (frame) => {
        throw new Thrown(code(frame));
      };
    }
  }
}

function compileSwitch(tree: SwitchTree, c: Compiler): Step {
  const enter = compileFrame(tree);
  const make = c.hoisted(tree.functions);
  const subject = c.expression(tree.subject);
  const tests = tree.cases.map(([test]) => (test === null ? undefined : c.expression(test)));
  const bodies = tree.cases.map(([, body]) => c.body(body));
  const otherwise = tests.indexOf(undefined);
  return (outer) => {
    const value = subject(outer);
    const frame = enter(outer);
    make(frame);
    const found = tests.findIndex((test) => test !== undefined && isIdentical(value, test(frame)));
    const first = found === -1 ? otherwise : found;
    if (first === -1) return undefined;
    for (const body of bodies.slice(first)) {
      const jump = body(frame);
      if (jump !== undefined) return jump.kind === 'break' && jump.label === null ? undefined : jump;
    }
    return undefined;
  };
}

/** Only what an author script throws is caught: a spent budget and a fault of the host pass, and run no `finally`. */
function compileTry({ block, caught, last }: TryTree, c: Compiler): Step {
  const body = compileBlock(block, c);
  const rescue = caught && compileCatch(caught, c);
  const end = last && compileBlock(last, c);
  return (frame) => {
    const run = currentRun();
    const { depth } = run;
    let jump: Jump | undefined;
    let thrown: Thrown | undefined;
    try {
      jump = body(frame);
    } catch (error) {
      if (!(error instanceof Thrown)) throw error;
      run.depth = depth;
      thrown = error;
    }
    if (thrown !== undefined && rescue !== undefined) {
      const { value } = thrown;
      thrown = undefined;
      try {
        jump = rescue(frame, value);
      } catch (error) {
        if (!(error instanceof Thrown)) throw error;
        run.depth = depth;
        thrown = error;
      }
    }
    if (end !== undefined) {
      const { returned } = run;
      const ending = end(frame);
      if (ending !== undefined) return ending;
      run.returned = returned;
    }
    if (thrown !== undefined) throw thrown;
    return jump;
  };
}

function compileCatch(tree: NonNullable<TryTree['caught']>, c: Compiler) {
  const enter = compileFrame(tree);
  const assign = tree.target && c.assign(tree.target);
  const body = compileBlock(tree.block, c);
  return (outer: Frame, value: Value): Jump | undefined => {
    const frame = enter(outer);
    assign?.(frame, () => value);
    return body(frame);
  };
}
