import type { Field, FieldView } from '@guichet/engine';
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { authorText } from '../../frame/author-text.tsx';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { describedBy, labelContent, labelProps, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { partId } from '../../frame/part-id.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { AddressLine } from './address-line.tsx';
import { ManualParts } from './manual-parts.tsx';
import { addressMessages, usualSwitch } from './messages.ts';
import { isManual } from './parts.ts';
import { switchMode } from './write-address.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/**
 * An address to search for, or to type by hand. A server draws both ways, and the box between them shows one, by style
 * alone: so it does without a script. With one, only that one is there.
 */
export function AddressInModes({ field, view }: Props) {
  const form = useContext(FormInstanceContext)?.form;
  const group = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isHydrating = useIsHydrating();
  const [isMounted, setMounted] = useState(!isHydrating);
  const isByHand = useFollowed(useCallback(() => isManual(field.value()), [field]));
  const label = view.texts.switchToManualModeLabel;

  function turn(isChecked: boolean): void {
    const controls = '.g-address__part :is(input, select, textarea)';
    const parts = [...(group.current?.querySelectorAll<HTMLInputElement>(controls) ?? [])];
    if (form !== undefined)
      switchMode(
        form,
        field,
        isChecked,
        parts.map(({ value }) => value),
      );
  }

  useLayoutEffect(() => leaveAsOne(group.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who checked the box before the page came to life
  useEffect(() => {
    const isChecked = box.current?.checked ?? isByHand;
    if (isChecked !== isByHand) turn(isChecked);
    setMounted(true);
  }, []);
  useEffect(() => {
    if (box.current !== null && isMounted) box.current.checked = isByHand;
  }, [isByHand, isMounted]);

  const lineId = isByHand ? partId(field, 'line') : field.id;
  const idOf = (place: number) => (place === 0 && isByHand ? field.id : partId(field, `part-${place}`));
  return (
    <fieldset
      className={wrapperClass(field, view, 'g-field g-group g-address')}
      aria-labelledby={view.namedBy}
      aria-describedby={describedBy(field, view)}
    >
      <legend {...labelProps(field, view)}>{labelContent(view)}</legend>
      {tooltipAndNotes(field, view)}
      <div ref={group} data-several="">
        {(!isMounted || !isByHand) && (
          <div className="g-address__by-search">
            <label htmlFor={lineId} className="g-visually-hidden">
              {authorText(view.texts.label)}
            </label>
            <AddressLine field={field} view={view} id={lineId} />
          </div>
        )}
        {isMounted && isByHand && ['', ''].map((text, place) => hiddenControl(field, text, place))}
        {hiddenControl(field, isByHand ? 'manual' : 'autocomplete', 'mode')}
        {(!isMounted || isByHand) && <ManualParts field={field} view={view} idOf={idOf} />}
        <div className="g-option">
          <input
            ref={box}
            type="checkbox"
            id={partId(field, 'mode')}
            className="g-address__mode"
            name={`${field.path()}:mode`}
            value="manual"
            defaultChecked={isByHand}
            onInput={(event) => turn(event.currentTarget.checked)}
          />
          <label htmlFor={partId(field, 'mode')}>
            {label === undefined || label === usualSwitch
              ? addressMessages[view.locale].manual
              : authorText(label)}
          </label>
        </div>
      </div>
    </fieldset>
  );
}

/** Holds its part of the value for scripts that read the controls, and goes with no post. */
function hiddenControl(field: Field, text: string, key: string | number) {
  return <input key={key} type="hidden" data-field={field.id} value={text} readOnly />;
}
