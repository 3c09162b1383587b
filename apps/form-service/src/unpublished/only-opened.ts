import type { FormCatalogue } from '../catalogue/form-catalogue.ts';

/**
 * The forms that the sender of the request that is being answered may see, whether its address names them, in whatever
 * spelling, or its body.
 */
export function onlyOpened(catalogue: FormCatalogue, isHidden: (alias: string) => boolean): FormCatalogue {
  const find = (alias: string) => {
    const form = catalogue.find(alias);
    return form !== undefined && isHidden(form.alias) ? undefined : form;
  };
  return {
    ...catalogue,
    find,
    current: (alias) => (find(alias) === undefined ? undefined : catalogue.current(alias)),
    async version(version) {
      const form = await catalogue.version(version);
      return form !== undefined && isHidden(form.path) ? undefined : form;
    },
  };
}
