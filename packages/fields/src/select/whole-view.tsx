import type { Field, FieldView } from '@guichet/engine';
import { ChoiceNews } from '../choices/choice-news.tsx';
import { isAskedForSearch } from '../choices/load-choices.ts';
import { SearchLine } from '../choices/search-line.tsx';
import { sourceIn } from '../choices/source.ts';
import { useOffer } from '../choices/use-offer.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { isSearchable } from '../combobox/is-searchable.ts';
import { framed } from '../frame/frame.tsx';
import { useIsHydrating } from '../frame/use-is-hydrating.ts';
import { textInput } from '../textfield/view.tsx';
import { wordsOf } from '../words/words-of.ts';
import { ComputedSelect } from './computed-select.tsx';
import { SelectView } from './view.tsx';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/** A list of choices: those that its definition lists, that code computes, or that stand elsewhere; searched where it is long. */
export function WholeSelectView({ field, view }: Props) {
  const isElsewhere = sourceIn(field.component.settings) !== undefined;
  if (view.isReadOnly && isElsewhere) {
    const shown = { defaultValue: wordsOf(field).replaceAll('\n', ', ') || undefined };
    return framed(field, view, textInput(field, view, { type: 'text', more: shown }));
  }
  if (!isElsewhere && !isSearchable(field, view)) return plain({ field, view });
  return <ChoiceSelect field={field} view={view} />;
}

/** The plain control, until a script is there; then a line with a list, where it is to be searched. */
function ChoiceSelect({ field, view }: Props) {
  const isLive = !useIsHydrating();
  const isElsewhere = sourceIn(field.component.settings) !== undefined;
  const isCombobox = isSearchable(field, view);
  const isLazy = sourceIn(field.component.settings)?.isLazy === true && isCombobox;
  const offered = useOffer(field, isElsewhere && !isLazy);
  const isDrawn = isLive && isCombobox && !view.disabled && !view.isReadOnly;
  const news = isElsewhere && (
    <ChoiceNews field={field} view={view} offered={offered} isLive={isLive} isQuiet={isDrawn} />
  );
  if (isDrawn) return framed(field, view, <Combobox field={field} view={view} offered={offered} />, news);
  if (!isElsewhere) return plain({ field, view });
  return framed(
    field,
    view,
    <ComputedSelect field={field} view={view} options={view.options ?? []} />,
    <>
      {!isLive && isAskedForSearch(field) && <SearchLine field={field} view={view} />}
      {news}
    </>,
  );
}

function plain({ field, view }: Props) {
  if (view.options === undefined) return SelectView({ field, view });
  return framed(field, view, <ComputedSelect field={field} view={view} options={view.options} />);
}
