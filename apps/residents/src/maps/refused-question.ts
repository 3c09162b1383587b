/** What is asked of the map proxy and is not handed on. Its message names the parameter, never its value. */
export class RefusedQuestionError extends Error {
  override readonly name = 'RefusedQuestionError';
}

export function refuse(message: string): never {
  throw new RefusedQuestionError(message);
}
