import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Condition } from '../conditions/condition.ts';
import type { LogicAction, LogicItem } from '../prepared-form.ts';
import { prepareCondition } from './prepare-condition.ts';
import type { Problems } from './problems.ts';
import { isWritten } from './snippets.ts';

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

/** The `logic` of a component, as far as it needs no code; the rest is reported. */
export function prepareLogic({ logic }: JsonObject, path: string, problems: Problems): readonly LogicItem[] {
  if (!Array.isArray(logic)) return [];
  return logic.flatMap((item: Json, index) => {
    if (!isJsonObject(item) || !isJsonObject(item.trigger) || !Array.isArray(item.actions)) return [];
    const place = `${path}.logic[${index}]`;
    const trigger = triggerOf(item.trigger);
    if (trigger === undefined) report(problems, `${place}.trigger`);
    const actions = item.actions.flatMap((action: Json, at) => {
      const prepared = isJsonObject(action)
        ? actionOf(action, `logic.${index}.actions.${at}.text`)
        : undefined;
      if (prepared === undefined) report(problems, `${place}.actions[${at}]`);
      return prepared === undefined ? [] : [prepared];
    });
    return trigger === undefined || actions.length === 0 ? [] : [{ trigger, actions }];
  });
}

function triggerOf({ type, simple, json }: JsonObject): Condition | undefined {
  if (type === 'simple' && isJsonObject(simple)) return prepareCondition({ conditional: simple });
  return type === 'json' && isJsonObject(json) && isWritten(json)
    ? { kind: 'logic', logic: json }
    : undefined;
}

function actionOf({ type, property, state }: JsonObject, text: string): LogicAction | undefined {
  if (type !== 'property' || !isJsonObject(property)) return undefined;
  const setting = String(property.value ?? '').replace(/^component\./, '');
  if (switches.includes(setting)) return { setting, state: state === true || state === 'true' };
  return texts.includes(setting) ? { setting, text } : undefined;
}

function report(problems: Problems, path: string): void {
  problems.add(
    path,
    'logicNotSupported',
    'This needs code, or changes what cannot be changed. It is left out.',
  );
}
