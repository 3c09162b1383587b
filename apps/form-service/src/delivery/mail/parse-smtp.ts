import type { SettingReader } from '../../uploads/parse-upload-settings.ts';
import { isMailAddress } from './mail-address.ts';
import type { SmtpSettings } from './mailer.ts';

/** Reads SMTP_URL and MAIL_FROM. Undefined: no mail is sent. */
export function parseSmtp({ text, refuse }: SettingReader): SmtpSettings | undefined {
  const value = text('SMTP_URL');
  const from = text('MAIL_FROM');
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const asked = url?.searchParams.get('tls') ?? undefined;
  const isKnown =
    url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
  if (!isKnown || (asked !== undefined && asked !== 'offered')) {
    refuse(
      'SMTP_URL',
      'is no address of a mail server. Write smtps://user:password@host:465, or smtp://host:587; with ?tls=offered for a server without TLS.',
    );
    return undefined;
  }
  if (from === undefined || !isMailAddress(addressIn(from))) {
    refuse('MAIL_FROM', 'is no sender, and SMTP_URL needs one. Write City of Example <noreply@example.ca>.');
    return undefined;
  }
  const isWhole = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isWhole ? 465 : 587) : Number(url.port),
    tls: isWhole ? 'whole' : isHere(url.hostname) || asked === 'offered' ? 'offered' : 'begun',
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    password: url.password === '' ? undefined : decodeURIComponent(url.password),
    from,
  };
}

function addressIn(from: string): string {
  return /^[^<>"\p{Cc}]*<([^<>]+)>$/u.exec(from)?.[1] ?? from;
}

/** Nobody reads along within this machine. */
function isHere(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
