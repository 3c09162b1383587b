import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Measured {
  /** Megabytes of the process, before and at the most meanwhile. */
  readonly before: number;
  readonly most: number;
  readonly seconds: number;
}

interface Sending {
  /** Where to, with its query. */
  readonly url: string;
  /** Of the process that takes the files in. Linux reports it. */
  readonly pid: number;
  /** So many at once. */
  readonly files: number;
  readonly megabytes: number;
}

const megabyte = 1024 ** 2;

/** Sends files of text at once, none of which the sender holds whole in memory, and watches the receiver. */
export async function measureMemory({ url, pid, files, megabytes }: Sending): Promise<Measured> {
  const before = memoryOf(pid);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  const start = performance.now();
  try {
    const statuses = await Promise.all(Array.from({ length: files }, () => send(url, megabytes)));
    const refused = statuses.filter((status) => status !== 201);
    if (refused.length > 0) throw new Error(`${refused.length} of ${files} were answered ${refused[0]}.`);
  } finally {
    clearInterval(watching);
  }
  return { before, most, seconds: (performance.now() - start) / 1000 };
}

const piece = Buffer.alloc(64 * 1024, 'A line of an honest file of text.\n');

async function send(url: string, megabytes: number): Promise<number | undefined> {
  const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
  const end = Buffer.from('\r\n--b--\r\n');
  const sending = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + megabytes * megabyte + end.length,
    },
  });
  const answered = once(sending, 'response');
  sending.write(head);
  for (let left = megabytes * megabyte; left > 0; left -= piece.length) {
    if (!sending.write(piece)) await once(sending, 'drain');
  }
  sending.end(end);
  const [response] = await answered;
  await buffer(response);
  return response.statusCode;
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
