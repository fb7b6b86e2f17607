import {
  type Category,
  type Preset,
  presets,
  rules,
  type TraceStep,
  traceWith,
} from '@waymark/normalize'
import { parseUrl } from '@waymark/url-parser'
import type { Progress } from '../analysis/progress.ts'

/** A line without a normal form. */
export interface RefusedLine {
  readonly text: string
  /** Its number in the list, from one. */
  readonly number: number
  /** Whether it is a URL, which the preset does not take. */
  readonly isUrl: boolean
}

/** A list of URLs, and how they are normalised. */
export interface ListState {
  /** One URL on each line. */
  readonly text: string
  /** The name of a preset. */
  readonly preset: string
}

/** One spelling of a URL, and on how many lines it is. */
export interface Spelling {
  readonly text: string
  readonly lines: number
}

/** Lines with one normal form. */
export interface LineGroup {
  readonly form: string
  /** In the order of the list; at most {@link MOST_SPELLINGS}. */
  readonly spellings: readonly Spelling[]
  readonly moreSpellings: number
  readonly lines: number
  /** The rules that changed one of the lines, in running order. */
  readonly rules: readonly string[]
}

/** What one rule, or the URL parser in its name, did to a list. */
export interface RuleShare {
  readonly rule: string
  readonly category: Category
  readonly summary: string
  /** How many lines it changed. */
  readonly changed: number
  /** How many spellings its step made the same as an earlier line. */
  readonly merged: number
}

/** Everything that the view shows. */
export interface ListView {
  readonly lines: number
  /** How many distinct spellings and normal forms there are. Lines without a normal form count in neither. */
  readonly spellings: number
  readonly forms: number
  /** Lines that the preset does not take. */
  readonly refused: number
  /** How many of those are not URLs. */
  readonly notUrls: number
  readonly refusedFirst: readonly RefusedLine[]
  /** The rules that changed something, in running order. */
  readonly shares: readonly RuleShare[]
  /** The groups with several spellings, the largest first. */
  readonly groups: readonly LineGroup[]
  readonly moreGroups: number
  readonly milliseconds: number
}

/** A list that was normalised. */
export interface GroupedList {
  readonly view: ListView
  /** The distinct normal forms, one on each line. */
  forms(): string
  /** Each line with its normal form, which is `null` for lines without one, as NDJSON. */
  table(): string
}

const MOST_GROUPS = 100
const MOST_SPELLINGS = 50
const MOST_REFUSED = 20

/** The presets in their own order. */
export const LIST_PRESETS: readonly Preset[] = Object.values(presets)

export function presetNamed(name: string): Preset {
  return LIST_PRESETS.find((preset) => preset.name === name) ?? presets['usually-safe']
}

interface Line {
  readonly text: string
  /** Whether it parses; only looked at where there is no form. */
  readonly isUrl: boolean
  readonly form: string | null
  readonly steps: readonly TraceStep[]
}

/** Normalises a list, and groups its lines by their normal forms. */
export function groupLines({ text, preset: name }: ListState, progress: Progress): GroupedList {
  const started = performance.now()
  const preset = presetNamed(name)
  const shares = new RuleShares(preset)
  const texts = text.split('\n').map((line) => line.trim())
  const numbers = texts.flatMap((line, i) => (line === '' ? [] : [i]))
  const byText = new Map<string, Line>()
  const lines = numbers.map((at, i) => {
    if (i % 100 === 0) progress(i, numbers.length)
    const line = texts[at]!
    let read = byText.get(line)
    if (read === undefined) {
      const { output, steps } = traceWith(line, preset)
      read = { text: line, form: output, steps, isUrl: output !== null || parseUrl(line) !== null }
      byText.set(line, read)
    }
    return read
  })
  const groups = groupsOf(lines, shares)
  const several = groups
    .filter(({ spellings }) => spellings.size > 1)
    .sort((a, b) => b.lines - a.lines)
  const refused = lines.flatMap(({ text, form, isUrl }, i) =>
    form === null ? [{ text, number: numbers[i]! + 1, isUrl }] : [],
  )
  const taken = [...byText.values()].filter(({ form }) => form !== null)
  return {
    view: {
      lines: lines.length,
      spellings: taken.length,
      forms: groups.length,
      refused: refused.length,
      notUrls: refused.filter(({ isUrl }) => !isUrl).length,
      refusedFirst: refused.slice(0, MOST_REFUSED),
      shares: shares.list(),
      groups: several.slice(0, MOST_GROUPS).map((group) => toView(group, shares)),
      moreGroups: Math.max(0, several.length - MOST_GROUPS),
      milliseconds: performance.now() - started,
    },
    forms: () => groups.map(({ form }) => `${form}\n`).join(''),
    table: () => lines.map((line) => `${JSON.stringify([line.text, line.form])}\n`).join(''),
  }
}

