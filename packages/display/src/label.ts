import { isAsciiString } from '@waymark/infra'
import { type LabelProfile, profileOf } from './restriction.ts'
import { scriptsOf, wordOf } from './tables.ts'
import type { DomainWarningCode, Likeness } from './warning-words.ts'

/** A label in Unicode, as the rules see it. */
export interface LabelView {
  readonly text: string
  readonly points: readonly number[]
  readonly profile: LabelProfile
  readonly top: TopLevelDomain
}

/** The registry that a label is registered in, or below. */
export interface TopLevelDomain {
  /** In Unicode. */
  readonly name: string
  /** The script of one that is not in ASCII: below it, that script is expected. */
  readonly script: string | null
}

/** What a rule says of a label besides its code and place. */
export interface Details {
  readonly scripts?: readonly string[]
  readonly resembles?: string
  readonly likeness?: Likeness
}

/** Takes the indexes in `points` of the first code point concerned, and of the one after the last. */
export type Find = (start: number, end: number, details?: Details) => void

/** What is deceptive in a label: one kind, which has one code. */
export interface LabelRule {
  readonly code: DomainWarningCode
  readonly run: (label: LabelView, find: Find) => void
}

export function viewOf(text: string, top: TopLevelDomain): LabelView {
  const points = codePointsOf(text)
  return { text, points, profile: profileOf(points), top }
}

export function topOf(labels: readonly string[]): TopLevelDomain {
  const last = labels.length - 1
  const name = (labels[last] === '' ? labels[last - 1] : labels[last]) ?? ''
  if (isAsciiString(name)) return { name, script: null }
  const { scripts } = profileOf(codePointsOf(name))
  return { name, script: scripts.length === 1 ? scripts[0]! : null }
}

/** Whether a character is used in one of these scripts, and not in all. */
export function isOfScript(c: number | undefined, ...scripts: readonly string[]): boolean {
  return c !== undefined && scriptsOf(wordOf(c)).some((script) => scripts.includes(script))
}

/** Whether a character is used in one script or a few: a letter, and no digit, hyphen or sign. */
export function isOfAnyScript(c: number | undefined): boolean {
  return c !== undefined && scriptsOf(wordOf(c)).length > 0
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!)
}
