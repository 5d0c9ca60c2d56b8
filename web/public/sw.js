/* Opens the house without a network: its pages, pictures and rulebooks are kept, what happens at tables never is. */
const KEPT = 'sabbat-__VERSION__';
/** What every page needs; the rest is kept when somebody stays. */
const SHELL = ['/', '/manifest.webmanifest', '/assets/icon.svg' /* SHELL */];
const REST = [/* REST */];
const SHUT = [502, 503, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  event.waitUntil(keep([...REST, ...(event.data.keep ?? [])]));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (event.request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
  else if (/^\/api\/(learn|games)\/./.test(url.pathname)) event.respondWith(lessons(event.request));
});

/** Keep these too, each if it can be had and is not here yet. */
async function keep(paths) {
  const cache = await caches.open(KEPT);
  for (const path of paths) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => {});
  }
}

/** A page: fresh if it can be had, else as it was kept. Every address has the same page. */
async function page(request) {
  const fresh = await fetch(request).catch(() => null);
  if (fresh && !SHUT.includes(fresh.status)) return fresh;
  return (await kept('/')) ?? fresh ?? Response.error();
}

/** What a game has to learn: fresh if it can be had, else as it was kept. */
async function lessons(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
    return fresh;
  } catch {
    return (await kept(request)) ?? Response.error();
  }
}

/** An asset: its name changes with its content, so what is kept is good. */
async function asset(request) {
  const here = await kept(request);
  if (here) return here;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}

async function kept(what) {
  return (await caches.open(KEPT)).match(what, { ignoreVary: true });
}
