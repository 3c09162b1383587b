import type { Abilities, Field, FormParts, Model, Models } from '@guichet/engine';
import type { Carried } from '../frame/form-instance-context.ts';
import type { View, Views } from '../frame/view.ts';

/** A whole feature beyond the core: see `featureNames`. Each is one object in one file here. */
export interface Feature {
  /** Types, by name; in the place of the core's where it has one of that name. */
  readonly models?: Models;
  /** Adapts the model of a type. */
  adapt?(model: Model, type: string): Model;
  /** The rules that its models name. */
  readonly rules?: FormParts['rules'];
  readonly abilities?: Abilities;
  /** How its types are drawn. */
  readonly views?: Views;
  /** Hidden inputs of a field on another page of a wizard, beside its controls' strings. */
  carry?(field: Field): readonly (Carried | undefined)[];
  /** Draws around, or in place of, any view. */
  wrap?(draw: View, type: string): View;
}

/** The parts that a form is made of and drawn with. */
export interface PageParts extends FormParts {
  readonly views: Views;
  carry(field: Field): readonly Carried[];
}

/** Puts features together, those that change what others brought after them. */
export function partsOf(features: readonly Feature[]): PageParts {
  const models: Record<string, Model> = Object.assign({}, ...features.map((feature) => feature.models));
  const views: Record<string, View> = Object.assign({}, ...features.map((feature) => feature.views));
  for (const { adapt, wrap } of features) {
    for (const [type, model] of Object.entries(models)) if (adapt) models[type] = adapt(model, type);
    for (const [type, draw] of Object.entries(views)) if (wrap) views[type] = wrap(draw, type);
  }
  return {
    models,
    views,
    rules: Object.assign({}, ...features.map((feature) => feature.rules)),
    abilities: Object.assign({}, ...features.map((feature) => feature.abilities)),
    carry: (field) =>
      features.flatMap((feature) => feature.carry?.(field) ?? []).filter((carried) => carried !== undefined),
  };
}
