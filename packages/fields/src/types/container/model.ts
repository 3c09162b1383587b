import type { Model } from '@guichet/engine';
import { objectLayout } from '../../define/object-layout.ts';

/** Fields that belong together. Their values are kept as an object under its key. */
export const containerModel = { ...objectLayout, needs: () => ['type:container'] } satisfies Model;
