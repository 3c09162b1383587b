/** How often something is measured. The first are not counted: a server becomes quicker for tens of thousands of requests. */
export interface Rounds {
  readonly warmUp: number;
  readonly rounds: number;
}
