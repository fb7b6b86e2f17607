import { sentence } from '@waymark/infra/internal'
import type { RuleName } from '@waymark/normalize'
import { uppercasePercentEncoding } from '@waymark/rfc3986'
import type { PartPair } from './compare-parts.ts'
import type { RuleSearch } from './rule-search.ts'
import { named, PERCENT_ENCODING, type UrlDifference } from './url-difference.ts'
import { decodePath, type PartForms } from './url-parts.ts'

/** The differences of two paths that are not written alike. */
export function pathDifferences(pair: PartPair, rules: RuleSearch): readonly UrlDifference[] {
  const { a, b, same } = pair
  const spelled = pathSpellings(pair)
  if (same === 'parsed') {
    if (spelled.length > 0) return spelled
    const isEmpty = [a, b].some(({ written }) => (written ?? '') === '')
    return [isEmpty ? EMPTY_PATH : PERCENT_ENCODING]
  }
  // The parser gives only special URLs the slash.
  if ([a, b].every(({ parsed }) => parsed === '' || parsed === '/')) return [EMPTY_PATH, ...spelled]
  if (same === 'decoded') return [PERCENT_ENCODING, ...spelled]
  const found = pathSteps(rules)
  if (found === null) return [PATH, ...spelled]
  return isEncodedOtherwise(a, b)
    ? [...found, PERCENT_ENCODING, ...spelled]
    : [...found, ...spelled]
}

const PATH: UrlDifference = /* @__PURE__ */ named('path', /* @__PURE__ */ sentence('the path'))

const EMPTY_PATH: UrlDifference = /* @__PURE__ */ named(
  'empty-path',
  /* @__PURE__ */ sentence('the slash of an empty path'),
)

/** The differences that the parser removes from paths: dot segments, backslashes, and the `|` after a drive letter. */
function pathSpellings({ a, b }: PartPair): readonly UrlDifference[] {
  const differ = (partsOf: (path: PartForms) => string): boolean => partsOf(a) !== partsOf(b)
  return [
    ...(differ(dotSegmentsOf) ? [named('dot-segments', sentence('the dot segments'))] : []),
    ...(differ(backslashesOf) ? [named('backslash', sentence('backslashes'))] : []),
    ...(differ(driveOf)
      ? [named('drive-letter', sentence('the spelling of the drive letter'))]
      : []),
  ]
}

function dotSegmentsOf({ written, parsed }: PartForms): string {
  const hasDots = (segment: string) => /^(?:\.|%2e){1,2}$/i.test(segment)
  const left = (parsed ?? '').split('/').filter(hasDots).length
  const dots = (written ?? '').split(/[/\\]/).filter(hasDots)
  return dots.length === left ? '' : dots.join('/')
}

function backslashesOf({ written, parsed }: PartForms): string {
  // Other schemes keep them.
  const isChanged = written?.includes('\\') === true && parsed?.includes('\\') === false
  return isChanged ? '\\' : ''
}

function driveOf({ written, parsed }: PartForms): string {
  return /^[/\\]*[a-z]\|/i.test(written ?? '') && /^\/[a-z]:/i.test(parsed ?? '') ? '|' : ''
}

/** Whether two paths with small differences also differ in which characters are percent-encoded, or in the case of the digits. */
function isEncodedOtherwise(a: PartForms, b: PartForms): boolean {
  const formOf = ({ parsed, written }: PartForms): string => {
    const coded = (parsed ?? '').match(/%[0-9a-f]{2}/gi) ?? []
    const ascii = coded.filter((text) => /^%[0-7]/.test(text))
    const isLower = coded.some((text) => /[a-f]/.test(text))
    // The parser encodes all others.
    const isRaw = /[^\0-\x7f]/.test(written ?? '')
    const isCoded = /%[89a-f]/i.test(written ?? '')
    return [...ascii.map((text) => text.toUpperCase()).sort(), isLower, isRaw, isCoded].join()
  }
  return formOf(a) !== formOf(b)
}

/** The differences of two paths, if they are the same without all of these; `null` if they have others. */
function pathSteps(rules: RuleSearch): readonly UrlDifference[] | null {
  const isSame = (steps: readonly PathStep[]): boolean => {
    const names = steps.flatMap(({ rule }) => rule ?? [])
    const [a, b] = rules
      .pathsAfter(['decode-unreserved', ...names])
      .map((path) =>
        steps.reduce(
          (text, { change }) => (change === undefined ? text : change(text)),
          uppercasePercentEncoding(decodePath(path)),
        ),
      )
    return a === b
  }
  if (!isSame(PATH_STEPS)) return null
  // A step is not a difference if the paths are the same without it.
  return PATH_STEPS.reduceRight((needed, step) => {
    const less = needed.filter((other) => other !== step)
    return isSame(less) ? less : needed
  }, PATH_STEPS).map(({ difference }) => difference)
}

/** A way in which two paths of one page can differ, and the rule or the change that removes this difference. */
interface PathStep {
  readonly difference: UrlDifference
  readonly rule?: RuleName
  readonly change?: (path: string) => string
}

/** In running order. */
const PATH_STEPS: readonly PathStep[] = [
  {
    difference: /* @__PURE__ */ named(
      'unicode-form',
      /* @__PURE__ */ sentence('the Unicode form of the path'),
    ),
    rule: 'nfc-path',
  },
  {
    difference: /* @__PURE__ */ named(
      'session-id',
      /* @__PURE__ */ sentence('the session identifier'),
    ),
    rule: 'strip-session-ids',
  },
  {
    difference: /* @__PURE__ */ named(
      'directory-index',
      /* @__PURE__ */ sentence('the directory index'),
    ),
    rule: 'remove-directory-index',
  },
  {
    difference: /* @__PURE__ */ named(
      'repeated-slashes',
      /* @__PURE__ */ sentence('the repeated slashes in the path'),
    ),
    change: (path) => path.replace(/\/{2,}/g, '/'),
  },
  {
    difference: /* @__PURE__ */ named(
      'path-case',
      /* @__PURE__ */ sentence('the letter case of the path'),
    ),
    change: (path) => path.toLowerCase(),
  },
  {
    difference: /* @__PURE__ */ named(
      'trailing-slash',
      /* @__PURE__ */ sentence('the trailing slash'),
    ),
    change: (path) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path),
  },
]
