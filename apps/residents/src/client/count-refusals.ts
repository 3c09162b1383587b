import type { LivePage } from './live-page.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control, where a browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Counts which rules of which fields stop the resident, and which pages of a wizard are seen. Sends that once, as the
 * page is left: no word that was typed, no time, nothing that knows anybody again.
 */
export function countRefusals({ site, form: current }: LivePage): void {
  const address = site.countsTo;
  if (address === undefined || navigator.globalPrivacyControl) return;
  const form = current();
  const { wizard } = form;
  // The form's version; then a line for each page of a wizard, and for each rule with its component.
  const lines = new Set([form.page.version]);
  const look = () => {
    lines.add(wizard?.current().id ?? '');
    for (const { field } of form.errors())
      for (const { name } of field?.failures() ?? []) lines.add(`${name} ${field?.component.id}`);
  };
  look();
  wizard?.subscribe(look);
  form.subscribeErrors(look);
  addEventListener('pagehide', () => navigator.sendBeacon(address, [...lines].join('\n')), { once: true });
}
