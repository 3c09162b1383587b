import type { FastifyInstance } from 'fastify';
import { validateLeaving } from '../../orders/validate-leaving.ts';
import type { SiteParts } from '../site-parts.ts';
import { addLeavingPost } from './post-leaving.ts';

/** `POST /kept-files/{formPath}`: keeps the files of a request that is about to go to the tree-permit service (204). */
export async function addKeptFilesPost(app: FastifyInstance, parts: SiteParts): Promise<void> {
  await addLeavingPost(app, parts, async (asked) => {
    const outcome = await validateLeaving(asked, 'treeremoval', parts.ordering);
    return outcome.kind === 'fit' ? { kind: 'mayLeave', status: 204 } : outcome;
  });
}
