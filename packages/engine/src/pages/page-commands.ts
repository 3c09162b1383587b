import type { Events } from '../commands/events.ts';
import { allWithin } from '../fields/within.ts';
import type { ErrorItem, Form } from '../form.ts';
import type { TurnOutcome, WizardPage } from '../wizard.ts';
import type { LiveWizard } from './create-wizard.ts';

export type PageCommands = Pick<Form, 'nextPage' | 'previousPage' | 'goToPage'>;

interface Needs {
  readonly wizard: LiveWizard;
  readonly form: Pick<Form, 'validate' | 'data'>;
  readonly events: Events;
  /** Runs a change as a command. */
  readonly run: (change: () => void) => void;
  /** The alert asks for attention. */
  readonly failed: () => void;
}

/** How a resident turns pages: forward past the page's rules, back and to completed steps freely. */
export function createPageCommands({ wizard, form, events, run, failed }: Needs): PageCommands {
  function turn(page: WizardPage, trail: readonly string[], completed: ReadonlySet<string>): TurnOutcome {
    run(() => {
      wizard.place.value = { at: page.id, trail, completed };
    });
    return { kind: 'turned', page };
  }

  function told(event: 'nextPage' | 'prevPage', outcome: TurnOutcome): TurnOutcome {
    if (outcome.kind === 'turned' && events.isHeard(event))
      events.emit(event, { page: wizard.index(), submission: { data: form.data() } });
    return outcome;
  }

  function errorsOf({ panel, fields }: WizardPage): readonly ErrorItem[] {
    if (panel !== undefined && fields.length === panel.children.length) return form.validate(panel);
    return fields.flatMap((field) => form.validate(field));
  }

  return {
    nextPage() {
      const [from, to] = [wizard.current(), wizard.next()];
      if (to === undefined) return { kind: 'stayed' };
      const errors = errorsOf(from);
      if (errors.length > 0) {
        run(failed);
        return { kind: 'invalid', errors };
      }
      const { trail, completed } = wizard.place.peek();
      // Turned forward again after going back, each page is on the trail once.
      const before = trail.filter((id) => id !== from.id && id !== to.id);
      return told('nextPage', turn(to, [...before, from.id], new Set([...completed, from.id])));
    },
    previousPage() {
      const to = wizard.previous();
      if (to === undefined) return { kind: 'stayed' };
      const { trail, completed } = wizard.place.peek();
      const at = trail.lastIndexOf(to.id);
      return told('prevPage', turn(to, at === -1 ? [] : trail.slice(0, at), completed));
    },
    goToPage(page, isForced = false) {
      if (page === wizard.current()) return { kind: 'stayed' };
      if (!isForced && !wizard.isReachable(page)) return { kind: 'stayed' };
      const { trail, completed } = wizard.place.peek();
      const at = trail.lastIndexOf(page.id);
      return turn(page, at === -1 ? [...trail, wizard.current().id] : trail.slice(0, at), completed);
    },
  };
}

/** The page that a field stands on; undefined for what stands above or below all pages. */
export function pageWith(wizard: LiveWizard, id: string): WizardPage | undefined {
  return wizard
    .pages()
    .find(({ fields }) => fields.some((field) => allWithin(field).some((one) => one.id === id)));
}
