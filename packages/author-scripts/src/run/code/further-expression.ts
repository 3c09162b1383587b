import { allocateText, rareBuiltIns, regularExpressions } from '../run.ts';
import { construct } from '../values/call.ts';
import { toText } from '../values/convert.ts';
import { fail } from '../values/failure.ts';
import { operations } from '../values/operate.ts';
import { absent, SandboxObject } from '../values/sandbox-object.ts';
import { compileAssignIf, compileCount, compileUpdate } from './change.ts';
import type { Code } from './code.ts';
import type { Compiler } from './compiler.ts';
import type { FurtherExpression } from './core-syntax.ts';
import { compileArray, compileObject } from './literal.ts';

export function compileFurtherExpression(node: FurtherExpression, c: Compiler): Code {
  switch (node[0]) {
    case 'regexp': {
      const [, source, flags, power] = node;
      return regularExpressions().compile(source, flags, power);
    }
    case 'template':
      return compileTemplate(
        node[1],
        node[2].map((part) => c.expression(part)),
      );
    case 'array':
      return compileArray(node[1], c);
    case 'object':
      return compileObject(node[1], c);
    case 'function':
      return c.function(node[1]);
    case 'delete': {
      const object = c.expression(node[1]);
      const key = c.key(node[2]);
      return (frame) => {
        const sandboxObject = object(frame);
        const name = key(frame);
        if (sandboxObject === undefined || sandboxObject === null)
          fail('TypeError', 'Cannot delete a property of nothing');
        if (!(sandboxObject instanceof SandboxObject)) return true;
        sandboxObject.drop(name);
        return sandboxObject.own(name) === absent;
      };
    }
    case 'update':
      return compileUpdate(node[2], operations[node[1]], c.expression(node[3]), c);
    case 'assignIf':
      return compileAssignIf(node[2], node[1], c.expression(node[3]), c);
    case 'count':
      return compileCount(node[3], node[1], node[2] === 1, c);
    case 'new': {
      const callee = c.expression(node[1]);
      const given = c.elements(node[2]);
      return (frame) => construct(callee(frame), given(frame));
    }
    case 'class':
    case 'super':
    case 'inherited':
      return rareBuiltIns().ofClass(node, c);
  }
}

function compileTemplate(texts: readonly string[], codes: readonly Code[]): Code {
  return (frame) => {
    let text = texts[0] ?? '';
    codes.forEach((code, index) => {
      const part = toText(code(frame)) + (texts[index + 1] ?? '');
      allocateText(text.length + part.length);
      text += part;
    });
    return text;
  };
}
