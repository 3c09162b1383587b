import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { featureNames } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { startServer } from '../server/start-server.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});

/** A form with a slash in its alias, a condition, marks set and not set, and an author's style. */
export const feedback: JsonObject = {
  title: 'Feedback',
  path: 'city/feedback',
  properties: { en: 'Your feedback', fr: 'Votre avis' },
  settings: { i18n: { fr: { Name: 'Nom', Submit: 'Envoyer', Reply: 'Réponse' } } },
  components: [
    { type: 'content', key: 'intro', input: false, html: '<p style="color: #123456">Tell us.</p>' },
    text('person.name', { label: 'Name', validate: { required: true } }),
    { type: 'checkbox', key: 'news', label: 'News', input: true, defaultValue: true },
    { type: 'checkbox', key: 'reply', label: 'Reply', input: true },
    text('phone', {
      label: 'Phone',
      validate: { required: true },
      conditional: { show: true, when: 'reply', eq: 'true' },
    }),
    { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
  ],
};

export interface TestSite {
  readonly url: string;
  readonly lines: readonly string[];
  readonly folder: string;
  fetch(path: string, options?: RequestInit): Promise<Response>;
  /** A plain form post, as a browser sends it that has never been here: with a cookie of its own, where no other is said. */
  post(
    path: string,
    fields: readonly (readonly [string, string])[],
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Ends the server and keeps the folder. */
  stop(): Promise<void>;
  /** Ends the server and removes the folder. */
  close(): Promise<void>;
}

/** Starts the whole site on free ports, in a folder of its own. */
export async function openSite(
  env: Readonly<Record<string, string>> = {},
  forms: readonly JsonObject[] = [feedback],
  folder = mkdtempSync(join(tmpdir(), 'guichet-site-')),
): Promise<TestSite> {
  writeForms(folder, forms);
  const server = await startServer({
    env: { PORT: '0', SANDBOX_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...env },
    root: folder,
    clientDir: writeClientBuild(folder),
  });
  const url =
    /http:\S+/
      .exec(server.lines[0] ?? '')?.[0]
      .replace(/\/$/, '')
      .replace('localhost', '127.0.0.1') ?? '';
  const request = (path: string, options: RequestInit = {}) =>
    fetch(`${url}${path}`, { redirect: 'manual', ...options });
  return {
    url,
    lines: server.lines,
    folder,
    fetch: request,
    post: (path, fields, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          cookie: newSession(),
          ...headers,
        },
        body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
      }),
    stop: () => server.close(),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The cookie that a visitor gets with the first page. */
export function newSession(): string {
  return `guichet-session=${randomUUID()}`;
}

export function writeForms(folder: string, forms: readonly JsonObject[]): void {
  mkdirSync(join(folder, 'forms'), { recursive: true });
  for (const form of forms) {
    writeFileSync(
      join(folder, 'forms', `${String(form.path).replaceAll('/', '-')}.json`),
      JSON.stringify(form),
    );
  }
}

/** The outline of a client build: what the server reads of it. */
function writeClientBuild(folder: string): string {
  const clientDir = join(folder, 'client');
  mkdirSync(join(clientDir, '.vite'), { recursive: true });
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  const manifest = {
    'src/client.tsx': { file: 'assets/client-1.js', css: ['assets/client-1.css'], imports: ['_shared.js'] },
    'src/list.ts': { file: 'assets/list-1.js' },
    'src/frame.ts': { file: 'assets/frame-1.js' },
    'src/counter.ts': { file: 'assets/counter-1.js' },
    'src/styles/desk.css': { file: 'assets/desk-1.css' },
    '_shared.js': { file: 'assets/shared-1.js' },
    'src/client/deferred.ts': { file: 'assets/deferred-1.js' },
    'src/client/start-loading.tsx': { file: 'assets/loading-1.js' },
    ...Object.fromEntries([...featureNames, ...Object.keys(models)].map(chunkOf)),
    'src/features/file.ts': { file: 'assets/file-1.js', dynamicImports: ['src/client/uploads.ts'] },
    'src/client/uploads.ts': { file: 'assets/uploads-1.js' },
  };
  writeFileSync(join(clientDir, '.vite', 'manifest.json'), JSON.stringify(manifest));
  for (const name of ['desk-1.css', 'client-1.js', 'client-1.js.br', 'client-1.js.gz', 'shared-1.js']) {
    writeFileSync(join(clientDir, 'assets', name), `/* ${name} */`);
  }
  writeFileSync(join(clientDir, 'assets', 'client-1.css'), '.mark { background: url(./mark-1.svg) }');
  return clientDir;
}

/** A feature is found by the file that bears its name. */
function chunkOf(name: string) {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [`src/features/${file}.ts`, { file: `assets/${file}-1.js` }] as const;
}
