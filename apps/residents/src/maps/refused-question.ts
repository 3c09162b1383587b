/** A query that the map proxy refuses. Its message names the parameter, never its value. */
export class RefusedQuestionError extends Error {
  override readonly name = 'RefusedQuestionError';
}

export function refuse(message: string): never {
  throw new RefusedQuestionError(message);
}
