import { explain, type UrlEdit } from '@waymark/explain'
import { applyEdits, draftEdits } from '@waymark/explain/internal'
import { isSpecialScheme, type Reading, serializeUrl } from '@waymark/url-parser'
import { hostsInText } from './bare-host.ts'
import type { Destination } from './destination.ts'
import {
  byWeight,
  type Candidate,
  type FindingCode,
  levelOf,
  type Repair,
  type VerdictLevel,
} from './finding.ts'
import { type Examined, examine } from './judge-url.ts'
import { draftsOf, isOpenEnded, isStump } from './pasted-drafts.ts'
import { programOf } from './schemes.ts'
import type { Lists } from './url-context.ts'

/** What may be meant instead of the input. */
export interface UrlRepair {
  /** What to write instead of the whole input. It parses, against the same base. */
  readonly input: string
  /** The URL that it is, serialised. */
  readonly href: string
  /** Where that leads. */
  readonly destination: Destination
  /** What to think of it; never `stop`, and `clear` if it is certain. */
  readonly level: VerdictLevel
  /** Whether hardly anything else can be meant. Only the first repair can be certain. */
  readonly isCertain: boolean
  /** The code of the finding that is gone, the worst if there are several. */
  readonly code: FindingCode
}

/** A reading, and what is found in it, the worst first. */
interface Judged extends Pick<Examined, 'candidates' | 'destination'> {
  readonly reading: Reading
}

/** Changes after which the finding with a code is gone. */
interface Proposal extends Repair {
  readonly code: FindingCode
}

/** After a change, another error can come to light; an input with more than these is not a slip. */
const MOST_ROUNDS = 5
const MOST_REPAIRS = 4
/** Of more errors, nobody asks for the causes. */
const MOST_ERRORS = 1000

/** A host has at most 253 characters. What is much longer is not a slip. */
const LONGEST_HOST = 1000

/**
 * The repairs of an input, the certain one first: all certain changes together. The others are made after it.
 *
 * @param examined - What was found in the reading.
 */
export function repairsOf(
  reading: Reading,
  { candidates, destination }: Pick<Examined, 'candidates' | 'destination'>,
  lists: Lists,
): readonly UrlRepair[] {
  const { text, url, parts, errorsOf } = reading
  const start = { reading, candidates: [...candidates].sort(byWeight), destination }
  const [worst] = start.candidates
  const { start: from, end } = parts.host ?? { start: 0, end: 0 }
  if (errorsOf === 'base' || worst === undefined || end - from > LONGEST_HOST) return []
  if (isStump(text)) return []
  if (url !== null && (levelOf(start.candidates) === 'stop' || isSentence(reading))) return []
  const instead = (draft: string, isCertain: boolean): UrlRepair[] => {
    const [, mended] = mendAll(judge(reading.reread(draft), lists), lists)
    const left = new Set(mended.candidates.map(({ finding }) => finding.code))
    const gone = start.candidates.find(({ finding }) => !left.has(finding.code))
    return gone === undefined ? [] : repairTo(mended, gone.finding.code, isCertain)
  }
  const drafts = draftsOf(reading).slice(0, MOST_REPAIRS)
  const found =
    drafts.length > 0
      ? drafts.flatMap((draft) => instead(draft.text, draft.isCertain))
      : mendedFrom(start, lists)
  const offered = onlyOffered(text, found)
  if (offered.length > 0 || reading.failure?.name !== 'missing-scheme-non-relative-URL') {
    return offered
  }
  const host = found.length > 0 || /\/\//.test(text) ? null : (hostsInText(text)[0] ?? null)
  return host === null ? [] : onlyOffered(text, instead(`https://${host}`, false))
}

/** A word with a colon before other words, such as `Re: your mail`. */
function isSentence({ text, url }: Reading): boolean {
  const { scheme } = url!
  return (
    /^[\0- ]*[a-z][a-z\d+.-]*:[ \t]/i.test(text) &&
    !text.includes('//') &&
    !isSpecialScheme(scheme) &&
    programOf(scheme) === null
  )
}

/** The repairs that nobody is led astray with, each URL once. */
function onlyOffered(text: string, found: readonly UrlRepair[]): readonly UrlRepair[] {
  const seen = new Set<string>()
  return found.flatMap((repair) => {
    const { href, level, input } = repair
    if (level === 'stop' || !isUsual(repair) || seen.has(href) || input === text) return []
    seen.add(href)
    return [
      { ...repair, isCertain: repair.isCertain && level === 'clear' && !isOpenEnded(text, input) },
    ]
  })
}

/** Schemes that are not special, and whose colon people can miss. */
const OTHERS = /^(?:mailto|ssh|git|sftp|tel|sms|urn|magnet|irc)$/
const ADDRESS = /^mailto:[^@]+@(?:[^.@?]+\.)+[^.@?\d][^.@?]+(?:\?|$)/

