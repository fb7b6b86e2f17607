import { asciiLowercase, toScalarValueString } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { isSpecial, readUrl, type UrlRecord } from '@waymark/url-parser'
import { removeDotSegments } from './dot-segments.ts'
import type { Rule } from './rule.ts'
import { emptyPathSlash } from './rules/empty-path-slash.ts'
import { ipv4Canonical } from './rules/ipv4-canonical.ts'
import { lowercaseSchemeHost } from './rules/lowercase-scheme-host.ts'
import { parseSerialise } from './rules/parse-serialise.ts'
import { removeDefaultPort } from './rules/remove-default-port.ts'
import { removeDotSegments as removeDotSegmentsRule } from './rules/remove-dot-segments.ts'
import { joinUrl, splitUrl, type UrlParts } from './url-parts.ts'

/** A string on the way from the input to what the parser made of it, and what was done to reach it. */
export interface ParserStep {
  readonly rule: Rule
  readonly reason: Sentence
  readonly after: string
}

/**
 * Divides what the URL parser changes into steps: a chain of strings that all parse to the same URL.
 *
 * It compares the parts that the parser located in the input with those of the result. The last text is
 * always the result; where the parts cannot be told apart there is one step for all.
 */
export function explainParsing(input: string, url: UrlRecord, result: string): ParserStep[] {
  const steps: ParserStep[] = []
  if (input === result) return steps
  let text = input
  const step = (rule: Rule, reason: Sentence, after: string) => {
    if (after !== text) steps.push({ rule, reason, after })
    text = after
  }

  const { parts: located, removed } = readUrl(input)
  const [first] = removed
  const [last] = removed.slice(-1)
  const start = first?.start === 0 ? first.end : 0
  const end = last?.end === input.length ? last.start : input.length
  const around = sentence('Spaces and control characters around a URL are not part of it.', {
    detail: 'around',
  })
  step(parseSerialise, around, input.slice(start))
  step(parseSerialise, around, input.slice(start, end))
  if (/[\t\n\r]/.test(text)) {
    // Otherwise the two halves around a tab would become a pair.
    const reason = sentence('A surrogate that is not part of a pair is read as U+FFFD.', {
      detail: 'surrogates',
    })
    step(parseSerialise, reason, toScalarValueString(text))
  }
  step(
    parseSerialise,
    sentence('Tabs and line breaks inside a URL are ignored.', { detail: 'line-breaks' }),
    text.replace(/[\t\n\r]/g, ''),
  )
  const target = splitUrl(result)
  let parts = text === input ? splitUrl(text, located) : splitUrl(text)
  if (parts !== null && target !== null) {
    const change = (rule: Rule, reason: Sentence, changed: Partial<UrlParts>) => {
      parts = { ...parts!, ...changed }
      step(rule, reason, joinUrl(parts))
    }
    explainAuthority(parts, target, url, change)
    explainRest(parts, target, url, change)
  }
  const rest = sentence('Writes the URL the way the URL Standard writes it.', { detail: 'whole' })
  step(parseSerialise, rest, result)
  return steps
}

type Change = (rule: Rule, reason: Sentence, changed: Partial<UrlParts>) => void

function explainAuthority(from: UrlParts, to: UrlParts, url: UrlRecord, change: Change): void {
  const special = isSpecial(url)
  if (special) {
    change(parseSerialise, sentence('A backslash counts as a slash.', { detail: 'backslashes' }), {
      slashes: from.slashes.replaceAll('\\', '/'),
      path: from.path.replaceAll('\\', '/'),
    })
    change(parseSerialise, sentence('A host is preceded by two slashes.', { detail: 'slashes' }), {
      slashes: to.slashes,
    })
  }
  change(
    lowercaseSchemeHost,
    sentence('Schemes are written in lower case.', { detail: 'scheme' }),
    { scheme: to.scheme },
  )
  if (special) {
    const host = asciiLowercase(from.host)
    change(lowercaseSchemeHost, sentence('Hosts are written in lower case.', { detail: 'host' }), {
      host,
    })
  }
  change(
    parseSerialise,
    sentence('An empty user name or password means the same as none.', {
      detail: 'empty-credentials',
    }),
    {
      credentials: from.credentials.replace(/^([^:]*):@$/, '$1@').replace(/^@$/, ''),
    },
  )
  change(
    parseSerialise,
    sentence('User name and password are percent-encoded.', { detail: 'credentials' }),
    {
      credentials: to.credentials,
    },
  )
  if (url.host?.kind === 'ipv4') {
    const reason = sentence('Writes an IPv4 address as four decimal numbers.')
    change(ipv4Canonical, reason, { host: to.host })
  } else change(parseSerialise, hostReason(url), { host: to.host })
  const isPortDropped = to.port === '' && from.port !== ''
  change(isPortDropped ? removeDefaultPort : parseSerialise, portReason(from, to, url), {
    port: to.port,
  })
}

function portReason(from: UrlParts, to: UrlParts, { scheme }: UrlRecord): Sentence {
  if (from.port === ':')
    return sentence('An empty port means the same as no port.', { detail: 'empty-port' })
  if (to.port !== '')
    return sentence('A port is written without leading zeros.', { detail: 'zeros' })
  const port = Number(from.port.slice(1))
  return sentence('{port:digits} is the default port of {scheme}.', { port, scheme })
}

function hostReason(url: UrlRecord): Sentence {
  switch (url.host?.kind) {
    case 'domain':
      return sentence(
        'A domain is written in its ASCII form (IDNA), without percent-encoded bytes.',
        { detail: 'domain' },
      )
    case 'ipv6':
      return sentence(
        'An IPv6 address is written in lower case, compressed once, without leading zeros.',
        { detail: 'ipv6' },
      )
    default:
      return sentence('Characters that a host cannot contain are percent-encoded.', {
        detail: 'opaque-host',
      })
  }
}

function explainRest(from: UrlParts, to: UrlParts, url: UrlRecord, change: Change): void {
  if (url.path.kind === 'list') {
    const path = isSpecial(url) ? from.path.replaceAll('\\', '/') : from.path
    if (path === '') {
      const reason = sentence('Writes an empty path after a host as `/`.')
      change(emptyPathSlash, reason, { path: to.path })
    } else {
      change(removeDotSegmentsRule, sentence('Resolves `.` and `..` in the path.'), {
        path: withoutDots(path, to.slashes !== ''),
      })
    }
  }
  change(
    parseSerialise,
    sentence('Characters that a path cannot contain are percent-encoded.', { detail: 'path' }),
    {
      path: to.path,
    },
  )
  change(
    parseSerialise,
    sentence('Characters that a query cannot contain are percent-encoded.', { detail: 'query' }),
    {
      query: to.query,
    },
  )
  change(
    parseSerialise,
    sentence('Characters that a fragment cannot contain are percent-encoded.', {
      detail: 'fragment',
    }),
    {
      fragment: to.fragment,
    },
  )
}

function withoutDots(path: string, hasAuthority: boolean): string {
  const segments = path.slice(1).split('/')
  const kept = `/${removeDotSegments(segments).join('/')}`
  // Without an authority, a path of two slashes would read as one.
  return !hasAuthority && kept.startsWith('//') ? `/.${kept}` : kept
}
