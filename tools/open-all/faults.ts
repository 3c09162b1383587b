/** A fault found while opening a form. */
export interface OpeningFault {
  readonly kind: OpeningFaultKind;
  /** The fault, as a line. */
  readonly text: string;
}

export const faultKinds = {
  notOpened: 'does not open',
  error: 'an error in the page',
  console: 'the console has an error or a warning',
  csp: 'the page asks for something that its policy forbids',
  choices: 'choices stand at an origin that DATA_ORIGINS does not name',
  overflow: 'is wider than 320 pixels',
  noWayOn: 'a page has no way on',
  endsByCode: 'a page has no way on by its author’s code',
} as const;

export type OpeningFaultKind = keyof typeof faultKinds;

/** An end that an author means, and what only a setting of the deployment lacks, are counted and are no failure. */
export function isFailing({ kind }: OpeningFault): boolean {
  return kind !== 'endsByCode' && kind !== 'choices';
}
