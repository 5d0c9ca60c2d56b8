import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { keepRulebooks } from './lib/keeping';
import { pause } from './lib/paint';
import { reach } from './lib/reach.svelte';
import { router } from './lib/router.svelte';
import { upkeep } from './lib/upkeep.svelte';
import { words } from './lib/words.svelte';

const AFTER_THE_PAGE = 1500;

// A new version of the house has other files: load it anew; without the house, wait for it.
addEventListener('vite:preloadError', async () => {
  if (await reach.ask()) upkeep.renew();
});

document.documentElement.lang = words.language;
router.listen();
await words.need('web');
await pause();
const house = document.getElementById('house')!;
house.replaceChildren();
mount(App, { target: house });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').then(keepRulebooks), AFTER_THE_PAGE);
}
