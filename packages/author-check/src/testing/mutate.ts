import type { JsonObject } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { segmentsOf } from '../findings/located-json.ts';
import { type Written, walkComponents } from '../findings/walk.ts';
import { formSlips } from './form-slips.ts';
import { known, type Mutated, type Mutation, replaced } from './mutation.ts';
import { slips } from './slips.ts';

export const mutations: readonly Mutation[] = [...slips, ...formSlips];

/** As the check is asked to look at a mutated form. */
export const mutationOptions = {
  dataOrigins: ['https://named.example'],
  uploadOrigins: ['https://named.example'],
  askedLocales: ['fr'],
} as const;

/** A form with one slip; undefined where none of its components fits. `turn` chooses the component. */
export function mutate(form: JsonObject, mutation: Mutation, turn: number): Mutated | undefined {
  const components = walkComponents(form, models).filter((component) => mutation.fits(component));
  const target = components[turn % Math.max(components.length, 1)];
  if (target === undefined) return undefined;
  if (mutation.changeForm !== undefined) return mutation.changeForm(form, target);
  const changed = mutation.change(target.json, target);
  if (mutation.name === 'a key that another has') {
    const isCandidate = (component: Written) =>
      known(component) &&
      component.parent === undefined &&
      component.path !== target.path &&
      component.key !== '' &&
      component.type !== 'checkbox';
    const keyOwner = walkComponents(form, models).find(isCandidate);
    if (keyOwner === undefined) return undefined;
    return {
      form: replaced(form, segmentsOf(target.path), { ...changed, key: keyOwner.key }),
      path: target.path,
    };
  }
  return { form: replaced(form, segmentsOf(target.path), changed), path: target.path };
}
