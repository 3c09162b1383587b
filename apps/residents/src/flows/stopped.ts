/** The resident stopped a sending that nobody had answered. It may have been received. */
export interface Stopped {
  readonly kind: 'stopped';
}

/** A call that tries until somebody answers, unless the resident stops it. */
export type Stoppable<Call extends (...asked: never[]) => Promise<unknown>> = (
  ...asked: Parameters<Call>
) => Promise<Awaited<ReturnType<Call>> | Stopped>;
