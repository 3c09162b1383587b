import type { Field, FieldView } from '@guichet/engine';
import { useLayoutEffect, useRef } from 'react';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { framed, labelContent, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { partId } from '../../frame/part-id.ts';
import { CarriedSearch } from './carried-search.tsx';
import { Choices } from './choices.tsx';
import { Chosen } from './chosen.tsx';
import { formatDetails } from './format-details.ts';
import { longestTerm } from './search.ts';
import { SearchBox } from './search-box.tsx';
import { SearchStatus } from './search-status.tsx';
import { useFocus } from './use-focus.ts';
import { useSearchHold } from './use-hold.ts';
import { useLocation } from './use-location.ts';
import { isTyped } from './value.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/**
 * A search, what it found, and the address that was chosen of it. For the resident, all of it is one field: going from
 * one of its parts to another does not leave it.
 */
export function LocationField({ field, view }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const location = useLocation(field);
  const { search, chosen } = location;
  const isLine = view.disabled || view.isReadOnly || isTyped(field.component.settings);
  useLayoutEffect(() => leaveAsOne(group.current), []);
  useFocus(field, group, location);
  const isHeld = useSearchHold(group, search.details, search.isChanging);

  if (isLine) {
    const words = formatDetails(chosen, field.component.settings, view.locale);
    const shown = { defaultValue: chosen.address || search.term || undefined, maxLength: longestTerm };
    return framed(
      field,
      view,
      textInput(field, view, { type: 'text', more: shown }),
      words !== '' && <p className="g-location__details">{words}</p>,
    );
  }
  const isChosen = chosen.address !== '';
  const isSearching = !isChosen || search.isChanging === true;
  const isHidden = field.component.hideLabel === true;
  const label = { className: isHidden ? 'g-visually-hidden' : 'g-label', id: partId(field, 'label') };
  return (
    <div className={wrapperClass(field, view)}>
      {isSearching ? (
        <label {...label} htmlFor={field.id}>
          {labelContent(view)}
        </label>
      ) : (
        <span {...label}>{labelContent(view)}</span>
      )}
      {tooltipAndNotes(field, view)}
      <div ref={group} className="g-location" data-several="">
        {isChosen && <Chosen field={field} view={view} location={location} isSearching={isSearching} />}
        {isSearching && <SearchBox field={field} view={view} location={location} />}
        <CarriedSearch field={field} search={search} isSearching={isSearching} />
        <SearchStatus {...{ field, view, location, isSearching, isHeld }} />
        {isSearching && <Choices field={field} view={view} location={location} />}
      </div>
    </div>
  );
}
