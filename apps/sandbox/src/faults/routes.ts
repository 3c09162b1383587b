import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';
import { parseFault } from './parse-fault.ts';

/** `POST /faults`: makes the next calls of one service fail. */
export function addFaultRoutes(app: FastifyInstance, faults: Faults): void {
  app.post('/faults', async (request, reply) => {
    const parsed = parseFault(request.body);
    if (parsed.kind === 'refused') return reply.code(400).send({ message: parsed.message });
    faults.set(parsed.fault);
    return parsed.fault;
  });
}
