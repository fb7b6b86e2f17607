import { ownOptions } from '@waymark/infra/internal'
import { FRAGMENT, PATH, SPECIAL_QUERY } from '@waymark/percent-encoding'
import { type Runnable, takesScheme } from '../preset.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { PARSING_OPTIONS } from '../rule-options.ts'
import { planRules, type RulePlan } from '../rule-plan.ts'
import { percentEncodedTable, type Trigger, type UrlPart } from '../rule-reads.ts'
import { rules as catalogue } from '../rules/index.ts'

/** Not a lower-case letter, digit, `.`, `-` or `_`. */
export const ENDS_HOST = 1
/** Not in a path as the parser leaves it, or looked for by a rule. */
export const ENDS_PATH = 2
export const ENDS_QUERY = 4
export const ENDS_FRAGMENT = 8
/** Bits of neighbours, so that a shift finds `//`, and with `/.` and `/%` what may be a dot segment. */
export const IS_SLASH = 16
export const IS_DOUBTFUL_AFTER_SLASH = 32
/** No digit and no hexadecimal number ends in these, so the last label is not a number. */
export const ENDS_NO_NUMBER = 64
/** Not printable ASCII. */
export const ENDS_LINE = 128

/** What becomes of a query or a fragment: `doubt` if a rule may change it, whatever is in it. */
type Tail = 'keep' | 'drop' | 'doubt'

/** What rules mean for lines whose normal form can be seen. It is derived from what each rule says about itself. */
export interface LinePlan {
  readonly query: Tail
  readonly fragment: Tail
  readonly endSlash: RulePlan['endSlash']
  /** A rule changes IP addresses: no IPv4 address is recognised. */
  readonly isIpv4Doubtful: boolean
  /** A rule changes ports: no port is recognised. */
  readonly isPortDoubtful: boolean
  /** A rule changes empty segments: no path with two slashes in a row is recognised. */
  readonly isSlashRunDoubtful: boolean
  /**
   * Two cells for each byte, 1 if a rule changes the byte when it is percent-encoded: with lower-case digits, and in
   * upper case. `null` if no rule changes percent-encoded bytes by themselves.
   */
  readonly percentEncoded: Readonly<Uint8Array> | null
  /** Rules that read nothing but the path, and are asked about those that have one of the code units. */
  readonly pathRules: readonly PathRule[]
  readonly options: NormalizeOptions
  readonly classes: Readonly<Uint8Array>
}

/** A rule that is asked about the paths that have one of some bytes. */
export interface PathRule {
  readonly rule: Rule
  /** One cell for each byte. */
  readonly triggers: Readonly<Uint8Array>
}

/** The plan while it is made. */
interface Draft {
  query: Tail
  fragment: Tail
  isIpv4Doubtful: boolean
  isPortDoubtful: boolean
  isSlashRunDoubtful: boolean
  percentEncoded: Uint8Array | null
  readonly pathRules: PathRule[]
  readonly classes: Uint8Array
}

/** What a preset says about itself, which changes no line. */
const TEXTS: readonly string[] = ['name', 'summary', 'explain', 'caution', 'merges']

/**
 * How lines are recognised for a preset.
 *
 * @returns `null` if nearly every line may be changed, or if the preset has anything that is not known here.
 */
export function planFor(preset: Runnable): LinePlan | null {
  const { rules, options, schemes: _, canonicalizer, ...others } = ownOptions(preset)
  const unknown = Object.keys(others).filter((name) => !TEXTS.includes(name))
  if (canonicalizer !== undefined || unknown.length > 0) return null
  // Only these are recognised.
  if (!takesScheme(preset, 'https') || !takesScheme(preset, 'http')) return null
  if ((options.model ?? 'whatwg') !== 'whatwg' || options.maxLength !== undefined) return null
  const known = [...catalogue, ...rules].flatMap((rule) => rule.options.map(({ name }) => name))
  const names = [...Object.keys(PARSING_OPTIONS), ...known]
  if (!Object.keys(options).every((name) => names.includes(name))) return null

  const plan = planRules(rules, options)
  if (plan === null) return null
  const { drops, endSlash } = plan
  const draft: Draft = {
    query: drops.has('query') ? 'drop' : 'keep',
    fragment: drops.has('fragment') ? 'drop' : 'keep',
    isIpv4Doubtful: false,
    isPortDoubtful: false,
    isSlashRunDoubtful: false,
    percentEncoded: null,
    pathRules: [],
    classes: classify(),
  }
  for (const { rule, effects } of plan.rules) {
    for (const effect of effects) {
      if (effect.kind !== 'change') continue
      const { parts, trigger = null } = effect
      if (!parts.every((part) => addChange(part, trigger, rule, draft))) return null
    }
  }
  return { ...draft, endSlash, options }
}

