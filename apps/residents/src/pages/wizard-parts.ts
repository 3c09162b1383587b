import { carryAny, everyView } from '@guichet/fields/every-view';
import type { WizardParts } from '@guichet/renderer';
import { feature as address } from '../features/address.ts';
import { feature as choices } from '../features/choices.ts';
import { feature as file } from '../features/file.ts';
import type { PageFeature } from '../features/page-feature.ts';
import { feature as review } from '../features/review.ts';
import { feature as undrawn } from '../features/undrawn.ts';
import { feature as wizard } from '../features/wizard.ts';
import type { Site } from './site.ts';

const features: readonly PageFeature[] = [address, choices, file, review, undrawn, wizard];

/** The parts with which the server renders any form. */
export const wizardPartsOf = (site: Site): WizardParts =>
  Object.assign({ views: everyView, carry: carryAny }, ...features.map((feature) => feature.drawing?.(site)));
