export const wards = [
  { number: 1, name: 'Rivermont-East', office: { floor: 2 } },
  { number: 2, name: 'Rivermont-Ouest', office: { floor: 2 } },
  { number: 3, name: 'Centre-ville', office: { floor: 3 } },
  { number: 4, name: 'Old Mill', office: { floor: 3 } },
  { number: 5, name: 'Saint-Émile', office: { floor: 4 } },
];

export type Species = 'dog' | 'cat';

function numbered(first: number, names: readonly string[]) {
  return names.map((name, index) => ({ id: first + index, name }));
}

/** Depots that lend tools to volunteers, by ward. */
export const depots = [
  { id: 1, ward: 1, name: 'Rivermont-East Arena' },
  { id: 2, ward: 1, name: 'Bibliothèque de l’Est' },
  { id: 3, ward: 2, name: 'Centre communautaire de l’Ouest' },
  { id: 4, ward: 3, name: 'City Hall' },
  { id: 5, ward: 3, name: 'Marché du Centre' },
  { id: 6, ward: 4, name: 'Old Mill Works Yard' },
  { id: 7, ward: 5, name: 'Aréna de Saint-Émile' },
];

/** As the animal registry names them. */
export const breeds: Readonly<Record<Species, readonly { readonly id: number; readonly name: string }[]>> = {
  dog: numbered(1, [
    ...['Beagle', 'Berger allemand', 'Bernese', 'Boxer', 'Chihuahua', 'Corgi', 'Dalmatian', 'Greyhound'],
    ...['Husky', 'Labrador', 'Poodle', 'Pug', 'Samoyed', 'Shih Tzu', 'Terrier'],
  ]),
  cat: numbered(101, ['Abyssinian', 'Bengal', 'Chartreux', 'Maine Coon', 'Persian', 'Siamese', 'Sphynx']),
};
