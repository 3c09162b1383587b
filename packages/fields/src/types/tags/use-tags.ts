import type { Field } from '@guichet/engine';
import { formatList } from '@guichet/engine/formats';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { focusedElement } from '../../frame/focused-element.ts';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { tagsMessages } from './messages.ts';
import { delimiterOf, wordsIn, written } from './model.ts';

interface Tags {
  readonly field: Field;
  readonly group: RefObject<HTMLDivElement | null>;
  readonly isLive: boolean;
  readonly most: number | undefined;
}

/** Makes tags of what is typed, and takes them away again. Each change is an `input` of the control, as any other. */
export function useTags({ field, group, isLive, most = Number.POSITIVE_INFINITY }: Tags) {
  const [announced, setAnnounced] = useState('');
  const formInstance = useContext(FormInstanceContext);
  const latest = useRef(take);
  latest.current = take;
  const { settings } = field.component;
  const delimiter = delimiterOf(settings);
  const messages = tagsMessages[field.locale()];

  function controls() {
    const [entry, held] = group.current?.querySelectorAll<HTMLInputElement>('[data-field]') ?? [];
    return entry === undefined || held === undefined ? undefined : { entry, held };
  }

  function write(tags: readonly string[], typed: string): void {
    const found = controls();
    if (found === undefined) return;
    found.held.value = written(tags, settings);
    found.entry.value = typed;
    found.entry.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Makes tags of the words in the entry, but for what begins behind the last delimiter where more may follow. */
  function take(isWhole: boolean): void {
    const found = controls();
    if (found === undefined) return;
    const { entry, held } = found;
    const typed = entry.value.split(delimiter);
    const open = isWhole ? '' : (typed.pop() ?? '').trimStart();
    const tags = wordsIn(held.value, settings);
    const words = wordsIn(typed.join(delimiter), settings);
    if (words.length === 0) {
      if (entry.value !== open) write(tags, open);
      return;
    }
    const fresh = words.filter((word) => !tags.includes(word));
    const taken = fresh.slice(0, Math.max(0, most - tags.length));
    write([...tags, ...taken], open);
    if (taken.length < fresh.length) setAnnounced(messages.full(most));
    else
      setAnnounced(
        taken.length > 0 ? messages.added(formatList(taken, field.locale())) : messages.twice(words[0] ?? ''),
      );
  }

  function remove(tag: string): void {
    const found = controls();
    if (found === undefined) return;
    const tags = wordsIn(found.held.value, settings);
    const left = tags.filter((word) => word !== tag);
    write(left, found.entry.value);
    setAnnounced(messages.removed(tag, left.length));
    const buttons = group.current?.querySelectorAll<HTMLElement>('button') ?? [];
    const index = tags.indexOf(tag);
    (buttons[index + 1] ?? buttons[index - 1] ?? found.entry).focus();
  }

  useEffect(() => {
    const place = group.current;
    if (!isLive || place === null) return undefined;

    function isEntry(event: Event): event is Event & { readonly target: HTMLInputElement } {
      return event.target instanceof HTMLInputElement && event.target === controls()?.entry;
    }
    function type(event: Event): void {
      if (!isEntry(event) || (event instanceof InputEvent && event.isComposing)) return;
      if (event.target.value.includes(delimiter)) latest.current(false);
    }
    function press(event: KeyboardEvent): void {
      if (!isEntry(event) || event.isComposing) return;
      if (event.key === 'Enter' && event.target.value.trim() !== '') {
        event.preventDefault();
        latest.current(true);
      } else if (event.key === 'Backspace' && event.target.value === '') {
        [...(place?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)?.focus();
      }
    }
    /** Going from the entry to a button does not leave the field; leaving it from a button does. */
    function leave(event: FocusEvent): void {
      const isInside = event.relatedTarget instanceof Node && place?.contains(event.relatedTarget) === true;
      if (isEntry(event)) {
        latest.current(true);
        if (isInside) event.stopPropagation();
      } else if (!isInside && event.target instanceof HTMLElement && event.target.isConnected) {
        formInstance?.form.dispatch({ kind: 'blur', field });
      }
    }
    place.addEventListener('input', type);
    place.addEventListener('keydown', press);
    place.addEventListener('focusout', leave);
    return () => {
      place.removeEventListener('input', type);
      place.removeEventListener('keydown', press);
      place.removeEventListener('focusout', leave);
    };
  });

  // Takes over text that was typed, and left, before the page was live.
  useEffect(() => {
    const entry = controls()?.entry;
    if (isLive && entry !== undefined && entry.value !== '' && focusedElement() !== entry)
      latest.current(true);
  });

  return { announced, remove };
}
