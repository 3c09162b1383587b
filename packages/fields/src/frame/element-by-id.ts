/** Where else forms are drawn than in the document: see `addRoot`. */
export const elsewhere: { find?: (id: string) => HTMLElement | null } = {};

/** An element of a form by its id, wherever the form is drawn. Forms of one document begin their ids differently. */
export function elementById(id: string): HTMLElement | null {
  return document.getElementById(id) ?? elsewhere.find?.(id) ?? null;
}
