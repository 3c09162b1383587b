import type { Field } from '../field.ts';
import { allWithin } from '../fields/within.ts';
import type { WizardPage } from '../wizard.ts';

/** How the top-level components of a wizard fall into pages. Source: measured on Form.io. */
export interface PageLayout {
  readonly pages: readonly WizardPage[];
  readonly prefix: readonly Field[];
  readonly suffix: readonly Field[];
}

/**
 * One page for each panel at the top, and for each panel at the top of a wizard within the form. A panel that stands in
 * a page is drawn there. Components before the first page stand above every page, all others that are no panel below
 * every one. Buttons between pages are dropped: the wizard has its own.
 */
export function listPages(fields: readonly Field[], hasReview: boolean): PageLayout {
  const first = fields.findIndex(hasPages);
  const review: readonly WizardPage[] = hasReview
    ? [{ id: 'review', kind: 'review', panel: undefined, fields: [] }]
    : [];
  if (first === -1) {
    const whole: WizardPage = {
      id: 'page',
      kind: 'whole',
      panel: undefined,
      fields: fields.filter(isNoButton),
    };
    return { pages: [whole, ...review], prefix: [], suffix: [] };
  }
  return {
    pages: [...fields.flatMap((field) => (hasPages(field) ? pagesIn(field) : [])), ...review],
    prefix: fields.slice(0, first).filter(isNoButton),
    suffix: fields.slice(first).filter((field) => !hasPages(field) && isNoButton(field)),
  };
}

/** The page of that id, else the one that a field of that id stands on; undefined for what stands above or below all pages. */
export function pageWith(pages: readonly WizardPage[], id: string | undefined): WizardPage | undefined {
  const pageOfId = pages.find((page) => page.id === id);
  return (
    pageOfId ??
    pages.find(({ fields }) => fields.some((field) => allWithin(field).some((inner) => inner.id === id)))
  );
}

/** Of a page with a wizard in it, what stands beside that is a page of its own, before those of the wizard. */
function pagesIn(field: Field): readonly WizardPage[] {
  const bringsPages = isPanel(field) ? holdsPages : hasPages;
  const inner = field.children.filter(bringsPages);
  const pageFields = field.children.filter(
    (child) => !bringsPages(child) && (isPanel(field) || isNoButton(child)),
  );
  const page: WizardPage = { id: field.id, kind: 'panel', panel: field, fields: pageFields };
  if (inner.length === 0) return [page];
  return [...(pageFields.length > 0 ? [page] : []), ...inner.flatMap(pagesIn)];
}

function hasPages(field: Field): boolean {
  return isPanel(field) || holdsPages(field);
}

/** A wizard within the form. */
function holdsPages({ model, component }: Field): boolean {
  return model.holdsPages?.(component) === true;
}

function isPanel({ model }: Field): boolean {
  return model.isPage === true;
}

function isNoButton({ model }: Field): boolean {
  return model.isPersistent || model.data !== 'value';
}
