import type { HostMethod, HostObject, HostValue } from '@guichet/author-scripts/run';
import type { AskedCode } from '../fields/asked-code.ts';
import type { HostApi } from './code-host.ts';
import { hostValueOf, plainJson } from './host-value.ts';

/** `form`: what the page knows of the form, and the little that code may ask of it. */
export function createFormObject({ field, context, pressed }: AskedCode, hostApi: HostApi): HostObject {
  const { page } = context;
  const isValid = () => pressed?.isValid() ?? true;
  const nothing = () => undefined;
  const submission = () => ({ data: hostApi.data(context.root), metadata: {} });
  const methods: Readonly<Record<string, HostMethod>> = {
    emit: (event, given) =>
      hostApi.emit({ kind: 'event', field, event: String(event), given: plainJson(given) }),
    submit: () => hostApi.emit({ kind: 'submit', field }),
    ...{ redraw: nothing, triggerRedraw: nothing, triggerChange: nothing },
    checkValidity: isValid,
    isValid,
    getComponent(key) {
      const found = context.index.find(String(key));
      return found === undefined ? undefined : hostApi.instance(found);
    },
  };
  const known: Readonly<Record<string, () => HostValue>> = {
    path: () => page.path,
    display: () => page.display,
    title: () => hostValueOf(page.properties[context.dictionary.value.locale]) ?? page.path,
    properties: () => hostValueOf(page.properties),
    settings: () => hostValueOf(page.settings),
    components: () =>
      context.index
        .all()
        .filter(({ parent, inRow }) => parent === undefined && inRow === undefined)
        .map(hostApi.instance),
    data: () => hostApi.data(context.root),
    submission,
    _submission: submission,
    language: () => context.dictionary.value.locale,
  };
  return {
    get(key) {
      if (Object.hasOwn(known, key)) return known[key]?.();
      return Object.hasOwn(methods, key) ? methods[key] : undefined;
    },
    keys: () => [...Object.keys(known), ...Object.keys(methods)],
  };
}
