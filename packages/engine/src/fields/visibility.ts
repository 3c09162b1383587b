import type { Condition } from '../conditions/condition.ts';
import { isMet } from '../conditions/is-met.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import type { ReactionSource } from '../reactions/reactions.ts';
import { canEvaluate } from './evaluate.ts';
import { evaluationContextOf } from './evaluation-context.ts';
import type { FormContext, InternalField, VisibilityState } from './internal-field.ts';
import { clearValue, ensureDefault, removeIfEmpty } from './value.ts';

/** How conditions hide a field now. Tracked. */
export function visibilityStateOf(field: InternalField): VisibilityState {
  if (field.isConditionMet?.value === false) return 'own';
  return visibilityFromAbove(field.parent);
}

/**
 * Whether a computed value may be written: not where it would be cleared, nor where a hidden layout holds none. Tracked.
 * Source: measured on Form.io's page.
 */
export function mayBeWritten(field: InternalField): boolean {
  const state = visibilityStateOf(field);
  if (!field.component.clearOnHide) return true;
  return state === 'kept' ? field.value() !== undefined : state === 'shown';
}

/** The strongest that the ancestors say: a container that goes beats a layout that clears, and that one that keeps. */
function visibilityFromAbove(parent: InternalField | undefined): VisibilityState {
  let visibilityState: VisibilityState = 'shown';
  for (let ancestor = parent; ancestor !== undefined; ancestor = ancestor.parent) {
    if (ancestor.isConditionMet?.value !== false) continue;
    const { clearOnHide } = ancestor.component;
    if (clearOnHide && ancestor.model.data === 'object') return 'gone';
    if (clearOnHide) visibilityState = 'clearing';
    else if (visibilityState === 'shown') visibilityState = 'kept';
  }
  return visibilityState;
}

/** Visible to the resident: no condition and no `hidden` setting, of its own or of a parent, hides it. */
export function isVisible(field: InternalField): boolean {
  for (let at: InternalField | undefined = field; at !== undefined; at = at.parent) {
    if (at.isConditionMet?.value === false) return false;
    if (at.now().hidden === true && !isUpToCondition(at)) return false;
  }
  return true;
}

/**
 * Of what an author hid and gave a condition, the condition alone decides, but for the page of a wizard. Source:
 * measured on Form.io's page.
 */
function isUpToCondition({ component, context, model, parent }: InternalField): boolean {
  if (component.hidden !== true || component.condition === undefined) return false;
  return !(model.isPage === true && parent === undefined && context.page.display === 'wizard');
}

/** The part of an author's conditions that can be evaluated. */
export function conditionOf({ condition }: PreparedComponent, context: FormContext): Condition | undefined {
  return canEvaluate(condition, context) ? condition : undefined;
}

/**
 * Shows and hides a field by its condition, and clears or fills what it holds: a field hidden by its own
 * condition loses its value; one below a hidden layout keeps what was filled in, unless that layout clears.
 */
export function visibilityReaction(
  field: InternalField,
  context: FormContext,
): ReactionSource<VisibilityState> {
  const condition = conditionOf(field.component, context);
  return {
    order: () => field.order(),
    name: 'visibility',
    path: () => field.path() || field.component.key,
    read() {
      const above = visibilityFromAbove(field.parent);
      // A field that is gone with its container needs no condition.
      if (above === 'gone') return above;
      if (condition !== undefined) {
        context.observe?.('condition', field);
        if (!isMet(condition, evaluationContextOf(field, context), true)) return 'own';
      }
      const isHiddenByLogic = (field.component.logic ?? []).length > 0 && field.now().hidden === true;
      if (isHiddenByLogic && field.component.hidden !== true) return 'own';
      return above;
    },
    write(visibilityState) {
      context.observe?.('reaction', field);
      if (field.isConditionMet !== undefined) field.isConditionMet.value = visibilityState !== 'own';
      settleValue(field, visibilityState, context);
    },
  };
}

function settleValue(field: InternalField, visibilityState: VisibilityState, context: FormContext): void {
  if (field.model.data === 'object')
    field.inner.setPresent(visibilityState === 'shown' || !field.component.clearOnHide);
  if (field.slot === undefined && field.list === undefined) return;
  const isKept = visibilityState !== 'gone' && !field.component.clearOnHide;
  if (visibilityState === 'shown' || isKept) ensureDefault(field, context);
  else if (context.isReadOnly) return;
  else if (visibilityState === 'kept') removeIfEmpty(field, context);
  else if (!isHeldByAnother(field, context)) clearValue(field, context);
}

/** True when an alternative with the same key is shown, so that the value is its own. */
function isHeldByAnother(field: InternalField, context: FormContext): boolean {
  if (field.slot === undefined) return false;
  return context.index
    .at(field.slot)
    .some((alternative) => alternative !== field && visibilityStateOf(alternative) === 'shown');
}
