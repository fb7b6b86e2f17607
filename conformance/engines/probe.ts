import type { Case, Suite } from '../suite.ts'
import { digestOf } from './digest.ts'

/** What an engine is asked. */
export interface Question {
  /** A data file's path to its text. */
  readonly files: Readonly<Record<string, string>>
  /** URLs, and references with their bases. */
  readonly inputs: readonly Input[]
  /** How many inputs make one digest; 0 for the records themselves, one text for each. */
  readonly chunk: number
}

export type Input = readonly [text: string, base?: string]

/** What it answers. */
export interface Answer {
  readonly results: readonly ProbeResult[]
  /** The digests, or with `chunk: 0` the records. */
  readonly records: readonly string[]
  /** How many inputs threw an exception, which is then their record. */
  readonly thrown: number
}

export interface ProbeResult {
  readonly file: string
  readonly asked: number
  /** Case id and reason, of those that do not pass, and of known failures that do. */
  readonly failures: readonly (readonly [id: string, reason: string])[]
}

/** What the engine is asked about. */
export interface Subject {
  readonly suites: readonly Suite[]
  /** All that the packages say of an input, as one text. */
  describe(input: Input): string
}

/**
 * Answers inside whatever engine this is.
 *
 * @param question - JSON of a `Question`.
 * @returns JSON of an `Answer`.
 */
export function answer(subject: Subject, question: string): string {
  const { files, inputs, chunk } = JSON.parse(question) as Question
  return JSON.stringify({
    results: runSuites(subject.suites, files),
    ...describeAll(subject, inputs, chunk),
  } satisfies Answer)
}

function runSuites(suites: readonly Suite[], texts: Question['files']): readonly ProbeResult[] {
  const results: ProbeResult[] = []
  for (const suite of suites) {
    const text = texts[suite.file]
    if (text === undefined) continue
    const failures: [string, string][] = []
    let asked = 0
    for (const { id, skip, check } of suite.cases(text, '', suite.file) as Iterable<Case>) {
      if (skip !== undefined) continue
      asked++
      const reason = outcome(check)
      const isKnown = suite.knownFailures[id] !== undefined
      if (isKnown && reason === null) failures.push([id, 'passes, and is a known failure'])
      if (!isKnown && reason !== null) failures.push([id, reason])
    }
    results.push({ file: suite.file, asked, failures })
  }
  return results
}

function outcome(check: Case['check']): string | null {
  try {
    const reason = check()
    return reason === null ? null : String(reason)
  } catch (error) {
    return `threw ${error}`
  }
}

function describeAll(
  subject: Subject,
  inputs: readonly Input[],
  chunk: number,
): Pick<Answer, 'records' | 'thrown'> {
  let thrown = 0
  const describe = (input: Input): string => {
    try {
      return subject.describe(input)
    } catch (error) {
      thrown++
      return `threw ${error}`
    }
  }
  if (chunk === 0) return { records: inputs.map(describe), thrown }
  const digests: string[] = []
  for (let i = 0; i < inputs.length; i += chunk) {
    digests.push(digestOf(inputs.slice(i, i + chunk).map(describe)))
  }
  return { records: digests, thrown }
}
