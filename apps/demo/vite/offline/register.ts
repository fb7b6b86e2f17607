// A page that is opened from a disk, or over a connection that can be read, has no service worker.
if (window.location.protocol !== 'file:' && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined)
}

export {}
