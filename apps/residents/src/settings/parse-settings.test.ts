import { expect, test } from 'vitest';
import { missingServices, outsideAddresses } from './outside-addresses.ts';
import { needsSandbox, parseSettings } from './parse-settings.ts';

test('without any setting the defaults of the plan hold, relative folders below the root', () => {
  expect(parseSettings({}, '/srv/guichet')).toMatchObject({
    port: 3000,
    sandboxPort: 3001,
    dataDir: '/srv/guichet/data',
    formsDir: '/srv/guichet/forms',
    timeZone: 'America/Toronto',
    formServiceUrl: undefined,
    signingSecret: undefined,
  });
});

test('every wrong setting is named at once, with what to do', () => {
  const env = {
    PORT: '99999',
    TIME_ZONE: 'Mars/Olympus',
    FORM_SERVICE_URL: 'ftp://example.org',
    PUBLIC_SITE_URL_FR: 'not an address',
    PAYMENT_GATEWAY_URL: 'https://user:pass@example.org',
    RATE_LIMIT: '-1',
    SIGNING_SECRET: 'short',
    LOG_LEVEL: 'loud',
  };
  const refusal = () => parseSettings(env, '/srv');
  for (const name of Object.keys(env)) expect(refusal).toThrow(name);
  expect(refusal).not.toThrow('user:pass');
  expect(refusal).toThrow(expect.objectContaining({ name: 'SettingsError' }));
});

test('an offset is no time zone: it has no summer time, and the older browsers of residents do not know it', () => {
  for (const offset of ['+05:00', '-0500'])
    expect(() => parseSettings({ TIME_ZONE: offset }, '/srv')).toThrow('TIME_ZONE');
  expect(parseSettings({ TIME_ZONE: 'UTC' }, '/srv').timeZone).toBe('UTC');
});

test('the site and the sandbox cannot have one port, unless no sandbox is needed', () => {
  expect(() => parseSettings({ PORT: '3001' }, '/srv')).toThrow('SANDBOX_PORT');
  const env = Object.fromEntries(outsideAddresses.map((name) => [name, 'https://city.example']));
  expect(parseSettings({ ...env, PORT: '3001' }, '/srv').port).toBe(3001);
});

test('the sandbox is needed until every outside address is set', () => {
  const env = Object.fromEntries(outsideAddresses.map((name) => [name, 'https://city.example/']));
  expect(needsSandbox(parseSettings(env, '/srv'))).toBe(false);
  expect(needsSandbox(parseSettings({ ...env, TREE_PERMIT_URL: ' ' }, '/srv'))).toBe(true);
});

test('an address is kept without the slash at its end', () => {
  expect(parseSettings({ FORM_SERVICE_URL: 'https://forms.example.ca/x/' }, '/srv').formServiceUrl).toBe(
    'https://forms.example.ca/x',
  );
});

test('the sandbox is open to this machine alone, unless the host is said', () => {
  expect(parseSettings({}, '/srv').sandboxHost).toBe('localhost');
  expect(parseSettings({ HOST: '0.0.0.0' }, '/srv').sandboxHost).toBe('0.0.0.0');
});

test.each([
  'https://maps.example.ca/arcgis/rest/services/Parcels/MapServer/0?token=abc',
  'https://maps.example.ca/arcgis/rest/services/Parcels/MapServer/0?',
  'https://maps.example.ca/#/0',
  'file:///etc/passwd',
])('a map service at %s stops the start', (address) => {
  expect(() => parseSettings({ PARCEL_LAYER_URL: address }, '/srv')).toThrow('PARCEL_LAYER_URL');
});

test.each(['FORM_SERVICE_URL', 'SITE_URL', 'PUBLIC_SITE_URL_EN', 'PUBLIC_SITE_URL_FR'])(
  'a query or a fragment in %s, to which paths are added, stops the start',
  (name) => {
    for (const end of ['?key=1', '/?', '#/forms'])
      expect(() => parseSettings({ [name]: `https://city.example${end}` }, '/srv')).toThrow(
        `${name} has a "?" or a "#" in it. Write it without: paths are added to it.`,
      );
  },
);

test('a service that is posted to may have a query in its address', () => {
  const address = 'https://pay.city.example/order?shop=forms';
  expect(parseSettings({ PAYMENT_GATEWAY_URL: address }, '/srv').outside.get('PAYMENT_GATEWAY_URL')).toBe(
    address,
  );
});

test('a map service may be named with or without the operation at its end', () => {
  const locator = 'http://10.0.0.7:6080/arcgis/rest/services/Locator/GeocodeServer';
  const layer = 'https://maps.example.ca/arcgis/rest/services/Query/MapServer/3';
  for (const [name, address, operation] of [
    ['ADDRESS_LOCATOR_URL', locator, '/findAddressCandidates'],
    ['ADDRESS_PROVIDER_URL', 'https://places.example.ca/nominatim', '/search'],
    ['SUBURBAN_LAYER_URL', layer, '/query/'],
  ] as const)
    for (const end of ['', '/', operation]) {
      const { outside } = parseSettings({ [name]: address + end }, '/srv');
      expect(outside.get(name)).toBe(address);
    }
});

