import { createKeeping, createReaching } from '@guichet/service-client';
import type { SubmitFlow } from '../flows/flow.ts';
import { askForRemoval } from '../flows/tree-removal/ask-for-removal.ts';
import { leavingTexts } from '../pages/leaving-messages.ts';
import { createLeavingFlow } from './leaving-flow.ts';
import type { SpecialNeeds } from './special-needs.ts';

/** A request to fell a tree: the counter keeps its files, and the browser leaves for the tree-permit service. */
export function createTreeRemovalFlow(needs: SpecialNeeds): SubmitFlow {
  return createLeavingFlow(needs, {
    texts: leavingTexts.treeremoval,
    return: undefined,
    prepare(button, { callOptions, whenFree }) {
      const { base } = needs.page.site;
      const keepFiles = whenFree(createKeeping({ ...callOptions, baseUrl: `${base}/kept-files` }));
      const reachSite = whenFree(createReaching({ ...callOptions, baseUrl: base }));
      return askForRemoval(button, { ...needs, keepFiles, reachSite });
    },
  });
}
