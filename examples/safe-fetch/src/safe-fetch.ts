import { outgoingFetch } from '@waymark/path-guard/node/undici'

/** `fetch` for URLs that users enter: it never connects to the server's own network. */
export const safeFetch = outgoingFetch({ schemes: ['https', 'http'] })
