import { dataToStore, withoutProtected } from '../data/stored-data.ts';
import { countDetails, detailsOf } from '../errors/error-details.ts';
import type { FormContext } from '../fields/internal-field.ts';
import { uncheckedIn } from '../fields/unchecked.ts';
import { uniqueValueOf } from '../fields/unique-values.ts';
import type { Stored } from '../form.ts';

/** The ability that only a form service needs: no page loads it. */
export const storing = { createStored };

function createStored(context: FormContext): Stored {
  const all = () => context.index.all();
  return {
    data: () => dataToStore(context),
    returned: (stored) => withoutProtected(stored, context),
    failures: (limit) => detailsOf(all(), limit),
    failureCount: () => countDetails(all()),
    unchecked: () => uncheckedIn(all(), context),
    uniqueValues: () => all().flatMap(uniqueValueOf),
  };
}
