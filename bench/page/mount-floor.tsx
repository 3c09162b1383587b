import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { floorPage } from './floor.tsx';
import { offerMount, place } from './offer-mount.ts';

const { container, name } = place();
offerMount(() => flushSync(() => createRoot(container).render(floorPage(name))));
