import type { Abilities, Field, FormParts, Model, Models } from '@guichet/engine';
import type { Carried } from '../frame/form-instance-context.ts';
import type { View, Views } from '../frame/view.ts';

/** What a form can use beyond the core, whole: see `featureNames`. Each is one object in one file here. */
export interface Feature {
  /** Types, by name; in the place of the core's where it has one of that name. */
  readonly models?: Models;
  /** What it makes of the model of a type. */
  adapt?(model: Model, type: string): Model;
  /** The rules that its models name. */
  readonly rules?: FormParts['rules'];
  readonly abilities?: Abilities;
  /** How its types are drawn. */
  readonly views?: Views;
  /** What a page of a wizard brings along of a field on another one, beside what its controls say. */
  carry?(field: Field): readonly (Carried | undefined)[];
  /** What it draws around or in the place of any view. */
  wrap?(draw: View, type: string): View;
}

/** What a form is made of and drawn with. */
export interface PageParts extends FormParts {
  readonly views: Views;
  carry(field: Field): readonly Carried[];
}

/** Puts features together, those that change what others brought after them. */
export function partsOf(features: readonly Feature[]): PageParts {
  const models: Record<string, Model> = Object.assign({}, ...features.map((one) => one.models));
  const views: Record<string, View> = Object.assign({}, ...features.map((one) => one.views));
  for (const { adapt, wrap } of features) {
    for (const [type, model] of Object.entries(models)) if (adapt) models[type] = adapt(model, type);
    for (const [type, draw] of Object.entries(views)) if (wrap) views[type] = wrap(draw, type);
  }
  return {
    models,
    views,
    rules: Object.assign({}, ...features.map((one) => one.rules)),
    abilities: Object.assign({}, ...features.map((one) => one.abilities)),
    carry: (field) => features.flatMap((one) => one.carry?.(field) ?? []).filter((one) => one !== undefined),
  };
}
