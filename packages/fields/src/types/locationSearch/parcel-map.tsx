import type { Locale } from '@guichet/definition';
import type { SpatialReference } from '../../host/maps.ts';
import { hectares } from './format-details.ts';
import type { Details } from './found.ts';
import { frameOf, pathOf } from './map-frame.ts';
import { locationMessages } from './messages.ts';

interface Props {
  readonly locale: Locale;
  readonly details: Extract<Details, { kind: 'known' }>;
}

/** The parcel that was found, and the forestry area around it, drawn of what was fetched already. Its caption says the same in words. */
export function ParcelMap({ locale, details: { of, parcel, areas = [] } }: Props) {
  const frame = parcel && frameOf(parcel.geometry);
  if (parcel === undefined || frame === undefined) return null;
  const messages = locationMessages[locale];
  // Geometry in another spatial reference cannot be drawn on this map.
  const isOnMap = ({ spatialReference }: Measured) =>
    isSame(spatialReference, parcel.geometry.spatialReference);
  const drawnAreas = areas.filter(isOnMap);
  const { area = 0 } = parcel;
  const words = [
    area > 0 ? messages.mapWithSize(of.address, hectares(area / 10_000, locale)) : messages.map(of.address),
    ...(drawnAreas.length > 0 ? [messages.mapArea] : []),
  ];
  const point = frame.place(of.location);
  return (
    <figure className="g-location__map">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMidYMid meet"
      >
        {drawnAreas.map((area) => {
          const d = pathOf(area, frame);
          return <path key={d} className="g-location__area" fillRule="evenodd" d={d} />;
        })}
        <path className="g-location__parcel" fillRule="evenodd" d={pathOf(parcel.geometry, frame)} />
        {isOnMap(of) && <circle className="g-location__point" cx={point.x} cy={point.y} r="4" />}
      </svg>
      <figcaption>{words.join(' ')}</figcaption>
    </figure>
  );
}

interface Measured {
  readonly spatialReference?: SpatialReference;
}

function isSame(one: SpatialReference | undefined, other: SpatialReference | undefined): boolean {
  const idOf = (reference?: SpatialReference) => reference?.latestWkid ?? reference?.wkid;
  return idOf(one) === idOf(other) && one?.wkt === other?.wkt;
}
