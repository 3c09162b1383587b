/** First parts of a path that a Form.io service keeps for itself. Source: the service's own reserved list. */
const reservedSegments = [
  'submissions',
  'submission',
  'exists',
  'export',
  'role',
  'current',
  'logout',
  'import',
  'form',
  'access',
  'token',
  'recaptcha',
  'captcha',
  'action',
  'actionitem',
  'tag',
  'file',
  'gis',
];

/** Whole paths and first parts that the residents' site keeps for itself. */
const reservedByTheSite = ['thankyou', 'prepared', 'api', 'assets', 'healthz', 'readyz', 'desk', 'metrics'];

const reservedEnding = /(submission|action|\/exists|\/storage\/s3)$/;

const longestAlias = 200;

export type AliasCheck =
  | { readonly kind: 'usable'; readonly alias: string }
  | {
      readonly kind: 'refused';
      readonly code: 'missingPath' | 'unusablePath' | 'reservedPath';
      readonly sentence: string;
    };

/** The alias that a definition's `path` gives: in lower case, without space around it; or why it gives none. */
export function checkAlias(path: unknown): AliasCheck {
  if (typeof path !== 'string' || path.trim() === '') {
    return refused(
      'missingPath',
      'The form has no path. Give it one: letters, digits and hyphens, such as "parking-permit".',
    );
  }
  const alias = path.trim().toLowerCase();
  if (
    alias.length > longestAlias ||
    !/^[a-z0-9_](?:[a-z0-9_./-]*[a-z0-9_])?$/.test(alias) ||
    /\/[./]|\.\//.test(alias)
  ) {
    return refused(
      'unusablePath',
      `The path "${alias.slice(0, 60)}" cannot be part of an address. Use letters, digits, hyphens and slashes, begin and end with a letter or digit, and stay within ${longestAlias} characters.`,
    );
  }
  const [first = ''] = alias.split('/');
  if (reservedSegments.includes(first) || reservedByTheSite.includes(first) || reservedEnding.test(alias)) {
    return refused(
      'reservedPath',
      `The path "${alias}" is reserved. Choose another: the site uses its first or last part itself.`,
    );
  }
  return { kind: 'usable', alias };
}

function refused(code: 'missingPath' | 'unusablePath' | 'reservedPath', sentence: string): AliasCheck {
  return { kind: 'refused', code, sentence };
}
