import { paths } from '../addresses.ts';
import { fieldList } from '../pages/field-list.ts';
import { type Html, html } from '../pages/html.ts';
import { languageOf } from '../pages/language-of.ts';
import type { Language } from '../pages/languages.ts';
import { page } from '../pages/page.ts';
import { sendPage } from '../pages/send-page.ts';
import type { FormFields } from '../received/form-fields.ts';
import type { Service } from '../service.ts';
import { texts } from './texts.ts';

/** Takes an application that a form posts, and shows it. */
export const treePermits: Service = {
  addRoutes(app, received) {
    app.post(paths.TREE_PERMIT_URL, async (request, reply) => {
      const { fields } = received.keep('treePermits', request);
      return sendPage(
        reply.header('cache-control', 'no-store'),
        arrivedPage(languageOf(request, fields), fields),
      );
    });
  },
};

function arrivedPage(language: Language, application: FormFields): Html {
  const { title, lead, fields } = texts[language];
  return page({
    language,
    title,
    content: [
      html`<h1>${title}</h1><p class="lead">${lead}</p>`,
      html`<h2>${fields}</h2>${fieldList(application)}`,
    ],
  });
}
