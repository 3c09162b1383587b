/** Code that few forms need, or that a form needs late, in a file of its own. */
import { type FormParts, navigationIn, type PageForm } from '@guichet/engine';
import { BlockedNotice } from '@guichet/fields/blocked-notice';
import type { CustomComponents } from '@guichet/fields/custom';
import { everyPart, everyPartWith, ownCode } from '@guichet/fields/every-part';
import { carryAny, everyView, loadViews, viewsWith } from '@guichet/fields/every-view';
import { FilesElsewhere } from '@guichet/fields/files-elsewhere';
import type { WizardParts } from '../form-view.tsx';
import { Review } from '../review/review.tsx';
import { navigate } from '../wizard/navigate.ts';
import { WizardPages } from '../wizard/wizard-pages.tsx';
import { emitUploads } from './emit-uploads.ts';
import { forwardRarer } from './forward-rarer.ts';
import { navigateWith } from './navigate-with.ts';
import '../review/style.css';
import { noteMissing } from './services/note-missing.tsx';
import { createServices } from './services/services.ts';
import { warnOfMissing } from './services/warn-of-missing.ts';
import { turnPages } from './webform/turn-pages.ts';

export { putFilesAway } from '@guichet/fields/put-files-away';
export { attachTooltips } from '@guichet/fields/tooltips';
export { disableUntilValid } from '../disable-until-valid.ts';
export { actOnForm as actOn } from './act-on.ts';

/** All that any form needs, with a host's own types and what runs the code of its author. */
export async function loadWhole(page: PageForm, components: CustomComponents | undefined): Promise<Whole> {
  const [views, parts] = await Promise.all([
    components === undefined ? loadViews(page).then(() => everyView) : viewsWith(components),
    withCode(components === undefined ? everyPart : everyPartWith(components), page, components),
  ]);
  const wizard = {
    ...{ views, carry: carryAny, Pages: WizardPages, Elsewhere: FilesElsewhere, Blocked: BlockedNotice },
    ...{ Review, navigationIn, turn: navigate },
  };
  return { parts, wizard, telling: { forwardRarer, emitUploads, navigateWith, turnPages }, services };
}

/** Whom the fields of a form ask, and what is said where nobody answers. */
const services = { createServices, noteMissing, warnOfMissing, hashFile };

export interface Whole {
  readonly parts: FormParts;
  readonly wizard: WizardParts & Required<Pick<WizardParts, 'Pages' | 'Review' | 'turn' | 'navigationIn'>>;
  readonly services: typeof services;
  /** How a host learns what is done with it. */
  readonly telling: {
    readonly forwardRarer: typeof forwardRarer;
    readonly emitUploads: typeof emitUploads;
    readonly navigateWith: typeof navigateWith;
    readonly turnPages: typeof turnPages;
  };
}

async function hashFile(file: Blob): Promise<string> {
  const { md5Of } = await import('@guichet/fields/md5-of');
  return md5Of(file);
}

async function withCode(
  parts: FormParts,
  { hasCode, usesLibraries }: PageForm,
  components: CustomComponents | undefined,
): Promise<FormParts> {
  if (hasCode !== true) return parts;
  const [{ createRunCode, offerLibraryShims, pageTimeLimit }, libraries] = await Promise.all([
    import('./code.ts'),
    usesLibraries && import('@guichet/author-scripts/libraries'),
  ]);
  if (libraries) offerLibraryShims(libraries.createLibraryShims);
  return { ...parts, runCode: createRunCode(components?.code ?? ownCode, pageTimeLimit) };
}
