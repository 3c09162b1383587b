import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { ComputedAction, LogicAction, LogicItem } from '@guichet/engine/prepared';
import { expressionIn } from './author-scripts.ts';
import { prepareCondition } from './prepare-condition.ts';
import type { Problems } from './problems.ts';

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
    const trigger = triggerOf(item.trigger, `${place}.trigger`, problems);
    if (trigger === undefined) report(problems, `${place}.trigger`);
    const actions = item.actions.flatMap((action: Json, at) => {
      const prepared = isJsonObject(action)
        ? actionOf(action, `logic.${index}.actions.${at}.text`, `${place}.actions[${at}]`, problems)
        : undefined;
      if (prepared === undefined) report(problems, `${place}.actions[${at}]`);
      return prepared === undefined ? [] : [prepared];
    });
    return trigger === undefined || actions.length === 0 ? [] : [{ trigger, actions }];
  });
}

function triggerOf(
  { type, simple, json, javascript, event }: JsonObject,
  path: string,
  problems: Problems,
): LogicItem['trigger'] | undefined {
  const place = { output: 'result', problems } as const;
  switch (type) {
    case 'simple':
      return isJsonObject(simple) ? prepareCondition({ conditional: simple }, path, problems) : undefined;
    case 'json':
      return isJsonObject(json) ? expressionIn(json, { ...place, path: `${path}.json` }) : undefined;
    case 'javascript':
      return expressionIn(javascript, { ...place, path: `${path}.javascript` });
    case 'event':
      return typeof event === 'string' && event !== '' ? { kind: 'event', event } : undefined;
    default:
      return undefined;
  }
}

function actionOf(
  action: JsonObject,
  text: string,
  path: string,
  problems: Problems,
): LogicAction | undefined {
  const computed = (kind: ComputedAction['kind'], name: string): LogicAction | undefined => {
    const output = kind === 'schema' ? 'schema' : 'value';
    const expression = expressionIn(action[name], { path: `${path}.${name}`, output, problems });
    return expression && { kind, expression };
  };
  switch (action.type) {
    case 'property':
      return propertyAction(action, text);
    case 'value':
      return computed('value', 'value');
    case 'customAction':
      return computed('value', 'customAction');
    case 'mergeComponentSchema':
      return computed('schema', 'schemaDefinition');
    default:
      return undefined;
  }
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
    'This logic has an unknown trigger, or changes a property that cannot change. It is left out.',
  );
}
