import type { PageForm, PreparedComponent } from '@guichet/engine';
import { neededService, type ServiceName } from '@guichet/fields/needed-service';
import type { FormOptionsGiven } from '../form-props.ts';
import { hostFiles } from './host-files.ts';
import type { MissingOfFields } from './missing-service.ts';
import type { Services } from './provided-services.ts';
import type { SiteOfForm } from './site-of-form.ts';
import { createSiteServices } from './site-services.ts';

export interface ServicesOfForm extends Services {
  /** Without a map, an address is typed. */
  readonly page: PageForm;
  readonly missing: readonly MissingOfFields[];
  /** Our site, where it keeps the files. */
  readonly filesUrl: string | undefined;
}

export type GivenServices = Pick<FormOptionsGiven, 'maps' | 'choices' | 'fileService'>;

/** The services of a form: those of a host, else those of the site that serves the form; none that a host switched off. */
export function createServices(
  page: PageForm,
  site: SiteOfForm | undefined,
): (given: GivenServices) => ServicesOfForm {
  const siteServices: Services = site === undefined ? {} : createSiteServices(site);
  const needed = neededIn(page.components);
  let typed: PageForm | undefined;

  return (given) => {
    const maps = chosen(given.maps, siteServices.maps);
    const choices = chosen(given.choices, siteServices.choices);
    const fileService = chosen(given.fileService && hostFiles(given.fileService), siteServices.fileService);
    const provided = { maps, choices, files: fileService } satisfies Record<ServiceName, unknown>;
    const missing = [...needed]
      .filter(([service]) => provided[service] === undefined)
      .map(([service, components]) => ({ service, components }));
    if (maps === undefined && needed.has('maps'))
      typed ??= { ...page, components: withTypedAddresses(page.components) };
    return {
      ...{ maps, choices, fileService, missing },
      filesUrl: fileService !== undefined && fileService === siteServices.fileService ? site?.url : undefined,
      page: maps === undefined && typed !== undefined ? typed : page,
    };
  };
}

function chosen<Service>(
  given: Service | false | undefined,
  siteService: Service | undefined,
): Service | undefined {
  return given === false ? undefined : (given ?? siteService);
}

/** The keys of the fields that need each service. */
function neededIn(
  components: readonly PreparedComponent[],
  known = new Map<ServiceName, readonly string[]>(),
): ReadonlyMap<ServiceName, readonly string[]> {
  for (const component of components) {
    const service = neededService(component);
    if (service !== undefined) known.set(service, [...(known.get(service) ?? []), component.key]);
    neededIn(component.children ?? [], known);
  }
  return known;
}

/** As our own site shows them where it has no map. An address that may be typed by hand has its own way to. */
function withTypedAddresses(components: readonly PreparedComponent[]): readonly PreparedComponent[] {
  return components.map((component) => {
    const { settings, children } = component;
    const isTyped = neededService(component) === 'maps' && settings.enableManualMode !== true;
    return {
      ...component,
      ...(isTyped && { settings: { ...settings, isTyped } }),
      ...(children && { children: withTypedAddresses(children) }),
    };
  });
}
