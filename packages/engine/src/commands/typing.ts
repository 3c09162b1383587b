import { type Judgement, type LiveField, unjudged } from '../fields/live-field.ts';
import type { CommandRunner, Typing } from './acting.ts';

export function createTyping(): Typing {
  const fields = new Set<LiveField>();
  const self: Typing = {
    begin(field) {
      const before = field.judgement.peek();
      const isAtOnce = judgesAtOnce(field);
      const typing = isAtOnce
        ? undefined
        : (before.typing ?? new Set(field.shownFailures().map(({ name }) => name)));
      const isJudged = isAtOnce || before.isJudged;
      const next = { ...unjudged, isModified: true, isJudged, typing };
      // The next key of the same text changes nothing of this: whoever reads it is left alone.
      if (!isSameJudgement(before, next)) field.judgement.value = next;
      if (isAtOnce) fields.delete(field);
      else fields.add(field);
    },
    end(field) {
      fields.delete(field);
      const before = field.judgement.peek();
      const { isModified, isJudged, typing } = before;
      const isNowJudged = isJudged || (isModified && field.component.validateOn !== 'submit');
      if (isNowJudged === isJudged && typing === undefined) return;
      field.judgement.value = { ...before, isJudged: isNowJudged, typing: undefined };
    },
    endAll() {
      for (const field of [...fields]) self.end(field);
    },
  };
  return self;
}

function isSameJudgement(a: Judgement, b: Judgement): boolean {
  return (
    a.isModified === b.isModified &&
    a.isJudged === b.isJudged &&
    a.typing === b.typing &&
    a.isMalformed === b.isMalformed &&
    a.refusals === b.refusals
  );
}

function judgesAtOnce({ component, model }: LiveField): boolean {
  const { validateOn = 'change' } = component;
  return validateOn === 'change' && model.validateOn === 'change';
}

/** The control goes back to how the type writes its value. To be called within a command. */
export function endTyped(field: LiveField, { written }: CommandRunner): void {
  if (field.typed === undefined || field.judgement.peek().isMalformed) return;
  field.typed = undefined;
  written.add(field);
}
