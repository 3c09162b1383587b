import type { FormProps } from './form-props.ts';
import type { SignedIn } from './prepared-address.ts';

/** Who is signed in, by what the host says at that moment. */
export function signedInOf(props: () => FormProps): SignedIn {
  return {
    token: () => props().options?.token,
    onToken: (token) => props().options?.onToken?.(token),
  };
}
