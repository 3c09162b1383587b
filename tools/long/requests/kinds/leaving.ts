import type { Header, Kind } from '../case.ts';
import { oddHeaders } from '../odd-headers.ts';
import { oddPath } from '../odd-path.ts';
import { oddJson } from '../odd-text.ts';
import { bodyFor, keyOf, mannerOf } from './api.ts';
import { objectIn } from './files.ts';

const json: Header = ['content-type', 'application/json'];

/** Answers that are about to go to another service. */
export const leavingKinds: readonly Kind[] = [
  {
    name: 'orders, and files that are kept for another service',
    covers: ['POST /orders/*', 'POST /kept-files/*'],
    weight: 6,
    async run({ random, facts, send, acknowledged }) {
      const special = facts.forms.filter(({ submissionType }) => submissionType !== undefined);
      const form = random.maybeOne(random.chance(0.8) ? special : facts.forms);
      if (form === undefined) return;
      const place = random.one(['orders', 'orders', 'kept-files']);
      const [key, body] = [keyOf(random), bodyFor(form, random)];
      const sending = {
        method: 'POST',
        path: `/${place}/${random.chance(0.9) ? form.alias : oddPath(random)}`,
        headers: [
          json,
          ...(random.chance(0.9) ? [['idempotency-key', key] as const] : []),
          ...oddHeaders(random),
        ],
        body: random.chance(0.9) ? JSON.stringify(body) : oddJson(random, body),
        manner: mannerOf(random),
      };
      const answers = await Promise.all(
        random.chance(0.3) ? [send(sending), send(sending)] : [send(sending)],
      );
      for (const answer of answers)
        if (answer.status === 201)
          acknowledged({ kind: 'order', name: String(objectIn(answer).reference), form: form.alias, key });
    },
  },
];
