import { type Host, parseHost } from '@waymark/host'
import { getRegistrableDomain } from '@waymark/public-suffix'
import { isSpecialScheme, withParts } from '@waymark/url-parser'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeAuthority } from '../url-shape.ts'

/**
 * The rule `www` over a list of public suffixes of your own, for bundles that should not hold ours.
 *
 * @param registrableDomain - Gives the registrable domain of a host; `null` when it has none.
 */
export function createWww(registrableDomain: (host: Host) => string | null): Rule {
  function change(name: string, { www = 'remove', wwwRun = 'one' }: NormalizeOptions): string {
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
    summary: 'Takes the label `www.` from the start of a domain, or puts it there.',
    explain:
      'Most sites send visitors from one to the other, but they are two names. The label stays where what is left would be no registrable domain, as in `www.co.uk`, and is put before any name that holds one, subdomains too; addresses and names of one label are left alone. One label goes; with `wwwRun: all` each of a run, which a list of rules needs in order to settle in one pass.',
    source: 'https://en.wikipedia.org/wiki/URI_normalization',
    options: [
      {
        name: 'www',
        values: ['remove', 'add'],
        default: 'remove',
        summary: 'Whether the label goes or comes.',
      },
      {
        name: 'wwwRun',
        values: ['one', 'all'],
        default: 'one',
        summary: 'Whether `remove` takes one label or all of a run.',
      },
    ],
    examples: [
      ['http://www.example.com/', 'http://example.com/', { www: 'remove' }],
      ['http://example.com/', 'http://www.example.com/', { www: 'add' }],
      ['http://www.co.uk/', 'http://www.co.uk/', { www: 'remove' }],
      ['http://192.0.2.1/', 'http://192.0.2.1/', { www: 'add' }],
      ['http://www.www.example.com/', 'http://example.com/', { wwwRun: 'all' }],
    ],
    apply(url, options) {
      if (url.host?.kind !== 'domain') return url
      const name = change(url.host.name, options)
      return name === url.host.name ? url : withParts(url, { host: { kind: 'domain', name } })
    },
    applyToUri(uri, options) {
      return changeAuthority(uri, (parts, scheme) => {
        if (!isSpecialScheme(scheme)) return parts
        const host = parseHost(parts.host)
        // Only names that are written plainly: what an escape hides is not for this rule.
        if (host?.kind !== 'domain' || host.name !== parts.host.toLowerCase()) return parts
        const name = change(host.name, options)
        if (name === host.name) return parts
        const removed = host.name.length - name.length
        return { ...parts, host: removed > 0 ? parts.host.slice(removed) : `www.${parts.host}` }
      })
    },
  }
}

export const www: Rule = /* @__PURE__ */ createWww(getRegistrableDomain)
