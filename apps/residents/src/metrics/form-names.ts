import { type OurRuleName, type PreparedComponent, type PreparedForm, ruleNames } from '@guichet/engine';

/** The names that a figure about a form may bear: nothing that a resident wrote is among them. */
export interface FormNames {
  /** By its id, or by its key: the component's id, and that of its page, empty where there are no pages. */
  component(name: string): { readonly id: string; readonly page: string } | undefined;
  /** By the id that a wizard's page has in the document: its component's. A form without pages has one, `page`. */
  page(id: string): string | undefined;
}

const known = new WeakMap<PreparedForm, FormNames>();

export function formNamesOf(form: PreparedForm): FormNames {
  const found = known.get(form) ?? readNames(form);
  known.set(form, found);
  return found;
}

function readNames({ components, display }: PreparedForm): FormNames {
  const byName = new Map<string, { readonly id: string; readonly page: string }>();
  const isWizard = display === 'wizard';
  // Pages without a component: the review, and the whole of a form.
  const pages = new Map(isWizard ? [['review', 'review']] : [['', 'page']]);

  function add(component: PreparedComponent, page: string): void {
    const { id, key, children = [] } = component;
    byName.set(id, { id, page });
    if (!byName.has(key)) byName.set(key, { id, page });
    for (const child of children) add(child, page);
  }

  for (const component of components) {
    const isPage = isWizard && component.children !== undefined;
    if (isPage) pages.set(`f-${component.id}`, component.id);
    add(component, isPage ? component.id : '');
  }
  return { component: (name) => byName.get(name), page: (id) => pages.get(id) };
}

const rules: ReadonlySet<string> = new Set(ruleNames);

/** A rule of ours; `other` for any other. */
export function ruleIn(name: string): OurRuleName | 'other' {
  return isRule(name) ? name : 'other';
}

export function isRule(name: string): name is OurRuleName {
  return rules.has(name);
}
