/** The door to what is posted without a script, and carried from page to page. */

export { changeList } from './change-list.ts';
export { postedNames } from './choices/carried-names.ts';
export {
  type KeptOffer,
  loadShownChoices,
  nameChosen,
  offersOf,
  searchName,
} from './choices/posted-choices.ts';
export type { SourceAnswer, SourceQuestion, Sources } from './choices/sources.ts';
export { isAsCalculated } from './features/calculation/carried-calculation.ts';
export type { Maps } from './host/maps.ts';
export { changeRows } from './rows/change-rows.ts';
export { carriedRows, type PostedRows, postedRows } from './rows/posted-rows.ts';
export { addressOnEnter, changeAddressOf } from './types/address/posted-change.ts';
export { changeFiles } from './types/file/posted-change.ts';
export { changeLocation, locationOnEnter } from './types/locationSearch/posted-change.ts';
