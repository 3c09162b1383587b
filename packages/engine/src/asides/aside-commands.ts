import type { Acting } from '../commands/acting.ts';
import type { FormPart } from '../commands/form-part.ts';
import { asidesOf } from './kept-asides.ts';

/** What a type does whose value is come by in steps: it lays them aside. */
export function createAsideCommands({ context, commands }: Acting): FormPart<'setAside'> {
  return {
    commands: {
      setAside({ field: { id }, aside, isUnderWay = false }) {
        const field = context.index.byId(id);
        if (field?.aside === undefined) return;
        const kept = field.aside;
        commands.run(() => {
          kept.value = aside;
          const { typing, ...judgement } = field.judgement.peek();
          if (typing !== undefined && !isUnderWay)
            field.judgement.value = { ...judgement, typing: undefined };
        });
      },
    },
    kept: () => ({ asides: asidesOf(context.index.all()) }),
    restore({ asides = [] }) {
      commands.run(() => {
        for (const { path, aside } of asides) {
          const field = context.index.find(path);
          if (field?.aside === undefined) continue;
          field.aside.value = field.model.restoredAside
            ? field.model.restoredAside(aside, field.aside.peek())
            : aside;
          // What is typed in its control may be part of it.
          commands.written.add(field);
        }
      });
    },
  };
}
