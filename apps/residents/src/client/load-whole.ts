import type { PageForm } from '@guichet/engine';
import { wholePage } from '@guichet/fields/whole';
import { loadViews } from '@guichet/fields/whole-views';
import { createFileService, pageSurroundings } from '@guichet/service-client/files';
import { hasFiles } from '../pages/has-files.ts';
import { restoreLeft } from '../pages/restore-left.ts';
import type { Site } from '../pages/site.ts';
import { wizardPartsOf } from '../pages/wizard-parts.ts';
import { wordNotice } from '../pages/word-notice.ts';
import { createSpecialFlow, type SpecialNeeds } from './special-flow.ts';
import { withCode } from './with-code.ts';

/**
 * All that any form needs, with what runs its author's code, what stores files, and what draws the deployment's own
 * types in it.
 */
export async function loadWhole(form: PageForm, site: Site) {
  const [parts] = await Promise.all([withCode(wholePage, form), loadViews(form)]);
  const files = hasFiles(form) ? createFileService(pageSurroundings()) : undefined;
  const { submissionType: type } = form;
  const createFlow = type && ((needs: SpecialNeeds) => createSpecialFlow(type, needs));
  const wizard = { ...wizardPartsOf(site), files };
  return { parts, wizard, word: wordNotice, createFlow, restore: restoreLeft };
}
