import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Verdict } from './compare.ts'
import { hasCredentials, isInCredentials } from './credentials.ts'
import { findSpans, type SpanPair } from './difference.ts'
import type { Remedy } from './remedy.ts'
import { type PartStrings, splitParts, URL_PARTS, type UrlPart } from './url-parts.ts'
import { lacking, PART_WORDS, type Why } from './why.ts'

/** A part in which two keys differ, and what differs there. */
export interface KeyPartDifference {
  /** `text` if the keys are not URLs. */
  readonly part: UrlPart | 'text'
  /** The pieces that differ; `null` if a key does not have the part. */
  readonly pieces: readonly [a: string | null, b: string | null]
}

/** Methods that say the same of two URLs, for the same reason. */
export interface VerdictGroup extends Why {
  /** `null` if the methods have no answer: they give a URL no key, or cannot be asked without an option. */
  readonly equal: boolean | null
  /** In the order in which they were asked. */
  readonly methods: readonly string[]
  /** Where the keys differ, if there are two. */
  readonly differences: readonly KeyPartDifference[]
  /** What would remove the difference for each of the methods, cheapest first, if `compare` was asked to look for it. */
  readonly remedy: readonly Remedy[]
}

const VERDICTS: ArgumentType = {
  expected: 'a list of verdicts',
  remedy: 'compare returns them as `verdicts`',
}

/**
 * Groups verdicts by answer and reason: the parts of the keys that differ, and what would remove the difference.
 *
 * @throws ArgumentError if it is not a list of verdicts.
 * @returns First those that say equal, then those that say different, then those without an answer; larger groups first.
 *
 * @example
 * ```ts
 * import { compare, groupVerdicts } from '@waymark/compare'
 *
 * const { verdicts } = compare('http://a.example/%7Eb', 'http://a.example/~b', {
 *   methods: ['whatwg', 'rfc2396', 'same-site'],
 * })
 * groupVerdicts(verdicts).map(({ methods }) => methods) // => [['same-site'], ['whatwg', 'rfc2396']]
 * ```
 */
export function groupVerdicts(verdicts: readonly Verdict[]): readonly VerdictGroup[] {
  if (!Array.isArray(verdicts) || !verdicts.every(isVerdict)) {
    throw wrongArgument('verdicts', VERDICTS, verdicts)
  }
  const groups = new Map<string, [reason: Reason, members: Verdict[]]>()
  for (const verdict of verdicts) {
    const reason = reasonOf(verdict)
    const name = JSON.stringify([verdict.equal, reason, cheapest(verdict.remedy)])
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [reason, [verdict]])
    else group[1].push(verdict)
  }
  return [...groups.values()]
    .sort(([, x], [, y]) => rankOf(x[0]!) - rankOf(y[0]!) || y.length - x.length)
    .map(([reason, members]) => ({
      equal: members[0]!.equal,
      methods: members.map(({ method }) => method),
      ...reason,
      remedy: sharedRemedies(members),
    }))
}

function isVerdict(value: Partial<Verdict> | null | undefined): boolean {
  return typeof value?.method === 'string' && value.equal !== undefined && value.keys !== undefined
}

type Reason = Pick<VerdictGroup, 'why' | 'data' | 'differences'>

function reasonOf({ kind, equal, keys, difference, why, data }: Verdict): Reason {
  if (lacksOption({ equal, keys, kind })) {
    return { ...tell({ why: sentence('An option is needed.') }), differences: [] }
  }
  if (equal && kind !== 'directional') {
    return { ...tell({ why: sentence('No difference matters.') }), differences: [] }
  }
  // A match has no keys, nor does a method that compares pairs: they say themselves what they found.
  if (keys === null) return { why, ...(data === undefined ? {} : { data }), differences: [] }
  const [a, b] = keys
  if (a === null || b === null) return { ...whyNoKey(a, b), differences: [] }
  const places = difference?.part === 'text' ? [placeInText(a, b, difference)] : placesInUrls(a, b)
  const differences = places.map(({ part, pieces }) => ({ part, pieces }))
  return { ...tell({ why: whyDifferent(places) }), differences }
}

interface Place extends KeyPartDifference {
  /** No message shows what may be a password. */
  readonly isSecret: boolean
}

function placeInText(a: string, b: string, spans: SpanPair): Place {
  const isSecret = isInCredentials(a, spans.a, 'text') || isInCredentials(b, spans.b, 'text')
  return { part: 'text', pieces: piecesOf(a, b), isSecret }
}

