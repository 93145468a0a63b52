// Keeps what was loaded, so that the page starts without a net, and adds the headers that threads need where the host does not send
// them. VERSION is that of the build: another one replaces all.
'use strict';

const cacheName = 'dolmen-VERSION';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('dolmen-') && name !== cacheName) await caches.delete(name);
      await self.clients.claim();
    })());
});

const isolating = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function isolated(response) {
  if (!response.ok || response.type === 'opaque') return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(isolating)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

async function answer(request) {
  const cache = await caches.open(cacheName);
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  // The page itself and its list of files come from the net where there is one, so that a new version is seen.
  const fresh = request.mode === 'navigate' || url.pathname.endsWith('/files.json');
  const kept = await cache.match(url.href);
  if (kept && !fresh) return isolated(kept);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(url.href, response.clone());
    return isolated(response);
  } catch (problem) {
    if (kept) return isolated(kept);
    throw problem;
  }
}

self.addEventListener('fetch', (event) => {
  const sameOrigin = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method === 'GET' && sameOrigin) event.respondWith(answer(event.request));
});
