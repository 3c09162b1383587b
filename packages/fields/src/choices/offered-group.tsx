import type { Field, FieldView } from '@guichet/engine';
import { Fragment, type ReactNode } from 'react';
import { useIsHydrating } from '../frame/use-is-hydrating.ts';
import type { View } from '../frame/view.ts';
import { ChoiceStatus } from './choice-status.tsx';
import { withChosen } from './offer.ts';
import { offeredField } from './offered-field.ts';
import { type Source, sourceIn } from './source.ts';
import { useOffer } from './use-offer.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/** A group of options, drawn as if its definition listed them where they stand elsewhere. */
export function offeredGroup({ field, view }: Props, draw: View): ReactNode {
  const source = sourceIn(field.component.settings);
  if (source === undefined) return draw({ field, view });
  return <OfferedGroup field={field} view={view} draw={draw} source={source} />;
}

function OfferedGroup({
  field,
  view,
  draw,
  source,
}: Props & { readonly draw: View; readonly source: Source }) {
  const isLive = !useIsHydrating();
  const offered = useOffer(field, true);
  const options = withChosen(view.options ?? [], field, source);
  return (
    // A group without an option has nothing that could take the focus of an error, or of a button that goes.
    <div className="g-choices" tabIndex={-1} id={options.length === 0 ? field.id : undefined}>
      {/* Controls keep what is checked: those of other options are others. */}
      <Fragment key={options.map(({ value }) => value).join('\n')}>
        {draw(offeredField(field, view, options, 'values'))}
      </Fragment>
      <ChoiceStatus field={field} view={view} offered={offered} isLive={isLive} />
    </div>
  );
}
