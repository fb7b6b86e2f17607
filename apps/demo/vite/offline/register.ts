/**
 * Keeps the page in the browser once somebody uses it: who only looks at it does not fetch all of it. A page that is opened
 * from a disk, or over a connection that can be read, has no service worker.
 */
function keep(): void {
  for (const kind of USES) window.removeEventListener(kind, keep, true)
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined)
}

const USES = ['keydown', 'pointerdown']

if (window.location.protocol !== 'file:' && 'serviceWorker' in navigator) {
  for (const kind of USES) window.addEventListener(kind, keep, true)
}

export {}
