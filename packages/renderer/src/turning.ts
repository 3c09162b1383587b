/**
 * Name under which a button of a wizard says where it leads: `forward` (to the next page, or from the last one
 * to the form's destination), `previous`, or `to:` with the id of a page; and Enter in a field that it was pressed:
 * `enter` saves rows that are open, else it goes on as `forward` does. Without a script it goes with the post.
 */
export const turnName = 'guichet:turn';
