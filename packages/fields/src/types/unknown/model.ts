import { defineDisplay, defineLayout } from '../../define/define-model.ts';

const label = { en: '', fr: '' };

/** A type that is not registered, without a key: says so, and keeps nothing. */
export const unknownModel = defineDisplay({ label });

/** A type that is not registered and has children: lays them out. */
export const unknownLayoutModel = defineLayout({ label, clearOnHide: true });

/** A type that is not registered, has children and is an input: keeps their values under its key, and whatever else is sent there. */
export const unknownContainerModel = defineLayout({
  label,
  data: 'object',
  isPersistent: true,
  clearOnHide: true,
  settings: () => ({ keepsAll: true }),
});
