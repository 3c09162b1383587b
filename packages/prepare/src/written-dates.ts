/** A date that is written as code. */
export const codeOfDate = /^\s*(?:moment|new Date|Date)\b/;
