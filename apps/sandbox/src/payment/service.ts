import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../addresses.ts';
import { languageOf } from '../pages/language-of.ts';
import { sendPage } from '../pages/send-page.ts';
import { formFields } from '../received/form-fields.ts';
import type { Service } from '../service.ts';
import { paymentPage, resultPage } from './pages.ts';
import { parseReturnUrl } from './return-url.ts';
import { outcomes } from './texts.ts';

/**
 * Takes an order that a form posts, and asks how its payment is to end. The end goes to the form that `return_url`
 * names (a field of the order, or in the gateway's address), else to the page that the order came from, by `payment`
 * and `app_reference_number` in its address; without one, a page shows it.
 */
export const payment: Service = {
  addRoutes(app, received) {
    app.post(paths.PAYMENT_GATEWAY_URL, async (request, reply) => {
      const { fields } = received.keep('payment', request);
      const returnUrl = parseReturnUrl(fields.return_url ?? request.headers.referer, request.hostname);
      // Browsers hold the posts of a page to its policy even where they are redirected.
      const formAction = ["'self'", ...(returnUrl === undefined ? [] : [returnUrl.origin])];
      return sendPage(unkept(reply), paymentPage(languageOf(request, fields), fields, returnUrl?.href), {
        formAction,
      });
    });
    // Some gateways hand an order on to another address of theirs, with all that was posted.
    app.post(`${paths.PAYMENT_GATEWAY_URL}/elsewhere`, async (request, reply) =>
      reply.redirect(`${otherOrigin(request)}${paths.PAYMENT_GATEWAY_URL}`, 307),
    );
    app.post('/payment/result', async (request, reply) => endPayment(request, reply));
  },
};

function endPayment(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fields = formFields(typeof request.body === 'string' ? request.body : '');
  const outcome = outcomes.find((known) => known === fields.outcome) ?? 'cancelled';
  const reference = typeof fields.reference === 'string' ? fields.reference : '';
  const returnUrl = parseReturnUrl(fields.return_url, request.hostname);
  if (returnUrl === undefined)
    return sendPage(unkept(reply), resultPage(languageOf(request, fields), outcome, reference));
  returnUrl.searchParams.set('payment', outcome);
  returnUrl.searchParams.set('app_reference_number', reference);
  return unkept(reply).redirect(returnUrl.href, 303);
}

/** The same machine by another name, which is another origin to a browser. */
function otherOrigin({ protocol, hostname, port }: FastifyRequest): string {
  return `${protocol}://${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`;
}

function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
