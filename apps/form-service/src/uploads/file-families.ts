import { supportedExtensions } from 'file-type';

/** Endings that stand for one kind of bytes, or for kinds that are honestly taken for each other. */
const families: readonly (readonly string[])[] = [
  // Phones and programs often save one kind of picture under the name of another.
  ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'apng', 'gif', 'webp', 'heic', 'heif', 'avif', 'bmp', 'tif', 'tiff'],
  [
    'zip',
    'docx',
    'docm',
    'dotx',
    'xlsx',
    'xlsm',
    'xltx',
    'pptx',
    'pptm',
    'ppsx',
    'vsdx',
    'kmz',
    'pages',
    'numbers',
  ],
  ['zip', 'odt', 'ods', 'odp', 'odg', 'ott', 'ots', 'otp', 'epub'],
  ['cfb', 'doc', 'dot', 'xls', 'xlt', 'ppt', 'pps', 'msg', 'vsd', 'mpp', 'pub', 'rtf'],
  ['xml', 'svg', 'gml', 'kml', 'gpx', 'html', 'htm', 'xhtml', 'rss'],
  ['mp4', 'm4v', 'm4a', 'm4p', 'mov', 'qt', '3gp', '3g2'],
  ['mp1', 'mp2', 'mp3', 'mpg', 'mpeg'],
  ['ogg', 'oga', 'ogv', 'ogx', 'opus'],
  ['mkv', 'mka', 'webm'],
  ['asf', 'wma', 'wmv'],
  ['gz', 'tgz'],
  ['ps', 'eps', 'ai', 'pdf'],
];

/** Written in letters: what holds them is text, or something that begins with letters of its own. */
const texts = new Set([
  ...['txt', 'csv', 'tsv', 'md', 'log', 'json', 'jsonl', 'html', 'htm', 'xhtml', 'xml', 'svg', 'gml', 'kml'],
  ...['gpx', 'rss', 'geojson', 'ics', 'vcf', 'rtf', 'ps', 'eps', 'eml', 'js', 'css', 'yaml', 'yml'],
]);

/** Written in letters or not, as the program likes that saved them. */
const either = new Set(['dxf', 'stl', 'ply', 'pgp', 'asc', 'obj']);

/** In lower case, without its dot; empty where a name has none. */
export function extensionOf(name: string): string {
  return /\.([^.\s/\\]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function isOneKind(firstExtension: string, secondExtension: string): boolean {
  return (
    firstExtension === secondExtension ||
    families.some((family) => family.includes(firstExtension) && family.includes(secondExtension))
  );
}

export function isTextual(extension: string): boolean {
  return texts.has(extension);
}

/** Whether bytes under this ending would have been known for what they are. */
export function isAlwaysFound(extension: string): boolean {
  if (isTextual(extension) || either.has(extension)) return false;
  return supportedExtensions.has(extension) || families.some((family) => family.includes(extension));
}

/** The endings under which bytes of a kind may stand in a pattern, of those that mean just that kind. */
export function namesOf(extension: string): readonly string[] {
  return aliases.find((names) => names.includes(extension)) ?? [extension];
}

const aliases: readonly (readonly string[])[] = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['tif', 'tiff'],
  ['heic', 'heif'],
  ['mpg', 'mpeg'],
  ['mov', 'qt'],
  ['gz', 'tgz'],
  ['png', 'apng'],
];
