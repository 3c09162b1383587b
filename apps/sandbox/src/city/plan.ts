/** Metres on the ground, east and north of City Hall. */
export type GroundPoint = readonly [x: number, y: number];

/** A street with lots on both sides: odd numbers on its left, even ones on its right. */
export interface StreetPlan {
  readonly name: string;
  /** Where it begins; without it, the next row of its district. */
  readonly from?: GroundPoint;
  /** Degrees that it turns to the left on its way. */
  readonly bend?: number;
  readonly lots?: number;
  readonly firstNumber?: number;
  /** Numbers of the lots that hold an apartment building, and its name where it has one. */
  readonly apartments?: Readonly<Record<number, string>>;
}

/** Streets side by side, as far from each other as their lots are deep. */
export interface DistrictPlan {
  readonly name: string;
  readonly from: GroundPoint;
  /** Degrees from east, to the left. */
  readonly heading: number;
  readonly roadWidth: number;
  readonly lotDepth: readonly [least: number, most: number];
  readonly lotWidth: readonly [least: number, most: number];
  /** On each side of a street. */
  readonly lots: number;
  /** From a lot's number to the next one's on the same side. */
  readonly numberStep: number;
  /** Prefix of its parcel ids. Those of one district are numbers, the others are text. */
  readonly firstId: number | string;
  readonly streets: readonly StreetPlan[];
}

/** A place with a lot of its own, off the rows. */
export interface SitePlan {
  readonly address: { readonly number: number; readonly street: string; readonly district: string };
  readonly name: string;
  readonly centre: GroundPoint;
  /** Of its parcel, east and north; without it, it stands on nobody's parcel. */
  readonly size?: GroundPoint;
}

/** From the middle of one street of a district to the middle of another; a half row more takes in both sides. */
export interface ZonePart {
  readonly district: string;
  readonly rows: readonly [first: number, last: number];
}

export interface ZonePlan {
  /** Reads the same in both languages. */
  readonly name: string;
  readonly parts: readonly ZonePart[];
}

export const districts = [
  {
    name: 'Centretown',
    from: [-420, -360],
    heading: 0,
    roadWidth: 16,
    lotDepth: [28, 28],
    lotWidth: [8, 14],
    lots: 26,
    numberStep: 2,
    firstId: 100_001,
    streets: [
      { name: 'Rue Saint-Jean-Baptiste' },
      { name: 'King Street West', apartments: { 40: '' } },
      { name: 'Rue de l’Église', apartments: { 18: 'Résidence Notre-Dame' } },
      { name: 'Queen Street', apartments: { 31: 'Queen’s Court', 36: '' } },
      { name: 'Elm Street', apartments: { 30: 'Elm Place' } },
      { name: 'Main Street', firstNumber: 100, apartments: { 120: 'Le Rivermont', 131: '' } },
      { name: 'Avenue des Érables', apartments: { 22: 'Résidence Les Érables' } },
      { name: 'Boulevard Honoré-Mercier', firstNumber: 200, apartments: { 214: '', 235: '' } },
      { name: 'Birch Avenue' },
      { name: 'St. Andrew Street' },
    ],
  },
  {
    name: 'Rosemont',
    from: [520, -300],
    heading: 12,
    roadWidth: 16,
    lotDepth: [32, 32],
    lotWidth: [12, 18],
    lots: 20,
    numberStep: 2,
    firstId: '0020001',
    streets: [
      { name: 'King Street East' },
      { name: 'Rosemont Boulevard', apartments: { 16: 'Rosemont Towers' } },
      { name: 'Elm Street' },
      { name: 'Rue Élisabeth-Bruyère', apartments: { 25: '' } },
      { name: 'Avenue du Parc' },
      { name: 'Willow Lane' },
      { name: 'Rue Sainte-Thérèse' },
      { name: 'Victoria Drive' },
    ],
  },
  {
    name: 'Vieux-Port',
    from: [-300, 620],
    heading: -4,
    roadWidth: 14,
    lotDepth: [26, 26],
    lotWidth: [8, 13],
    lots: 14,
    numberStep: 2,
    firstId: '0030001',
    streets: [
      { name: 'Rue du Quai' },
      { name: 'Harbour Street', apartments: { 8: 'The Customs House' } },
      { name: 'Rue de la Grève' },
      { name: 'Côte du Passeur', apartments: { 9: '' } },
    ],
  },
  {
    name: 'Maplewood',
    from: [2600, -800],
    heading: 0,
    roadWidth: 18,
    lotDepth: [30, 36],
    lotWidth: [15, 25],
    lots: 24,
    numberStep: 2,
    firstId: '0040001',
    streets: [
      { name: 'Maple Street' },
      { name: 'Cedar Avenue' },
      { name: 'Chemin du Lac' },
      { name: 'Birch Avenue', firstNumber: 101 },
      { name: 'Spruce Court' },
      { name: 'Orchard Way', apartments: { 12: 'Orchard Gardens' } },
      { name: 'Maple Crescent', from: [2300, 1200], bend: 160, lots: 40 },
    ],
  },
  {
    name: 'Côte-Saint-Paul',
    from: [-3600, 300],
    heading: -8,
    roadWidth: 18,
    lotDepth: [30, 36],
    lotWidth: [14, 24],
    lots: 20,
    numberStep: 2,
    firstId: '0050001',
    streets: [
      { name: 'Rue des Pins' },
      { name: 'Avenue Gabrielle-Roy', apartments: { 14: 'Les Jardins de la Côte' } },
      { name: 'Rue de l’Île-aux-Hérons' },
      { name: 'Croissant des Cèdres' },
      { name: 'Boulevard Saint-Paul', firstNumber: 1000, apartments: { 1016: '' } },
    ],
  },
  {
    name: 'Glenfield',
    from: [-800, -3600],
    heading: 0,
    roadWidth: 18,
    lotDepth: [45, 60],
    lotWidth: [30, 50],
    lots: 15,
    numberStep: 2,
    firstId: '0060001',
    streets: [{ name: 'Glenfield Road' }, { name: 'Promenade des Bois-Francs' }, { name: 'Larch Court' }],
  },
  {
    name: 'Saint-Joseph',
    from: [-3000, 7000],
    heading: 5,
    roadWidth: 20,
    lotDepth: [110, 300],
    lotWidth: [90, 165],
    lots: 45,
    numberStep: 20,
    firstId: '0070001',
    streets: [{ name: 'Chemin du Rang Saint-Joseph', firstNumber: 4009 }],
  },
  {
    name: 'Pine Hollow',
    from: [7200, -2500],
    heading: 90,
    roadWidth: 20,
    lotDepth: [110, 300],
    lotWidth: [90, 165],
    lots: 25,
    numberStep: 10,
    firstId: '0080001',
    streets: [{ name: 'Concession Road 6', firstNumber: 1001 }],
  },
  {
    name: 'Rivière-Noire',
    from: [-7500, -1500],
    heading: 80,
    roadWidth: 20,
    lotDepth: [110, 280],
    lotWidth: [90, 165],
    lots: 20,
    numberStep: 10,
    firstId: '0090001',
    streets: [{ name: 'Chemin de la Rivière-Noire', firstNumber: 301 }],
  },
] as const satisfies readonly DistrictPlan[];

