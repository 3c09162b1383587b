/** What each token of a format lets stand. */
const tokens: Readonly<Record<string, string>> = {
  HH: '(?:[01]\\d|2[0-3])',
  H: '(?:1?\\d|2[0-3])',
  hh: '(?:0[1-9]|1[0-2])',
  h: '(?:[1-9]|1[0-2])',
  mm: '[0-5]\\d',
  m: '[1-5]?\\d',
  ss: '[0-5]\\d',
  s: '[1-5]?\\d',
  A: '(?:AM|PM)',
  a: '(?:am|pm)',
};

const token = /\[([^\]]*)\]|(HH?|hh?|mm?|ss?|A|a)|([A-Za-z])|([^A-Za-z])/g;

/**
 * Whether a time of day is written exactly as a format says: `10:30:00` by `HH:mm:ss`, `9:05 PM` by
 * `h:mm A`. A format with other letters, such as those of a date, is not ours to judge: everything fits.
 */
export function fitsTimeFormat(text: string, format: string): boolean {
  let pattern = '';
  for (const [, quoted = '', name, unknown, mark = ''] of format.matchAll(token)) {
    if (unknown !== undefined) return true;
    pattern += name === undefined ? (quoted + mark).replace(/[^\w\s]/g, '\\$&') : tokens[name];
  }
  return new RegExp(`^${pattern}$`).test(text);
}
