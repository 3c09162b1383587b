import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, measureMemory } from '../apps/form-service/src/uploads/testing/measure-memory.ts';
import { root } from '../tools/launcher/launch.js';
import { startProgram } from './serving/start-product.ts';

/** Many large files at once, beside one: what they take of the server's memory, and how fast they are on the disk. */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '50' },
    megabytes: { type: 'string', default: '50' },
  },
});

const form = {
  title: 'Files',
  path: 'files',
  components: [
    { type: 'file', key: 'files', label: 'Files', input: true, storage: 'url', url: '/', multiple: true },
  ],
};

const folder = await mkdtemp(join(tmpdir(), 'guichet-bench-'));
try {
  await writeFile(join(folder, 'files.json'), JSON.stringify(form));
  const server = await startProgram(
    join(root, 'apps', 'form-service', 'src', 'serve.ts'),
    [],
    /^(http\S+)$/,
    { FORMS_DIR: folder, DATA_DIR: join(folder, 'data'), PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
  );
  try {
    const sending = { url: `${server.address}/api/file?form=files&field=files`, pid: server.pid };
    const megabytes = Number(values.megabytes);
    report(1, await measureMemory({ ...sending, files: 1, megabytes }));
    report(Number(values.files), await measureMemory({ ...sending, files: Number(values.files), megabytes }));
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function report(files: number, { before, most, seconds }: Measured): void {
  const rate = (files * Number(values.megabytes)) / seconds;
  console.log(
    `${String(files).padStart(3)} of ${values.megabytes} MB at once: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at the most, ${seconds.toFixed(1)} s, ${rate.toFixed(0)} MB/s to the disk`,
  );
}
