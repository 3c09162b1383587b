/** The libraries that some code names: a file of its own, for the page of a form with such code. */
export { createFaces } from '@guichet/author-scripts/libraries';
