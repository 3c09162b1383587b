import type { CustomComponents } from './custom-components.ts';

/** The module `#components` where `COMPONENTS_FILE` is not set. */
export const components: CustomComponents = {};
