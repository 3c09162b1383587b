import { createForm, deviceEnvironment } from '@guichet/engine';
import { focusDelays } from '@guichet/renderer';
import { headingId } from '@guichet/renderer/heading-id';
import type { FlowState, SubmitFlow } from '../flows/flow.ts';
import { noticeMessages } from '../pages/notice-messages.ts';
import type { Drafting } from './drafts/drafting.ts';
import type { FormKey } from './form-key.ts';
import type { LivePage } from './live-page.ts';
import { loadFeatures } from './load-features.ts';
import type { UnsentAnswers } from './unsaved-changes-guard.ts';
import { noteKey } from './used-keys.ts';

export interface StartOverNeeds {
  readonly page: LivePage;
  readonly key: FormKey;
  readonly flow: SubmitFlow;
  readonly showFlow: (state: FlowState) => void;
  readonly unsent: UnsentAnswers;
  readonly drafting: Drafting | undefined;
}

/** Erases what was filled in, here and on this device, and puts the form back as nobody has filled it in. */
export async function startOver(needs: StartOverNeeds): Promise<void> {
  const { page, key, flow, showFlow, unsent, drafting } = needs;
  noteKey('confirmed', key.current());
  drafting?.destroy(key.current());
  key.renew();
  // The form may be on its way: the next one can be sent all the same.
  flow.release();
  showFlow({ kind: 'idle' });
  const former = page.form();
  const texts = page.texts();
  const { parts, wizard, putAway } = await loadFeatures(former.page, page.site);
  const form = createForm(former.page, {
    ...parts,
    locale: former.locale(),
    texts,
    environment: deviceEnvironment(page.site.timeZone),
  });
  putAway(former);
  page.replace(form, texts, wizard);
  page.notice(undefined);
  page.notify(noticeMessages.erased);
  const top = () => document.getElementById(headingId) ?? document.getElementById('main');
  setTimeout(() => top()?.focus(), focusDelays.header);
  unsent.opened();
}
