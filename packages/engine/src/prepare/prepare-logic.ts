import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { ComputedAction, LogicAction, LogicItem } from '../prepared-form.ts';
import { prepareCondition } from './prepare-condition.ts';
import type { Problems } from './problems.ts';
import { expressionIn, reportSnippet } from './snippets.ts';

/** The settings that logic may switch, and those whose text it may change. */
const switches = ['hidden', 'disabled', 'validate.required'];
const texts = [
  'label',
  'title',
  'prefix',
  'suffix',
  'tooltip',
  'description',
  'placeholder',
  'content',
  'html',
];

/** The `logic` of a component; what has no meaning here is reported, and so is code. */
export function prepareLogic({ logic }: JsonObject, path: string, problems: Problems): readonly LogicItem[] {
  if (!Array.isArray(logic)) return [];
  return logic.flatMap((item: Json, index) => {
    if (!isJsonObject(item) || !isJsonObject(item.trigger) || !Array.isArray(item.actions)) return [];
    const place = `${path}.logic[${index}]`;
    const trigger = triggerOf(item.trigger);
    if (trigger === undefined) report(problems, `${place}.trigger`);
    else if (trigger.kind === 'code') reportSnippet(problems, `${place}.trigger.javascript`);
    const actions = item.actions.flatMap((action: Json, at) => {
      const prepared = isJsonObject(action)
        ? actionOf(action, `logic.${index}.actions.${at}.text`)
        : undefined;
      if (prepared === undefined) report(problems, `${place}.actions[${at}]`);
      else if (prepared.kind !== 'property' && prepared.expression.kind === 'code')
        reportSnippet(problems, `${place}.actions[${at}]`);
      return prepared === undefined ? [] : [prepared];
    });
    return trigger === undefined || actions.length === 0 ? [] : [{ trigger, actions }];
  });
}

function triggerOf({ type, simple, json, javascript, event }: JsonObject): LogicItem['trigger'] | undefined {
  switch (type) {
    case 'simple':
      return isJsonObject(simple) ? prepareCondition({ conditional: simple }) : undefined;
    case 'json':
      return isJsonObject(json) ? expressionIn(json) : undefined;
    case 'javascript':
      return expressionIn(javascript);
    case 'event':
      return typeof event === 'string' && event !== '' ? { kind: 'event', event } : undefined;
    default:
      return undefined;
  }
}

function actionOf(action: JsonObject, text: string): LogicAction | undefined {
  switch (action.type) {
    case 'property':
      return propertyAction(action, text);
    case 'value':
      return computed('value', action.value);
    case 'customAction':
      return computed('value', action.customAction);
    case 'mergeComponentSchema':
      return computed('schema', action.schemaDefinition);
    default:
      return undefined;
  }
}

function computed(kind: ComputedAction['kind'], written: Json | undefined): LogicAction | undefined {
  const expression = expressionIn(written);
  return expression && { kind, expression };
}

function propertyAction({ property, state }: JsonObject, text: string): LogicAction | undefined {
  if (!isJsonObject(property)) return undefined;
  const kind = 'property';
  const setting = String(property.value ?? '').replace(/^component\./, '');
  if (switches.includes(setting)) return { kind, setting, state: state === true || state === 'true' };
  return texts.includes(setting) ? { kind, setting, text } : undefined;
}

function report(problems: Problems, path: string): void {
  problems.add(
    path,
    'logicNotSupported',
    'Logic knows no such trigger, or changes what cannot be changed. It is left out.',
  );
}
