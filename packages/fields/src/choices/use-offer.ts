import { type Field, follow } from '@guichet/engine';
import { useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { FormInstanceContext } from '../frame/form-instance-context.ts';
import { useFollowed } from '../frame/use-followed.ts';
import { askedWith, type ChoicesRequester, loadChoices, loadList, loadMore } from './load-choices.ts';
import { lacksNames, type Offer, offerIn } from './offer.ts';
import { sourceIn } from './source.ts';

export interface OfferCommands {
  load(search?: string): void;
  more(search?: string): void;
}

export interface Offered {
  readonly offer: Offer;
  /** Undefined where nobody asks for choices, or none stand elsewhere. */
  readonly commands: OfferCommands | undefined;
  /** The last request no longer matches the form. */
  readonly isStale: boolean;
}

/**
 * A field's choices, kept up to date, and the commands that load them. `isEager`: it is loaded at once, and again
 * whenever the form changes the address; else when somebody opens the list. `isPlain`: nobody can continue from its
 * end, so that all of it is loaded.
 */
export function useOffer(field: Field, isEager: boolean, isPlain = isEager): Offered {
  const formInstance = useContext(FormInstanceContext);
  const source = sourceIn(field.component.settings);
  const readTransientState = useCallback(() => field.transientState?.value, [field]);
  const subscribe = useCallback(
    (listener: () => void) => follow(readTransientState, listener),
    [readTransientState],
  );
  const transientState = useSyncExternalStore(subscribe, readTransientState, readTransientState);
  const offer = offerIn(transientState);
  const asked = useFollowed(useCallback(() => askedWith(field, ''), [field]));
  const isUnnamed = useFollowed(useCallback(() => lacksNames(field), [field]));
  const commands = useMemo(() => {
    if (formInstance?.sources === undefined || source === undefined) return undefined;
    const { form, sources } = formInstance;
    // A view may draw a field that stands for the form's own.
    const asker: ChoicesRequester = { form, field: form.fieldById(field.id) ?? field, sources };
    return {
      load: (search?: string) => void (isPlain ? loadList : loadChoices)(asker, search),
      more: (search?: string) => void loadMore(asker, search),
    };
  }, [formInstance, field, source, isPlain]);

  const isWanted = isEager || isUnnamed;
  const isStale = offer.of !== asked;
  useEffect(() => {
    if (commands === undefined || !isWanted || offerIn(field.transientState?.value).of === asked)
      return undefined;
    // The first time at once; afterwards when somebody rests from what the address is filled in with.
    if (offerIn(field.transientState?.value).state === 'none') {
      commands.load();
      return undefined;
    }
    const timer = setTimeout(() => commands.load(), restBeforeReload);
    return () => clearTimeout(timer);
  }, [commands, isWanted, asked, field]);
  return { offer, commands, isStale };
}

/** Milliseconds. */
const restBeforeReload = 300;
