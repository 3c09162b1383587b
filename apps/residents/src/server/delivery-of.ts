import { defaultLocale } from '@guichet/definition';
import { createMailer, type DeliveryOptions, parseDestinations } from '@guichet/form-service';
import type { RunningSandbox } from '@guichet/sandbox';
import type { Settings } from '../settings/settings.ts';

/** Destinations and mail server: those of the settings; where the sandbox runs, beside its own. */
export function deliveryOf(
  { destinations, smtp, siteNames }: Pick<Settings, 'destinations' | 'smtp' | 'siteNames'>,
  sandbox: RunningSandbox | undefined,
): Pick<DeliveryOptions, 'destinations' | 'mailer'> {
  if (sandbox === undefined) return { destinations, mailer: smtp && createMailer(smtp) };
  const { host, port } = sandbox.mail;
  const from = `${siteNames[defaultLocale].replace(/["<>]/g, '')} <noreply@rivermont.example>`;
  const city = { ...{ host, port, from }, tls: 'offered', user: undefined, password: undefined } as const;
  return {
    destinations: new Map([...sandboxDestinations(sandbox), ...destinations]),
    mailer: createMailer(smtp ?? city),
  };
}

/** Known to everybody: nobody relies on what the sandbox receives. */
const sandboxKey = `whsec_${Buffer.from('the key of the sandbox city').toString('base64')}`;

/** An office of the sandbox city, so that sample forms show the whole way to it. */
function sandboxDestinations({ addresses }: RunningSandbox): DeliveryOptions['destinations'] {
  const destinations = {
    'sandbox-mail': {
      title: { en: 'Rivermont front desk', fr: 'Accueil de Rivermont' },
      kind: 'email',
      to: ['office@rivermont.example'],
      body: 'full',
    },
    'sandbox-webhook': {
      title: { en: 'Rivermont works department', fr: 'Travaux publics de Rivermont' },
      kind: 'webhook',
      url: addresses.DELIVERY_FILE,
      secrets: [sandboxKey],
    },
  };
  const parsed = parseDestinations(JSON.stringify({ destinations }), '/');
  if (parsed.kind === 'wrong') throw new Error(parsed.faults.join('\n'));
  return parsed.destinations;
}
