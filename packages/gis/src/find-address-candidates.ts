import type { CallMapService } from './call.ts';
import { isFiniteNumber, isRecord, malformedAnswer, spatialReferenceOf, textField } from './read-answer.ts';
import type { AddressCandidate, SpatialReference } from './shapes.ts';

/** Source: product specification, address suggestions at most 5. */
export const maxCandidates = 5;

/** The addresses that fit `term` best, the best first. Asks the locator for five and takes no more. */
export async function findAddressCandidates(
  call: CallMapService,
  locator: string,
  term: string,
  signal?: AbortSignal,
): Promise<readonly AddressCandidate[]> {
  const answer = await call(
    `${locator}/findAddressCandidates`,
    { f: 'json', maxLocations: String(maxCandidates), SingleLine: term, outFields: 'User_fld' },
    { method: 'GET', signal },
  );
  if (!Array.isArray(answer.candidates)) throw malformedAnswer('The answer has no list of candidates.');
  const spatialReference = spatialReferenceOf(answer.spatialReference);
  const { candidates } = answer;
  const usable = candidates.flatMap((candidate: unknown) => candidateOf(candidate, spatialReference) ?? []);
  if (usable.length === 0 && candidates.length > 0)
    throw malformedAnswer('No candidate has an address and a location.');
  return usable.slice(0, maxCandidates);
}

/** Undefined for one that cannot be chosen: others may. */
function candidateOf(candidate: unknown, ofAll: SpatialReference | undefined): AddressCandidate | undefined {
  if (!isRecord(candidate)) return undefined;
  const { address, location, attributes } = candidate;
  if (typeof address !== 'string' || address === '') return undefined;
  if (!isRecord(location) || !isFiniteNumber(location.x) || !isFiniteNumber(location.y)) return undefined;
  const spatialReference = spatialReferenceOf(location.spatialReference) ?? ofAll;
  return {
    address,
    location: { x: location.x, y: location.y },
    attributes: { User_fld: (isRecord(attributes) && textField(attributes.User_fld)) || '' },
    ...(spatialReference && { spatialReference }),
  };
}
