import type { Field } from '@guichet/engine';

/** Whether a heading of a panel or a tab stands above: the levels that the headings in author texts are fitted to. */
export function isBelowHeading(field: Field): boolean {
  for (let above = field.parent; above !== undefined; above = above.parent) {
    const { model, component } = above;
    const heading = model.texts.find(({ isHeading }) => isHeading);
    if (heading && !component.hideLabel && above.text(heading.setting.replace('[]', '.0')) !== '')
      return true;
  }
  return false;
}
