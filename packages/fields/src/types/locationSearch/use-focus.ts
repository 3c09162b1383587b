import type { Field } from '@guichet/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { elementById } from '../../frame/element-by-id.ts';
import { focusedElement } from '../../frame/focused-element.ts';
import { partId } from '../../frame/part-id.ts';
import { type LocationSearchState, longestTerm } from './search.ts';
import type { Location } from './use-location.ts';

/**
 * Leads the focus on as the search does: to the first address that was found, to the one that was chosen, back to the
 * line to type into. Only while the resident is still in the field: a slow response takes nobody away from another
 * question.
 */
export function useFocus(field: Field, group: RefObject<HTMLElement | null>, location: Location): void {
  const before = useRef({ location, isInside: false });
  useLayoutEffect(() => {
    const { location: last, isInside } = before.current;
    const target = targetOf(last, location);
    const activeElement = focusedElement();
    // The pressed element may be gone: the focus then falls to the page. Safari gives a press to what is around it.
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.contains(group.current);
    const isHere = group.current?.contains(activeElement) === true || (isLost && isInside);
    if (target !== undefined && isHere) elementOf(target, field, group.current)?.focus();
    before.current = {
      location,
      isInside: group.current?.contains(focusedElement()) === true || (isLost && isInside),
    };
  });
  useLayoutEffect(() => {
    const element = group.current;
    function enter() {
      before.current = { ...before.current, isInside: true };
    }
    function leave({ relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Node)) return;
      if (!element?.contains(relatedTarget) && !relatedTarget.contains(element))
        before.current = { ...before.current, isInside: false };
    }
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [group]);
}

type Target = 'line' | 'first' | 'chosen' | 'change';

function targetOf(last: Location, { search, chosen }: Location): Target | undefined {
  if (search === last.search && chosen === last.chosen) return undefined;
  if (search.isChanging !== last.search.isChanging) {
    if (search.isChanging) return 'line';
    if (chosen === last.chosen && chosen.address !== '') return 'change';
  }
  if (chosen.address !== '' && chosen.address !== last.chosen.address) return 'chosen';
  const hasFound = search.found !== last.search.found && (search.found?.length ?? 0) > 0;
  // Somebody who types on meanwhile is left to it: their next space would choose an address.
  if (hasFound) return isTypingOn(search) ? undefined : 'first';
  // An empty term was searched for, or it is searched for again.
  const isEmptySearch = search.searched === '' && search !== last.search && search.term === last.search.term;
  if (isEmptySearch) return 'line';
  if (last.search.hasFailed && search.searching !== undefined) return 'line';
  if (last.search.details?.kind === 'failed' && search.details?.kind === 'fetching') return 'chosen';
  return undefined;
}

function isTypingOn({ term, searched }: LocationSearchState): boolean {
  return term.trim().slice(0, longestTerm) !== searched;
}

function elementOf(target: Target, field: Field, group: HTMLElement | null): HTMLElement | null | undefined {
  switch (target) {
    case 'line':
    case 'change':
      return elementById(field.id);
    case 'first':
      return group?.querySelector<HTMLElement>('[role="radio"]');
    case 'chosen':
      return elementById(partId(field, 'chosen'));
  }
}
