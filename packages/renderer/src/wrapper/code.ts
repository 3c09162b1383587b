/** Runs the code of a form's author: a chunk of its own, which only a form with code loads. */

export { offerLibraryShims } from '@guichet/author-scripts/built-ins';
export { createRunCode, pageTimeLimit } from '@guichet/engine/code';
