import type { DistrictPlan, GroundPoint, StreetPlan } from './plan.ts';
import { createRandom } from './random.ts';

export interface Lot {
  readonly number: number;
  /** Where its house stands. */
  readonly house: GroundPoint;
  /** Its corners, to the left all the way round. */
  readonly corners: readonly GroundPoint[];
}

/** Rows of a district are this far from each other, from middle to middle. */
export function rowSpacing({ lotDepth, roadWidth }: DistrictPlan): number {
  return 2 * lotDepth[1] + roadWidth;
}

/** The point `along` metres down a row of a district and `rows` rows to its left. */
export function inDistrict(district: DistrictPlan, along: number, rows: number): GroundPoint {
  const ahead = (district.heading * Math.PI) / 180;
  const left = rows * rowSpacing(district);
  const [x, y] = district.from;
  return [
    x + along * Math.cos(ahead) - left * Math.sin(ahead),
    y + along * Math.sin(ahead) + left * Math.cos(ahead),
  ];
}

/** The longest that a street of the district may get. */
export function longestRow({ lots, lotWidth }: DistrictPlan): number {
  return lots * lotWidth[1];
}

/** The lots on both sides of a street, the same ones every time. `row`: its place in the district. */
export function layStreet(district: DistrictPlan, street: StreetPlan, row: number): readonly Lot[] {
  const random = createRandom(`${district.name}/${street.name}`);
  const within = ([least, most]: readonly [number, number]) => least + random() * (most - least);
  const place = placer(district, street, row);
  const { numberStep, roadWidth, lotDepth, lotWidth } = district;
  const { lots = district.lots, firstNumber = 1 } = street;
  const firstOdd = firstNumber + ((firstNumber + 1) % 2);
  const firstEven = firstNumber + (firstNumber % 2);

  function side(direction: 1 | -1, first: number): readonly Lot[] {
    let begin = 0;
    return Array.from({ length: lots }, (_, index) => {
      const end = begin + within(lotWidth);
      const near = (direction * roadWidth) / 2;
      const far = near + direction * within(lotDepth);
      const corners = [place(begin, near), place(end, near), place(end, far), place(begin, far)];
      const house = place((begin + end) / 2, near + (far - near) * (0.3 + 0.3 * random()));
      begin = end;
      return {
        number: first + index * numberStep,
        house,
        corners: direction === 1 ? corners : corners.toReversed(),
      };
    });
  }
  return [...side(1, firstOdd), ...side(-1, firstEven)];
}

/** Where a point lies that is `along` metres down the street and `left` metres to its left. */
function placer(district: DistrictPlan, street: StreetPlan, row: number) {
  const [x, y] = street.from ?? inDistrict(district, 0, row);
  const ahead = (district.heading * Math.PI) / 180;
  const length = (street.lots ?? district.lots) * district.lotWidth[1];
  const turn = ((street.bend ?? 0) * Math.PI) / 180 / length;
  return (along: number, left: number): GroundPoint => {
    const heading = ahead + turn * along;
    const [alongX, alongY] =
      turn === 0
        ? [along * Math.cos(ahead), along * Math.sin(ahead)]
        : [(Math.sin(heading) - Math.sin(ahead)) / turn, (Math.cos(ahead) - Math.cos(heading)) / turn];
    return [x + alongX - left * Math.sin(heading), y + alongY + left * Math.cos(heading)];
  };
}
