import type { FormParts, PageForm } from '@guichet/engine';
import { ownCode } from '@guichet/fields/whole';

/** With what runs the code of a form's author, where there is some. */
export async function withCode(parts: FormParts, { hasCode, usesLibraries }: PageForm): Promise<FormParts> {
  if (hasCode !== true) return parts;
  const [{ createRunCode, offerFaces, pageTimeLimit }, libraries] = await Promise.all([
    import('./code.ts'),
    usesLibraries && import('./libraries.ts'),
  ]);
  if (libraries) offerFaces(libraries.createFaces);
  return { ...parts, runCode: createRunCode(ownCode, pageTimeLimit) };
}
