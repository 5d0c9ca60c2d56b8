/** A board by itself, on a recorded match: /harness/?game=…&players=3&at=12&seat=0&lang=fr; see harness/matches.py. */
import { mount } from 'svelte';
import '../src/app.css';
import Harness from './Harness.svelte';
import { words } from '../src/lib/words.svelte';

const wish = new URLSearchParams(location.search);
const game = wish.get('game') ?? 'course-de-sorcieres';
await words.speak(wish.get('lang') === 'fr' ? 'fr' : 'en');
await words.need('web', game);
const { box, steps } = await (await fetch(`/harness/matches/${game}-${wish.get('players') ?? 2}.json`)).json();
const at = Number(wish.get('at') ?? 0);
const seat = wish.get('seat') === 'none' ? null : Number(wish.get('seat') ?? 0);
mount(Harness, { target: document.getElementById('house')!, props: { game, box, steps, at, seat } });
