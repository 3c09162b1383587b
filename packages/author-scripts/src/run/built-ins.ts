import { globals } from './built-ins/globals.ts';
import { compileFurtherAssign } from './code/destructure.ts';
import { compileFunction, compileHoisted } from './code/function.ts';
import { compileFurtherExpression } from './code/further-expression.ts';
import { compileFurtherStatement } from './code/further-statement.ts';
import { compileSpread } from './code/literal.ts';
import type { BuiltIns } from './language.ts';

export { type MakeLibraryShims, offerLibraryShims } from './interpreter-runtime.ts';

/** For `ScriptScope.builtIns`: all but those of `rare-built-ins.ts`. */
export const builtIns: BuiltIns = {
  globals,
  syntax: {
    expression: compileFurtherExpression,
    statement: compileFurtherStatement,
    assign: compileFurtherAssign,
    elements: compileSpread,
    function: compileFunction,
    hoisted: compileHoisted,
  },
};
