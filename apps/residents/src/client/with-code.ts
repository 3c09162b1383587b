import type { FormParts, PageForm } from '@guichet/engine';

/** With what runs the code of a form's author, where there is some. */
export async function withCode(parts: FormParts, { hasCode }: PageForm): Promise<FormParts> {
  if (hasCode !== true) return parts;
  const { createRunCode } = await import('./code.ts');
  return { ...parts, runCode: createRunCode() };
}
