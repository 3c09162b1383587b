import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packElement } from '../../tools/build/pack-element.ts';
import { packRenderer } from '../../tools/build/pack-renderer.ts';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { uses } from '../fixtures/embedded/embedding-hosts.ts';
import { expect, serveHost } from '../fixtures/host-site.ts';
import type { OutsideServer } from '../fixtures/outside-server.ts';
import { createPackedProject, type PackedProject } from '../fixtures/packed-project.ts';
import { test as base } from '../fixtures/test.ts';
import type { Resource } from '../fixtures/worker-resources.ts';
import { contact, contactPage } from './contact.ts';

interface Packed {
  readonly react: PackedProject;
  readonly plain: PackedProject;
}

interface Hosts {
  readonly react: { readonly project: PackedProject; readonly site: OutsideServer };
  readonly plain: { readonly project: PackedProject; readonly site: OutsideServer };
}

const examples = join(import.meta.dirname, '..', '..', 'docs', 'examples', 'hosts');
const strict = {
  ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'] },
  ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, types: [] },
};

/** Uses of the types that must compile, and one that must not. */
const reactUses = `
import { Form, type FormHooks, type FormOptions, type FormProps } from '@guichet/renderer';
import { Form as Same } from '@guichet/renderer/wrapper';
import { defineComponents, defineText } from '@guichet/renderer/custom';
import { framed, textInput, type View } from '@guichet/renderer/custom-view';

const hooks: FormHooks = { beforeSubmit: (submission, next) => next(null, { data: { ...submission.data } }) };
const Plate: View = ({ field, view }) => framed(field, view, textInput(field, view, { type: 'text' }));
const components = defineComponents({ types: { plate: { model: defineText({ label: { en: 'Plate', fr: 'Plaque' } }), view: async () => Plate } } });
const options: FormOptions = { readOnly: false, hooks, components, i18n: { fr: { Name: 'Nom' } } };
export const props: FormProps = {
  form: { components: [] },
  options,
  onChange: (submission, flags, modified) => [submission.data.name, flags.changed?.component.key, modified],
  onNextButtonClicked: ({ page, submission }) => [page.toFixed(), submission.data],
  onSubmitDone: ({ _id, metadata }) => [_id?.length, metadata?.referenceNumber],
};
export const same: typeof Form = Same;
// @ts-expect-error a language is a text
export const wrong = <Form language={1} />;
`;

const elementUses = `
import { GuichetForm } from '@guichet/element';

const form = document.createElement('guichet-form');
form.src = '/prepared/en/parking-permit';
form.submission = { data: { plate: 'ABC 123' } };
form.options = { readOnly: true };
form.addEventListener('submitdone', ({ detail }) => detail.metadata?.referenceNumber);
form.addEventListener('change', ({ detail }) => [detail.submission.data.plate, detail.modified]);
form.addEventListener('nextbuttonclicked', ({ detail }) => detail.page.toFixed());
export const isOne: boolean = document.querySelector('guichet-form') instanceof GuichetForm;
// @ts-expect-error a submission has data
form.submission = { data: 'none' };
`;

const test = base.extend<{ hosts: Hosts }>({
  hosts: [
    async ({ product, resources }, use) => {
      const { react, plain } = await resources.get('packed packages', openPacked);
      const serve = (folders: Readonly<Record<string, string>>) =>
        serveHost({ folders, product: product.siteUrl });
      const sites = [
        await serve({ '/': join(react.folder, 'dist') }),
        await serve({ '/embed/': join(plain.folder, 'node_modules', '@guichet', 'element'), '/': examples }),
      ] as const;
      await use({ react: { project: react, site: sites[0] }, plain: { project: plain, site: sites[1] } });
      for (const site of sites) await site.close();
    },
    { timeout: 600_000 },
  ],
});

async function openPacked(): Promise<Resource<Packed>> {
  const react = await createPackedProject({
    ...{ pack: packRenderer, from: join(examples, 'react') },
    files: { 'src/uses.tsx': reactUses, 'src/names.tsx': uses },
    needs: ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype'],
  });
  await react.build();
  const plain = await createPackedProject({
    pack: packElement,
    files: {
      'src/uses.ts': elementUses,
      'tsconfig.json': JSON.stringify({ compilerOptions: strict, include: ['src'] }),
    },
    needs: [],
  });
  const close = async () => {
    for (const project of [react, plain]) await project.remove();
  };
  return { value: { react, plain }, close };
}

test('the packed React component compiles in a strict project, and brings no second React', async ({
  hosts: { react },
}) => {
  expect(await react.project.compile('--skipLibCheck', 'false')).toBe('');
  const node = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
  expect(await react.project.compile(...node, '--skipLibCheck', 'false')).toBe('');
  for (const name of ['react', 'react-dom'])
    expect(await react.project.holds(name)).toEqual([join('node_modules', name)]);
});

test('the example of a React page, built from the packed component, is filled in and received', async ({
  page,
  hosts: { react },
}) => {
  await page.goto(react.site.origin());
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await send.click();
  await expect(page.getByRole('link', { name: /Error 1:/ })).toBeVisible();
  await checkAccessibility(page);
  const form = contactPage(page, contact.en);
  await form.report();
  await form.detail();
  await send.click();
  await expect(page.getByText(/Received: \w{4}-\w{4}-\w{4}/)).toBeVisible();
});

test('the packed element installs without anything else, and names all of its parts', async ({
  hosts: { plain },
}) => {
  const installed = join(plain.project.folder, 'node_modules');
  expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['@guichet']);
  const element = join(installed, '@guichet', 'element');
  const parts = readdirSync(join(element, 'parts')).map((name) => join('parts', name));
  const scripts = ['guichet-form.js', ...parts].filter((name) => name.endsWith('.js'));
  for (const path of scripts) {
    const script = readFileSync(join(element, path), 'utf8');
    const named = [...script.matchAll(/(?:from|import\()\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g)];
    for (const [, found = ''] of named) expect(existsSync(join(element, path, '..', found))).toBe(true);
    // Nothing that only a bundler could find.
    expect(script).not.toMatch(/\bfrom\s*["'][a-z@]/);
  }
  expect(scripts.length).toBeGreaterThan(4);
});

test('the packed element compiles in a strict project without React, its events included', async ({
  hosts: { plain },
}) => {
  expect(await plain.project.compile()).toBe('');
  expect(await plain.project.holds('react')).toEqual([]);
});

test('the example of a plain page works with the packed element, from where it was installed', async ({
  page,
  hosts: { plain },
}) => {
  await page.goto(`${plain.site.origin()}/plain.html`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: /Error 1:/ })).toBeVisible();
  await checkAccessibility(page);
});
