/** What runs the code of a form's author: a file of its own, which only the page of a form with code loads. */

export { offerFaces } from '@guichet/author-scripts/run';
export { createRunCode, pageTimeLimit } from '@guichet/engine/code';
