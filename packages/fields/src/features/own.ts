import type { Model, PageForm } from '@guichet/engine';
import { components } from '#components';
import { typesIn } from '../custom/types-in.ts';
import type { Views } from '../frame/view.ts';
import type { Feature } from './feature.ts';

const { types = {}, rules = {} } = components;

/** The types that the deployment brings. */
export const feature: Feature = {
  models: Object.fromEntries(
    Object.entries(types).map(([name, { model }]): [string, Model] => [name, model]),
  ),
  rules,
};

/** How those of them are drawn that a form has. */
export async function loadOwnViews({ components: all }: PageForm): Promise<Views> {
  const named = typesIn(all);
  const wanted = Object.entries(types).filter(([type]) => named.has(type));
  return Object.fromEntries(
    await Promise.all(wanted.map(async ([type, { view }]) => [type, await view()] as const)),
  );
}
