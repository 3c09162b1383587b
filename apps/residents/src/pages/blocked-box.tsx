import type { Form } from '@guichet/engine';
import { BlockedNotice } from '@guichet/fields/blocked-notice';
import { textOf } from './messages.ts';
import type { Site } from './site.ts';

/** Says at the top of a form what keeps it from being sent, and leads to the city's public site where there is one. */
export const blockedBoxOf = ({ publicUrls }: Site) =>
  function BlockedBox({ form }: { readonly form: Form }) {
    const url = publicUrls[form.locale()];
    return (
      <BlockedNotice form={form}>
        {url && (
          <p>
            <a href={url}>{textOf(form.locale(), 'footerPublicSite')}</a>
          </p>
        )}
      </BlockedNotice>
    );
  };
