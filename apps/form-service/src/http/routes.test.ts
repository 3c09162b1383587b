import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { isReferenceNumber } from '../submissions/reference-number.ts';
import { openTestService, permit, type TestService } from './test-service.ts';

let opened: TestService;

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(() => opened.close());

test('gives the definition by its alias, whatever the case', async () => {
  for (const url of ['/api/permits/parking', '/api/Permits/PARKING', '/api/%20permits/parking%20']) {
    const response = await opened.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(permit);
  }
  expect((await opened.app.inject({ method: 'HEAD', url: '/api/permits/parking' })).statusCode).toBe(200);
});

test('an unknown alias is answered in the words that clients compare', async () => {
  for (const url of ['/api/nothing', '/api/', '/api/permits', '/api/a%00b', '/api/constructor']) {
    const responses = [
      await opened.app.inject(url),
      await opened.post({ data: {} }, {}, `${url}/submission`),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(400);
      expect(response.body).toBe('Invalid alias');
      expect(response.headers['content-type']).toContain('text/html');
    }
  }
});

test('lists the forms', async () => {
  const response = await opened.app.inject('/api/form?type=form&limit=1000');
  expect(response.json()).toEqual([
    { path: 'permits/parking', title: 'Permit', properties: { fr: 'Permis' } },
  ]);
});

test('stores what belongs to the form, and gives back its reference number', async () => {
  const data = {
    name: 'Ann',
    email: ' Ann@City.CA ',
    other: 1,
    scratch: 'x',
    secret: 's',
    owner: 'hidden',
    submit: true,
  };
  const response = await opened.post({
    data,
    path: ' Permits/Parking',
    metadata: { timezone: 'America/Vancouver', referenceNumber: 'my own' },
  });
  expect(response.statusCode).toBe(201);
  const answer = response.json();
  expect(answer).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    form: 'permits/parking',
    metadata: { timezone: 'America/Vancouver', received: answer.created },
  });
  expect(answer.data).toEqual({ name: 'Ann', email: 'ann@city.ca' });
  expect(isReferenceNumber(answer.metadata.referenceNumber)).toBe(true);
  expect(new Date(answer.created).toISOString()).toBe(answer.created);
  const [stored] = await readAll(opened.storage.readSubmissions('permits/parking'));
  expect(JSON.parse(stored?.data ?? '')).toEqual({ name: 'Ann', email: 'ann@city.ca', secret: 's' });
  expect(stored?.reference).toBe(answer.metadata.referenceNumber);
  expect(stored?.version).toBe(opened.service.currentForm('permits/parking')?.version);
});

test('takes a submission at the form itself too', async () => {
  const response = await opened.post({ data: { name: 'Ann' } }, {}, '/api/permits/parking');
  expect(response.statusCode).toBe(201);
});

test('a condition that holds keeps its field, and its default fills what is missing', async () => {
  const { data } = (await opened.post({ data: { name: 'Owner' } })).json();
  expect(data).toEqual({ name: 'Owner', owner: 'self' });
});

test('invalid data is refused with details, in the language of the page', async () => {
  for (const language of ['fr', 'fr-CA']) {
    const response = await opened.post({ data: { name: 'A', email: 'nonsense' }, metadata: { language } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      name: 'ValidationError',
      details: [
        {
          type: 'string.minLength',
          path: ['name'],
          message: expect.stringContaining('Nom'),
          level: 'error',
          context: { key: 'name', length: 2 },
        },
        { type: 'string.email', path: ['email'], context: { validator: 'email' } },
      ],
    });
  }
  const missing = await opened.post({ data: {}, metadata: { language: ['fr'] } });
  expect(missing.json().details).toMatchObject([
    { type: 'any.required', path: ['name'], message: 'NAME is required.' },
  ]);
  expect(await readAll(opened.storage.readSubmissions('permits/parking'))).toEqual([]);
});

