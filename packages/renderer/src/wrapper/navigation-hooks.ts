import type { Form } from '@guichet/engine';
import { asked, type FormHooks, type HookAnswer } from './hooks.ts';

/** The host's hooks before a page is left; undefined where it has none. */
export function navigationHooksOf(
  { beforePage, beforeNext, beforePrev }: FormHooks,
  direction: 'next' | 'previous' | 'elsewhere',
  form: Form,
): (() => Promise<HookAnswer['errors']>) | undefined {
  const { wizard } = form;
  const directionHook = direction === 'next' ? beforeNext : direction === 'previous' ? beforePrev : undefined;
  const hooks = [beforePage, directionHook].filter((hook) => hook !== undefined);
  if (wizard === undefined || hooks.length === 0) return undefined;
  return async () => {
    for (const hook of hooks) {
      const { errors } = await asked(hook, wizard.current(), { data: form.data() });
      if (errors.length > 0) return errors;
    }
    return [];
  };
}
