/** The `id` of the `style` element that holds the sheet of a form's author. */
export const authorSheetId = 'guichet-author';
