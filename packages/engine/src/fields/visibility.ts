import type { Condition } from '../conditions/condition.ts';
import { isMet } from '../conditions/is-met.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import type { ReactionSource } from '../reactions/reactions.ts';
import { canEvaluate } from './evaluate.ts';
import type { FormContext, Hiding, LiveField } from './live-field.ts';
import { surroundingsOf } from './surroundings.ts';
import { clearValue, ensureDefault, removeIfEmpty } from './value.ts';

/** How conditions hide a field now. Tracked. */
export function hidingOf(field: LiveField): Hiding {
  if (field.isConditionMet?.value === false) return 'own';
  return hidingFromAbove(field.parent);
}

/** The strongest that the ancestors say: a container that goes beats a layout that clears, and that one that keeps. */
function hidingFromAbove(parent: LiveField | undefined): Hiding {
  let hiding: Hiding = 'shown';
  for (let ancestor = parent; ancestor !== undefined; ancestor = ancestor.parent) {
    if (ancestor.isConditionMet?.value !== false) continue;
    const { clearOnHide } = ancestor.component;
    if (clearOnHide && ancestor.model.data === 'object') return 'gone';
    if (clearOnHide) hiding = 'clearing';
    else if (hiding === 'shown') hiding = 'kept';
  }
  return hiding;
}

/** Visible to the resident: no condition and no `hidden` setting, of its own or of a parent, hides it. */
export function isVisible(field: LiveField): boolean {
  for (let at: LiveField | undefined = field; at !== undefined; at = at.parent) {
    if (at.isConditionMet?.value === false) return false;
    if (at.now().hidden === true && !isUpToCondition(at)) return false;
  }
  return true;
}

/**
 * Of what an author hid and gave a condition, the condition alone decides, but for the page of a wizard. Source:
 * measured on Form.io's page.
 */
function isUpToCondition({ component, context, model, parent }: LiveField): boolean {
  if (component.hidden !== true || component.condition === undefined) return false;
  return !(model.isPage === true && parent === undefined && context.page.display === 'wizard');
}

/** What can be evaluated of the conditions that an author wrote. */
export function conditionOf({ condition }: PreparedComponent, context: FormContext): Condition | undefined {
  return canEvaluate(condition, context) ? condition : undefined;
}

/**
 * Shows and hides a field by its condition, and clears or fills what it holds: a field hidden by its own
 * condition loses its value; one below a hidden layout keeps what was filled in, unless that layout clears.
 */
export function visibilityReaction(field: LiveField, context: FormContext): ReactionSource<Hiding> {
  const condition = conditionOf(field.component, context);
  return {
    order: () => field.order(),
    name: 'visibility',
    path: () => field.path() || field.component.key,
    read() {
      const above = hidingFromAbove(field.parent);
      // What is gone with its container asks for nothing.
      if (above === 'gone') return above;
      if (condition !== undefined) {
        context.observe?.('condition', field);
        if (!isMet(condition, surroundingsOf(field, context), true)) return 'own';
      }
      const isHiddenByLogic = (field.component.logic ?? []).length > 0 && field.now().hidden === true;
      if (isHiddenByLogic && field.component.hidden !== true) return 'own';
      return above;
    },
    write(hiding) {
      context.observe?.('reaction', field);
      if (field.isConditionMet !== undefined) field.isConditionMet.value = hiding !== 'own';
      settleValue(field, hiding, context);
    },
  };
}

function settleValue(field: LiveField, hiding: Hiding, context: FormContext): void {
  if (field.model.data === 'object') field.inner.present = hiding === 'shown' || !field.component.clearOnHide;
  if (field.slot === undefined && field.list === undefined) return;
  const isKept = hiding !== 'gone' && !field.component.clearOnHide;
  if (hiding === 'shown' || isKept) ensureDefault(field, context);
  else if (context.isReadOnly) return;
  else if (hiding === 'kept') removeIfEmpty(field, context);
  else if (!isHeldByAnother(field, context)) clearValue(field, context);
}

/** True when an alternative with the same key is shown, so that the value is its own. */
function isHeldByAnother(field: LiveField, context: FormContext): boolean {
  if (field.slot === undefined) return false;
  return context.index.at(field.slot).some((other) => other !== field && hidingOf(other) === 'shown');
}
