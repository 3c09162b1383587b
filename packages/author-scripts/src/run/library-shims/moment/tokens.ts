/** Formats of moment that have a name, in its own language. */
const named: Readonly<Record<string, string>> = {
  ...{ LT: 'h:mm A', LTS: 'h:mm:ss A', L: 'MM/DD/YYYY', l: 'M/D/YYYY' },
  ...{ LL: 'MMMM D, YYYY', LLL: 'MMMM D, YYYY h:mm A', LLLL: 'dddd, MMMM D, YYYY h:mm A' },
  ...{ ll: 'MMM D, YYYY', lll: 'MMM D, YYYY h:mm A', llll: 'ddd, MMM D, YYYY h:mm A' },
};

/** The tokens of a format. Source: moment 2.30. */
const token =
  /\[[^[]*\]|\\?(?:[Hh]mm(?:ss)?|Mo|MM?M?M?|Do|DDDo|DD?D?D?|ddd?d?|do?|w[ow]?|W[oW]?|Qo?|N{1,5}|Y{4,6}|YY|y{2,4}|yo?|gg(?:ggg?)?|GG(?:GGG?)?|[eEaA]|hh?|HH?|kk?|mm?|ss?|S{1,9}|x|X|zz?|ZZ?|.)/g;

/** The tokens of a format, its names written out. */
export function tokensOf(format: string): readonly string[] {
  const unnamed = format.replace(/\[[^[]*\]|\\?(?:LTS|LT|LL?L?L?|l{1,4})/g, (name) => named[name] ?? name);
  return unnamed.match(token) ?? [];
}

export const months =
  'January February March April May June July August September October November December'.split(' ');
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
