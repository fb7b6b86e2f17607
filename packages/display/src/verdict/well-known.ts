import { asciiLowercase } from '@waymark/infra'
import { findKnown, isBelow, type KnownDomain } from '../known.ts'
import { readingsOf } from '../readings.ts'

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

let read: readonly KnownDomain[] | null = null

function wellKnown(): readonly KnownDomain[] {
  read ??= WELL_KNOWN.split(' ').map((name) => ({
    name,
    domain: name,
    readings: readingsOf(`.${name}`),
  }))
  return read
}

/** The well-known domain that a domain looks like, unless it is one of the caller's own. */
export function findWellKnown(
  ascii: string,
  forms: readonly string[],
  known: readonly KnownDomain[],
): string | null {
  return isBelow(ascii, known) ? null : findKnown(ascii, forms, wellKnown())
}

/** Networks that deliver the files of others below the name of their owner: `www.example.com.edgekey.net`. */
const DELIVERY =
  /(?:^|\.)(?:akadns\.net|akamaized\.net|edgekey\.net|edgesuite\.net|cloudflare\.net|fastly\.net|trafficmanager\.net|translate\.goog)$/

/** Whether a name before the registrable domain of another is that of a well-known site, and not put there by its owner. */
export function imitatesWellKnown(name: string, registrable: string): boolean {
  return !DELIVERY.test(registrable) && isBelow(name, wellKnown())
}

/** Whether a label reads like the name of a known or a well-known domain, below whatever top-level domain: `аррӏе`. */
export function readsLikeName(label: string, known: readonly KnownDomain[]): boolean {
  const own = readingsOf(asciiLowercase(label))
  return [...known, ...wellKnown()].some(({ readings }) =>
    readings.some((reading) => own.includes(reading.split('.')[1]!)),
  )
}
