/** Pauses before the focus moves, in milliseconds. Product constants. */
export const focusDelays = {
  /** To the alert after a failed attempt, and to the header of a page of a wizard. */
  header: 100,
  /** To a field with an error: on the page, */
  field: 200,
  /** in a part that opens first (a panel, a tab, a row, a dialog), */
  opened: 500,
  /** and on another page of a wizard. */
  otherPage: 1000,
} as const;
