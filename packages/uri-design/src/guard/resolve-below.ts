import { hostEquals } from '@waymark/host'
import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { decodeUtf8Once } from '../percent-text.ts'
import { type Refusal, refuse, refuseAt } from '../refusal.ts'
import { type AddressRules, refuseAddress } from './address.ts'
import { choosePolicy, type GuardPolicy, hidesStructure } from './segment.ts'

/** How careful `resolveBelow` is, and which addresses it allows. */
export interface ResolveBelowOptions extends AddressRules {
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
}

/** A reference that stays below its base. */
export interface ReferenceBelow {
  readonly allowed: true
  readonly url: UrlRecord
  /** The URL as the standard serialises it. */
  readonly href: string
  /** The segments below the base's folder, each decoded once; where a `contained` one is not UTF-8, as written. */
  readonly segments: readonly string[]
}

/**
 * Resolves an untrusted reference and makes sure that it stays in the folder of the base.
 *
 * The folder is the base's path up to its last slash; it is compared segment by segment. What is checked is
 * the URL that the parser made, and for the strict policy also what parsers repair silently and what another
 * program would read into it.
 *
 * @param base - A URL with a hierarchical path, which is trusted.
 * @throws {TypeError} When the base is not such a URL, or there is no such policy.
 */
export function resolveBelow(
  base: string | UrlRecord,
  reference: string,
  options: ResolveBelowOptions = {},
): ReferenceBelow | Refusal {
  const root = typeof base === 'string' ? parseUrl(base) : base
  if (root === null || root.path.kind !== 'list') {
    throw new TypeError('The base is a URL with a path, like https://example.com/files/')
  }
  const whole = (rule: Refusal['rule']): Refusal => refuse(rule, 0, reference.length)
  const url = parseUrl(reference, { base: root })
  if (url === null) return whole('failure')
  if (!hasSameOrigin(root, url)) return whole('other-origin')
  const below = segmentsBelow(root.path.segments, url)
  if (below === null) return whole('outside-folder')
  const refusal =
    (choosePolicy(options.policy) === 'contained' ? null : refuseStrictly(reference, below)) ??
    refuseAddress(url, options, reference)
  if (refusal !== null) return refusal
  const segments = below.map((segment) => decodeUtf8Once(segment) ?? segment)
  return { allowed: true, url, href: serializeUrl(url), segments }
}

/** Schemes without an origin of their own are compared part by part like all others. */
function hasSameOrigin(base: UrlRecord, url: UrlRecord): boolean {
  if (url.scheme !== base.scheme || url.port !== base.port) return false
  if (url.username !== base.username || url.password !== base.password) return false
  if (url.host === null || base.host === null) return url.host === base.host
  return hostEquals(url.host, base.host)
}

function segmentsBelow(base: readonly string[], url: UrlRecord): readonly string[] | null {
  if (url.path.kind !== 'list') return null
  const { segments } = url.path
  const depth = base.length - 1
  if (segments.length <= depth) return null
  for (let index = 0; index < depth; index++) if (segments[index] !== base[index]) return null
  return segments.slice(Math.max(depth, 0))
}

function refuseStrictly(reference: string, below: readonly string[]): Refusal | null {
  if (/[\t\n\r]/.test(reference)) return refuseAt('stripped-control', reference, /[\t\n\r]/)
  const path = /^[^?#]*/.exec(reference)![0]
  if (path.includes('\\')) return refuseAt('backslash', reference, /\\/)
  if (below.some((segment) => /%(?:[01][0-9a-f]|7f)/i.test(segment))) {
    return refuseAt('encoded-control', reference, /%(?:[01][0-9a-f]|7f)/i)
  }
  if (below.some((segment) => /%(?:2f|5c)|\\/i.test(segment))) {
    return refuseAt('encoded-separator', reference, /%(?:2f|5c)/i)
  }
  const decoded: string[] = []
  for (const segment of below) {
    const text = decodeUtf8Once(segment)
    if (text === null) return refuseAt('ill-formed-utf8', reference, /%[89a-f][0-9a-f]/i)
    decoded.push(text)
  }
  if (decoded.some(hidesStructure)) return refuseAt('multiple-encoding', reference, /%25/i)
  if (decoded.some((segment) => segment.startsWith('..;'))) {
    return refuseAt('dot-segment-parameter', reference, /\.\.;/)
  }
  if (
    decoded.some((segment) => /^[. ]*$/.test(segment) && /\./.test(segment) && / /.test(segment))
  ) {
    return refuseAt('dots-and-spaces', reference, /\.(?: |%20)|(?: |%20)\./)
  }
  return null
}
