import type { PageForm } from '@guichet/engine';
import { withCalculation } from '../features/calculation/with-calculation.tsx';
import { inModal } from '../features/modal/in-modal.tsx';
import { orMultiple } from '../features/multiple/or-multiple.tsx';
import { componentView } from '../frame/component-view.tsx';
import { forReading } from '../frame/for-reading.ts';
import type { View, Views } from '../frame/view.ts';
import type { CustomComponents } from './custom-components.ts';
import { typesIn } from './types-in.ts';

/** Views, with what any of them may be asked for, that a deployment's own types join when a form needs them. */
export interface LazyViewRegistry {
  /** The same object at all times. */
  readonly views: Views;
  /** Loads those that a form needs, before it is drawn; without one, all. */
  load(page?: PageForm): Promise<void>;
}

export function createLazyViewRegistry(ours: Views, { types = {} }: CustomComponents): LazyViewRegistry {
  const views: Record<string, View> = { ...ours };
  return {
    views,
    async load(page) {
      const named = page && typesIn(page.components);
      const wanted = Object.entries(types).filter(
        ([type]) => !Object.hasOwn(views, type) && (named?.has(type) ?? true),
      );
      await Promise.all(
        wanted.map(async ([type, { view }]) => {
          views[type] = asAsked(componentView(await view()));
        }),
      );
    },
  };
}

/** Wraps a view with what a component of any type may ask for. */
function asAsked(draw: View): View {
  return withCalculation(forReading(inModal(orMultiple(draw))));
}
