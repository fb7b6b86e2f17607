import type { SiteProblem } from '@waymark/site'
import type { Io } from '../io.ts'
import { placeTexts } from '../report/place-text.ts'
import { severityWord } from '../report/severity-words.ts'
import { ENGLISH, spoken } from '../speech.ts'
import { safeText } from '../terminal/safe-text.ts'

/** The problems of a command that writes what it can: a line of stderr for each or, for JSON, a list. */
export class ToldProblems {
  readonly #io: Io
  readonly #isJson: boolean
  /** Those for JSON. */
  readonly listed: SiteProblem[] = []
  errors = 0
  /** How many links are left out. */
  links = 0

  constructor(isJson: boolean, io: Io) {
    this.#isJson = isJson
    this.#io = io
  }

  readonly add = (problem: SiteProblem): void => {
    if (problem.severity === 'error') this.errors++
    this.links += problem.leftOut?.links ?? 0
    if (this.#isJson) this.listed.push(ENGLISH.problem(problem))
    else this.#io.complain(problemLine(problem))
  }
}

/** A problem in one line, its place first. */
function problemLine(problem: SiteProblem): string {
  const { severity, code, message } = spoken().problem(problem)
  return `${placeTexts(problem).join(' ')}: ${severityWord(severity)} ${code}: ${safeText(message, 600)}`
}
