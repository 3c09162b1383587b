/** The `id` of the `style` element with a form's author's sheet. */
export const authorSheetId = 'guichet-author';
