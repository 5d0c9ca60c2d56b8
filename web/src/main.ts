import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { words } from './lib/words.svelte';

// A new version of the house has other files: load it anew.
addEventListener('vite:preloadError', () => location.reload());

document.documentElement.lang = words.language;
router.listen();
await words.need('web');
const house = document.getElementById('house')!;
house.replaceChildren();
mount(App, { target: house });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js');
}
