import type { CustomComponents } from './custom-components.ts';

/** What stands under `#components` where no `COMPONENTS_FILE` is set. */
export const components: CustomComponents = {};
