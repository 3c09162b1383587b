/**
 * Name under which a button of a wizard says where it leads: `forward` (to the next page, or from the last one
 * to the form's destination), `previous`, or `to:` with the id of a page. Without a script it goes with the post.
 */
export const turnName = 'guichet:turn';
