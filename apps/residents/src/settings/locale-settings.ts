import type { Locale } from '@guichet/definition';

/** The setting of the city's public site in a language: `PUBLIC_SITE_URL_FR`. */
export const publicSiteSetting = named('PUBLIC_SITE_URL');

/** The setting of the site's name in a language: `SITE_NAME_FR`. */
export const siteNameSetting = named('SITE_NAME');

function named<T extends string>(name: T) {
  return (locale: Locale): `${T}_${Uppercase<Locale>}` => `${name}_${upperCase(locale)}`;
}

function upperCase<T extends string>(text: T): Uppercase<T> {
  return text.toUpperCase() as Uppercase<T>;
}
