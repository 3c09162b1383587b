/** Loads the page again, with an empty form: after a reload Firefox fills in the controls as they stood before. */
export function openAnew(): void {
  // The page's own address, without its fragment.
  location.replace('');
}
