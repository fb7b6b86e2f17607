import { type Host, parseHost } from '@waymark/host'
import { deepFreeze } from '@waymark/infra/internal'
import { getRegistrableDomain } from '@waymark/public-suffix'
import { isSpecialScheme } from '@waymark/url-parser'
import { oneOf } from '../option-types.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeAuthority, replaceDomain } from '../url-shape.ts'

/**
 * The rule `www` with a list of public suffixes of your own, for bundles that should not contain ours.
 *
 * @param registrableDomain - Returns the registrable domain of a host; `null` if it has none.
 *
 * @example
 * ```ts
 * import { createWww, normalize } from '@waymark/normalize'
 *
 * const www = createWww(({ name }) => name.split('.').slice(-2).join('.'))
 * normalize('https://www.shop.example/', [www]) // => 'https://shop.example/'
 * normalize('https://www.example/', [www]) // => 'https://www.example/'
 * ```
 */
export function createWww(registrableDomain: (host: Host) => string | null): Rule {
  function change(name: string, { www = 'remove', wwwRun = 'all' }: NormalizeOptions): string {
    if (www === 'add' ? name.startsWith('www.') : !name.startsWith('www.')) return name
    const site = registrableDomain({ kind: 'domain', name })
    if (site === null) return name
    if (www === 'add') return `www.${name}`
    let start = 0
    do start += 4
    while (wwwRun === 'all' && name.startsWith('www.', start))
    // What is left must hold the registrable domain; a public suffix may begin with `www.` itself.
    while (start > 0 && name.length - start < site.length) start -= 4
    return name.slice(start)
  }

  return {
    name: 'www',
    category: 'changes',
    summary: 'Removes the label `www.` from the start of a domain, or adds it.',
    explain:
      'Most sites redirect one of the two names to the other, but they are different names. The label stays if the rest would not be a registrable domain, as in `www.co.uk`. It is added to registrable domains and their subdomains; IP addresses and names of one label are left alone. A run of labels, as in `www.www.`, is removed as a whole; with `wwwRun: one`, one label is.',
    source: 'https://en.wikipedia.org/wiki/URI_normalization',
    reads: ['scheme', 'host'],
    effects: ({ www = 'remove' }) => [
      {
        kind: 'change',
        parts: ['host'],
        trigger: {
          kind: 'content',
          matches: (host) => host.startsWith('www.') === (www === 'remove'),
        },
      },
    ],
    options: [
      {
        name: 'www',
        type: /* @__PURE__ */ oneOf('remove', 'add'),
        default: 'remove',
        summary: 'Whether the label is removed or added.',
      },
      {
        name: 'wwwRun',
        type: /* @__PURE__ */ oneOf('one', 'all'),
        default: 'all',
        summary: 'Whether `remove` removes one label or all of a run.',
      },
    ],
    examples: [
      ['http://www.example.com/', 'http://example.com/', { www: 'remove' }],
      ['http://example.com/', 'http://www.example.com/', { www: 'add' }],
      ['http://www.co.uk/', 'http://www.co.uk/', { www: 'remove' }],
      ['http://192.0.2.1/', 'http://192.0.2.1/', { www: 'add' }],
      ['http://www.www.example.com/', 'http://example.com/'],
      ['http://www.www.example.com/', 'http://www.example.com/', { wwwRun: 'one' }],
    ],
    apply(url, options) {
      if (url.host?.kind !== 'domain') return url
      const name = change(url.host.name, options)
      return name === url.host.name ? url : replaceDomain(url, name)
    },
    applyToUri(uri, options) {
      return changeAuthority(uri, (parts, scheme) => {
        if (!isSpecialScheme(scheme)) return parts
        const host = parseHost(parts.host)
        // Only names without percent-encoded bytes.
        if (host?.kind !== 'domain' || host.name !== parts.host.toLowerCase()) return parts
        const name = change(host.name, options)
        if (name === host.name) return parts
        const removed = host.name.length - name.length
        return { ...parts, host: removed > 0 ? parts.host.slice(removed) : `www.${parts.host}` }
      })
    },
  }
}

/** Removes the label `www.` from the start of a domain, or adds it. */
export const www: Rule = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ createWww(getRegistrableDomain))
