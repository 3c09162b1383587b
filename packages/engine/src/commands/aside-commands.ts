import type { Acting } from './acting.ts';
import { asidesOf } from './asides.ts';
import type { AsideCommands } from './command-groups.ts';
import { selectDataOf } from './select-data.ts';

/** What a type does whose value is come by in steps: it lays them aside. */
export function createAsideCommands({ context, commands }: Acting): AsideCommands {
  return {
    setAside({ id }, aside, isUnderWay = false) {
      const field = context.index.byId(id);
      if (field?.aside === undefined) return;
      const kept = field.aside;
      commands.run(() => {
        kept.value = aside;
        const { typing, ...judgement } = field.judgement.peek();
        if (typing !== undefined && !isUnderWay) field.judgement.value = { ...judgement, typing: undefined };
      });
    },
    asides: () => asidesOf(context.index.all()),
    selectData: () => selectDataOf(context.index.all()),
    restoreAsides(asides) {
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
