import type { Language } from '../pages/languages.ts';
import type { ServiceName } from '../services.ts';

interface FrontTexts {
  readonly title: string;
  readonly lead: string;
  readonly truth: string;
  readonly maps: {
    readonly title: string;
    readonly whole: string;
    readonly wholeAlt: string;
    readonly centre: string;
    readonly centreAlt: string;
    readonly files: string;
  };
  readonly places: {
    readonly title: string;
    readonly lead: string;
    readonly found: string;
    readonly candidates: string;
    readonly parcel: string;
    readonly parking: string;
    readonly guests: string;
    readonly of: (address: string) => string;
  };
  readonly services: {
    readonly title: string;
    readonly lead: string;
    readonly setting: string;
    readonly faultName: string;
    readonly mapAnswers: string;
    readonly about: Readonly<Record<ServiceName, string>>;
  };
  readonly received: { readonly title: string; readonly lead: string; readonly open: string };
  readonly faults: { readonly title: string; readonly lead: string };
  readonly playground: { readonly lead: string; readonly open: string };
}

/** The sandbox's own page. */
export const texts: Readonly<Record<Language, FrontTexts>> = {
  en: {
    title: 'Rivermont, the sandbox city',
    lead: 'A small city that exists only here. It replaces the services that a real city’s online forms use: maps, payments, tree permits, a mailing list and a public site.',
    truth:
      'No one lives here, nothing is paid, and no message is sent. Do not type real personal information.',
    maps: {
      title: 'The city on a map',
      whole: 'The whole city',
      wholeAlt:
        'Around City Hall lies the inner urban ring with Centretown, Rosemont and Vieux-Port. Around it lies the suburban ring with Maplewood to the east, Côte-Saint-Paul to the west and Glenfield to the south. Beyond are three rural roads: Saint-Joseph to the north, Pine Hollow to the east, Rivière-Noire to the west.',
      centre: 'The centre, with its parking zones',
      centreAlt:
        'Centretown lies in zones A and B, one above the other. To the north, Vieux-Port lies in Zone D; to the east, the middle of Rosemont lies in Zone C.',
      files: 'The data as GeoJSON:',
    },
    places: {
      title: 'Addresses worth trying',
      lead: 'Type one where a form asks for an address, or look at what the services answer.',
      found: 'Finds:',
      candidates: 'Candidates',
      parcel: 'Parcel',
      parking: 'Parking zone',
      guests: 'Guest parking zone',
      of: (address: string) => `for ${address}`,
    },
    services: {
      title: 'Services and their addresses',
      lead: 'The residents’ site uses each of these while its setting is empty.',
      setting: 'Setting:',
      faultName: 'Name for faults:',
      mapAnswers: 'See a raw answer',
      about: {
        addressLocator: 'Address locator: finds addresses from one line of text.',
        addressProvider: 'Address provider: finds places as Nominatim does, for address fields.',
        parcels: 'Parcels: the land at an address, and its size.',
        parkingZones: 'Parking zones for residents.',
        guestParkingZones: 'Parking zones for guests, which are different.',
        innerUrban: 'The inner urban ring.',
        suburban: 'The suburban ring, around the inner one.',
        payment: 'Payment gateway: shows the order that a form sends, to pay, decline or cancel.',
        treePermits: 'Tree permits: shows the application that a form sends.',
        mailingList: 'Mailing list: answers with a script that says thank you, or what is wrong.',
        openData: 'Open data: lists of streets, wards, depots and breeds, for forms that load their choices.',
        mail: 'Mail server: takes any message, and sends none on.',
        webhook: 'An office’s program: takes submissions as webhooks.',
        publicSite: 'Public site: a home page, and the page for an address that does not exist.',
      },
    },
    received: {
      title: 'What the services received',
      lead: 'The payment gateway, the tree-permit service, the mailing list, the mail server and the office’s program keep the last thousand calls until you delete them or the sandbox stops.',
      open: 'See what was received',
    },
    playground: {
      lead: 'Try a form as it stands on another page, with its definition beside it:',
      open: 'open the playground',
    },
    faults: {
      title: 'Making a service fail',
      lead: 'Send this with POST to /faults, and the next two calls of that service fail. The kinds are down, hang, 500, arcgis, empty and malformed.',
    },
  },
  fr: {
    title: 'Rivermont, la ville bac à sable',
    lead: 'Une petite ville qui n’existe qu’ici. Elle remplace les services que les formulaires en ligne d’une vraie ville utilisent\u00a0: cartes, paiements, permis d’abattage d’arbres, liste d’envoi et site public.',
    truth:
      'Personne n’y habite, rien n’y est payé et aucun message n’en part. N’y inscrivez pas de vrais renseignements personnels.',
    maps: {
      title: 'La ville sur une carte',
      whole: 'Toute la ville',
      wholeAlt:
        'Autour de l’hôtel de ville s’étend l’anneau urbain intérieur, avec Centretown, Rosemont et Vieux-Port. Autour de lui s’étend l’anneau de banlieue, avec Maplewood à l’est, Côte-Saint-Paul à l’ouest et Glenfield au sud. Au-delà, trois chemins ruraux\u00a0: Saint-Joseph au nord, Pine Hollow à l’est et Rivière-Noire à l’ouest.',
      centre: 'Le centre et ses zones de stationnement',
      centreAlt:
        'Centretown est dans les zones A et B, l’une au-dessus de l’autre. Au nord, Vieux-Port est dans la Zone D; à l’est, le milieu de Rosemont est dans la Zone C.',
      files: 'Les données en GeoJSON\u00a0:',
    },
    places: {
      title: 'Adresses à essayer',
      lead: 'Inscrivez-en une là où un formulaire demande une adresse, ou voyez ce que répondent les services.',
      found: 'Trouve\u00a0:',
      candidates: 'Adresses possibles',
      parcel: 'Parcelle',
      parking: 'Zone de stationnement',
      guests: 'Zone pour visites',
      of: (address: string) => `pour ${address}`,
    },
    services: {
      title: 'Les services et leurs adresses',
      lead: 'Le site des formulaires utilise chacun d’eux tant que son paramètre n’a pas de valeur.',
      setting: 'Paramètre\u00a0:',
      faultName: 'Nom pour les pannes\u00a0:',
      mapAnswers: 'Voir une réponse brute',
      about: {
        addressLocator: 'Repérage d’adresses\u00a0: trouve des adresses à partir d’une ligne de texte.',
        addressProvider:
          'Fournisseur d’adresses\u00a0: trouve des lieux à la manière de Nominatim, pour les champs d’adresse.',
        parcels: 'Parcelles\u00a0: le terrain d’une adresse et sa superficie.',
        parkingZones: 'Zones de stationnement résidentiel.',
        guestParkingZones: 'Zones de stationnement pour visites, qui sont différentes.',
        innerUrban: 'L’anneau urbain intérieur.',
        suburban: 'L’anneau de banlieue, autour de l’anneau intérieur.',
        payment:
          'Passerelle de paiement\u00a0: montre la commande qu’un formulaire envoie, à payer, à refuser ou à annuler.',
        treePermits: 'Permis d’abattage d’arbres\u00a0: montre la demande qu’un formulaire envoie.',
        mailingList: 'Liste d’envoi\u00a0: répond par un script qui remercie ou qui dit ce qui ne va pas.',
        openData:
          'Données ouvertes\u00a0: listes de rues, de quartiers, de dépôts et de races, pour les formulaires qui chargent leurs choix.',
        mail: 'Serveur de courriel\u00a0: prend tout message et n’en transmet aucun.',
        webhook: 'Le programme d’un service municipal\u00a0: reçoit les envois par webhook.',
        publicSite: 'Site public\u00a0: une page d’accueil et la page des adresses introuvables.',
      },
    },
    received: {
      title: 'Ce que les services ont reçu',
      lead: 'La passerelle de paiement, le service des permis d’abattage, la liste d’envoi, le serveur de courriel et le programme d’un service municipal gardent les mille derniers appels jusqu’à ce que vous les supprimiez ou jusqu’à l’arrêt du bac à sable.',
      open: 'Voir ce qui a été reçu',
    },
    playground: {
      lead: 'Essayez un formulaire tel qu’il figure dans une autre page, avec sa définition à côté\u00a0:',
      open: 'ouvrir le banc d’essai',
    },
    faults: {
      title: 'Mettre un service en panne',
      lead: 'Envoyez ceci par POST à /faults, et les deux prochains appels de ce service échoueront. Les genres de pannes sont down, hang, 500, arcgis, empty et malformed.',
    },
  },
};

interface ReceivedTexts {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly back: string;
}

export const receivedTexts: Readonly<Record<Language, ReceivedTexts>> = {
  en: {
    title: 'What the services received',
    lead: 'The latest call comes first.',
    none: 'Nothing yet.',
    back: 'Back to the sandbox',
  },
  fr: {
    title: 'Ce que les services ont reçu',
    lead: 'Le dernier appel est le premier de la liste.',
    none: 'Rien pour le moment.',
    back: 'Retour au bac à sable',
  },
};
