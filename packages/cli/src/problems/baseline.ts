import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import { isRecord, sentence } from '@waymark/infra/internal'
import { StagedOutput } from '@waymark/site/files/node'
import { asFailure } from '../failure.ts'
import { readJsonFile, type SettingsFile } from '../input/json-file.ts'
import { fingerprintOf, type Identified } from './fingerprint.ts'

/** A problem in a file. */
export interface PlacedProblem extends Identified {
  readonly file?: string
}

/** How often a problem is known. */
interface KnownProblem {
  readonly file: string
  readonly code: string
  readonly fingerprint: string
  readonly count: number
}

/** A file with the problems that were known at some time, so that a run reports only new ones. */
export class Baseline {
  readonly path: string
  /** Whether the problems of this run are written, instead of read. */
  readonly isWritten: boolean
  /** How often each problem is known and was not yet found in this run or, if it is written, was found. */
  readonly #counts = new Map<string, number>()
  /** How many known problems were found. */
  known = 0

  /** @throws Failure if the file cannot be read, or is not a baseline, or if it would be replaced and is none. */
  constructor(path: string, isWritten: boolean) {
    this.path = path
    this.isWritten = isWritten
    if (isWritten && !hasContent(path)) return
    const settings = readJsonFile(path)
    const problems = problemsOf(settings)
    if (problems === null) {
      throw settings.fault(
        isWritten
          ? sentence('this is not a baseline, so it is not replaced: choose another name', {
              detail: 'baseline-replaced',
            })
          : sentence('this is not a baseline: write one with --write-baseline', {
              detail: 'not-a-baseline',
            }),
        '',
      )
    }
    if (!isWritten) for (const problem of problems) this.#add(problem)
  }

  /** Whether a problem is known. Of problems that are alike, only as many are as there were. */
  has(problem: PlacedProblem): boolean {
    const { code, file } = problem
    const fingerprint = fingerprintOf(problem)
    const found = { file: this.#nameOf(file), code, fingerprint, count: 1 }
    if (this.isWritten) this.#add(found)
    else {
      const key = keyOf(found)
      const left = this.#counts.get(key) ?? 0
      if (left === 0) return false
      this.#counts.set(key, left - 1)
    }
    this.known++
    return true
  }

  /** Writes the problems of this run, whole or not at all, each in a line of its own. */
  async write(): Promise<void> {
    const lines = [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, count]) => {
        const [file, code, fingerprint] = JSON.parse(key)
        return JSON.stringify({ file, code, fingerprint, count })
      })
    const list = lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`
    const staged = new StagedOutput()
    try {
      await writeFile(await staged.file(this.path), `{ "problems": [${list}] }\n`)
      await staged.publish()
    } catch (error) {
      throw asFailure(error, this.path)
    } finally {
      staged.discard()
    }
  }

  #add(problem: KnownProblem): void {
    const key = keyOf(problem)
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + problem.count)
  }

  /** The path of a file from the folder of the baseline, which is the same wherever the command runs. */
  #nameOf(file: string | undefined): string {
    return file === undefined
      ? ''
      : relative(dirname(resolve(this.path)), resolve(file))
          .split(sep)
          .join('/')
  }
}

function keyOf({ file, code, fingerprint }: Omit<KnownProblem, 'count'>): string {
  return JSON.stringify([file, code, fingerprint])
}

/** The problems of a baseline; `null` if the file is none. */
function problemsOf({ value }: SettingsFile): readonly KnownProblem[] | null {
  const problems = isRecord(value) ? value['problems'] : null
  return Array.isArray(problems) && problems.every(isKnownProblem) ? problems : null
}

/** Whether something would be lost if a file is replaced. */
function hasContent(path: string): boolean {
  try {
    const info = statSync(path)
    return info.isFile() && info.size > 0
  } catch {
    // Writing it says what is wrong.
    return false
  }
}

function isKnownProblem(value: unknown): value is KnownProblem {
  if (!isRecord(value)) return false
  const { file, code, fingerprint, count } = value
  const isNamed = [file, code, fingerprint].every((name) => typeof name === 'string')
  return isNamed && Number.isSafeInteger(count) && Number(count) > 0
}
