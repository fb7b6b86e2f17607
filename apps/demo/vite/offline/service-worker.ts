/** All files of the page, by their URLs from the page; the build writes them here. */
declare const FILES: readonly string[]
/** Another one for each build. */
declare const VERSION: string

interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** The part of a service worker's global object that is used here: the compiler's own types exclude those of a page. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
}

// This script only runs as a service worker.
const scope = globalThis as unknown as WorkerScope
const OWN = 'waymark-page-'
const CACHE = `${OWN}${VERSION}`

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
}

async function dropEarlier(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function answer(request: Request): Promise<Response> {
  // The names of the other files change with their content; the page's does not.
  if (request.mode !== 'navigate') return (await caches.match(request)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('./index.html')) ?? Response.error()
  }
}

scope.addEventListener('install', (event) => event.waitUntil(keepFiles()))
scope.addEventListener('activate', (event) => event.waitUntil(dropEarlier()))
scope.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request))
})

export {}
