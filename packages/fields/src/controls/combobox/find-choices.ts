import type { ListedChoice } from './listed-choices.ts';

/** The choices whose label holds each word that is typed, in whatever case and with or without its accents. */
export function findChoices(
  choices: readonly ListedChoice[],
  term: string,
  isExact: boolean,
): readonly ListedChoice[] {
  const typed = folded(term);
  if (typed === '') return choices;
  const words = isExact ? [typed] : typed.split(/\s+/);
  return choices.filter(({ label }) => {
    const message = folded(label);
    return words.every((word) => message.includes(word));
  });
}

/** The choice that is called just so. */
export function choiceCalled(choices: readonly ListedChoice[], term: string): ListedChoice | undefined {
  const typed = folded(term);
  return choices.find((choice) => folded(choice.label) === typed && choice.disabled !== true);
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
