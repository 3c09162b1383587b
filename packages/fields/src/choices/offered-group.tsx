import type { Field, FieldView } from '@guichet/engine';
import type { ReactNode } from 'react';
import { useIsHydrating } from '../frame/use-is-hydrating.ts';
import type { View } from '../frame/view.ts';
import { ChoiceNews } from './choice-news.tsx';
import { offeredField } from './offered-field.ts';
import { sourceIn } from './source.ts';
import { useOffer } from './use-offer.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/** A group of options, drawn as if its definition listed them where they stand elsewhere. */
export function offeredGroup({ field, view }: Props, draw: View): ReactNode {
  if (sourceIn(field.component.settings) === undefined) return draw({ field, view });
  return <OfferedGroup field={field} view={view} draw={draw} />;
}

function OfferedGroup({ field, view, draw }: Props & { readonly draw: View }) {
  const isLive = !useIsHydrating();
  const offered = useOffer(field, true);
  return (
    <div className="g-choices">
      {draw(offeredField(field, view, view.options ?? [], 'values'))}
      <ChoiceNews field={field} view={view} offered={offered} isLive={isLive} />
    </div>
  );
}
