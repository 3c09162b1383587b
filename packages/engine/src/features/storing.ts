import { dataToReturn, dataToStore } from '../data/stored-data.ts';
import { countDetails, detailsOf } from '../errors/error-details.ts';
import { uncheckedAt } from '../fields/unchecked.ts';
import { uniqueValueOf } from '../fields/unique-values.ts';

/** What only a form service asks of a form: no page loads it. */
export const storing = { dataToReturn, dataToStore, countDetails, detailsOf, uncheckedAt, uniqueValueOf };
