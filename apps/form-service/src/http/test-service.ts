import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@guichet/definition';
import Fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type LightMyRequestResponse,
} from 'fastify';
import type { DeliveryOptions } from '../delivery/delivery.ts';
import { createFormService } from '../form-service.ts';
import type { Operators } from '../reading/operators.ts';
import type { RetentionOptions } from '../retention/sweep-submissions.ts';
import type { FormService } from '../running-service.ts';
import { createSenders } from '../senders/senders.ts';
import type { FormSources } from '../sources/create-sources.ts';
import type { DatabaseOptions } from '../storage/sqlite/open-database.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import type { Validation } from '../submissions/create-validation.ts';
import type { UncheckedEvent } from '../submissions/save-submission.ts';
import { openTestStorage, removeTestStorage } from '../testing/open-test-storage.ts';
import type { UploadOptions } from '../uploads/upload-parts.ts';

const text = (key: string, more = {}) => ({
  type: 'textfield',
  key,
  label: key.toUpperCase(),
  input: true,
  ...more,
});

/** For tests: a permit with a required name, an e-mail address and a part that only owners see. */
export const permit = {
  title: 'Permit',
  path: 'Permits/Parking ',
  properties: { fr: 'Permis' },
  settings: { i18n: { fr: { 'name:label': 'Nom' } } },
  components: [
    text('name', { validate: { required: true, minLength: 2 } }),
    { type: 'email', key: 'email', label: 'Email', input: true },
    text('owner', { conditional: { show: true, when: 'name', eq: 'Owner' }, defaultValue: 'self' }),
    text('secret', { protected: true }),
    text('scratch', { persistent: false }),
    { type: 'button', key: 'submit', label: 'Send', input: true },
  ],
};

export interface TestService {
  readonly folder: string;
  readonly formsDir: string;
  readonly dataDir: string;
  readonly app: FastifyInstance;
  readonly service: FormService;
  readonly storage: SubmissionStorage;
  /** Sends a submission of the permit; what is neither text nor bytes goes as JSON. */
  post(payload: unknown, headers?: Record<string, string>, url?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

interface Options {
  readonly rateLimit?: number;
  /** Other origins whose pages may send files. */
  readonly origins?: readonly string[];
  readonly server?: FastifyServerOptions;
  readonly createReference?: () => string;
  readonly onUnchecked?: (events: UncheckedEvent) => void;
  /** Asks for choices that stand elsewhere. */
  readonly sources?: FormSources;
  /** Where submissions are validated; its creator closes it. */
  readonly validation?: Validation;
  /** How files are kept, in a folder for data. */
  readonly uploads?: (dataDir: string) => UploadOptions;
  /** Those who may read submissions. */
  readonly operators?: Operators;
  /** How submissions are delivered; the test starts the worker, or wakes it. */
  readonly delivery?: DeliveryOptions;
  /** How long submissions stay; the test sweeps. */
  readonly retention?: RetentionOptions;
  /** Another storage; its creator closes it. */
  readonly storage?: SubmissionStorage;
  /** How its database waits and what it leaves free. */
  readonly database?: DatabaseOptions;
  /** That of another service, to share its database. */
  readonly folder?: string;
  /** That of another service, as after a restart. */
  readonly formsDir?: string;
}

/** A real service on a database of its own, in process. */
export async function openTestService(
  files: Readonly<Record<string, Json | string>> = { 'permit.json': permit },
  options: Options = {},
): Promise<TestService> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'guichet-'));
  const formsDir = options.formsDir ?? mkdtempSync(join(folder, 'forms-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(formsDir, name, '..'), { recursive: true });
    writeFileSync(join(formsDir, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const dataDir = join(folder, 'data');
  const storage = options.storage ?? (await openTestStorage(folder, dataDir, options.database));
  const { createReference } = options;
  const service = await createFormService({
    formsDir,
    storage,
    timeZone: 'America/Toronto',
    ...(createReference && { createReference }),
    ...(options.onUnchecked && { onUnchecked: options.onUnchecked }),
    ...(options.validation && { validation: options.validation }),
    ...(options.retention && { retention: options.retention }),
    ...(options.delivery && { delivery: options.delivery }),
    ...(options.sources && { sources: options.sources }),
    ...(options.uploads && { uploads: options.uploads(dataDir) }),
  });
  const app = Fastify(options.server ?? {});
  await app.register(
    service.routes({
      rateLimit: options.rateLimit ?? 0,
      senders: createSenders('a secret of tests alone'),
      ...(options.operators && { operators: options.operators }),
      ...(options.origins && { origins: options.origins }),
    }),
    { prefix: '/api' },
  );
  return {
    folder,
    formsDir,
    dataDir,
    app,
    service,
    storage,
    post(payload, headers = {}, url = '/api/permits/parking/submission') {
      const isRaw = typeof payload === 'string' || Buffer.isBuffer(payload);
      return app.inject({
        method: 'POST',
        url,
        payload: isRaw ? payload : JSON.stringify(payload),
        headers: { 'content-type': 'application/json', ...headers },
      });
    },
    async close() {
      await app.close();
      await service.close();
      if (options.storage === undefined) await storage.close();
      if (options.folder === undefined) await removeTestStorage(folder);
    },
  };
}
