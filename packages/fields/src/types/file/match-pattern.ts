/** The file properties that a pattern matches. */
export interface FileKind {
  readonly name: string;
  /** MIME type; empty where nobody knows it. */
  readonly type: string;
}

/**
 * Whether a file fits `filePattern`: globs between commas, of which one must match its name or its type and
 * none after a `!` either of them; or an expression between slashes. Letters count alike in either case, blanks
 * not at all. A pattern without anything to match takes every file, and so does an expression that is none. `run`: for a
 * server, which ends an expression that may take for ever.
 */
export function matchesPattern(
  pattern: string,
  { name, type }: FileKind,
  run = (expression: RegExp, text: string) => expression.test(text),
): boolean {
  const written = pattern.replace(/\s/g, '');
  const isIn = (test: (text: string) => boolean) => test(name) || test(type);
  if (written.length > 2 && written.startsWith('/') && written.endsWith('/')) {
    const expression = expressionOf(written.slice(1, -1));
    return expression === undefined || isIn((text) => run(expression, text));
  }
  const globs = written.split(',').filter((glob) => glob !== '' && glob !== '!');
  const excluded = globs.filter((glob) => glob.startsWith('!')).map((glob) => testOf(glob.slice(1)));
  if (excluded.some(isIn)) return false;
  const taken = globs.filter((glob) => !glob.startsWith('!')).map(testOf);
  return taken.length === 0 || taken.some(isIn);
}

/** `.pdf` stands for every name that ends so. */
function testOf(glob: string): (text: string) => boolean {
  const whole = (glob.startsWith('.') ? `*${glob}` : glob).toLowerCase();
  return (text) => fits(text.toLowerCase(), whole);
}

/**
 * `*` is any text, `?` any character. As an expression, a few stars could take seconds over a long name; here no
 * star but the last one is ever gone back to.
 */
function fits(text: string, glob: string): boolean {
  let [at, part] = [0, 0];
  let star = -1;
  let retry = 0;
  while (at < text.length) {
    if (glob[part] === '*') {
      star = part;
      retry = at;
      part += 1;
    } else if (part < glob.length && (glob[part] === '?' || glob[part] === text[at])) {
      at += 1;
      part += 1;
    } else if (star >= 0) {
      retry += 1;
      at = retry;
      part = star + 1;
    } else return false;
  }
  return /^\**$/.test(glob.slice(part));
}

function expressionOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'i');
  } catch {
    return undefined;
  }
}
