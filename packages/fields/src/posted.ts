/** The door to what is posted without a script, and carried from page to page. */
export { addressOnEnter, changeAddressOf } from './address/posted-change.ts';
export { isAsCalculated } from './calculated/carried-calculation.ts';
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
export { changeFiles } from './file/posted-change.ts';
export type { Maps } from './locationSearch/maps.ts';
export { changeLocation, locationOnEnter } from './locationSearch/posted-change.ts';
export { changeRows } from './rows/change-rows.ts';
export { carriedRows, type PostedRows, postedRows } from './rows/posted-rows.ts';
