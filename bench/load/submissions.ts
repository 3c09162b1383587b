import { type Load, load, type Server, submissionFor } from '../requests/load.ts';
import { validationTimes } from '../requests/validation-time.ts';
import { permit } from './permit.ts';
import { atLeast, atMost, type Line, median, microseconds } from './report.ts';
import type { Rounds } from './rounds.ts';

const submissions = 2_000;
/** A part of the rate at which the storage itself writes rows, one by one. */
const goal = 0.5;
/** Processor time, in milliseconds. */
const validationGoal = 0.25;

/** Durable submissions beside the rows that the storage itself writes one by one. */
export async function measureSubmissions(
  storage: string,
  product: Server,
  rateOfRows: (count: number, row: { data: object }) => number | Promise<number>,
  { warmUp, rounds }: Rounds,
): Promise<Line> {
  const [single, sent]: [number[], Load[]] = [[], []];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    single.push(await rateOfRows(submissions, permit));
    sent.push(await load(product, submissionFor('parking-permit', permit), submissions));
  }
  const counted = sent.slice(warmUp);
  const [floor, ours] = [median(single.slice(warmUp)), median(counted.map(({ rate }) => rate))];
  const cost = Math.min(...counted.map(({ processor }) => processor));
  return {
    what: `durable submission, ${storage}`,
    floor: `${floor.toFixed(0)} rows/s`,
    ours: `${ours.toFixed(0)}/s, ${microseconds(cost)}`,
    figure: (ours / floor).toFixed(2),
    goal: atLeast(ours / floor, goal),
  };
}

export async function measureValidation({ warmUp, rounds }: Rounds): Promise<Line> {
  const times = await validationTimes('parking-permit', permit.data, warmUp + rounds, submissions);
  const cost = Math.min(...times.slice(warmUp));
  return {
    what: 'validation of it',
    floor: '',
    ours: `${cost.toFixed(3)} ms`,
    figure: '',
    goal: atMost(cost, validationGoal, ' ms'),
  };
}