interface Group {
  readonly form: string
  readonly spellings: Map<string, number>
  /** Every string on the way to the form, and the rule that made it; `null` for a line as it was written. */
  readonly ways: Map<string, string | null>
  readonly rules: Set<string>
  lines: number
}

function groupsOf(lines: readonly Line[], shares: RuleShares): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const { text, form, steps } = line
    if (form === null) continue
    let group = groups.get(form)
    if (group === undefined) {
      group = { form, spellings: new Map(), ways: new Map(), rules: new Set(), lines: 0 }
      groups.set(form, group)
    }
    const { spellings, ways, rules } = group
    for (const { rule } of steps) rules.add(rule)
    shares.addLine(steps)
    const times = spellings.get(text) ?? 0
    if (times === 0) {
      const merger = mergerOf(line, ways)
      if (spellings.size > 0) shares.addMerged(merger)
    }
    spellings.set(text, times + 1)
    group.lines++
  }
  return [...groups.values()]
}

/**
 * Finds the rule by which a new spelling met an earlier one: the first whose step made a string that an earlier spelling was or
 * became, too.
 */
function mergerOf({ text, steps }: Line, ways: Map<string, string | null>): string | null {
  // An earlier spelling became this one.
  const merger = ways.get(text)
  if (merger !== undefined) return merger
  ways.set(text, null)
  for (const { rule, after } of steps) {
    if (ways.has(after)) return rule
    ways.set(after, rule)
  }
  return null
}

function toView({ form, spellings, rules, lines }: Group, shares: RuleShares): LineGroup {
  const all = [...spellings].map(([text, count]) => ({ text, lines: count }))
  return {
    form,
    spellings: all.slice(0, MOST_SPELLINGS),
    moreSpellings: Math.max(0, all.length - MOST_SPELLINGS),
    lines,
    rules: shares.inOrder([...rules]),
  }
}

interface Share {
  readonly category: Category
  changed: number
  merged: number
}

/** Counts what the rules did. */
class RuleShares {
  readonly #running: ReadonlyMap<string, number>
  /** By name, in the order in which they were first seen. */
  readonly #shares = new Map<string, Share>()

  constructor(preset: Preset) {
    this.#running = new Map(preset.rules.map(({ name }, i) => [name, i + 1]))
  }

  addLine(steps: readonly TraceStep[]): void {
    const seen = new Set<string>()
    for (const { rule, category } of steps) {
      if (seen.has(rule)) continue
      seen.add(rule)
      const share = this.#shares.get(rule)
      if (share === undefined) this.#shares.set(rule, { category, changed: 1, merged: 0 })
      else share.changed++
    }
  }

  addMerged(rule: string | null): void {
    const share = rule === null ? undefined : this.#shares.get(rule)
    if (share !== undefined) share.merged++
  }

  /** Sorts rules as they run. What the parser does in a rule's name comes first. */
  inOrder(names: readonly string[]): string[] {
    return [...names].sort((a, b) => (this.#running.get(a) ?? 0) - (this.#running.get(b) ?? 0))
  }

  list(): RuleShare[] {
    return this.inOrder([...this.#shares.keys()]).map((rule) => {
      const { category, changed, merged } = this.#shares.get(rule)!
      const summary = rules.find((each) => each.name === rule)?.summary ?? ''
      return { rule, category, summary, changed, merged }
    })
  }
}
