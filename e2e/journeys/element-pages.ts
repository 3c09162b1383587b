import type { Page } from '@playwright/test';
import type { HostSite } from '../fixtures/host-site.ts';

export const field = (key: string, label: string, more = {}) => ({
  ...{ type: 'textfield', key, label, input: true },
  ...more,
});
export const permit = {
  title: 'Permit',
  components: [field('name', 'Name', { validate: { required: true } }), field('city', 'City')],
  settings: { i18n: { fr: { Name: 'Nom', City: 'Ville' } } },
};
export const panel = (key: string, ...components: object[]) => ({
  type: 'panel',
  key,
  title: key,
  components,
});
export const steps = {
  ...{ title: 'Steps', display: 'wizard' },
  components: [panel('a', ...permit.components.slice(0, 1)), panel('b', ...permit.components.slice(1))],
};

export const html = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
  <script type="module" src="/embed/guichet-form.js"></script></head><body><main><h1>Host</h1>${body}</main></body></html>`;

/** Collects the element's events in order, as far as JSON can hold them. */
export async function listen(page: Page, ...events: string[]): Promise<() => Promise<[string, unknown][]>> {
  await page.evaluate((names) => {
    const sayable = (detail: unknown): unknown => {
      if (detail instanceof Error) return detail.message;
      try {
        return JSON.parse(JSON.stringify(detail ?? null));
      } catch {
        // Of what is alive, such as a field, only that it is there.
        return 'alive';
      }
    };
    const emitted: [string, unknown][] = [];
    Object.assign(window, { emitted });
    const form = document.querySelector('guichet-form');
    for (const name of names) {
      form?.addEventListener(name, (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
        emitted.push([name, sayable(detail)]);
      });
    }
  }, events);
  return () => page.evaluate('window.emitted');
}

/** A page whose own script hands the inputs over. */
export async function openWith(
  page: Page,
  host: HostSite,
  properties: object,
  body = '<guichet-form></guichet-form>',
) {
  host.made.set(
    '/own.js',
    `for (const form of document.querySelectorAll('guichet-form')) Object.assign(form, ${JSON.stringify(properties)})`,
  );
  host.made.set('/own.html', html(`${body}<script type="module" src="/own.js"></script>`));
  await page.goto(`${host.url}/own.html`);
}

export const set = (page: Page, properties: object) =>
  page.evaluate((given) => {
    const form = document.querySelector('guichet-form');
    if (form !== null) Object.assign(form, given);
  }, properties);
