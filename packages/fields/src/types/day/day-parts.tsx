import { defaultLocale } from '@guichet/definition';
import type { Field, FieldView } from '@guichet/engine';
import { faultyDayPart } from '@guichet/engine/dates';
import { useLayoutEffect, useRef } from 'react';
import { asterisk, controlProps } from '../../frame/frame.tsx';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { partId } from '../../frame/part-id.ts';
import { partLabels } from './messages.ts';
import { PartControl } from './part-control.tsx';
import { type DayPart, partIn, shownParts, writtenOrder } from './parts.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly isWholeRequired: boolean;
}

/**
 * A control for each part. Going from one to the next is not to leave the field. Where the language changes, the
 * parts change places and take what stands in them along.
 */
export function DayParts({ field, view, isWholeRequired }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const { component } = field;
  const shown = shownParts(component, view.locale);
  const order = shown.join();
  const lastOrder = useRef(order);

  useLayoutEffect(() => leaveAsOne(group.current), []);
  useLayoutEffect(() => {
    if (lastOrder.current === order) return;
    lastOrder.current = order;
    const controls = group.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-field]');
    const strings = field.shown();
    for (const [index, control] of [...(controls ?? [])].entries()) control.value = strings[index] ?? '';
  }, [field, order]);

  return (
    <div ref={group} className="g-day" data-several="">
      {shown.map((part, index) => (
        <div key={part} className={`g-day__part g-day__part--${part}`}>
          <label
            htmlFor={idOf(field, part)}
            className={component.settings.hideInputLabels === true ? 'g-visually-hidden' : undefined}
          >
            {partLabels[view.locale][part]}
            {!isWholeRequired && isRequired(field, view, part) && asterisk()}
          </label>
          <PartControl
            field={field}
            view={view}
            part={part}
            text={field.shown()[index] ?? ''}
            props={propsOf(field, view, part)}
          />
        </div>
      ))}
    </div>
  );
}

/** The first part that a value writes bears the field's own id, in every language. */
function idOf(field: Field, part: DayPart): string {
  const { component } = field;
  const shown = shownParts(component, defaultLocale);
  const first = writtenOrder(component).find((writtenPart) => shown.includes(writtenPart));
  return part === first ? field.id : partId(field, part);
}

function isRequired({ component }: Field, { isReadOnly }: FieldView, part: DayPart): boolean {
  return !isReadOnly && partIn(component.settings, part).required === true;
}

/** An error marks the part that is wrong, and describes it; where that is no single one, all of them. */
function propsOf(field: Field, view: FieldView, part: DayPart) {
  const { autoComplete, 'aria-labelledby': _, ...props } = controlProps(field, view);
  const wrong = view.errors.length > 0 ? faultyDayPart(field.value(), field.component.settings) : undefined;
  const isInvalid = view.errors.length > 0 && (wrong ?? part) === part;
  return {
    ...props,
    id: idOf(field, part),
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? partId(field, 'error') : undefined,
    'aria-required': view.required || isRequired(field, view, part) || undefined,
    autoComplete: autoComplete === 'bday' ? `bday-${part}` : autoComplete,
    autoFocus: part === shownParts(field.component, view.locale)[0] && props.autoFocus,
  };
}
