import { asciiLowercase } from '@waymark/infra'
import { type Sentence, tell } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'

/** The place of a rule in a file of a host. */
export interface HostingRule {
  /** As it was given. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** In UTF-16 code units, from 1. */
  readonly column: number
}

/** What a host answers for a path instead of the file that has it. */
export interface HostingRedirect extends HostingRule {
  /** A path or an absolute URL, with placeholders filled in; empty if the host answers with an error page of its own. */
  readonly to: string
  /**
   * From 300 to 399, the host redirects. With 200 it does not: the path answers with the content of `to`. With 403, 404 or 410 it
   * answers with an error, and shows `to`.
   */
  readonly status: number
}

/** A header that a host sends for a path. */
export interface HostingHeader extends HostingRule {
  /** In lower case. */
  readonly name: string
  readonly value: string
}

/** A part of a file that was not used, and why. */
export interface HostingNote extends HostingRule {
  readonly message: string
  /** The facts in the message. Absent if there are none. */
  readonly data?: Facts
}

/** Where a rule is in a text. */
export type RulePlace = Pick<HostingRule, 'line' | 'column'>

/** Collects what cannot be used of one file. */
export class FileNotes {
  readonly file: string
  readonly problems: HostingNote[] = []
  readonly uncertain: HostingNote[] = []

  constructor(file: string) {
    this.file = file
  }

  at({ line, column }: RulePlace): HostingRule {
    return { file: this.file, line, column }
  }

  /** The host itself does not take it. */
  problem(place: RulePlace, message: Sentence): null {
    this.problems.push({ ...this.at(place), ...tell({ message }) })
    return null
  }

  /** What it does is not known from the path alone. */
  doubt(place: RulePlace, message: Sentence): null {
    this.uncertain.push({ ...this.at(place), ...tell({ message }) })
    return null
  }
}

/** What the rules of one host say. */
export interface HostRules {
  /** The paths that redirects and rewrites without a pattern are for, in lower case. */
  readonly paths: readonly string[]
  /** `null`: the host looks for a file. */
  redirectOf(request: HostingRequest, isFile: boolean): HostingRedirect | null
  headersOf(path: string): readonly HostingHeader[]
}

/** The path of a URL, and its query with the question mark; empty without one. */
export interface HostingRequest {
  readonly path: string
  readonly query: string
}

/** Whether search engines heed a header, so that a rule which is left out matters. */
export function isHeeded(name: string): boolean {
  return HEEDED.includes(asciiLowercase(name))
}

const HEEDED: readonly string[] = [
  'content-language',
  'link',
  'location',
  'refresh',
  'x-robots-tag',
]
