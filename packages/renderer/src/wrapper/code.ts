/** Runs the code of a form's author: a chunk of its own, which only a form with code loads. */
export { createRunCode, pageTimeLimit } from '@guichet/engine/code';
export { offerFaces } from '@guichet/engine/snippets';
