import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { everyPart } from '@guichet/fields/every-part';
import { createValidation } from '@guichet/form-service';
import { prepareForm } from '@guichet/prepare';
import { root } from '../../tools/launcher/launch.js';

/** Validates a submission of one of our forms over and over; processor time of this process for each, in milliseconds. */
export async function validationTimes(
  form: string,
  data: JsonObject,
  rounds: number,
  count: number,
): Promise<readonly number[]> {
  const definition: unknown = JSON.parse(readFileSync(join(root, 'forms', `${form}.json`), 'utf8'));
  const prepared = prepareForm(definition, everyPart);
  if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared.problems));
  const { validate, close } = createValidation();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    for (let index = 0; index < count; index += 1) {
      const verdict = await validate({
        form: prepared.form,
        data,
        locale: 'en',
        now: Date.now(),
        timeZone: 'America/Toronto',
      });
      if (verdict.kind !== 'valid') throw new Error(JSON.stringify(verdict));
    }
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000 / count);
  }
  await close();
  return times;
}
