import type { FormProps } from './form-props.ts';
import type { SignedIn } from './prepared-address.ts';

/** The person who is signed in, by the host's value at that moment. */
export function signedInOf(props: () => FormProps): SignedIn {
  return {
    token: () => props().options?.token,
    onToken: (token) => props().options?.onToken?.(token),
  };
}
