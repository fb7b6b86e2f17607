import { hostEquals } from '@waymark/host'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { type SegmentRisk, segmentRisk } from '@waymark/rfc3986'
import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { POLICY } from './options.ts'
import { refuseUrl, type UrlRules, urlRules } from './outgoing-url.ts'
import { type Refusal, type RefusalCode, refuse, refuseAt } from './refusal.ts'
import type { GuardPolicy } from './segment.ts'
import { requireText } from './text.ts'

/** How careful `resolveBelow` is, and which URLs it allows. */
export interface ResolveBelowOptions extends UrlRules {
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
}

/** What `resolveBelow` takes. */
export const resolveBelowOptions: OptionTable<ResolveBelowOptions> = {
  ...urlRules,
  policy: POLICY,
}

const BASE: ArgumentType = {
  expected: 'a URL with a path',
  remedy: 'write it whole, such as https://example.com/files/',
}

/** A reference that stays below its base. */
export interface ReferenceBelow {
  readonly allowed: true
  readonly url: UrlRecord
  /** The URL as the standard serialises it. */
  readonly href: string
  /** The segments below the base's folder, each decoded once; with the policy `contained`, one that is not UTF-8 is as written. */
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
 * @throws {TypeError} If the base is not such a URL, or an option is unknown or wrong.
 *
 * @example
 * ```ts
 * import { resolveBelow } from '@waymark/path-guard'
 *
 * const logo = resolveBelow('https://cdn.example/assets/v1/', 'img/logo.png')
 * logo.allowed && logo.href // => 'https://cdn.example/assets/v1/img/logo.png'
 * const secret = resolveBelow('https://cdn.example/assets/v1/', '../v1x/secret')
 * secret.allowed || secret.code // => 'outside-folder'
 * ```
 */
export function resolveBelow(
  base: string | UrlRecord,
  reference: string,
  options: ResolveBelowOptions = {},
): ReferenceBelow | Refusal {
  options = checkOptions<ResolveBelowOptions>(options, resolveBelowOptions)
  const root = typeof base === 'string' ? parseUrl(base) : base
  if (root?.path?.kind !== 'list') {
    throw wrongArgument('base', BASE, base)
  }
  requireText(reference, 'reference')
  const whole = (code: RefusalCode): Refusal => refuse(code, 0, reference.length)
  const url = parseUrl(reference, { base: root })
  if (url === null) return whole('not-a-url')
  if (!hasSameOrigin(root, url)) return whole('other-origin')
  const below = segmentsBelow(root.path.segments, url)
  if (below === null) return whole('outside-folder')
  const refusal =
    (options.policy === 'contained' ? null : refuseStrictly(reference, below)) ??
    refuseUrl(url, options, reference)
  if (refusal !== null) return refusal
  const segments = below.map((segment) => utf8PercentDecodeStrict(segment) ?? segment)
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

/** What each risk is called in a reference, and where it is looked for there. */
const RISKS: Readonly<Record<SegmentRisk, readonly [RefusalCode, RegExp]>> = {
  'control-character': [
    'encoded-control',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
    /[\0-\x1f\x7f-\x9f]|%(?:[01][\da-f]|7f|c2%[89][\da-f])/i,
  ],
  'multiple-encoding': ['multiple-encoding', /%(?:25|u[\da-f]{4})/i],
  'dot-segment-parameter': ['dot-segment-parameter', /(?<=^|[/:])(?:\.|%2e){2}(?:;|%3b)/i],
  'dots-and-spaces': [
    'dots-and-spaces',
    /(?<=^|[/:])(?=(?:\.|%2e)*(?: |%20))(?=(?: |%20)*(?:\.|%2e))(?:[. ]|%2e|%20)+(?=[/?#]|$)/i,
  ],
}

function refuseStrictly(reference: string, below: readonly string[]): Refusal | null {
  if (/[\t\n\r]/.test(reference)) return refuseAt('stripped-control', reference, /[\t\n\r]/)
  const path = /^[^?#]*/.exec(reference)![0]
  if (path.includes('\\')) return refuseAt('raw-backslash', reference, /\\/)
  for (const segment of below) {
    if (/%(?:2f|5c)|\\/i.test(segment)) {
      return refuseAt('encoded-separator', reference, /%(?:2f|5c)/i)
    }
    const text = utf8PercentDecodeStrict(segment)
    if (text === null) return refuseAt('ill-formed-utf8', reference, /%[89a-f][\da-f]/i)
    const risk = segmentRisk(text)
    if (risk !== null) return refuseAt(RISKS[risk][0], reference, RISKS[risk][1])
  }
  return null
}
