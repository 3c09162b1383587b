import type { PageForm } from '@guichet/engine';
import { storing } from '@guichet/engine/features/storing';
import { featuresNamed } from '../features/every-feature.ts';
import { type PageParts, partsOf } from '../features/feature.ts';

const known = new Map<string, PageParts>();

/**
 * The parts that a page loads for a form, and no others: a list that is too short breaks the test. A form service's
 * questions can be asked as well.
 */
export function exactParts({ features }: PageForm): PageParts {
  const key = features.join(' ');
  let parts = known.get(key);
  if (parts === undefined) {
    const pageParts = partsOf(featuresNamed(features));
    parts = { ...pageParts, abilities: { ...pageParts.abilities, storing } };
    known.set(key, parts);
  }
  return parts;
}
