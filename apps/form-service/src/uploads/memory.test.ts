import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { measureMemory } from './testing/measure-memory.ts';
import { openUploadService } from './testing/open-upload-service.ts';

test.runIf(process.platform === 'linux')(
  'files that come at once are never in memory: many large ones take no more than a few',
  async () => {
    const { formsDir: FORMS_DIR, dataDir: DATA_DIR, close } = await openUploadService();
    // A small young generation is collected often: what is counted is what is held, not what waits to be collected.
    const child = spawn(process.execPath, ['--max-semi-space-size=1', `${import.meta.dirname}/../serve.ts`], {
      env: { ...process.env, FORMS_DIR, DATA_DIR, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      if (child.stdout === null || child.pid === undefined) throw new Error('It did not start.');
      const [address] = await once(createInterface(child.stdout), 'line');
      const sending = { url: `${address}/api/file?form=files&field=any`, pid: child.pid };
      const few = await measureMemory({ ...sending, files: 3, megabytes: 1 });
      const many = await measureMemory({ ...sending, files: 12, megabytes: 20 });
      expect(many.most - few.most).toBeLessThan(100);
    } finally {
      child.kill('SIGKILL');
      await close();
    }
  },
);
