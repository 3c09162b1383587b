/** How every refusal reads, but for the two that Form.io's own clients know otherwise. */
export interface ErrorBody {
  readonly name: string;
  readonly code: string;
  /** What is wrong and what to do. */
  readonly message: string;
}