test('an older version of the form is validated by its own rules, an unknown one told that the form has changed', async () => {
  const older = { ...permit, components: [] };
  const first = await openTestService({ 'permit.json': older }, { folder: opened.folder });
  const formVersion = first.service.currentForm('permits/parking')?.version;
  await first.close();

  expect((await opened.post({ data: {}, metadata: { formVersion } })).statusCode).toBe(201);
  const [stored] = await readAll(opened.storage.readSubmissions('permits/parking'));
  expect(stored?.version).toBe(formVersion);
  for (const unknown of ['unheard of', '__proto__', '0'.repeat(64)]) {
    const refused = await opened.post({ data: {}, metadata: { formVersion: unknown } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ name: 'FormChanged', code: 'form_changed' });
    const fitting = await opened.post({ data: { name: 'Ann' }, metadata: { formVersion: unknown } });
    expect(fitting.statusCode).toBe(201);
  }
});

test('a version of another form is none of this one', async () => {
  const reopened = await openTestService(
    { 'other.json': { path: 'other', components: [] } },
    { folder: opened.folder },
  );
  const formVersion = reopened.service.currentForm('other')?.version;
  await reopened.close();
  expect((await opened.post({ data: {}, metadata: { formVersion } })).statusCode).toBe(409);
});

test('rules of the service’s own are kept from pages, whose version is known all the same', async () => {
  const name = {
    type: 'textfield',
    key: 'name',
    validate: { required: true, custom: 'x', customPrivate: true },
  };
  const originalService = await openTestService({
    'own.json': { path: 'own', components: [{ components: [name] }] },
  });
  const definition = (await originalService.app.inject('/api/own')).json();
  expect(definition.components[0].components[0].validate).toEqual({ required: true, customPrivate: true });
  const served = await openTestService({ 'served.json': definition });
  const formVersion = served.service.currentForm('own')?.version ?? '';
  const validatedBy = await originalService.service.formVersion(formVersion);
  expect(validatedBy?.version).toBe(originalService.service.currentForm('own')?.version);
  expect(validatedBy?.version).not.toBe(formVersion);
  await originalService.close();
  await served.close();
});

test('where submissions are delivered is nobody’s business', async () => {
  const settings = { delivery: { to: 'clerk@city.ca' }, draft: true };
  const deliveringService = await openTestService({ 'own.json': { path: 'own', settings, components: [] } });
  expect((await deliveringService.app.inject('/api/own')).json().settings).toEqual({ draft: true });
  const stored = await deliveringService.storage.findFormVersion(
    deliveringService.service.currentForm('own')?.version ?? '',
  );
  expect(stored?.definition).toContain('clerk@city.ca');
  await deliveringService.close();
});

test('what is answered by no method says which are', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const response = await opened.app.inject({ method, url: '/api/permits/parking', payload: 'no JSON' });
    expect([response.statusCode, response.json().code]).toEqual([405, 'not_allowed']);
    expect(response.headers.allow).toBe('GET, HEAD, POST');
  }
});

test('too many submissions from one address wait; reading goes on', async () => {
  const limited = await openTestService({ 'permit.json': permit }, { rateLimit: 3 });
  const statuses = [];
  for (let call = 0; call < 5; call += 1) {
    const response = await limited.post({ data: { name: 'Ann' } });
    statuses.push(response.statusCode);
    if (response.statusCode === 429) expect(response.json()).toMatchObject({ code: 'too_many' });
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  expect((await limited.app.inject('/api/permits/parking')).statusCode).toBe(200);
  await limited.close();
});

test('a pattern that would backtrack for ever on a hostile text is answered all the same', async () => {
  const evil = await openTestService({
    'evil.json': {
      path: 'evil',
      components: [{ type: 'textfield', key: 'a', label: 'A', input: true, validate: { pattern: '(a+)+' } }],
    },
  });
  const payload = { data: { a: `${'a'.repeat(200)}!` } };
  const response = await evil.app.inject({ method: 'POST', url: '/api/evil/submission', payload });
  expect(response.json()).toMatchObject({ details: [{ type: 'string.pattern', path: ['a'] }] });
  await evil.close();
});
