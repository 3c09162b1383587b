import { useSyncExternalStore } from 'react';
import { FormPage, type FormPageCommands } from '../pages/form-page.tsx';
import type { Site } from '../pages/site.ts';
import { BrokenPage } from './broken-page.tsx';
import { DrawingBoundary } from './drawing-boundary.tsx';
import type { PageState } from './page-state.ts';
import type { Store } from './store.ts';

interface Props {
  readonly site: Site;
  readonly store: Store<PageState>;
  /** The state that the server drew. */
  readonly drawn: PageState;
  readonly formCommands?: FormPageCommands;
}

/** The page of this document, as it is now. */
export function ResidentsApp({ site, store, drawn, formCommands }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.get, () => drawn);
  switch (state.kind) {
    case 'form': {
      const { view } = state;
      if (formCommands === undefined) return <FormPage site={site} view={view} />;
      const parts = { site, view, commands: formCommands };
      return (
        <DrawingBoundary drawing={view.opening} instead={<BrokenPage {...parts} />}>
          <FormPage {...parts} />
        </DrawingBoundary>
      );
    }
    case 'thankYou':
      return <state.Page site={site} view={state.view} commands={state.commands} />;
  }
}
