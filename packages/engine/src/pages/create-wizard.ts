import { isJsonObject, type JsonObject } from '@guichet/definition';
import { computed, signal } from '@preact/signals-core';
import { evaluated } from '../fields/evaluate.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import { whenChanged } from '../when-changed.ts';
import type { WizardPage, WizardView } from '../wizard.ts';
import { type WizardButton, wizardButtons } from '../wizard-settings.ts';
import { listPages, pageWith } from './list-pages.ts';
import type { LiveWizard, WizardPosition } from './live-wizard.ts';
import { asksForInput, findSubmit, isHiddenForGood } from './ways-on.ts';

/** The result of an author's `nextPage`. */
type Target = { readonly kind: 'page'; readonly page: WizardPage } | { readonly kind: 'none' | 'nowhere' };

/** Everything follows from the fields' visibility and from one place: a page that is hidden takes nobody along. */
export function createWizard(fields: readonly InternalField[], context: FormContext): LiveWizard {
  const { settings, wizard = {} } = context.page;
  const { pages: all, prefix, suffix } = listPages(fields, settings.review === true);
  const [first] = all;
  if (first === undefined) throw new Error('A wizard has at least one page.');
  const place = signal<WizardPosition>({ at: first.id, trail: [], completed: new Set(), reviewed: false });

  const pages = computed<readonly WizardPage[]>(() => {
    const seen = all.filter(({ panel }) => panel?.visible() ?? true);
    return seen.length > 0 ? seen : [first];
  });
  const current = computed<WizardPage>(() => self.nearest(place.value.at));
  const target = computed<Target>(() => targetOf(current.value, pages.value, context));

  const view = computed<WizardView>(() => ({
    locale: context.dictionary.value.locale,
    steps: pages.value.map((page) => ({
      page,
      title: page.panel?.plainText('title') ?? '',
      state: self.stateOf(page),
      isReachable: self.isReachable(page),
    })),
    current: current.value,
    header: settingsOf(current.value).isHeaderHidden === true ? 'none' : (wizard.header ?? 'list'),
    side: wizard.side ?? 'left',
    buttons: (wizard.order ?? wizardButtons).filter(isShown),
    isSubmitDisabled: wizard.isSubmitDisabled === true,
    canReturn: self.canReturn(),
  }));

  /** A page's setting for a button wins over the form's. Source: measured on Form.io. */
  function isShown(button: WizardButton): boolean {
    if (context.isReadOnly && (button === 'submit' || button === 'cancel')) return false;
    if (isSwitchedOff(button) && (context.isEmbedded || !isOnlyWayOn(button))) return false;
    if (button === 'cancel') return true;
    if (button === 'previous') return self.hasPrevious();
    return !self.isDeadEnd() && self.hasNext() === (button === 'next');
  }

  function isSwitchedOff(button: WizardButton): boolean {
    const { buttonSettings } = settingsOf(current.value);
    const setting = isJsonObject(buttonSettings) ? buttonSettings[button] : undefined;
    return setting === false || (setting === undefined && wizard.without?.includes(button) === true);
  }

  /**
   * Authors switch buttons off where a host's page brings them. Where no host is, nobody would get on. The end of a
   * form that goes on only for some answers stays an end, and what asks for nothing need not be sent.
   */
  function isOnlyWayOn(button: WizardButton): boolean {
    if (findSubmit(current.value.fields) !== undefined) return false;
    if (button !== 'submit') return button === 'next';
    const later = all.slice(all.indexOf(current.value) + 1);
    const isEndByAnswers = later.some(({ panel }) => panel !== undefined && !isHiddenForGood(panel));
    return asksForInput(fields) && (!isEndByAnswers || isSwitchedOff('next'));
  }

  const self: LiveWizard = {
    place,
    view: () => view.value,
    subscribe: (listener) => whenChanged(() => view.value, listener),
    prefix,
    suffix,
    pages: () => pages.value,
    current: () => current.value,
    nearest(sought) {
      const seen = pages.value;
      const known = pageWith(all, sought);
      const before = known === undefined ? [] : all.slice(0, all.indexOf(known) + 1);
      return before.findLast((page) => seen.includes(page)) ?? seen[0] ?? first;
    },
    index: () => pages.value.indexOf(current.value),
    pageOf: ({ id }) => pageWith(pages.value, id),
    stateOf(page) {
      if (page === current.value) return 'active';
      return place.value.completed.has(page.id) ? 'completed' : 'future';
    },
    isReachable(page) {
      const settings = settingsOf(current.value);
      const isUnlinked = wizard.isUnlinked === true || settings.isUnlinked === true;
      if (isUnlinked && wizard.allowPrevious !== true && settings.allowPrevious !== true) return false;
      const state = self.stateOf(page);
      const isOpen = state === 'completed' || (context.isReadOnly && state === 'future');
      return isOpen && pages.value.includes(page);
    },
    next(after) {
      const next = after === undefined ? target.value : targetOf(after, pages.value, context);
      return next.kind === 'page' ? next.page : undefined;
    },
    hasNext: () => target.value.kind === 'page',
    isDeadEnd: () => target.value.kind === 'nowhere',
    previous() {
      const seen = pages.value;
      // The page that a hidden one gave way to may be on the trail itself.
      const visited = place.value.trail.map((id) =>
        seen.find((page) => page.id === id && page !== current.value),
      );
      return visited.findLast((page) => page) ?? seen[self.index() - 1];
    },
    hasPrevious: () => self.previous() !== undefined,
    canReturn: () => place.value.reviewed && current.value.kind !== 'review',
  };
  return self;
}

function settingsOf({ panel }: WizardPage): JsonObject {
  return panel?.component.settings ?? {};
}

/**
 * The page after this one, unless its author's `nextPage` says another: an index, a page's key, nothing (the
 * form is sent from here), or -1 (it goes on nowhere, but from the last page). Source: measured on Form.io.
 */
function targetOf(current: WizardPage, pages: readonly WizardPage[], context: FormContext): Target {
  const index = pages.indexOf(current);
  const following = pageAt(pages, index + 1);
  const panel = current.panel === undefined ? undefined : context.index.byId(current.panel.id);
  const { nextPage } = panel?.component ?? {};
  if (panel === undefined || nextPage === undefined) return following;
  const initial = index + 1 < pages.length ? index + 1 : -1;
  const result = evaluated(nextPage, panel, context, { initial, own: { next: initial } });
  if (result === undefined) return following;
  const { value } = result;
  if (value === null || value === undefined) return { kind: 'none' };
  const number = typeof value === 'number' ? value : Number.parseInt(String(value), 10);
  if (number === -1) return { kind: index === pages.length - 1 ? 'none' : 'nowhere' };
  if (Number.isInteger(number)) return pageAt(pages, number);
  const named = pages.find(({ panel: pagePanel }) => pagePanel?.component.key === value);
  return named === undefined ? following : { kind: 'page', page: named };
}

function pageAt(pages: readonly WizardPage[], index: number): Target {
  const page = pages[index];
  return page === undefined ? { kind: 'none' } : { kind: 'page', page };
}
