import type { FastifyRequest } from 'fastify';
import { type FormFields, formFields } from './form-fields.ts';

/** A call to a service, by a form's post or by a script. */
export interface ReceivedCall {
  /** Its name in `services.ts`. */
  readonly service: string;
  readonly method: string;
  /** Without the `?` and what follows it. */
  readonly path: string;
  readonly fields: FormFields;
}

export interface ReceivedCalls {
  /** Keeps what the request carries in its address and in its form-encoded body. */
  keep(service: string, request: FastifyRequest): ReceivedCall;
  /** Keeps a call whose fields are known. */
  add(call: ReceivedCall): void;
  /** Oldest first. */
  list(): readonly ReceivedCall[];
  clear(): void;
}

/** Above this many the oldest is forgotten: a sandbox may run for weeks. */
const maxCalls = 1000;

export function createReceivedCalls(): ReceivedCalls {
  let calls: readonly ReceivedCall[] = [];
  function add(call: ReceivedCall): void {
    calls = [...calls, call].slice(-maxCalls);
  }

  return {
    add,
    keep(service, request) {
      const [path = '', ...query] = request.url.split('?');
      const body = typeof request.body === 'string' ? request.body : '';
      const call = { service, method: request.method, path, fields: formFields(query.join('?'), body) };
      add(call);
      return call;
    },
    list: () => calls,
    clear() {
      calls = [];
    },
  };
}
