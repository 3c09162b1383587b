/** A press that asked for the form to be sent. */
export interface Press {
  readonly element: HTMLFormElement;
  /** The button; null for Enter. */
  readonly submitter: HTMLElement | null;
}

export function repeatPress({ element, submitter }: Press): void {
  element.requestSubmit(submitter?.isConnected ? submitter : null);
}
