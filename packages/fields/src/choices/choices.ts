/** Where choices that stand elsewhere come from, for the servers that ask for them. */
export { type Choice, choicesOf, itemsIn } from './items.ts';
export { interpolationsOf } from './load-choices.ts';
export { isSearchedElsewhere, type Piece, type Source, sourceIn } from './source.ts';
export type { SourceAnswer, SourceQuestion, Sources } from './sources.ts';
export { nameIn, restoreNames } from './submitted-names.ts';
