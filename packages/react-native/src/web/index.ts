// For the web, where the platform's classes are good. The types are those of the native entry.

/** The platform's class. */
export const URL: typeof globalThis.URL = globalThis.URL
/** The platform's class. */
export const URLSearchParams: typeof globalThis.URLSearchParams = globalThis.URLSearchParams

/** Does nothing: a browser has the classes. */
export function setupURLPolyfill(): void {}