const WORDS: Readonly<Record<KeyPartDifference['part'], Sentence>> = {
  ...PART_WORDS,
  credentials: /* @__PURE__ */ sentence('credentials'),
  text: /* @__PURE__ */ sentence('text'),
}

/** They are short, and a piece of one says little. */
const WHOLE: readonly UrlPart[] = ['scheme', 'host', 'port']

function placesInUrls(a: string, b: string): readonly Place[] {
  const [ofA, ofB] = [splitParts(a), splitParts(b)]
  return URL_PARTS.filter((part) => ofA[part] !== ofB[part]).map((part) => {
    const [x, y] = [ofA[part], ofB[part]]
    const areWhole = WHOLE.includes(part) || x === null || y === null
    const isSecret = isPartSecret(ofA, part) || isPartSecret(ofB, part)
    return { part, pieces: areWhole ? [x, y] : piecesOf(x, y), isSecret }
  })
}

function isPartSecret(parts: PartStrings, part: UrlPart): boolean {
  const { scheme, host } = parts
  // Without a host, they may be after the scheme, however many slashes come before them.
  const isFirst = part === 'path' && scheme !== null && (host ?? '') === ''
  const before = isFirst ? `${scheme}:${host === null ? '' : '//'}` : ''
  return part === 'credentials' || hasCredentials(before + (parts[part] ?? ''))
}

function piecesOf(x: string, y: string): readonly [string, string] {
  const { a, b } = findSpans(x, y)
  return [x.slice(a.start, a.end), y.slice(b.start, b.end)]
}

function whyNoKey(a: string | null, b: string | null): Why {
  const why =
    a !== null
      ? sentence('The second has no key.')
      : b !== null
        ? sentence('The first has no key.')
        : sentence('Neither has a key.')
  return tell({ why: { ...why, data: { lacking: lacking(a !== null, b !== null) } } })
}

function whyDifferent(all: readonly Place[]): Sentence {
  const [first] = all
  if (first === undefined) return sentence('The keys differ.')
  if (first.part !== 'text') {
    return sentence('The keys differ {places,and}.', { places: all.map(sentenceOf) })
  }
  const [a, b] = first.pieces
  if (first.isSecret) return sentence('The keys differ.')
  if (isNothing(a)) return sentence('The keys differ: nothing and {b:quote40}.', { b: b ?? '' })
  if (isNothing(b)) return sentence('The keys differ: {a:quote40} and nothing.', { a })
  return sentence('The keys differ: {a:quote40} and {b:quote40}.', { a, b })
}

function sentenceOf({ part: name, pieces: [a, b], isSecret }: Place): Sentence {
  const part = WORDS[name]
  if (isSecret) return sentence('in the {part:phrase}', { part })
  // Beside a part that is missing, an empty one is more than nothing.
  if (a === '' && b === null) {
    const facts = { part, a }
    return sentence('in the {part:phrase} (an empty one and nothing)', facts)
  }
  if (a === null && b === '') {
    const facts = { part, b }
    return sentence('in the {part:phrase} (nothing and an empty one)', facts)
  }
  if (isNothing(a)) {
    return sentence('in the {part:phrase} (nothing and {b:quote40})', { part, b: b ?? '' })
  }
  if (isNothing(b)) return sentence('in the {part:phrase} ({a:quote40} and nothing)', { part, a })
  return sentence('in the {part:phrase} ({a:quote40} and {b:quote40})', { part, a, b })
}

function isNothing(piece: string | null): piece is '' | null {
  return piece === null || piece === ''
}

/** The rules of the cheapest remedies that are one rule, or of the cheapest. */
function cheapest(remedies: readonly Remedy[] = []): readonly string[] {
  const [first] = remedies
  if (first === undefined) return []
  return remedies
    .filter(({ category, rules }) => category === first.category && rules.length === 1)
    .concat(first.rules.length === 1 ? [] : [first])
    .map(({ rules }) => rules.join())
}

function sharedRemedies([first, ...others]: readonly Verdict[]): readonly Remedy[] {
  const isShared = ({ rules }: Remedy): boolean =>
    others.every(({ remedy = [] }) => remedy.some((other) => other.rules.join() === rules.join()))
  return (first?.remedy ?? []).filter(isShared)
}

function rankOf(verdict: Verdict): number {
  if (lacksOption(verdict)) return 3
  return verdict.equal === null ? 2 : verdict.equal ? 0 : 1
}

/** Whether there is no answer because an option is missing, and not because the method is about other strings. */
function lacksOption({ equal, keys, kind }: Pick<Verdict, 'equal' | 'keys' | 'kind'>): boolean {
  return equal === null && keys === null && kind !== 'pairwise'
}
