/** The client of tus: a file of its own in a page, which only forms with a field for files load. */
export { Upload } from 'tus-js-client';
