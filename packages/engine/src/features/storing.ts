import { dataToReturn, dataToStore } from '../data/stored-data.ts';
import { countDetails, detailsOf } from '../errors/error-details.ts';
import type { FormContext } from '../fields/internal-field.ts';
import { uncheckedAt } from '../fields/unchecked.ts';
import { uniqueValueOf } from '../fields/unique-values.ts';
import type { Stored } from '../form.ts';

/** The ability that only a form service needs: no page loads it. */
export const storing = { createStored };

function createStored(context: FormContext): Stored {
  const all = () => context.index.all();
  return {
    data: () => dataToStore(context),
    returned: () => dataToReturn(context),
    failures: (limit) => detailsOf(all(), limit),
    failureCount: () => countDetails(all()),
    unchecked: () => all().flatMap((field) => uncheckedAt(field, context)),
    uniqueValues: () => all().flatMap(uniqueValueOf),
  };
}