test('a payment gateway may redirect to the origins that are named, and to nothing that is none', () => {
  const origins = (text: string) => parseSettings({ PAYMENT_FORM_ACTION: text }, '/srv').paymentRedirects;
  expect(origins(' https://pay.example.org/  https://3DS.example.net:8443, http://a.example ')).toEqual([
    'https://pay.example.org',
    'https://3ds.example.net:8443',
    'http://a.example',
  ]);
  expect(origins('')).toEqual([]);
  for (const wrong of ['*', 'https:', "'self'", 'https://a.example/path', 'https://a.example;script-src']) {
    expect(() => origins(wrong), wrong).toThrow('PAYMENT_FORM_ACTION');
  }
});

test('a site that holds our forms is named by its origin, with or without a slash, and never by a wildcard', () => {
  const origins = (text: string) => parseSettings({ CORS_ORIGINS: text }, '/srv').corsOrigins;
  expect(origins('https://WWW.City.ca/, https://intranet.city.ca:443 http://localhost:5173')).toEqual([
    'https://www.city.ca',
    'https://intranet.city.ca',
    'http://localhost:5173',
  ]);
  for (const wrong of ['*', 'www.city.ca', 'https://city.ca/forms', 'null', 'https://*.city.ca'])
    expect(() => origins(wrong), wrong).toThrow(`CORS_ORIGINS holds "${wrong}"`);
});

test('an outside service that a deployment does without is called none, and needs no sandbox', () => {
  for (const name of outsideAddresses) {
    const { outside } = parseSettings({ [name]: ' none ' }, '/srv');
    expect([name, [...missingServices(outside)]]).toEqual([name, [name]]);
  }
  const env = Object.fromEntries(outsideAddresses.map((name) => [name, 'none']));
  expect(needsSandbox(parseSettings(env, '/srv'))).toBe(false);
  expect(parseSettings({ DATA_ORIGINS: 'none' }, '/srv').dataOrigins).toEqual([]);
  expect(parseSettings({}, '/srv').dataOrigins).toBeUndefined();
  expect(() => parseSettings({ FORM_SERVICE_URL: 'none' }, '/srv')).toThrow('FORM_SERVICE_URL');
  expect(() => parseSettings({ PARCEL_LAYER_URL: 'None' }, '/srv')).toThrow('or write none');
});

test('in production, and with SANDBOX=off, what is unset is missing; SANDBOX=on runs the sandbox anywhere', () => {
  const read = (env: Readonly<Record<string, string>>) => {
    const settings = parseSettings({ TREE_PERMIT_URL: 'https://trees.example.ca', ...env }, '/srv');
    return [needsSandbox(settings), missingServices(settings.outside).size];
  };
  const all = outsideAddresses.length - 1;
  expect(read({})).toEqual([true, 0]);
  expect(read({ NODE_ENV: 'development' })).toEqual([true, 0]);
  expect(read({ NODE_ENV: 'production' })).toEqual([false, all]);
  expect(read({ SANDBOX: 'off' })).toEqual([false, all]);
  expect(read({ SANDBOX: 'off', MAILING_LIST_URL: 'none' })).toEqual([false, all]);
  expect(read({ SANDBOX: 'on', NODE_ENV: 'production' })).toEqual([true, 0]);
  expect(read({ SANDBOX: 'on', NODE_ENV: 'production', MAILING_LIST_URL: 'none' })).toEqual([true, 1]);
  const every = Object.fromEntries(outsideAddresses.map((name) => [name, 'https://city.example']));
  expect(read({ ...every, SANDBOX: 'on' })).toEqual([true, 0]);
  // The ports may be the same where no sandbox runs.
  expect(parseSettings({ PORT: '3001', NODE_ENV: 'production' }, '/srv').port).toBe(3001);
  for (const wrong of ['yes', 'OFF', 'true'])
    expect(() => parseSettings({ SANDBOX: wrong }, '/srv')).toThrow('SANDBOX');
});

test('a database elsewhere needs the same secret on every server, and a wrong address is named without its password', () => {
  const DATABASE_URL = 'postgres://guichet:secret-word@db.example/forms';
  const { database } = parseSettings({ DATABASE_URL, SIGNING_SECRET: 'sixteen characters' }, '/srv');
  expect(database).toMatchObject({ host: 'db.example', database: 'forms', password: 'secret-word' });
  expect(parseSettings({ DATABASE_URL: ' ' }, '/srv').database).toBeUndefined();
  expect(() => parseSettings({ DATABASE_URL }, '/srv')).toThrow(/SIGNING_SECRET is missing/);
  const wrong = () => parseSettings({ DATABASE_URL: `${DATABASE_URL}?sslmode=perhaps` }, '/srv');
  expect(wrong).toThrow(/DATABASE_URL has sslmode=perhaps.*SIGNING_SECRET/s);
  expect(wrong).not.toThrow('secret-word');
});

test('a base is kept without the slash at its end, and the address of the site must end with it', () => {
  const env = { BASE_PATH: '/city/forms/' };
  expect(parseSettings(env, '/srv').basePath).toBe('/city/forms');
  const below = { ...env, SITE_URL: 'https://www.city.example/city/forms/' };
  expect(parseSettings(below, '/srv').siteUrl).toBe('https://www.city.example/city/forms');
  expect(() => parseSettings({ ...env, SITE_URL: 'https://www.city.example' }, '/srv')).toThrow(
    'SITE_URL does not end with BASE_PATH',
  );
});
