import type { InEveryLocale } from '@guichet/definition';
import { type PageForm, type PreparedForm, pageFormOf } from '@guichet/engine';
import { specialFlows } from '../server/special-flows.ts';
import type { OutsideAddress } from '../settings/outside-addresses.ts';
import { neededServices } from './needed-services.ts';
import type { Outage } from './outage.ts';
import { outageMessages } from './outage-messages.ts';
import { withoutMaps } from './without-maps.ts';

export interface Outages {
  /** Undefined where nothing is missing. */
  outageOf(form: Pick<PageForm, 'path' | 'components' | 'submissionType'>): Outage | undefined;
  /** The form as a page shows it: without services its fields do with what is typed. */
  pageFormOf(form: PreparedForm): PageForm;
  /** The missing services that a form needs. */
  missingOf(form: Pick<PageForm, 'components' | 'submissionType'>): readonly OutsideAddress[];
}

/** Services that a form is sent to: without one of them it is closed. */
const closing = new Map<OutsideAddress, InEveryLocale>(
  Object.values(specialFlows).map(({ service, closed }) => [service, closed]),
);

/** Searches for addresses: what is typed takes their place. */
const searches: readonly OutsideAddress[] = ['ADDRESS_LOCATOR_URL', 'ADDRESS_PROVIDER_URL'];

/** `missing`: the services that this deployment does without. */
export function createOutages(missing: ReadonlySet<OutsideAddress>): Outages {
  const missingOf: Outages['missingOf'] = (form) =>
    missing.size === 0 ? [] : [...neededServices(form)].filter((name) => missing.has(name));

  return {
    missingOf,
    outageOf(form) {
      const names = missingOf(form);
      if (names.length === 0) return undefined;
      const nowhere = names.flatMap((name) => closing.get(name) ?? []);
      const isSearchless = names.some((name) => searches.includes(name));
      const isMapless = names.some((name) => !closing.has(name) && !searches.includes(name));
      const isClosed = nowhere.length > 0;
      return {
        title: isClosed ? outageMessages.closedTitle : outageMessages.partlyTitle,
        lines: [
          ...nowhere,
          ...(isSearchless ? [outageMessages.addresses] : []),
          ...(isMapless ? [outageMessages.maps] : []),
          isClosed ? outageMessages.closedContact : outageMessages.partlyContact,
        ],
        ...(isClosed && { isClosed }),
      };
    },
    pageFormOf(form) {
      const page = pageFormOf(form);
      return missing.size === 0 ? page : { ...page, components: withoutMaps(page.components, missing) };
    },
  };
}
