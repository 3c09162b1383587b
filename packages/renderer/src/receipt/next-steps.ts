import type { Texts } from '@guichet/engine';

/** The author's next steps: one for each line of `settings.nextSteps`. */
export function nextStepsOf({ nextSteps }: Texts): readonly string[] {
  if (typeof nextSteps !== 'string') return [];
  const lines = nextSteps.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}
