import type { Field } from '../field.ts';
import type { WizardPage } from '../wizard.ts';

/** How the top-level components of a wizard fall into pages. Source: measured on Form.io. */
export interface Layout {
  readonly pages: readonly WizardPage[];
  readonly prefix: readonly Field[];
  readonly suffix: readonly Field[];
}

/**
 * One page a panel; a panel of panels gives each of those, and so does a wizard within the form. What stands before the first page is above every page,
 * all other things that are no panel below every one. Buttons between pages are dropped: the wizard has its own.
 */
export function listPages(fields: readonly Field[], hasReview: boolean): Layout {
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

/** Of a panel of panels what stands between those is a page of its own, before them. */
function pagesIn(field: Field): readonly WizardPage[] {
  const inner = field.children.filter(hasPages);
  const own = field.children.filter((child) => !hasPages(child) && (isPanel(field) || isNoButton(child)));
  const page: WizardPage = { id: field.id, kind: 'panel', panel: field, fields: own };
  if (inner.length === 0) return [page];
  return [...(own.length > 0 ? [page] : []), ...inner.flatMap(pagesIn)];
}

function hasPages(field: Field): boolean {
  return isPanel(field) || field.model.holdsPages?.(field.component) === true;
}

function isPanel({ model }: Field): boolean {
  return model.isPage === true;
}

function isNoButton({ model }: Field): boolean {
  return model.isPersistent || model.data !== 'value';
}
