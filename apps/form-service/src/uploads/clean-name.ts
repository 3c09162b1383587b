/** Controls, and marks that make a name read otherwise than it is: directions, byte order, line ends. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Names of devices on Windows, where a resident or a clerk may save the file. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const longest = 255;

/**
 * A file's name as data that harms nobody who reads it or saves the file under it: without folders, without invisible
 * characters, at most 255 characters with its ending kept. Never a name on our own disk.
 */
export function cleanName(name: string): string {
  const [last = ''] = name.slice(-4096).toWellFormed().split(/[/\\]/).slice(-1);
  const seen = last.replace(unseen, '').replace(/^[\s.]+|[\s.]+$/g, '');
  if (seen === '') return 'file';
  return cut(devices.test(seen) ? `_${seen}` : seen);
}

function cut(name: string): string {
  if (name.length <= longest) return name;
  const ending = endingOf(name);
  return `${name.slice(0, longest - ending.length)}${ending}`.toWellFormed();
}

/** A name that fits a disk, which counts bytes of UTF-8: cut between characters, with its ending kept. */
export function cutToBytes(name: string, most: number): string {
  if (Buffer.byteLength(name) <= most) return name;
  const ending = endingOf(name);
  let left = most - Buffer.byteLength(ending);
  let kept = '';
  for (const character of name.slice(0, name.length - ending.length)) {
    left -= Buffer.byteLength(character);
    if (left < 0) break;
    kept += character;
  }
  return `${kept}${ending}`;
}

/** With its dot, when it is short enough to be one. */
function endingOf(name: string): string {
  return /\.[^.\s]{1,16}$/.exec(name)?.[0] ?? '';
}
