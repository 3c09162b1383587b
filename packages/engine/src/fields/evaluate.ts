import { ownPropertyOf } from '../data/property-of.ts';
import type { Expression } from '../expression.ts';
import { abilityOf, MissingAbilityError } from '../features/abilities.ts';
import type { ReadName } from '../json-logic/read-name.ts';
import type { RowTemplateCode } from './asked-code.ts';
import { heldBy } from './held-by.ts';
import type { FormContext, InternalField } from './internal-field.ts';

/**
 * Reads the names of an author's expression from where a field stands: `data` (of the form within the form, there),
 * `row` (the nearest container's object), `rowIndex`, `value`, `component`, `form`, `submission`, and those of
 * `extraNames`. Reading tracks.
 */
export function readerFor(
  field: InternalField,
  context: FormContext,
  extraNames: Readonly<Record<string, unknown>> = {},
): ReadName {
  const { node } = field.scope ?? { node: context.root };
  return ([root = '', ...keys]) => {
    if (Object.hasOwn(extraNames, root)) return keys.reduce(ownPropertyOf, extraNames[root]);
    switch (root) {
      case 'data':
        return node.read(keys);
      case 'row':
        return field.row.read(keys);
      case 'submission':
        return keys[0] === 'data' ? node.read(keys.slice(1)) : undefined;
      case 'rowIndex':
        return field.inRow?.index();
      case 'value':
        return keys.reduce(ownPropertyOf, heldBy(field, field.value()));
      case 'component':
        return keys.length === 1 ? componentSetting(field, keys[0]) : undefined;
      case 'form':
        return keys.length === 1 && keys[0] === 'path' ? context.page.path : undefined;
      default:
        return undefined;
    }
  };
}

/** Options of an evaluation. */
export interface EvaluateOptions {
  /** The initial value of the variable that code assigns. */
  readonly initial?: unknown;
  /** Names that mean something here alone. */
  readonly own?: Readonly<Record<string, unknown>>;
  /** Of a text that shows the rows of a grid. */
  readonly template?: RowTemplateCode | undefined;
}

/** Undefined when the expression cannot be evaluated: what it would decide stays as it is. Tracked. */
export function evaluated(
  expression: Expression,
  field: InternalField,
  context: FormContext,
  { initial, own: extraNames, template }: EvaluateOptions,
): { readonly value: unknown } | undefined {
  if (!canEvaluate(expression, context)) return undefined;
  try {
    if (expression.kind === 'logic') {
      const read = readerFor(field, context, extraNames);
      return {
        value: abilityOf(context, 'jsonLogic').evaluateLogic(
          expression.logic,
          read,
          () => context.environment.value,
        ),
      };
    }
    const asked = { field, context, initial, own: extraNames ?? {}, ...(template && { template }) };
    const result = context.runCode?.(expression.code, asked);
    return result && 'value' in result ? { value: result.value } : undefined;
  } catch (error) {
    if (error instanceof MissingAbilityError) throw error;
    return undefined;
  }
}

/**
 * Whether an expression that could not be evaluated throws in Form.io's page too, which goes on with nothing then. Code
 * that was ended, or that asks for what only Form.io's page has, decides nothing.
 */
export function throwsInFormio(
  expression: Expression,
  field: InternalField,
  { failing }: FormContext,
): boolean {
  if (expression.kind === 'logic') return true;
  return expression.code.lacks !== true && failing.get(field)?.get(expression.code) === 'failed';
}

/** False for code where nothing runs it: the form is then as if its author had not written it. */
export function canEvaluate<E extends { readonly kind: string }>(
  expression: E | undefined,
  { runCode }: FormContext,
): expression is E {
  return expression !== undefined && (expression.kind !== 'code' || runCode !== undefined);
}

function componentSetting({ component }: InternalField, name: string | undefined): unknown {
  if (name === 'key') return component.key;
  return name === 'type' ? component.type : undefined;
}
