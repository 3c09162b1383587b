/** How every refusal reads, but for the two that Form.io's own clients know otherwise. */
export interface ErrorBody {
  readonly name: string;
  readonly code: string;
  /** The problem and its remedy. */
  readonly message: string;
  /** For the resident who sent a form, in a language of theirs. */
  readonly details?: readonly { readonly message: string }[];
}
