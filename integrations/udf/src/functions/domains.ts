import { inspectDomain } from '@waymark/display'
import { type Host, serializeHost } from '@waymark/host'
import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import { parseUrl } from '@waymark/url-parser'

export function domain(url: unknown): string | null {
  const host = hostOf(url)
  return host === null ? null : getRegistrableDomain(host)
}

export function publicSuffix(url: unknown): string | null {
  const host = hostOf(url)
  return host === null ? null : getPublicSuffix(host)
}

export function displayDomain(url: unknown): string | null {
  return inspect(url)?.text ?? null
}

export function domainWarnings(url: unknown): string[] | null {
  return inspect(url)?.warnings.map(({ code }) => code) ?? null
}

function hostOf(url: unknown): Host | null {
  return typeof url === 'string' ? (parseUrl(url)?.host ?? null) : null
}

function inspect(url: unknown): ReturnType<typeof inspectDomain> {
  const host = hostOf(url)
  return host?.kind === 'domain' ? inspectDomain(serializeHost(host)) : null
}
