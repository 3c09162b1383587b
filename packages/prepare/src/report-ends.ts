import { isJsonObject } from '@guichet/definition';
import type { Model, Models, PreparedComponent, WizardSettings } from '@guichet/engine/prepared';
import type { Problems } from './problems.ts';

/** A component at the top of a wizard, and its path in the JSON. */
export interface TopComponent {
  readonly component: PreparedComponent;
  readonly path: string;
}

interface Wizard {
  readonly settings: WizardSettings | undefined;
  readonly hasReview: boolean;
  readonly models: Models;
}

/** Reports the pages of a wizard whose author switches off the one button that leads on from there. */
export function reportEnds(
  top: readonly TopComponent[],
  { settings = {}, hasReview, models }: Wizard,
  problems: Problems,
): void {
  const modelOf = ({ type }: PreparedComponent): Model | undefined =>
    Object.hasOwn(models, type) ? models[type] : undefined;
  const holdsPages = (component: PreparedComponent) => modelOf(component)?.holdsPages?.(component) === true;
  const paged = top.filter(
    ({ component }) => (modelOf(component)?.isPage || holdsPages(component)) && component.hidden !== true,
  );
  const isSent = top.some(({ component }) => asks(component, modelOf));
  for (const [index, { component, path }] of paged.entries()) {
    // The pages of a wizard within are reported with that form itself.
    if (holdsPages(component)) continue;
    const { settings: pageSettings, children = [] } = component;
    const isLast = index === paged.length - 1 && !hasReview && !children.some(holdsPages);
    const button = isLast ? 'submit' : 'next';
    if (children.some(submits) || (isLast && !isSent)) continue;
    const buttons = isJsonObject(pageSettings.buttonSettings) ? pageSettings.buttonSettings : {};
    const isOff =
      buttons[button] === false || (buttons[button] === undefined && settings.without?.includes(button));
    if (isOff)
      problems.add(
        buttons[button] === false ? `${path}.buttonSettings.${button}` : path,
        'noWayOn',
        `This page has no way on: "buttonSettings" hides its button "${button}". Our site draws it all the same; a page that embeds the form must have its own. If none does, remove the setting.`,
      );
    else if (settings.order !== undefined && !settings.order.includes(button))
      problems.add(
        path,
        'noWayOn',
        `This page has no way on: "wizardButtonOrder" leaves out its button "${button}". Add it there.`,
      );
  }
}

function submits({ hidden, settings, children = [] }: PreparedComponent): boolean {
  return hidden !== true && (settings.action === 'submit' || children.some(submits));
}

/** Whether anything in it is kept: what asks for nothing need not be sent. */
function asks(
  component: PreparedComponent,
  modelOf: (component: PreparedComponent) => Model | undefined,
): boolean {
  const model = modelOf(component);
  const isKept = model !== undefined && model.data !== 'none' && model.isPersistent;
  return isKept || (component.children ?? []).some((child) => asks(child, modelOf));
}
