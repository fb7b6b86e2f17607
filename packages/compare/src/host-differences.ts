import { type Sentence, sentence } from '@waymark/infra/internal'
import type { PublicSuffixList } from '@waymark/public-suffix'
import { parseUrl } from '@waymark/url-parser'
import type { PartPair } from './compare-parts.ts'
import { named, type UrlDifference } from './url-difference.ts'
import type { PartForms } from './url-parts.ts'

/** The differences of two hosts that are not written alike. */
export function hostDifferences(
  { a, b, same }: PartPair,
  list: PublicSuffixList,
): readonly UrlDifference[] {
  if (same !== null) {
    const isCase = a.written?.toLowerCase() === b.written?.toLowerCase()
    return [isCase ? HOST_CASE : HOST_SPELLING]
  }
  const hosts = [a.parsed ?? '', b.parsed ?? ''] as const
  const spelling = spellingsOf(a, b)
  const [x, y] = hosts.map((host) => host.replace(/\.$/, '')) as [string, string]
  const dot =
    hosts[0].endsWith('.') === hosts[1].endsWith('.')
      ? []
      : [named('dot-after-host', sentence('the dot after the host'))]
  if (x === y) return [...dot, ...spelling]
  if (x === `www.${y}` || y === `www.${x}`) {
    return [named('www', sentence('the subdomain `www`')), ...dot, ...spelling]
  }
  const site = siteOf(x, list)
  const isOneSite = site !== null && site === siteOf(y, list)
  const facts = { a: hosts[0], b: hosts[1] }
  const what = isOneSite
    ? named('subdomain', sentence('the subdomain ({a:name60} and {b:name60})', facts))
    : named('host', hostsNamed(facts))
  return [what, ...dot, ...spelling]
}

function hostsNamed({ a, b }: { readonly a: string; readonly b: string }): Sentence {
  if (a === '') return sentence('the host (none and {b:name60})', { b })
  if (b === '') return sentence('the host ({a:name60} and none)', { a })
  return sentence('the host ({a:name60} and {b:name60})', { a, b })
}

/** Further differences of two different hosts: capitals in only one of them, or a spelling that the parser changed in only one. */
function spellingsOf(a: PartForms, b: PartForms): readonly UrlDifference[] {
  const hasCapitals = ({ written }: PartForms) => /[A-Z]/.test(written ?? '')
  const isChanged = ({ written, parsed }: PartForms) =>
    written !== null && written.toLowerCase() !== parsed
  return [
    ...(hasCapitals(a) === hasCapitals(b) ? [] : [HOST_CASE]),
    ...(isChanged(a) === isChanged(b) ? [] : [HOST_SPELLING]),
  ]
}

const HOST_CASE: UrlDifference = /* @__PURE__ */ named(
  'host-case',
  /* @__PURE__ */ sentence('the letter case of the host'),
)
const HOST_SPELLING: UrlDifference = /* @__PURE__ */ named(
  'host-spelling',
  /* @__PURE__ */ sentence('the spelling of the host'),
)

/** The registrable domain of a host as the parser serialises it; `null` if it has none. */
function siteOf(text: string, list: PublicSuffixList): string | null {
  const host = parseUrl(`https://${text}/`)?.host
  return host?.kind === 'domain' ? list.getRegistrableDomain(host) : null
}
