import { components } from '#components';
import type { CustomComponents } from './custom/custom-components.ts';
import { createLazyViewRegistry } from './custom/lazy-view-registry.ts';
import { core } from './features/core.ts';
import { everyFeature } from './features/every-feature.ts';
import { partsOf } from './features/feature.ts';
import { forReading } from './frame/for-reading.ts';
import type { Views } from './frame/view.ts';

const { views: ourViews, carry } = partsOf([core, ...Object.values(everyFeature), { wrap: forReading }]);

/** How each type is drawn. Those of a deployment's own join them: call `loadViews` before a form is drawn. */
export const { views: everyView, load: loadViews } = createLazyViewRegistry(ourViews, components);

/** The hidden inputs of any field on another page of a wizard. */
export const carryAny = carry;

/** The same with types that a host brings at run time, all of them loaded. */
export async function viewsWith({ types = {} }: CustomComponents): Promise<Views> {
  const growing = createLazyViewRegistry(ourViews, { types: { ...components.types, ...types } });
  await growing.load();
  return growing.views;
}
