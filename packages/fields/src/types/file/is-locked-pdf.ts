/** Bytes at the beginning and at the end in which a PDF says how it is to be read. */
const ends = 1024 ** 2;
/** Bytes of a PDF that is looked into. */
const largest = 128 * 1024 ** 2;

/** Whether a PDF opens with a password only. */
export async function isLockedPdf(file: Blob): Promise<boolean> {
  const head = await textOf(file.slice(0, ends));
  if (!head.slice(0, 1024).includes('%PDF-')) return false;
  const tail = file.size > ends ? await textOf(file.slice(Math.max(file.size - ends, ends))) : '';
  const isEncrypted = [head, tail].some((text) => /\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text));
  if (!isEncrypted || file.size > largest) return false;
  const { opensWithoutPassword } = await import('./opens-without-password.ts');
  return !(await opensWithoutPassword(await textOf(file)));
}

/** One character a byte. */
async function textOf(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + pieceLength)));
  return pieces.join('');
}

const pieceLength = 8192;
