/** `isShown`: for everyone. Otherwise only for people who cannot see the change. */
export interface StatusText {
  readonly text: string;
  readonly isShown: boolean;
}

/** Announces progress politely. Always in the page: a live region must be there before it speaks. */
export function StatusLine({ status }: { readonly status: StatusText | undefined }) {
  return (
    <p role="status" className={status?.isShown ? 'g-notice g-notice--busy' : 'g-visually-hidden'}>
      {status?.text}
    </p>
  );
}
