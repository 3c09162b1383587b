/**
 * Going from one control of a group to another does not leave it: nothing is validated before all are filled in. A
 * press on a label would take the focus away first, and bring it back with its click: it stays where it is. Safari
 * would give that of a pressed button to what is around the group, unless it has a `tabindex`.
 */
export function leaveAsOne(group: HTMLElement | null): (() => void) | undefined {
  if (group === null) return undefined;
  function stay(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && group?.contains(event.relatedTarget)) event.stopPropagation();
  }
  function hold(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('label') !== null) event.preventDefault();
    event.target.closest('button:not([tabindex])')?.setAttribute('tabindex', '0');
  }
  group.addEventListener('focusout', stay);
  group.addEventListener('mousedown', hold);
  return () => {
    group.removeEventListener('focusout', stay);
    group.removeEventListener('mousedown', hold);
  };
}
