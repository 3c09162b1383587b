import { type FormDefinition, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import {
  isWizardButton,
  type WizardButton,
  type WizardSettings,
  wizardButtons,
} from '@guichet/engine/prepared';

const headers = {
  Classic: 'classic',
  Vertical: 'vertical',
  StepIndicator: 'indicator',
} as const;

/** A wizard's settings for all of its pages; undefined when the form is none, or has no such settings. */
export function prepareWizard(definition: FormDefinition): WizardSettings | undefined {
  const { display, wizard, settings, properties } = definition;
  if (display !== 'wizard') return undefined;
  const { wizardBreadcrumbsType, wizardHeaderType, wizardHeaderLocation } = settings;
  const header = wizardBreadcrumbsType === 'none' ? 'none' : headerNamed(wizardHeaderType);
  const without = wizardButtons.filter((button) => isOff(button, [wizard, settings]));
  const order = orderIn(properties.wizardButtonOrder);
  const isUnlinked = [wizard, settings].some(
    ({ breadcrumbSettings }) => isJsonObject(breadcrumbSettings) && breadcrumbSettings.clickable === false,
  );
  const prepared: WizardSettings = {
    ...(header !== undefined && { header }),
    ...(header === 'vertical' && wizardHeaderLocation === 'right' && { side: 'right' }),
    ...(without.length > 0 && { without }),
    ...(order !== undefined && { order }),
    ...(isUnlinked && { isUnlinked }),
    ...([wizard, settings].some(({ allowPrevious }) => allowPrevious === true) && { allowPrevious: true }),
    ...(wizard.disableWizardSubmit === true && { isSubmitDisabled: true }),
  };
  return Object.keys(prepared).length > 0 ? prepared : undefined;
}

function headerNamed(name: Json | undefined): WizardSettings['header'] {
  return name === 'Classic' || name === 'Vertical' || name === 'StepIndicator' ? headers[name] : undefined;
}

/** `buttonSettings` as the renderer's options have it: `showNext: false`. */
function isOff(button: WizardButton, places: readonly JsonObject[]): boolean {
  const name = `show${button[0]?.toUpperCase()}${button.slice(1)}`;
  return places.some(({ buttonSettings }) => isJsonObject(buttonSettings) && buttonSettings[name] === false);
}

function orderIn(written: Json | undefined): readonly WizardButton[] | undefined {
  if (typeof written !== 'string') return undefined;
  const named = written
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(isWizardButton);
  return named.length > 0 ? [...new Set(named)] : undefined;
}
