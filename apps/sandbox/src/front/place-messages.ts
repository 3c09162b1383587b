import type { Language } from '../pages/languages.ts';

export interface SuggestedSearch {
  /** The text to type. */
  readonly term: string;
  /** The point of interest there. */
  readonly about: Readonly<Record<Language, string>>;
}

/** Addresses worth trying. */
export const places: readonly SuggestedSearch[] = [
  {
    term: '12 Elm Street',
    about: {
      en: 'Two districts have an Elm Street. The one in Centretown lies in Zone B, the one in Rosemont in Zone C, where guests have no zone.',
      fr: 'Deux quartiers ont une rue Elm. Celle de Centretown est dans la Zone B; celle de Rosemont, dans la Zone C, où il n’y a pas de zone pour visites.',
    },
  },
  {
    term: '12, rue Elm',
    about: {
      en: 'The same two, asked for in French: either language names the kind of street.',
      fr: 'Les deux mêmes, demandées en français\u00a0: le genre de rue se dit dans l’une ou l’autre langue.',
    },
  },
  {
    term: '18 rue de l eglise',
    about: {
      en: 'Accents, capitals and apostrophes do not matter. It is an apartment building with a name.',
      fr: 'Les accents, les majuscules et les apostrophes ne comptent pas. C’est un immeuble d’appartements qui porte un nom.',
    },
  },
  {
    term: '101-30 Elm Street',
    about: {
      en: 'An apartment. “30 Elm St, apt 101” and “30, rue Elm, app. 101” find it too.',
      fr: 'Un appartement. On le trouve aussi avec «\u00a030 Elm St, apt 101\u00a0» et «\u00a030, rue Elm, app. 101\u00a0».',
    },
  },
  {
    term: '14 Queen Street',
    about: {
      en: 'The border between Zone A and Zone B runs along the middle of Queen Street: even numbers lie in A, odd ones in B.',
      fr: 'La limite entre la Zone A et la Zone B suit le milieu de la rue Queen\u00a0: les numéros pairs sont dans la Zone A, les impairs dans la Zone B.',
    },
  },
  {
    term: '500 Queen Street',
    about: {
      en: 'A hospital whose parcel lies across that border: the parking layer answers with both zones.',
      fr: 'Un hôpital dont la parcelle chevauche cette limite\u00a0: la couche de stationnement donne les deux zones.',
    },
  },
  {
    term: 'city hall',
    about: {
      en: 'A building by its name: inside the inner urban ring, on more than one hectare, in no parking zone.',
      fr: 'Un bâtiment trouvé par son nom\u00a0: dans l’anneau urbain intérieur, sur plus d’un hectare, hors de toute zone de stationnement.',
    },
  },
  {
    term: '20 Birch Avenue, Centretown',
    about: {
      en: 'In a zone for guests, but in none for residents. Maplewood has a Birch Avenue too, with other numbers.',
      fr: 'Dans une zone pour visites, mais hors des zones résidentielles. Maplewood a aussi une avenue Birch, avec d’autres numéros.',
    },
  },
  {
    term: '77 Maple Crescent',
    about: {
      en: 'In the suburban ring, in no parking zone. There is a Maple Street as well.',
      fr: 'Dans l’anneau de banlieue, hors de toute zone de stationnement. Il y a aussi une rue Maple.',
    },
  },
  {
    term: '4850 Chemin du Rang Saint-Joseph',
    about: {
      en: 'Rural, more than three hectares, in no parking zone. “4850 ch. rang st-joseph” will do.',
      fr: 'En milieu rural, plus de trois hectares, hors de toute zone de stationnement. «\u00a04850 ch. rang st-joseph\u00a0» suffit.',
    },
  },
  {
    term: '1 Ferry Wharf',
    about: {
      en: 'Over the water: its point lies on no parcel.',
      fr: 'Au-dessus de l’eau\u00a0: son point n’est sur aucune parcelle.',
    },
  },
  {
    term: '12 Elizabeth Bruyere',
    about: {
      en: 'Spelled wrongly, and found all the same, with a lower score.',
      fr: 'Mal écrite, et trouvée quand même, avec une note plus basse.',
    },
  },
];
