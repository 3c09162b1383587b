import { defineLine } from '../../define/define-text.ts';
import { withMask } from '../../features/masks/with-mask.ts';

/** A secret that is typed unseen. Value: a string, empty `''`. It is kept, and never given back or shown again. */
export const passwordModel = withMask(
  defineLine({
    needs: () => ['type:password'],
    label: { en: 'Password', fr: 'Mot de passe' },
    isSecret: true,
  }),
);
