import type { Field } from '../field.ts';
import type { WizardPage } from '../wizard.ts';

/** How the top-level components of a wizard fall into pages. Source: measured on Form.io. */
export interface Layout {
  readonly pages: readonly WizardPage[];
  readonly prefix: readonly Field[];
  readonly suffix: readonly Field[];
}

/**
 * One page a panel; a panel of panels gives each of those. What stands before the first page is above every page,
 * all other things that are no panel below every one. Buttons between pages are dropped: the wizard has its own.
 */
export function listPages(fields: readonly Field[], hasReview: boolean): Layout {
  const first = fields.findIndex(isPanel);
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
    pages: [...fields.flatMap((field) => (isPanel(field) ? pagesIn(field) : [])), ...review],
    prefix: fields.slice(0, first).filter(isNoButton),
    suffix: fields.slice(first).filter((field) => !isPanel(field) && isNoButton(field)),
  };
}

/** Of a panel of panels what stands between those is a page of its own, before them. */
function pagesIn(panel: Field): readonly WizardPage[] {
  const inner = panel.children.filter(isPanel);
  const own = panel.children.filter((child) => !isPanel(child));
  const page: WizardPage = { id: panel.id, kind: 'panel', panel, fields: own };
  if (inner.length === 0) return [page];
  return [...(own.length > 0 ? [page] : []), ...inner.flatMap(pagesIn)];
}

function isPanel({ model }: Field): boolean {
  return model.isPage === true;
}

function isNoButton({ model }: Field): boolean {
  return model.isPersistent || model.data !== 'value';
}
