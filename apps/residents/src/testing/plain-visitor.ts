import type { TestSite } from './open-site.ts';

type Entries = readonly (readonly [string, string])[];

/** A page as a browser without scripts has it. */
export interface PlainPage {
  readonly status: number;
  readonly html: string;
  /** The fields that its inputs would send. */
  readonly entries: Entries;
  /** Where it was led on to. */
  readonly location: string | null;
}

/** Somebody without scripts: opens pages, types, and presses buttons. */
export interface PlainVisitor {
  open(path: string): Promise<PlainPage>;
  /** Sends a page with what is typed, each text in the first control of its name, and the button that is pressed. */
  press(
    path: string,
    page: Pick<PlainPage, 'entries'>,
    button?: readonly [string, string],
    typed?: Readonly<Record<string, string>>,
  ): Promise<PlainPage>;
}

/** `findSite`: asked when it visits, since a test starts its site later. */
export function createPlainVisitor(findSite: () => TestSite): PlainVisitor {
  return {
    open: async (path) => pageOf(await findSite().fetch(path)),
    async press(path, { entries }, button, typed = {}) {
      const waiting = new Map(Object.entries(typed));
      const filled = entries.map(([control, value]) => {
        const text = waiting.get(control);
        waiting.delete(control);
        return [control, text ?? value] as const;
      });
      return pageOf(await findSite().post(path, [...filled, ...(button ? [button] : [])]));
    },
  };
}

export async function pageOf(response: Response): Promise<PlainPage> {
  const html = await response.text();
  const entries = (html.match(/<input[^>]*>/g) ?? []).filter(isPosted).map((tag) => {
    const read = (attribute: string) =>
      withoutEntities(new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '');
    return [read('name'), read('value')] as const;
  });
  return { status: response.status, html, entries, location: response.headers.get('location') };
}

/** Browsers post no disabled control, and no box that is not checked. */
function isPosted(tag: string): boolean {
  return !/ disabled=/.test(tag) && (!/type="(checkbox|radio)"/.test(tag) || / checked=/.test(tag));
}

export function withoutEntities(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
