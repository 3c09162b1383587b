import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';
import { createRunCode } from '../../packages/engine/src/code/run-code.ts';
import { everyPart } from '../../packages/fields/src/every-part.ts';
import { fieldAt, openWith } from '../../packages/fields/src/form-instance/open-with.ts';
import type { Reason, ReasonCount } from './reason.ts';
import { saysWhen } from './walk.ts';

const computing = ['calculateValue', 'customDefaultValue'] as const;

/** Code as both engines are asked for it. `keys`: those of all components; `renamed`: what some were called before. */
export function takesOfCode(
  keys: ReadonlySet<string>,
  renamed: ReadonlySet<string>,
): readonly ((component: JsonObject, count: ReasonCount) => JsonObject)[] {
  return [
    (component, count) => withoutCodeApart(component, count, keys, renamed),
    withOneCondition,
    withEmptyNumbers,
    withValues,
    withCaught,
  ];
}

/** Takes out the code that neither engine is asked for. */
function withoutCodeApart(
  component: JsonObject,
  count: ReasonCount,
  keys: ReadonlySet<string>,
  renamed: ReadonlySet<string>,
): JsonObject {
  const { validate, logic, ...rest } = component;
  const isLeft = (code: Json | undefined) => {
    const reason = reasonAgainst(code, keys, renamed);
    if (reason !== undefined) count(reason);
    return reason === undefined;
  };
  const out = new Set<string>(['customConditional', ...computing].filter((name) => !isLeft(rest[name])));
  if (setsItself(rest)) {
    count('a calculation that sets its own field');
    out.add('calculateValue');
  }
  for (const name of ['widget', 'datePicker']) if (!isLeft(limitsIn(rest[name]))) out.add(name);
  const { custom, ...withoutCustom } = isJsonObject(validate) ? validate : {};
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !out.has(name))),
    ...(validate !== undefined && { validate: isLeft(custom) ? validate : withoutCustom }),
    ...(Array.isArray(logic) && { logic: logic.filter((item) => codeOfLogic(item).every(isLeft)) }),
  };
}

function setsItself({ key, calculateValue }: JsonObject): boolean {
  if (typeof calculateValue !== 'string') return false;
  return [...calculateValue.matchAll(setInCode)].some(([, name]) => name === key);
}

function limitsIn(settings: Json | undefined): string {
  return isJsonObject(settings) ? `${settings.minDate ?? ''} ${settings.maxDate ?? ''}` : '';
}

/** The code of one item of logic. */
function codeOfLogic(item: Json): readonly (Json | undefined)[] {
  if (!isJsonObject(item)) return [];
  const { trigger, actions } = item;
  return [
    isJsonObject(trigger) ? trigger.javascript : undefined,
    ...(Array.isArray(actions) ? actions.filter(isJsonObject) : []).flatMap(
      ({ value, customAction, schemaDefinition }) => [value, customAction, schemaDefinition],
    ),
  ];
}

/** The members of `instance` that code finds here. */
const instanceNames: ReadonlySet<string> = new Set(keysOfInstance());

function keysOfInstance(): readonly string[] {
  const calculateValue = 'value = Object.keys(instance).join()';
  const form = openWith(() => everyPart, [{ type: 'textfield', key: 'a', input: true, calculateValue }], {
    runCode: createRunCode(),
  });
  const keys = String(fieldAt(form, 'a').value()).split(',');
  form.dispose();
  return keys;
}

