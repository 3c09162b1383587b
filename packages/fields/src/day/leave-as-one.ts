/** Whoever goes from one control of a group to another has not left it: nothing is judged before all are filled in. */
export function leaveAsOne(group: HTMLElement | null): (() => void) | undefined {
  if (group === null) return undefined;
  function stay(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && group?.contains(event.relatedTarget)) event.stopPropagation();
  }
  group.addEventListener('focusout', stay);
  return () => group.removeEventListener('focusout', stay);
}
