import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nestForms } from '../../apps/form-service/src/catalogue/nest-forms.ts';
import type { LoadedForm } from '../../apps/form-service/src/catalogue/read-form.ts';
import { checkAlias, isJsonObject, type JsonObject } from '../../packages/definition/src/definition.ts';
import type { PreparedComponent } from '../../packages/engine/src/engine.ts';
import { models } from '../../packages/fields/src/models.ts';
import { hashCanonicalJson, prepareForm } from '../../packages/prepare/src/prepare-form.ts';
import { coreTypes } from './core-types.ts';

export type FolderForm = { readonly file: string } & (
  | { readonly kind: 'notAForm'; readonly reason: string }
  | FormToOpen
);

export interface FormToOpen {
  readonly kind: 'form';
  readonly file: string;
  /** Under an alias of its own: what it is called where it comes from may be taken twice, or not be there. */
  readonly alias: string;
  readonly definition: JsonObject;
  readonly components: number;
  /** The number of the author's problems, by code. */
  readonly problems: ReadonlyMap<string, number>;
  /** It asks for nothing. */
  readonly hasNoInput: boolean;
  /** Types of Form.io's own that nothing draws. */
  readonly unknownCore: readonly string[];
  /** Types of somebody's own, and how often each stands in the form. */
  readonly unknown: ReadonlyMap<string, number>;
}

/** Every JSON file in a folder, in the order of their names. Where one names another, that stands in its place. */
export function readFolder(folder: string): readonly FolderForm[] {
  const files = globSync('**/*.json', { cwd: folder }).sort();
  const written = files.map((file) => ({ file, json: readJson(join(folder, file)) }));
  const nested = nestForms(
    written.flatMap(({ file, json }, index) =>
      isForm(json) ? [loaded(file, json, `unnamed-${index + 1}`)] : [],
    ),
  );
  const byFile = new Map(nested.map(({ file, definition }) => [file, definition]));
  return files.map((file, index) => readForm(file, byFile.get(file), `open-${index + 1}`));
}

function isForm(json: unknown): json is JsonObject {
  return isJsonObject(json) && Array.isArray(json.components);
}

/** Its own alias is what other forms name; one that no site could serve stands for nothing. */
function loaded(file: string, json: JsonObject, unnamed: string): LoadedForm {
  const checked = checkAlias(json.path);
  const alias = checked.kind === 'usable' ? checked.alias : unnamed;
  const [definition, version] = [{ ...json, path: alias }, hashCanonicalJson(json)];
  return { file, alias, definition, version, publicDefinition: definition, publicVersion: version };
}

function readForm(file: string, json: JsonObject | undefined, alias: string): FolderForm {
  if (json === undefined) return { kind: 'notAForm', file, reason: 'is no JSON object with components' };
  const definition = { title: file, ...json, path: alias };
  const prepared = prepareForm(definition, { models });
  if (prepared.kind !== 'prepared') {
    return { kind: 'notAForm', file, reason: prepared.problems.map(({ sentence }) => sentence).join(' ') };
  }
  const all = prepared.form.components.flatMap(withInner);
  const types = counted(all.filter(({ fallback }) => fallback !== undefined).map(({ type }) => type));
  return {
    ...{ kind: 'form', file, alias, definition, components: all.length },
    problems: counted(prepared.form.problems.map(({ code }) => code)),
    hasNoInput: !all.some(asksSomething),
    unknownCore: [...types.keys()].filter((type) => coreTypes.has(type)),
    unknown: new Map([...types].filter(([type]) => !coreTypes.has(type))),
  };
}

/** How often each stands in a list, in the order of their names. */
function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of [...names].sort()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function asksSomething({ type, fallback, children, hidden }: PreparedComponent): boolean {
  if (hidden === true || type === 'button') return false;
  if (fallback !== undefined) return fallback === 'unknownInput';
  const model = Object.hasOwn(models, type) ? models[type as keyof typeof models] : undefined;
  return model !== undefined && model.data !== 'none' && (children ?? []).length === 0;
}

function withInner(component: PreparedComponent): readonly PreparedComponent[] {
  return [component, ...(component.children ?? []).flatMap(withInner)];
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