/** Whether a URL is not a script, and a scheme that was not written is one that people mean. */
function isUsual({ code, href }: UrlRepair): boolean {
  const scheme = href.slice(0, href.indexOf(':'))
  if (/script$/.test(scheme)) return false
  if (code !== 'missing-scheme-non-relative-URL' || isSpecialScheme(scheme)) return true
  return scheme === 'mailto' ? ADDRESS.test(href) : OTHERS.test(scheme)
}

/** The repairs that the findings know. */
function mendedFrom(start: Judged, lists: Lists): readonly UrlRepair[] {
  const [code, certain] = mendAll(start, lists)
  const repairs = code === null ? [] : repairTo(certain, code, true)
  for (const proposal of proposalsIn(certain)) {
    if (repairs.length === MOST_REPAIRS) break
    if (proposal.isCertain) continue
    const mended = mend(certain, [proposal], lists)
    const [repair] = mended === null ? [] : repairTo(mended, proposal.code, false)
    if (repair !== undefined && repairs.every(({ input }) => input !== repair.input))
      repairs.push(repair)
  }
  return repairs
}

function judge(reading: Reading, lists: Lists): Judged {
  const { candidates, destination } = examine(reading, lists)
  return { reading, candidates: [...candidates].sort(byWeight), destination }
}

/** Empty if it is not a URL. */
function repairTo(
  { reading: { input, url }, candidates, destination }: Judged,
  code: FindingCode,
  isCertain: boolean,
): UrlRepair[] {
  return url === null || destination === null
    ? []
    : [{ input, href: serializeUrl(url), destination, level: levelOf(candidates), isCertain, code }]
}

/**
 * Makes the certain changes until none are left.
 *
 * @returns The code of the first finding that is gone, and what comes out; `null` and the start if that is not a URL.
 */
function mendAll(start: Judged, lists: Lists): readonly [FindingCode | null, Judged] {
  let code: FindingCode | null = null
  let judged = start
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const certain = proposalsIn(judged).filter(({ isCertain }) => isCertain)
    const [first] = certain
    const next = mend(judged, certain, lists) ?? mend(judged, certain.slice(0, 1), lists)
    if (first === undefined || next === null) break
    code ??= first.code
    judged = next
  }
  const isGone = judged.candidates.every(({ finding }) => finding.code !== code)
  return judged.reading.url !== null && isGone ? [code, judged] : [null, start]
}

/** What comes out of some changes; `null` if nothing changes, or a finding is still there. */
function mend({ reading }: Judged, proposals: readonly Proposal[], lists: Lists): Judged | null {
  const input = applyEdits(
    reading.text,
    proposals.flatMap(({ edits }) => edits),
  )
  if (input === reading.text) return null
  const mended = judge(reading.reread(input), lists)
  const left = new Set(mended.candidates.map(({ finding }) => finding.code))
  const isGone = mended.reading.url === null || proposals.every(({ code }) => !left.has(code))
  return isGone ? mended : null
}

/** The worst first. A URL that should not be followed gets none: it is not a slip. */
function proposalsIn({ reading, candidates }: Judged): readonly Proposal[] {
  if (reading.url !== null && levelOf(candidates) === 'stop') return []
  return candidates.flatMap((each): Proposal[] => {
    const { code, kind } = each.finding
    if (reading.failure !== null && code !== reading.failure.name) return []
    if (each.repair !== null) return [{ code, ...each.repair }]
    // Whether somebody means the user name is not for us to say.
    return kind === 'credentials' ? [] : explained(reading, each)
  })
}

/** The changes of all causes of the validation errors that a finding is about. */
function explained(
  reading: Reading,
  { finding: { code, errors: names, kind } }: Candidate,
): Proposal[] {
  const { failure, url, text } = reading
  const errors =
    failure === null ? reading.errors.filter(({ name }) => names.includes(name)) : [failure]
  if (errors.length === 0 || errors.length > MOST_ERRORS) return []
  const causes = explain(reading, errors).flatMap((error) => error.causes)
  if (causes.every((cause) => cause.code === 'several-urls')) {
    return causes.map(({ start, end }) => ({
      code,
      edits: [{ start: 0, end: text.length, text: text.slice(start, end) }],
      isCertain: false,
    }))
  }
  const edits = causes.flatMap(({ edit }): UrlEdit[] => (edit === null ? [] : [edit]))
  if (edits.length < causes.length) {
    const drafts = draftEdits(reading)
    return drafts.length === 0 ? [] : [{ code, edits: drafts, isCertain: true }]
  }
  // To read another host in what parses is to guess, and so is to leave out a number or what is not one.
  const isGuess =
    url === null
      ? code === 'IPv4-too-many-parts' ||
        causes.some(({ code: cause, edit }) => cause === 'port-character' && edit?.text === '')
      : kind === 'deceptive-host' || /^(?:domain|host|IPv)/.test(code)
  return [{ code, edits, isCertain: !isGuess }]
}
