import type { ReadonlySignal } from '@preact/signals-core';
import { abilityOf } from '../features/abilities.ts';
import type { ComputedOption, FieldView } from '../field.ts';
import type { ReactionOrder } from '../reactions/order.ts';
import { plainTextOf } from '../text/plain-text.ts';
import { whenChanged } from '../when-changed.ts';
import { type ErrorParts, noSentences, sentencesAt, shownFailuresAt, verdictAt } from './field-errors.ts';
import { resolvedTexts } from './field-texts.ts';
import { createFieldView } from './field-view.ts';
import type { Applied, InternalField, InternalRow, Rows } from './internal-field.ts';
import { pathOfField } from './names.ts';
import { isVisible } from './visibility.ts';

/** A field's own parts, each added when it is first needed: most fields never need most of them. */
export interface FieldParts extends ErrorParts {
  ownOrder?: ReactionOrder;
  ownRows?: Rows;
  ownLogic?: () => Applied | undefined;
  ownOptions?: () => readonly ComputedOption[];
  ownView?: ReadonlySignal<FieldView>;
}

/** A field's methods, called on the field itself: `field.path()`, never `const { path } = field`. */
type Does = {
  [Name in keyof InternalField as InternalField[Name] extends (...args: never) => unknown
    ? Name
    : never]: OmitThisParameter<InternalField[Name]>;
};

/** All that differs from one field to the next. */
export type FieldState = Omit<InternalField, keyof Does> & FieldParts;

/**
 * The methods of every field, shared by all: as closures of each field they would be 35 functions a field, and half of
 * the memory of a form with a thousand fields.
 */
export const fieldMethods: Does & ThisType<InternalField & FieldParts> = {
  order() {
    // In a row the place changes with the row's.
    if (this.inRow !== undefined) return orderInRow(this.inRow, this.parent, this.place);
    this.ownOrder ??= [...(this.parent?.order() ?? []), this.place];
    return this.ownOrder;
  },
  rows() {
    return this.ownRows?.current();
  },
  path() {
    return pathInRow(this.inRow, this.keys);
  },
  locale() {
    return this.context.dictionary.value.locale;
  },
  environment() {
    return this.context.environment.value;
  },
  value() {
    if (this.slot !== undefined) return this.slot.read();
    if (this.list !== undefined) return this.list.read()?.map((node) => node.toJson());
    return this.model.data === 'object' ? this.inner.toJson() : undefined;
  },
  isEmpty() {
    return this.slot === undefined ? isAllEmpty(this) : this.model.isEmpty(this.slot.read(), this.component);
  },
  kept(strings) {
    return this.model.parse(strings, this.component, this.locale(), this.environment());
  },
  written(value) {
    return this.model.format(
      value,
      this.component,
      this.locale(),
      this.environment(),
      this.transientState?.value,
    );
  },
  shown() {
    return this.typed ?? this.written(this.value());
  },
  visible() {
    return isVisible(this);
  },
  applied() {
    if (this.component.logic === undefined) return undefined;
    this.ownLogic ??= abilityOf(this.context, 'logic').createLogic(this, this.context);
    return this.ownLogic();
  },
  now() {
    return this.applied()?.component ?? this.component;
  },
  isTouched() {
    return this.isLeft;
  },
  isModified() {
    return this.validationState.value.isModified;
  },
  required() {
    return !this.context.isReadOnly && this.now().validate?.required === true;
  },
  disabled() {
    if (this.context.isReadOnly) return true;
    return this.now().disabled === true || this.parent?.disabled() === true;
  },
  texts() {
    return resolvedTexts(this);
  },
  text(setting) {
    const texts = this.texts();
    return Object.hasOwn(texts, setting) ? (texts[setting] ?? '') : '';
  },
  plainText(setting) {
    return plainTextOf(this.text(setting));
  },
  name() {
    return (
      this.plainText('errorLabel') ||
      this.plainText('label') ||
      this.plainText('placeholder') ||
      this.component.key
    );
  },
  options() {
    if (this.component.optionsCode === undefined)
      return this.model.offered?.(this.component, this.transientState?.value);
    this.ownOptions ??= abilityOf(this.context, 'code').computedOptions(this, this.context);
    return this.ownOptions();
  },
  dayLimits() {
    return abilityOf(this.context, 'dates').dayLimits(this, this.context);
  },
  failures() {
    return verdictAt(this).failures;
  },
  unchecked() {
    return verdictAt(this).unchecked;
  },
  shownFailures() {
    return shownFailuresAt(this);
  },
  errors() {
    return this.ownSentences === undefined && showsNothing(this) ? noSentences : sentencesAt(this);
  },
  view() {
    this.ownView ??= createFieldView(this, this.context);
    return this.ownView.value;
  },
  subscribe(listener) {
    return whenChanged(() => this.view(), listener);
  },
};

/** Nothing was validated or refused: most fields of a form, for as long as it is filled in, and they need no more than this. */
function showsNothing({ validationState, inRow, context, model }: InternalField): boolean {
  if (model.rowEditing !== undefined) return false;
  // A row that came after an attempt to send is not validated by it.
  return !(inRow?.isAttempted ?? context.isAttempted).value && !validationState.speaks();
}

function orderInRow(row: InternalRow, parent: InternalField | undefined, place: number): ReactionOrder {
  if (parent !== undefined && parent !== row.grid) return [...parent.order(), place];
  return [...row.grid.order(), row.index(), place];
}

/** Tracked: a row may move. */
function pathInRow(row: InternalRow | undefined, keys: readonly string[]): string {
  const path = pathOfField(keys);
  return row === undefined ? path : `${row.grid.path()}[${row.index()}]${path === '' ? '' : `.${path}`}`;
}

/** Reads no further than the first that holds something. */
function isAllEmpty(field: InternalField): boolean {
  const isEmpty = (inner: InternalField) => inner.isEmpty();
  const rows = (field.rows() ?? []).filter(({ stored }) => stored !== undefined);
  return field.children.every(isEmpty) && rows.every(({ fields }) => fields.every(isEmpty));
}
