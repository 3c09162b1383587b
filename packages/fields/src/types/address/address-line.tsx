import { encodeJson, isJsonObject, type JsonObject } from '@guichet/definition';
import { buttonOf, type Field, type FieldView } from '@guichet/engine';
import { type KeyboardEvent, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { focusedElement } from '../../frame/focused-element.ts';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { partId } from '../../frame/part-id.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { addressMessages } from './messages.ts';
import { isManual } from './parts.ts';
import { addressIn, displayOf } from './place.ts';
import { PlaceList, PostedPlaces } from './place-list.tsx';
import { askedIn, termIn } from './search.ts';
import { useSearch } from './use-search.ts';
import { writeAddress } from './write-address.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** Of the line, where it does not bear the field's own. */
  readonly id: string;
}

/**
 * A line to search in, which becomes a combobox where a script runs, a button that searches, and the address that was
 * chosen. The line holds the address itself: changing it leaves none chosen.
 */
export function AddressLine({ field, view, id }: Props) {
  const form = useContext(FormInstanceContext)?.form;
  const maps = useContext(FormInstanceContext)?.maps;
  const isHydrating = useIsHydrating();
  const [isMounted, setMounted] = useState(!isHydrating);
  const line = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [strings, setStrings] = useState<'chosen' | 'cleared'>();
  const { search, findSoon, findNow, end } = useSearch(field);
  const { settings } = field.component;
  const messages = addressMessages[view.locale];
  const json = useFollowed(useCallback(() => jsonOf(field), [field]));
  const display = json === '' ? '' : displayOf(field.value(), settings);
  const places = search.kind === 'found' ? search.places : [];
  const isListed = isOpen && isMounted && places.length > 0;
  const isOneOfSeveral = field.whole !== undefined;

  useEffect(() => setMounted(true), []);
  // Shows the results to a resident who is still in the line.
  useEffect(() => {
    if (search.kind !== 'found' || focusedElement() !== line.current) return;
    setOpen(true);
    setActive(-1);
  }, [search]);

  function put(place: JsonObject | undefined): void {
    if (form === undefined || line.current === null) return;
    end();
    setOpen(false);
    line.current.value = place === undefined ? '' : displayOf(place, settings);
    writeAddress(form, field, place);
    setStrings(place === undefined ? 'cleared' : 'chosen');
    line.current.focus();
  }

  function type(text: string): void {
    setStrings(undefined);
    setOpen(false);
    // Of several the line itself is no control of the form's.
    if (isOneOfSeveral && json !== '' && form !== undefined) writeAddress(form, field, undefined);
    findSoon(text);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (places.length === 0) return;
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive((before) =>
        isListed ? around(before + step, places.length) : step > 0 ? 0 : places.length - 1,
      );
      setOpen(true);
    } else if (key === 'Enter') {
      const place = isListed ? places[active] : undefined;
      const isOpenTerm = json === '' && event.currentTarget.value.trim() !== '';
      if (place === undefined && !isOpenTerm) return;
      event.preventDefault();
      if (place !== undefined) put(place);
      else if (!event.repeat && search.kind !== 'found') findNow(event.currentTarget.value);
      else setOpen(true);
    } else if (key === 'Escape' && isListed) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <>
      <div className="g-address__search">
        <div className="g-address__box">
          {textInput(field, view, {
            type: 'text',
            more: {
              id,
              ref: line,
              autoComplete: field.component.autocomplete ?? (isMounted ? 'off' : undefined),
              maxLength: 1000,
              spellCheck: false,
              defaultValue:
                display || (isOneOfSeveral ? '' : termIn(field.transientState?.value)) || undefined,
              ...(isOneOfSeveral && { 'data-field': undefined, name: undefined }),
              ...(isMounted && {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': isListed,
                'aria-controls': isListed ? partId(field, 'list') : undefined,
                'aria-activedescendant':
                  isListed && active >= 0 ? partId(field, `option-${active}`) : undefined,
                onInput: (event) => type(event.currentTarget.value),
                onKeyDown: press,
                onBlur: () => setOpen(false),
              }),
            },
          })}
          {isListed && <PlaceList {...{ field, view, places, active }} onChoose={put} />}
        </div>
        <button
          type="submit"
          {...buttonOf({ kind: 'address:search', target: field.path() })}
          formAction={`#${field.id}`}
          className="g-button g-button--secondary"
          aria-label={messages.searchFor(field.plainText('label') || field.name())}
          onClick={(event) => {
            if (maps === undefined) return;
            event.preventDefault();
            line.current?.focus();
            findNow(line.current?.value ?? '');
          }}
        >
          {messages.search}
        </button>
        {isMounted && json !== '' && settings.disableClearIcon !== true && (
          <button
            type="button"
            className="g-button g-button--secondary"
            aria-label={messages.clearName(display)}
            onClick={() => put(undefined)}
          >
            {messages.clear}
          </button>
        )}
      </div>
      <input
        type="hidden"
        name={field.path()}
        data-field={(field.whole ?? field).id}
        value={json || askedIn(field.transientState?.value)}
        readOnly
      />
      <p role="status" className="g-address__news">
        {announcement()}
      </p>
      {!isMounted && places.length > 0 && <PostedPlaces {...{ field, view, places }} />}
    </>
  );

  function announcement(): string {
    switch (search.kind) {
      case 'searching':
        return messages.searching;
      case 'failed':
        return messages.failed;
      case 'found':
        return places.length === 0 ? messages.none(search.term) : messages.found(places.length);
      case 'none':
        if (strings === 'cleared') return messages.cleared;
        return strings === 'chosen' && display !== '' ? messages.chosen(display) : '';
    }
  }
}

/** The chosen address, as its control says it. */
function jsonOf(field: Field): string {
  const value = field.value();
  if (isManual(value)) return '';
  const address = addressIn(value);
  return isJsonObject(address) && Object.keys(address).length > 0 ? encodeJson(address) : '';
}

function around(index: number, count: number): number {
  return (index + count) % count;
}
