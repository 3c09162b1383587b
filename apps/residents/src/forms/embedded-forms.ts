import { type FormService, refused, type SaveResult, unstoredOutcome } from '@guichet/form-service';
import type { SaveOutcome } from '@guichet/service-client';
import type { FormSource } from './form-source.ts';

interface Options {
  readonly service: FormService;
  /** Hears of what broke inside the service. */
  readonly onError: (error: unknown) => void;
}

/** The forms of the service in our own process. */
export function createEmbeddedForms({ service, onError }: Options): FormSource {
  return {
    find(alias) {
      const form = service.currentForm(alias);
      return form === undefined ? { kind: 'invalidAlias' } : { kind: 'found', form };
    },
    findVersion: (version) => service.formVersion(version),
    list: async () => ({ kind: 'listed', forms: service.forms() }),
    async save({ path, ...submitted }, key, repeatWindowMs, sender) {
      try {
        const submission = { alias: path, ...submitted, key, repeatWindowMs };
        return outcomeOf(
          await service.save({ ...submission, sender: sender === undefined ? undefined : () => sender }),
        );
      } catch (error) {
        const unstored = unstoredOutcome(error);
        if (unstored !== undefined) return unstored;
        onError(error);
        return { kind: 'failed', fault: 'failing', mayBeStored: true };
      }
    },
    async keepFiles(answers, owner) {
      try {
        const details = (await service.uploads?.keepFiles(answers, owner)) ?? [];
        return details.length === 0 ? { kind: 'kept' } : refused(details);
      } catch (error) {
        const unstored = unstoredOutcome(error);
        if (unstored !== undefined) return unstored;
        onError(error);
        return { kind: 'failed', fault: 'failing' };
      }
    },
    forget: () => undefined,
    isReady: () => service.isReady(),
  };
}

function outcomeOf(result: SaveResult): SaveOutcome {
  switch (result.kind) {
    case 'saved':
      return { kind: 'saved', submission: result.answer };
    case 'unknownForm':
    case 'tooManyRows':
      return { kind: 'failed', fault: 'refused', mayBeStored: false };
    case 'busy':
      return { ...result, kind: 'failed', fault: 'busy', mayBeStored: false };
    default:
      return result;
  }
}
