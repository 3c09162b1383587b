import { countRefusals } from './client/count-refusals.ts';
import type { LivePage } from './client/live-page.ts';

/** A script of its own, on forms of deployments that read figures: no other resident loads it. */
const container = document.getElementById('guichet-page');
if (container !== null) {
  // The page's script sets it, before this one runs or after.
  const page: LivePage | undefined = Reflect.get(container, 'page');
  if (page === undefined) Object.defineProperty(container, 'page', { set: countRefusals });
  else countRefusals(page);
}
