import { hydrateRoot } from 'react-dom/client';
import { floorPage } from './floor.tsx';
import { place } from './offer-mount.ts';

const { container, name } = place();
hydrateRoot(container, floorPage(name));
