import { useSyncExternalStore } from 'react';
import { FormPage, type FormPageCommands } from '../pages/form-page.tsx';
import type { Site } from '../pages/site.ts';
import { type ThankYouCommands, ThankYouPage } from '../pages/thank-you-page.tsx';
import type { PageState } from './page-state.ts';
import type { Store } from './store.ts';

interface Props {
  readonly site: Site;
  readonly store: Store<PageState>;
  /** The state that the server drew. */
  readonly drawn: PageState;
  readonly formCommands?: FormPageCommands;
  readonly thankYouCommands: ThankYouCommands;
}

/** The page of this document, as it is now. */
export function ResidentsApp({ site, store, drawn, formCommands, thankYouCommands }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.get, () => drawn);
  switch (state.kind) {
    case 'form':
      return <FormPage site={site} view={state.view} {...(formCommands && { commands: formCommands })} />;
    case 'thankYou':
      return <ThankYouPage site={site} view={state.view} commands={thankYouCommands} />;
  }
}
