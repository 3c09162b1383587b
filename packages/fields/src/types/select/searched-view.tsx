import type { Field, FieldView } from '@guichet/engine';
import { Fragment } from 'react';
import { ChoiceStatus } from '../../choices/choice-status.tsx';
import { isAskedForSearch } from '../../choices/load-choices.ts';
import { withChosen } from '../../choices/offer.ts';
import { SearchLine } from '../../choices/search-line.tsx';
import { sourceIn } from '../../choices/source.ts';
import { useOffer } from '../../choices/use-offer.ts';
import { isSearchable } from '../../controls/combobox/is-searchable.ts';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { framed } from '../../frame/frame.tsx';
import { createLazyPart } from '../../frame/lazy-part.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { displayValueOf } from '../../words/display-value-of.ts';
import { ComputedSelect } from './computed-select.tsx';
import { SelectView } from './view.tsx';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/** A list of choices: those that its definition lists, that code computes, or that stand elsewhere; searched where it is long. */
export function SearchedSelectView({ field, view }: Props) {
  const isElsewhere = sourceIn(field.component.settings) !== undefined;
  if (view.isReadOnly && isElsewhere) return <ReadChoice field={field} view={view} />;
  if (!isElsewhere && !isSearchable(field, view)) return plain({ field, view });
  return <ChoiceSelect field={field} view={view} />;
}

/** The chosen item by its name, which may still be loading; by its value where the author wants that. */
function ReadChoice({ field, view }: Props) {
  useOffer(field, false);
  const words = field.component.settings.readOnlyValue === true ? field.shown() : [displayValueOf(field)];
  const shown = words.join(', ').replaceAll('\n', ', ');
  const line = textInput(field, view, { type: 'text', more: { defaultValue: shown || undefined } });
  return framed(field, view, <Fragment key={shown}>{line}</Fragment>);
}

const useCombobox = createLazyPart(
  async () => (await import('../../controls/combobox/combobox.tsx')).Combobox,
);

/** The plain control, until the combobox has come; then a line with a list, where it is to be searched. */
function ChoiceSelect({ field, view }: Props) {
  const isLive = !useIsHydrating();
  const source = sourceIn(field.component.settings);
  const isElsewhere = source !== undefined;
  const wantsCombobox = isSearchable(field, view) && !view.disabled && !view.isReadOnly;
  const combobox = useCombobox(wantsCombobox);
  const isCombobox = isSearchable(field, view) && combobox.state !== 'failed';
  const isLazy = source?.isLazy === true && isCombobox;
  const offered = useOffer(field, isElsewhere && !isLazy, !isCombobox);
  const isDrawn = wantsCombobox && combobox.state === 'here';
  const announcement = isElsewhere && (
    <ChoiceStatus field={field} view={view} offered={offered} isLive={isLive} isQuiet={isDrawn} />
  );
  if (isDrawn)
    return framed(field, view, <combobox.part field={field} view={view} offered={offered} />, announcement);
  if (!isElsewhere) return plain({ field, view });
  return framed(
    field,
    view,
    <ComputedSelect field={field} view={view} options={withChosen(view.options ?? [], field, source)} />,
    <>
      {isAskedForSearch(field) && (!isLive || !isCombobox) && (
        <SearchLine field={field} view={view} offer={offered.offer} onSearch={offered.commands?.load} />
      )}
      {announcement}
    </>,
  );
}

function plain({ field, view }: Props) {
  if (view.options === undefined) return SelectView({ field, view });
  return framed(
    field,
    view,
    <ComputedSelect field={field} view={view} options={withChosen(view.options, field)} />,
  );
}
