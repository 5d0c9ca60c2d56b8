/* Opens the house without a network: pages and pictures are kept, what happens at tables never is. */
const KEPT = 'sabbat-__VERSION__';
const SHELL = ['/', '/manifest.webmanifest', '/assets/icon.svg'];

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

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/schema/') || url.pathname === '/ws') return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
});

/** A page: fresh if it can be had, else as it was kept. Every address has the same page. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put('/', fresh.clone());
    return fresh;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

/** An asset: its name changes with its content, so what is kept is good. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
