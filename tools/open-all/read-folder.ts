import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '../../packages/definition/src/definition.ts';
import type { PreparedComponent } from '../../packages/engine/src/engine.ts';
import { prepareForm } from '../../packages/engine/src/prepare/prepare-form.ts';
import { models } from '../../packages/fields/src/models.ts';
import { coreTypes } from './core-types.ts';

export type FoundForm = { readonly file: string } & (
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
  readonly problems: number;
  /** Types of Form.io's own that nothing draws. */
  readonly unknownCore: readonly string[];
  /** Types of somebody's own. */
  readonly unknown: readonly string[];
}

/** Every JSON file in a folder, in the order of their names. */
export function readFolder(folder: string): readonly FoundForm[] {
  const files = globSync('**/*.json', { cwd: folder }).sort();
  return files.map((file, index) => readForm(folder, file, `open-${index + 1}`));
}

function readForm(folder: string, file: string, alias: string): FoundForm {
  const json = readJson(join(folder, file));
  if (!isJsonObject(json) || !Array.isArray(json.components))
    return { kind: 'notAForm', file, reason: 'is no JSON object with components' };
  const definition = { title: file, ...json, path: alias };
  const prepared = prepareForm(definition, { models });
  if (prepared.kind !== 'prepared') {
    return { kind: 'notAForm', file, reason: prepared.problems.map(({ sentence }) => sentence).join(' ') };
  }
  const all = prepared.form.components.flatMap(withInner);
  const isUnknown = ({ fallback }: PreparedComponent) => fallback !== undefined;
  const types = [...new Set(all.filter(isUnknown).map(({ type }) => type))].sort();
  return {
    ...{ kind: 'form', file, alias, definition, components: all.length },
    problems: prepared.form.problems.length,
    unknownCore: types.filter((type) => coreTypes.has(type)),
    unknown: types.filter((type) => !coreTypes.has(type)),
  };
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
