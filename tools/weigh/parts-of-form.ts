import type { PageForm, PreparedComponent } from '../../packages/engine/src/engine.ts';

/** Script that a page loads together, by its sources in the manifest, and whether a form needs it to live. */
export interface Part {
  readonly name: string;
  readonly sources: readonly string[];
  isNeeded(form: PageForm): boolean;
}

/** All that a page may load, in the order in which it is told of. What comes only after an action counts as well. */
export const parts: readonly Part[] = [
  { name: 'first', sources: ['src/client.tsx'], isNeeded: () => true },
  // Every page fetches it when something is filled in.
  { name: 'late', sources: ['src/client/late.ts'], isNeeded: () => true },
  { name: 'code', sources: ['src/client/code.ts'], isNeeded: ({ hasCode }) => hasCode === true },
  {
    name: 'libraries',
    sources: ['src/client/libraries.ts'],
    isNeeded: ({ usesLibraries }) => usesLibraries === true,
  },
  {
    name: 'uploads',
    sources: [
      '../../packages/service-client/src/files/tus.ts',
      '../../packages/fields/src/file/opens-without-password.ts',
      '../../packages/fields/src/file/md5-of.ts',
    ],
    isNeeded: holds(({ type }) => type === 'file'),
  },
  {
    name: 'calendar',
    sources: ['../../packages/fields/src/datetime/calendar-dialog.tsx'],
    isNeeded: holds(({ type, settings }) => type === 'datetime' || settings.isKeptAsText === true),
  },
  {
    name: 'combobox',
    sources: ['../../packages/fields/src/combobox/combobox.tsx'],
    isNeeded: holds(({ settings }) => settings.search !== undefined || settings.source !== undefined),
  },
];

function holds(is: (component: PreparedComponent) => boolean): Part['isNeeded'] {
  const isOrHolds = (component: PreparedComponent): boolean =>
    is(component) || (component.children ?? []).some(isOrHolds);
  return ({ components }) => components.some(isOrHolds);
}