export const sites: readonly SitePlan[] = [
  site(1, 'Place de l’Hôtel-de-Ville', 'Centretown', 'Rivermont City Hall', [75, 0], [130, 125]),
  site(20, 'Place de l’Hôtel-de-Ville', 'Centretown', 'Bibliothèque Gabrielle-Roy', [75, 120], [90, 60]),
  site(500, 'Queen Street', 'Centretown', 'Rivermont General Hospital', [-500, -144], [150, 220]),
  site(100, 'Côte du Passeur', 'Vieux-Port', 'Marché du Vieux-Port', [60, 660], [80, 70]),
  site(1, 'Ferry Wharf', 'Vieux-Port', 'Rivermont Ferry', [100, 1150]),
  site(60, 'Avenue du Parc', 'Rosemont', 'École Élisabeth-Bruyère', [1000, 300], [120, 140]),
  site(300, 'Rosemont Boulevard', 'Rosemont', 'Riverside Park', [1050, -330], [220, 200]),
  site(150, 'Cedar Avenue', 'Maplewood', 'Maplewood Arena', [3350, -700], [160, 120]),
  site(
    1200,
    'Boulevard Saint-Paul',
    'Côte-Saint-Paul',
    'Centre communautaire Côte-Saint-Paul',
    [-2800, 700],
    [120, 90],
  ),
];

/** The zones of the parking layer. Borders follow the middle of streets: each side may lie in another zone. */
export const parkingZones: readonly ZonePlan[] = [
  { name: 'Zone A, Centretown', parts: [{ district: 'Centretown', rows: [-0.6, 3] }] },
  { name: 'Zone B, Centretown', parts: [{ district: 'Centretown', rows: [3, 8] }] },
  { name: 'Zone C, Rosemont', parts: [{ district: 'Rosemont', rows: [1, 5] }] },
  {
    name: 'Zone D, Vieux-Port',
    parts: [
      { district: 'Vieux-Port', rows: [-0.6, 3] },
      { district: 'Centretown', rows: [9, 9.6] },
    ],
  },
  { name: 'Zone E, Maplewood', parts: [{ district: 'Maplewood', rows: [-0.6, 2] }] },
  { name: 'Zone F, Côte-Saint-Paul', parts: [{ district: 'Côte-Saint-Paul', rows: [1, 3] }] },
];

/** The zones of the guest parking layer: fewer and wider, and some where the other layer has none. */
export const guestParkingZones: readonly ZonePlan[] = [
  { name: 'Zone V1, Centretown', parts: [{ district: 'Centretown', rows: [-0.6, 6] }] },
  {
    name: 'Zone V2, Rivermont',
    parts: [
      { district: 'Centretown', rows: [6, 9.6] },
      { district: 'Vieux-Port', rows: [-0.6, 3.6] },
    ],
  },
  { name: 'Zone V3, Rosemont', parts: [{ district: 'Rosemont', rows: [2, 7.6] }] },
];

/** Rings round City Hall: how far they reach, and in how many straight pieces. Beyond them it is rural. */
export const innerUrban = { name: 'Inner urban', radius: 1700, sides: 28 };
export const suburban = { name: 'Suburban', radius: 5500, sides: 40 };

/** Where City Hall stands, in degrees. */
export const cityHall = { longitude: -76.5, latitude: 46 };

function site(
  number: number,
  street: string,
  district: string,
  name: string,
  centre: GroundPoint,
  size?: GroundPoint,
): SitePlan {
  return { address: { number, street, district }, name, centre, ...(size && { size }) };
}
