/** The door to what is typed in a mask. */
export { bareOf, beginInMask, keepInMask } from './text/mask-typing.ts';
