import { buttons } from '@guichet/engine/features/buttons';
import { AnyButtonView } from '../types/button/any-button-view.tsx';
import type { Feature } from './feature.ts';

/** Buttons that do something else than to send. */
export const feature: Feature = {
  abilities: { buttons },
  views: { button: AnyButtonView },
};
