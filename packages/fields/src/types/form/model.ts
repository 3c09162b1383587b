import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Model, SettingProblem } from '@guichet/engine';
import { listOf } from '../../define/define-model.ts';
import { objectLayout } from '../../define/object-layout.ts';
import { faultProblems, isFormFault } from './faults.ts';

/**
 * A form within the form, its components in place (`withNestedForms` of the preparation puts those of a form that
 * is named there). Its values are kept as a submission's: `{data: {...}}`.
 */
export const formModel = {
  ...objectLayout,
  isForm: true,
  needs: () => ['type:form'],
  dataKey,
  children: ({ components }) => [{ path: 'components', components: listOf(components).map(withoutSubmit) }],
  settings: (json) => ({
    ...objectLayout.settings(json),
    ...(json.display === 'wizard' && { isWizard: true }),
    ...nestedIn(json),
  }),
  problems: (json) => faultIn(json).map(problemOf),
  holdsPages: ({ settings }) => settings.isWizard === true,
} satisfies Model;

function dataKey({ key }: JsonObject): string | undefined {
  return typeof key === 'string' && key.trim() !== '' ? `${key.trim()}.data` : undefined;
}

/** The settings for the view and the form service: why the form cannot be shown, or where its answers are stored. */
function nestedIn(json: JsonObject): JsonObject {
  const [fault] = faultIn(json);
  if (fault !== undefined) return { fault };
  const { nestedForm, reference } = json;
  return isJsonObject(nestedForm) && reference !== false ? { storedAs: nestedForm } : {};
}

function faultIn({ nestedForm, components }: JsonObject) {
  const { fault } = isJsonObject(nestedForm) ? nestedForm : {};
  if (isFormFault(fault)) return [fault];
  return listOf(components).length === 0 && !isJsonObject(nestedForm) ? (['missing'] as const) : [];
}

function problemOf(fault: keyof typeof faultProblems): SettingProblem {
  return { setting: 'form', ...faultProblems[fault] };
}

/** The form around is sent by its own button: those of a form within it are hidden. Source: measured on Form.io. */
function withoutSubmit(json: Json): Json {
  if (Array.isArray(json)) return json.map(withoutSubmit);
  if (!isJsonObject(json)) return json;
  if (json.type === 'button' && (json.action === undefined || json.action === 'submit'))
    return { ...json, hidden: true };
  const places = ['components', 'columns', 'rows'].filter((name) => Array.isArray(json[name]));
  if (places.length === 0) return json;
  return { ...json, ...Object.fromEntries(places.map((name) => [name, withoutSubmit(json[name] ?? null)])) };
}
