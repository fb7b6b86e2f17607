import { createNormalizer } from '@waymark/normalize'

/** A URL without the parameters that a newsletter adds, and on one site without `ref`. */
export const withoutNewsletter: (url: string) => string | null = createNormalizer(
  ['remove-tracking-params', 'remove-empty-query'],
  { params: ['nl_*', 'mc_cid'], sites: [{ site: 'shop.example', deny: ['ref'] }] },
)
