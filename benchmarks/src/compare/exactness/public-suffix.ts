import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHost, serializeHost } from '@waymark/host'
import { getRegistrableDomain } from '@waymark/public-suffix'
import { parseUrl } from '@waymark/url-parser'
import { getDomain, getHostname } from 'tldts'
import { vectorsOf } from '../../../../conformance/vectors.ts'
import type { ExactnessRow } from '../figures.ts'

const OPTIONS = { allowPrivateDomains: true }

/** Registrable domains, and the hosts of URLs from which they are taken. */
export function publicSuffixExactness(data: string): ExactnessRow[] {
  const domains = readFileSync(join(data, 'psl', 'tests.txt'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => line.split(/\s+/).map((field) => (field === 'null' ? null : field)))
  const urls = [...vectorsOf(JSON.parse(readFileSync(join(data, 'wpt/urltestdata.json'), 'utf8')))]
    .filter(({ base, protocol }) => base === null && /^https?:$/.test(String(protocol)))
    .map(({ input, hostname }) => [String(input), String(hostname)] as const)
  return [
    {
      suite: 'registrable domains',
      source: 'Public Suffix List, tests/tests.txt',
      total: domains.length,
      waymark: domains.filter(([domain, expected]) => ours(domain) === ascii(expected)).length,
      peer: domains.filter(([domain, expected]) => {
        return ascii(getDomain(domain ?? '', OPTIONS)) === ascii(expected)
      }).length,
    },
    {
      suite: 'the hosts of http and https URLs, as browsers read them',
      source: 'web-platform-tests, url/resources/urltestdata.json',
      total: urls.length,
      waymark: urls.filter(([url, host]) => hostOf(url) === host).length,
      peer: urls.filter(([url, host]) => bracketed(getHostname(url)) === host).length,
    },
  ]
}

function ours(domain: string | null | undefined): string | null {
  const host = parseHost(domain ?? '')
  return host && getRegistrableDomain(host)
}

/** The tests write names in either form, and tldts leaves them in the form of its input. */
function ascii(domain: string | null | undefined): string | null {
  const host = domain == null ? null : parseHost(domain)
  return host && serializeHost(host)
}

function hostOf(url: string): string | null {
  const host = parseUrl(url)?.host
  return host ? serializeHost(host) : null
}

/** tldts writes IPv6 addresses without their brackets. */
function bracketed(host: string | null): string | null {
  return host?.includes(':') ? `[${host}]` : host
}
