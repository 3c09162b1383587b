import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';
import { coreTypes } from '../open-all/core-types.ts';
import type { Reason, ReasonCount } from './reason.ts';
import { takesOfCode } from './take-out-code.ts';
import { apartFrom, inContainers, inRows, keysOutside } from './take-out-of-rows.ts';
import { mapComponents, saysWhen } from './walk.ts';

/** A form as both engines are asked, and how often what was taken out of it. */
export interface Comparable {
  readonly components: readonly Json[];
  readonly takenOut: ReadonlyMap<Reason, number>;
}

type Take = (component: JsonObject, count: ReasonCount) => JsonObject | undefined;

/** Takes out known differences, and the code that neither engine runs. */
export function takeOut(components: readonly Json[]): Comparable {
  const takenOut = new Map<Reason, number>();
  const count: ReasonCount = (reason) => void takenOut.set(reason, (takenOut.get(reason) ?? 0) + 1);
  const renamed = new Set<string>();
  const takes: readonly Take[] = [
    withoutOwnKinds,
    withMask,
    withoutCalendarInText,
    withoutInteger,
    withoutPersistence,
    withoutHidden,
    withoutCodeOfUnknown,
    withoutEmptyEq,
    withoutShow,
    withTruth,
    inContainers,
    inRows,
    apartFrom(keysOutside(components)),
    createRenaming(renamed),
  ];
  const taken = (from: Json, all: readonly Take[]) =>
    mapComponents(from, (component) =>
      all.reduce<JsonObject | undefined>((remaining, take) => remaining && take(remaining, count), component),
    );
  const apart = taken([...components], takes);
  const left = taken(apart, takesOfCode(keysOf(apart), renamed));
  return { components: Array.isArray(left) ? left : [], takenOut };
}

function keysOf(components: Json): ReadonlySet<string> {
  const keys = new Set<string>();
  mapComponents(components, (component) => {
    if (typeof component.key === 'string') keys.add(component.key);
    return component;
  });
  return keys;
}

function withoutOwnKinds(component: JsonObject, count: ReasonCount): JsonObject | undefined {
  if (component.type === 'form') {
    count('a form in a form');
    return undefined;
  }
  // Their engine knows none, and a guess at what is sent in its place is none either.
  if (component.type === 'tree') {
    count('a tree');
    return undefined;
  }
  // A stranger's script answers theirs, a guard of our own ours.
  if (['locationSearch', 'location', 'recaptcha'].includes(String(component.type))) {
    count('a type of ours');
    return undefined;
  }
  return component;
}

/** Their service takes any number where a whole one is asked for. */
function withoutInteger(component: JsonObject, count: ReasonCount): JsonObject {
  const { type, validate } = component;
  if (type !== 'number' || !isJsonObject(validate) || validate.integer !== true) return component;
  count('a number that is to be whole');
  return { ...component, validate: { ...validate, integer: false } };
}

/** A telephone number has its mask also where the definition does not say so. */
function withMask(component: JsonObject, count: ReasonCount): JsonObject {
  if (component.type !== 'phoneNumber' || component.inputMask !== undefined) return component;
  count('a telephone number without a mask');
  return { ...component, inputMask: '(999) 999-9999' };
}

/** We alone refuse a text that is no date where a line of text has a calendar. */
function withoutCalendarInText(component: JsonObject, count: ReasonCount): JsonObject {
  const { widget, ...rest } = component;
  if (component.type !== 'textfield' || !isJsonObject(widget) || widget.type !== 'calendar') return component;
  count('a day in a line of text');
  return rest;
}

function withoutPersistence(component: JsonObject, count: ReasonCount): JsonObject {
  const { persistent, ...rest } = component;
  if (persistent === undefined || persistent === true) return component;
  if (component.input !== false) count('what is not persistent');
  return rest;
}

/** Where a condition says when it is shown, its author's `hidden` does not count here. */
function withoutHidden(component: JsonObject, count: ReasonCount): JsonObject {
  const { hidden, ...rest } = component;
  const hasCode =
    typeof component.customConditional === 'string' && component.customConditional.trim() !== '';
  if (hidden !== true || !(hasCode || saysWhen(component))) return component;
  count('hidden beside a condition');
  return rest;
}

/** Of what nobody could fill in, no code validates what is missing here. */
function withoutCodeOfUnknown(component: JsonObject, count: ReasonCount): JsonObject {
  const { type, validate } = component;
  if (coreTypes.has(String(type)) || !isJsonObject(validate)) return component;
  const { custom, ...rest } = validate;
  if (validate.required !== true || typeof custom !== 'string' || custom.trim() === '') return component;
  count('a question of an unknown type, unanswered');
  return { ...component, validate: rest };
}

function withoutEmptyEq(component: JsonObject, count: ReasonCount): JsonObject {
  const { conditional, ...rest } = component;
  if (!isJsonObject(conditional)) return component;
  const { when, eq } = conditional;
  if (typeof when !== 'string' || when === '' || (eq !== '' && eq !== null && eq !== undefined))
    return component;
  count('eq of nothing');
  return rest;
}

/** A condition without a result hides like a false one, for both engines. */
function withTruth(component: JsonObject, count: ReasonCount): JsonObject {
  const { conditional } = component;
  if (!isJsonObject(conditional) || !isJsonObject(conditional.json)) return component;
  if (Object.keys(conditional.json).length === 0) return component;
  count('a condition that is nothing');
  return { ...component, conditional: { ...conditional, json: { '!!': [conditional.json] } } };
}

/** Every component after the first with a key gets another, reported to `renamed`. */
function createRenaming(renamed: Set<string>): (component: JsonObject, count: ReasonCount) => JsonObject {
  const keys = new Set<string>();
  return (component, count) => {
    const { key } = component;
    if (typeof key !== 'string' || key === '') return component;
    if (key === 'cell' || !keys.has(key)) {
      keys.add(key);
      return component;
    }
    count('the same key twice');
    renamed.add(key);
    const freeKey = `${key}_${keys.size}`;
    keys.add(freeKey);
    return { ...component, key: freeKey };
  };
}

function withoutShow(component: JsonObject, count: ReasonCount): JsonObject {
  const { conditional, ...rest } = component;
  if (!isJsonObject(conditional) || !Array.isArray(conditional.conditions)) return component;
  const { show, conjunction } = conditional;
  if (typeof conjunction !== 'string' || conjunction === '') return component;
  if (show !== undefined && show !== null && show !== '') return component;
  count(show === undefined ? 'a list without show' : 'a list with an empty show');
  return rest;
}
