import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../tools/launcher/launch.js';
import { cores } from '../requests/cores.ts';
import { type Load, load, type Server } from '../requests/load.ts';
import { startProgram } from '../serving/start-product.ts';
import { type Line, median, microseconds } from './report.ts';
import type { Rounds } from './rounds.ts';

const files = 300;
const kilobytes = 200;

const form = {
  title: 'Files',
  path: 'files',
  components: [
    { type: 'file', key: 'files', label: 'Files', input: true, storage: 'url', url: '/', multiple: true },
  ],
};

/** Files that are looked at, fsynced and noted before they are acknowledged, beside the same bytes on the disk. */
export async function measureUploads(
  bare: Server,
  folder: string,
  { warmUp, rounds }: Rounds,
): Promise<Line> {
  const forms = join(folder, 'forms-with-files');
  await mkdir(forms);
  await writeFile(join(forms, 'files.json'), JSON.stringify(form));
  const service = await startProgram(
    join(root, 'apps', 'form-service', 'src', 'serve.ts'),
    [],
    /^(http\S+)$/,
    { FORMS_DIR: forms, DATA_DIR: join(folder, 'files'), PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
    cores.server,
  );
  const sent = { body: multipart(), headers: { 'content-type': 'multipart/form-data; boundary=b' } };
  const samples: { readonly floor: Load[]; readonly ours: Load[] } = { floor: [], ours: [] };
  try {
    for (let round = 0; round < warmUp + rounds; round += 1) {
      samples.floor.push(await load(bare, { ...sent, path: '/file' }, files));
      samples.ours.push(await load(service, { ...sent, path: '/api/file?form=files&field=files' }, files));
    }
  } finally {
    await service.stop();
  }
  const [floor, ours] = [samples.floor, samples.ours].map((all) => {
    const counted = all.slice(warmUp);
    return {
      rate: median(counted.map(({ rate }) => rate)),
      cost: Math.min(...counted.map(({ processor }) => processor)),
    };
  });
  return {
    what: `file of ${kilobytes} kB`,
    floor: `${floor?.rate.toFixed(0)}/s, ${microseconds(floor?.cost)}`,
    ours: `${ours?.rate.toFixed(0)}/s, ${microseconds(ours?.cost)}`,
    figure: ((ours?.rate ?? Number.NaN) / (floor?.rate ?? Number.NaN)).toFixed(2),
  };
}

function multipart(): Buffer {
  return Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'),
    Buffer.alloc(kilobytes * 1000, 'A line of an honest file of text.\n'),
    Buffer.from('\r\n--b--\r\n'),
  ]);
}
