import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { serviceNames } from '../services.ts';
import { faultKinds } from './faults.ts';
import { parseFault } from './parse-fault.ts';

test('every service and every kind is known by its name', () => {
  for (const service of serviceNames) {
    for (const kind of faultKinds) {
      expect(parseFault({ service, kind })).toEqual({ kind: 'fault', fault: { service, kind, times: 1 } });
    }
  }
});

test.each([
  [{ service: 'pool', kind: 'down' }, 'No service is called "pool". The services are: publicSite,'],
  [{ service: 'toString', kind: 'down' }, 'No service is called "toString"'],
  [{ service: 'payment', kind: 'slow' }, 'No fault is called "slow". The kinds are: down, hang, 500,'],
  [{ service: 'payment', kind: 500 }, 'No fault is called 500.'],
  [{ service: 'payment', kind: 'down', times: -1 }, '"times" is a whole number'],
  [{ service: 'payment', kind: 'down', times: 1.5 }, '"times" is a whole number'],
  [{ service: 'payment', kind: 'down', times: '2' }, 'it was "2"'],
  [{ kind: 'down' }, 'Send JSON such as'],
  [null, 'Send JSON such as'],
  ['down', 'Send JSON such as'],
])('refuses %j and says why', async (fault, reason) => {
  const city = createSandbox();
  const answer = await city.inject({
    method: 'POST',
    url: '/faults',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(fault),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(reason);
});
