import type { JsonObject } from '@guichet/definition';
import { openTestService, permit, type TestService } from '../../http/test-service.ts';
import type { StoredSubmission } from '../../storage/storage.ts';
import type { DeliveryOptions } from '../delivery.ts';
import type { OutboxWorker } from '../work-outbox.ts';

export interface TestOutbox extends TestService {
  readonly worker: OutboxWorker;
  /** Sentences and what they are about. */
  readonly logged: (readonly [string, object])[];
  /** Lets time pass, and hands over what is due then. */
  pass(ms: number): Promise<void>;
  /** Sends a permit; resolves to its reference number once it is stored. */
  send(data: JsonObject, metadata?: JsonObject): Promise<string>;
  all(): Promise<readonly StoredSubmission[]>;
}

/** A form service whose clock stands still until the test lets time pass. Nothing is handed over by itself. */
export async function openOutbox(
  settings: JsonObject,
  options: Partial<DeliveryOptions>,
  form: JsonObject = permit,
): Promise<TestOutbox> {
  const logged: (readonly [string, object])[] = [];
  let passed = 0;
  const note = (event: object, sentence: string) => void logged.push([sentence, event]);
  const formSettings = typeof form.settings === 'object' ? form.settings : {};
  const definition = { ...form, settings: { ...formSettings, ...settings } };
  const opened = await openTestService(
    { 'permit.json': definition },
    {
      delivery: {
        ...{ destinations: new Map(), mailer: undefined, siteUrl: () => 'https://forms.example.ca' },
        ...{
          siteNames: { en: 'City', fr: 'Ville' },
          secret: 'a secret of tests alone',
          timeZone: 'America/Toronto',
        },
        ...{ log: { warn: note, error: note }, now: () => Date.now() + passed, random: () => 0.5 },
        ...options,
      },
    },
  );
  const { delivery: worker } = opened.service;
  if (worker === undefined) throw new Error('The service delivers.');
  return {
    ...opened,
    worker,
    logged,
    async pass(ms) {
      passed += ms;
      await worker.work();
    },
    async send(data, metadata = {}) {
      const response = await opened.post({ data, metadata });
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json().metadata.referenceNumber;
    },
    async all() {
      const submissions: StoredSubmission[] = [];
      for await (const submission of opened.storage.readSubmissions('permits/parking'))
        submissions.push(submission);
      return submissions;
    },
  };
}
