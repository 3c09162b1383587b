/** The most that a page may load until the network is idle, in bytes as they travel. */
export interface Budget {
  /** Of all JavaScript; React and react-dom alone are 58 kB. */
  readonly script: number;
  /** Of all style sheets. */
  readonly style: number;
  /**
   * Sources that a page imports only where a form needs them: what they alone bring is no part of the sum.
   * Everything else that the page's script can reach counts, imported at once or later.
   */
  readonly onDemand: readonly string[];
}

export const budget: Budget = {
  script: 90_000,
  style: 12_000,
  onDemand: [
    'src/client/late.ts',
    'src/client/code.ts',
    'src/client/libraries.ts',
    '../../packages/service-client/src/files/tus.ts',
    '../../packages/fields/src/datetime/calendar-dialog.tsx',
    '../../packages/fields/src/combobox/combobox.tsx',
    '../../packages/fields/src/file/opens-without-password.ts',
  ],
};

/** The most that the custom element may load for a basic form, in bytes as they travel: all of its JavaScript, which holds its styles. */
export const elementBudget = 100_000;