/** Names that a page has, empty here, and their service lacks: code fails there. */
const browserNames =
  /\b(?:localStorage|sessionStorage)\b|\b(?:document|location|navigator|window)\s*\??\.|\balert\(/;

const setInCode = /\b(?:data|row)\.(\w+)\s*=(?!=)/g;

/** Whether no two runs of code give the same. */
export function drawsLots(code: string): boolean {
  return /\bMath\.random\b|\bguid\(/.test(code);
}

function reasonAgainst(
  code: Json | undefined,
  keys: ReadonlySet<string>,
  renamed: ReadonlySet<string>,
): Reason | undefined {
  if (typeof code !== 'string') return undefined;
  if (drawsLots(code)) return 'code that draws lots';
  const asked = [...code.matchAll(/\b(?:instance|self)\b(?:\s*\??\.\s*(\w+))?/g)];
  if (asked.some(([, member]) => member === undefined || instanceNames.has(member))) {
    return 'code that asks the live component';
  }
  if (browserNames.test(code)) return 'code that asks the browser';
  // A key that another component has too is not the one that the author meant, once that is called otherwise.
  const named = [...code.matchAll(/\.(\w+)\s*=(?!=)/g)];
  if (named.some(([, key = '']) => renamed.has(key))) return 'the same key twice';
  const set = [...code.matchAll(setInCode)];
  return set.some(([, key = '']) => !keys.has(key)) ? 'what code sets that no field holds' : undefined;
}

/** Code that computes nothing computes what its type holds when it is empty, a default that fails too; it begins with nothing where it is. */
function withValues(component: JsonObject, count: ReasonCount): JsonObject {
  const codeSettings = computing.filter((name) => isCode(component[name]));
  if (codeSettings.length === 0) return component;
  // As on a page, also where its author does not ask a service to.
  const { defaultValue: _, ...apart } = component;
  const hasTwo = isCode(component.customDefaultValue) && component.defaultValue !== undefined;
  if (hasTwo) count('two defaults');
  const changed: Record<string, Json | undefined> = {
    ...(hasTwo ? apart : component),
    calculateServer: true,
  };
  const empty = JSON.stringify(emptyOf(component)) ?? 'undefined';
  for (const name of codeSettings) {
    count('a computed value that is nothing');
    const code = String(component[name]);
    const isRead = /\bvalue\b(?!\s*=[^=])/.test(code) && name === 'calculateValue';
    if (isRead) count('what a calculation begins with');
    const begun = isRead ? `value = value || null;${code}` : code;
    const ended = name === 'customDefaultValue' ? `try {\n${begun}\n} catch (error) {}` : begun;
    changed[name] =
      `${ended}\n;if (value === undefined || value === null || value !== value) value = ${empty};`;
  }
  return changed;
}

/** Where a rule asks for `input`, a number that is empty is null. */
function withEmptyNumbers(component: JsonObject, count: ReasonCount): JsonObject {
  const { type, validate } = component;
  if ((type !== 'number' && type !== 'currency') || !isJsonObject(validate)) return component;
  const { custom } = validate;
  const named = /(?<![.\w$])input\b(?!\s*=[^=])/g;
  if (typeof custom !== 'string' || custom.search(named) === -1) return component;
  count('code on an empty number');
  return { ...component, validate: { ...validate, custom: custom.replace(named, '(input ?? null)') } };
}

function emptyOf(component: JsonObject): Json | undefined {
  const form = openWith(() => everyPart, [component]);
  const [field] = form.fields;
  form.dispose();
  return field?.model.emptyValue(field.component);
}

/** Logic whose code fails stops there, without further effects. */
function withCaught(component: JsonObject, count: ReasonCount): JsonObject {
  const { logic } = component;
  if (!Array.isArray(logic)) return component;
  const caught = (action: Json): Json => {
    if (!isJsonObject(action)) return action;
    const setting = action.type === 'value' || action.type === 'customAction' ? action.type : '';
    if (!isCode(action[setting])) return action;
    count('a value action that fails');
    return { ...action, [setting]: `try {\n${action[setting]}\n} catch (error) {}` };
  };
  return {
    ...component,
    logic: logic.map((item) =>
      isJsonObject(item) && Array.isArray(item.actions)
        ? { ...item, actions: item.actions.map(caught) }
        : item,
    ),
  };
}

/** Where code says whether it is shown, nothing else does. */
function withOneCondition(component: JsonObject, count: ReasonCount): JsonObject {
  const { conditional, ...rest } = component;
  if (!isCode(component.customConditional) || !isJsonObject(conditional)) return component;
  if (!saysWhen(component)) return component;
  count('code beside a condition');
  return rest;
}

function isCode(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
