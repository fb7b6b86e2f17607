import { asciiLowercase } from '@waymark/infra'
import type { SeenDomain } from '../inspect-domain.ts'
import { findKnown, isBelow, type KnownDomains, readKnown, readsLikeLabel } from '../known.ts'

/**
 * Domains that many phishing sites imitate: most of the brands of a report of 2023, and other sites that very many people use.
 *
 * https://blog.cloudflare.com/50-most-impersonated-brands-protect-phishing/
 */
const WELL_KNOWN =
  'adobe.com allegro.pl amazon.com americanexpress.com apple.com att.com binance.com chase.com coinbase.com dhl.com dropbox.com ' +
  'ebay.com facebook.com fedex.com github.com gmail.com google.com hsbc.com icloud.com instagram.com irs.gov linkedin.com ' +
  'live.com microsoft.com netflix.com nubank.com.br office.com office365.com optus.com.au outlook.com paypal.com post.ch ' +
  'rakuten.co.jp roblox.com spotify.com steampowered.com swisscom.ch telegram.org twitter.com ups.com usps.com verizon.com ' +
  'visa.com wellsfargo.com whatsapp.com wikipedia.org yahoo.com youtube.com'

let index: KnownDomains | null = null

function wellKnown(): KnownDomains {
  index ??= readKnown(WELL_KNOWN.split(' '))
  return index
}

/** The well-known domain that a domain looks like, unless it is one of the caller's own. */
export function findWellKnown({ ascii, readings }: SeenDomain, known: KnownDomains): string | null {
  const imitated = findKnown(ascii, readings, wellKnown())
  return imitated === null || isBelow(ascii, known) ? null : imitated
}

/** Networks that deliver the files of others below the name of their owner: `www.example.com.edgekey.net`. */
const DELIVERY =
  /(?:^|\.)(?:akadns\.net|akamaized\.net|edgekey\.net|edgesuite\.net|cloudflare\.net|fastly\.net|trafficmanager\.net|translate\.goog)$/

/** Whether a name before the registrable domain of another is that of a well-known site, and not put there by its owner. */
export function imitatesWellKnown(name: string, registrable: string): boolean {
  return !DELIVERY.test(registrable) && isBelow(name, wellKnown())
}

/** Whether a label reads like the name of a known or a well-known domain, below whatever top-level domain: `аррӏе`. */
export function readsLikeName(label: string, known: KnownDomains): boolean {
  const small = asciiLowercase(label)
  return readsLikeLabel(small, known) || readsLikeLabel(small, wellKnown())
}
