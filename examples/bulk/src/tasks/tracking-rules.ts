import { normalize } from '@waymark/normalize'

/** A URL without the parameters that a newsletter adds, and on one site without `ref`. */
export function withoutNewsletter(url: string): string | null {
  return normalize(url, ['remove-tracking-params', 'remove-empty-query'], {
    params: ['nl_*', 'mc_cid'],
    sites: [{ site: 'shop.example', deny: ['ref'] }],
  })
}
