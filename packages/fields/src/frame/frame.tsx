import type { Field, FieldView } from '@guichet/engine';
import type { ReactNode } from 'react';
import { tooltip } from '../controls/tooltip/tooltip.tsx';
import { controlAttributes } from './attribute-names.ts';
import { authorText } from './author-text.tsx';
import { focusedElement } from './focused-element.ts';
import { partId } from './part-id.ts';
import './frame.css';
import './label-position.css';

/** The ids, names and states that tie a control to its label, description and error. */
export function controlProps(field: Field, view: FieldView) {
  const { autocomplete, tabindex, attributes, autofocus } = field.component;
  return {
    ...controlAttributes(attributes),
    id: field.id,
    name: field.path(),
    'data-field': (field.whole ?? field).id,
    'aria-labelledby': view.namedBy,
    'aria-describedby': describedBy(field, view),
    'aria-invalid': view.errors.length > 0 || undefined,
    'aria-required': view.required || undefined,
    disabled: view.disabled || undefined,
    autoComplete: autocomplete,
    tabIndex: tabindex,
    autoFocus: autofocus && isFree(field),
  };
}

/** No other field has the focus: somebody who fills in that one stays there when this one appears. */
function isFree({ id }: Field): boolean {
  const focused = focusedElement()?.closest('[data-field]');
  return (focused?.id ?? id) === id;
}

/** The ids of what describes a field; undefined when nothing does. */
export function describedBy(field: Field, view: FieldView): string | undefined {
  const ids = [];
  if (view.texts.description !== undefined) ids.push(partId(field, 'description'));
  if (view.errors.length > 0) ids.push(partId(field, 'error'));
  return ids.join(' ') || undefined;
}

/** The class names that authors count on, and ours. */
export function wrapperClass(field: Field, view: FieldView, baseClass = 'g-field'): string {
  const { type, key, customClass, labelPosition, labelWidth = 30, labelMargin = 3 } = field.component;
  let names = `${baseClass} formio-component formio-component-${type}`;
  if (key) names += ` formio-component-${key}`;
  if (labelPosition) names += ` g-label-${labelPosition} g-label-w${labelWidth} g-label-m${labelMargin}`;
  if (view.errors.length > 0) names += ' g-invalid';
  return customClass ? `${names} ${customClass}` : names;
}

/** The label's content, with its asterisk. The asterisk is for the eye: `aria-required` says it. */
export function labelContent(view: FieldView): ReactNode {
  const label = authorText(view.texts.label);
  // A text that stands alone costs React nothing beside its element.
  if (!view.required) return label;
  return (
    <>
      {label}
      {asterisk()}
    </>
  );
}

export function asterisk(): ReactNode {
  return (
    <span className="g-asterisk" aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

/** Description and error, in the order in which they stand between label and control. */
export function notes(field: Field, view: FieldView): ReactNode {
  const { description } = view.texts;
  const error = view.errors.length > 0 && (
    <div id={partId(field, 'error')} className="g-error">
      {view.errors.length === 1
        ? view.errors[0]
        : view.errors.map((message) => <div key={message}>{message}</div>)}
    </div>
  );
  // An error that stands alone costs React nothing beside its element. A description stays the same element beside one.
  if (description === undefined) return error || null;
  return (
    <>
      <div id={partId(field, 'description')} className="g-description">
        {authorText(description)}
      </div>
      {error}
    </>
  );
}

/**
 * Tooltip, description and error, between a label and its control, as one child. As two, of which one is empty, they make
 * React build a table of the children behind them whenever an error comes.
 */
export function tooltipAndNotes(field: Field, view: FieldView): ReactNode {
  const help = tooltip(field, view);
  const below = notes(field, view);
  if (help === null) return below;
  return (
    <>
      {help}
      {below}
    </>
  );
}

/** Of a label or a legend. */
export function labelProps({ component }: Field, { labelId }: FieldView) {
  return { id: labelId, className: component.hideLabel ? 'g-visually-hidden' : 'g-label' };
}

/** A control under its label, and what stands below it. One function for all single controls, so that no type wires its own. */
export function framed(field: Field, view: FieldView, control: ReactNode, below?: ReactNode): ReactNode {
  const before = affix(view.texts.prefix);
  const after = affix(view.texts.suffix);
  const className = wrapperClass(field, view);
  const label = (
    <label htmlFor={field.id} {...labelProps(field, view)}>
      {labelContent(view)}
    </label>
  );
  const affixed =
    before || after ? (
      <div className="g-affixed">
        {before}
        {control}
        {after}
      </div>
    ) : (
      control
    );
  if (standsInColumns(field)) {
    return (
      <div className={className}>
        <div className="g-head">
          {label}
          {tooltipAndNotes(field, view)}
        </div>
        <div>
          {affixed}
          {below}
        </div>
      </div>
    );
  }
  return (
    <div className={className}>
      {label}
      {tooltipAndNotes(field, view)}
      {affixed}
      {below}
    </div>
  );
}

function affix(text: FieldView['texts'][string] | undefined) {
  return text !== undefined && <span className="g-affix">{authorText(text)}</span>;
}

/** Its label and its control line up with those beside it. A label that stands beside its control has no such line. */
function standsInColumns({ parent, component }: Field): boolean {
  return parent?.component.settings.columns !== undefined && component.labelPosition === undefined;
}
