import { makePattern, textMethods } from './built-ins/matching.ts';
import type { RegularExpressions } from './language.ts';
import { checkedPattern } from './values/regular-expression.ts';

/** For `ScriptScope.regularExpressions`. */
export const regularExpressions: RegularExpressions = {
  compile: checkedPattern,
  make: makePattern,
  methods: textMethods,
};
