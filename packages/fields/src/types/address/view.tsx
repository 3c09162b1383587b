import type { Field, FieldView } from '@guichet/engine';
import { notChosen } from '@guichet/engine/rules/not-chosen';
import { useLayoutEffect, useRef } from 'react';
import { textInput } from '../../controls/text-input/text-input.tsx';
import type { Feature } from '../../features/feature.ts';
import { framed } from '../../frame/frame.tsx';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { AddressInModes } from './address-in-modes.tsx';
import { AddressLine } from './address-line.tsx';
import { addressModel } from './model.ts';
import { isInModes } from './parts.ts';
import { displayOf } from './place.ts';

/** An address that is searched for and chosen; where its author lets it, typed by hand. */
export function AddressView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  if (view.disabled || view.isReadOnly || field.component.settings.isTyped === true) {
    const shown = displayOf(field.value(), field.component.settings);
    return framed(
      field,
      view,
      textInput(field, view, { type: 'text', more: { defaultValue: shown || undefined } }),
    );
  }
  if (isInModes(field.component)) return <AddressInModes field={field} view={view} />;
  return framed(field, view, <SearchGroup field={field} view={view} />);
}

function SearchGroup({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => leaveAsOne(group.current), []);
  return (
    <div ref={group} className="g-address" {...(field.whole === undefined && { 'data-several': '' })}>
      <AddressLine field={field} view={view} id={field.id} />
    </div>
  );
}

/** An address that is looked for. */
export const feature: Feature = {
  models: { address: addressModel },
  rules: { notChosen },
  views: { address: AddressView },
};
