import type { PageForm } from '@guichet/engine';
import { core } from '@guichet/fields/features/core';
import { partsOf } from '@guichet/fields/features/feature';
import { chunks } from '../features/chunks.ts';
import type { PageFeature } from '../features/page-feature.ts';
import type { Site } from '../pages/site.ts';
import type { Loaded } from './loaded.ts';

const byName: Readonly<Record<string, () => Promise<{ readonly feature: PageFeature }>>> = chunks;

/** Loads what a form names, all of it at once, and puts it together. */
export async function loadFeatures(page: PageForm, site: Site): Promise<Loaded> {
  const names: readonly string[] = page.features;
  const wanted = Object.entries(byName).filter(([name]) => names.includes(name));
  const found = await Promise.all(wanted.map(async ([, load]) => (await load()).feature));
  const prepared = await Promise.all(found.map((feature) => feature.prepare?.(page) ?? {}));
  const { views, carry, ...parts } = partsOf([core, ...prepared, ...found]);
  return {
    parts: Object.assign(parts, ...found.map(({ runCode }) => runCode && { runCode })),
    wizard: Object.assign(
      { views, carry },
      ...found.map((feature) => ({ ...feature.drawing?.(site), ...feature.inBrowser?.(site) })),
    ),
    ...special(found),
    putAway: (form) => {
      for (const feature of found) feature.putAway?.(form);
    },
  };
}

/** Of a form that is sent in a way of its own. */
function special(
  found: readonly PageFeature[],
): Pick<Loaded, 'createFlow' | 'formatReturn' | 'Subscription'> {
  const { createFlow, formatReturn, Subscription } = found.find((feature) => feature.createFlow) ?? {};
  return { createFlow, formatReturn, Subscription };
}