/** Adds to the plan what a rule can do; `false` if it can do it to nearly every line. */
function addChange(part: UrlPart, trigger: Trigger | null, rule: Rule, draft: Draft): boolean {
  switch (part) {
    case 'credentials':
      // What is recognised has none.
      return true
    case 'port':
      draft.isPortDoubtful = true
      return true
    case 'scheme':
      return false
    case 'host':
      if (trigger?.kind === 'ip-address') draft.isIpv4Doubtful = true
      else return trigger !== null && !isInHosts(trigger)
      return true
    case 'path':
      return addPathChange(trigger, rule, draft)
    case 'query':
    case 'fragment':
      addTailChange(part, trigger, draft)
      return true
  }
}

/** Whether a recognised host can have what triggers a rule. */
function isInHosts(trigger: Trigger): boolean {
  switch (trigger.kind) {
    case 'ip-address':
      return true
    case 'percent-encoded-byte':
      return false
    case 'code-unit':
      return [...trigger.any].some(isInHost)
    case 'content':
      return true
    case 'sequence':
      return [...trigger.text].every(isInHost)
    case 'end':
      return isInHost(trigger.text.slice(-1)) && !trigger.text.endsWith('.')
  }
}

function isInHost(character: string): boolean {
  return /^[\da-z_.-]$/.test(character)
}

function addPathChange(trigger: Trigger | null, rule: Rule, draft: Draft): boolean {
  if (trigger?.kind === 'percent-encoded-byte') {
    addPercentEncoded(trigger, draft)
    return true
  }
  if (trigger?.kind !== 'code-unit' && trigger?.kind !== 'sequence') return false
  if (trigger.kind === 'sequence' && trigger.text === '//') {
    draft.isSlashRunDoubtful = true
    return true
  }
  const codeUnits = codeUnitsOf(trigger)
  if (codeUnits.includes('/')) return false
  const isPathAll = rule.reads?.every((part) => part === 'path') === true
  if (isPathAll) {
    const triggers = new Uint8Array(256)
    for (const codeUnit of codeUnits) triggers[codeUnit.charCodeAt(0)] = 1
    draft.pathRules.push({ rule, triggers })
  } else addToClass(draft, codeUnits, ENDS_PATH)
  return true
}

function addTailChange(part: 'query' | 'fragment', trigger: Trigger | null, draft: Draft): void {
  if (trigger?.kind === 'percent-encoded-byte') addPercentEncoded(trigger, draft)
  else if (trigger?.kind === 'code-unit' || trigger?.kind === 'sequence') {
    addToClass(draft, codeUnitsOf(trigger), part === 'query' ? ENDS_QUERY : ENDS_FRAGMENT)
  } else if (draft[part] === 'keep') draft[part] = 'doubt'
}

/** A component that can trigger a rule contains at least one of these code units. */
function codeUnitsOf(trigger: Extract<Trigger, { kind: 'code-unit' | 'sequence' }>): string {
  return trigger.kind === 'code-unit' ? trigger.any : trigger.text.slice(0, 1)
}

function addToClass({ classes }: Draft, codeUnits: string, bit: number): void {
  // Beyond ASCII nothing is recognised anyway.
  for (const codeUnit of codeUnits) {
    if (codeUnit < '\x80') classes[codeUnit.charCodeAt(0)]! |= bit
  }
}

function addPercentEncoded(
  trigger: Extract<Trigger, { kind: 'percent-encoded-byte' }>,
  draft: Draft,
): void {
  draft.percentEncoded ??= new Uint8Array(512)
  percentEncodedTable(trigger).forEach((cell, at) => {
    draft.percentEncoded![at]! |= cell
  })
}

function classify(): Uint8Array {
  const all = ENDS_HOST | ENDS_PATH | ENDS_QUERY | ENDS_FRAGMENT | ENDS_LINE
  const classes = new Uint8Array(256).fill(all)
  for (let c = 0x21; c < 0x7f; c++) {
    const character = String.fromCharCode(c)
    let bits = 0
    if (!isInHost(character)) bits |= ENDS_HOST
    // In an `http` URL the parser takes a backslash for a slash.
    if (PATH.has(c) || character === '\\') bits |= ENDS_PATH
    if (SPECIAL_QUERY.has(c)) bits |= ENDS_QUERY
    if (FRAGMENT.has(c)) bits |= ENDS_FRAGMENT
    if (character === '/') bits |= IS_SLASH
    if (/[%./]/.test(character)) bits |= IS_DOUBTFUL_AFTER_SLASH
    if (/[g-wyz]/.test(character)) bits |= ENDS_NO_NUMBER
    classes[c] = bits
  }
  return classes
}
