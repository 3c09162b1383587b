/** How many options of a group such as `{a: true, b: false}` are chosen. */
export function countSelected(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).filter((isChosen) => isChosen === true).length;
}
