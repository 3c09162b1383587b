import { paths } from '../addresses.ts';
import type { Service } from '../service.ts';

/** An office's program that takes webhooks. It checks no signature: its key is known to everybody. */
export const webhook: Service = {
  addRoutes(app, received) {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: unknown, body: string) => body,
    );
    app.post(paths.DELIVERY_FILE, async (request, reply) => {
      const { method, url, headers, body } = request;
      const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
      received.add({
        ...{ service: 'webhook', method, path: url.split('?')[0] ?? '' },
        fields: {
          ...Object.fromEntries(named.map((name) => [name, String(headers[name] ?? '')])),
          body: String(body),
        },
      });
      return reply.code(204).send();
    });
  },
};
