import { quote, type Sentence, suggest } from '@waymark/infra/internal'
import { hidePasswords } from '@waymark/infra/problem'
import { asFileError, FileError } from '@waymark/site/files/node'
import { EXIT, type ExitStatus } from './exit-status.ts'

export { systemErrorCode } from '@waymark/site/files/node'

/**
 * A reason to stop that is not a bug. It is printed as one line on stderr, without a stack trace.
 *
 * The message says where, what is wrong, and what to do: `site.json: line 3, column 5: … : …`.
 */
export class Failure extends Error {
  readonly status: ExitStatus
  /** The message in the languages that have it. */
  readonly said: Sentence

  constructor(said: Sentence | string, status: ExitStatus = EXIT.io) {
    const { text, data } = typeof said === 'string' ? { text: said, data: {} } : said
    // What the system and the engine say, and operands that are URLs, may have passwords.
    super(hidePasswords(text))
    this.said = { text: this.message, data }
    this.name = 'Failure'
    this.status = status
  }
}

/** The command line is wrong. */
export function usageFailure(said: Sentence | string): Failure {
  return new Failure(said, EXIT.usage)
}

/** A word that is not one of the possible ones. */
export function unknownWord(kind: string, word: string, known: readonly string[]): Failure {
  const near = suggest(word, known)
  const advice = near === null ? `the ${kind}s are ${known.join(', ')}` : `did you mean ${near}?`
  return usageFailure(`unknown ${kind} ${quote(word)}: ${advice}`)
}

/** The reader of our output has closed the pipe (`| head -1`): not an error, but a reason to stop. */
export class BrokenPipe extends Error {
  constructor() {
    super('the reader of the output has closed it')
    this.name = 'BrokenPipe'
  }
}

/**
 * Turns an error about a file, or a system error about `place`, into a failure. Any other error is returned
 * unchanged.
 */
export function asFailure(error: unknown, place: string): unknown {
  const explained = asFileError(error, place)
  if (!(explained instanceof FileError)) return explained
  return new Failure(explained.message, explained.isMisuse ? EXIT.usage : EXIT.io)
}

/** What the engine says if it cannot make something so large, or the system has no memory for it. */
const TOO_LARGE = /allocation failed|maximum size exceeded|invalid string length/i

/** Turns an error of the engine about memory into a failure. Any other error is returned unchanged. */
export function asEngineFailure(error: unknown): unknown {
  if (!(error instanceof RangeError) || !TOO_LARGE.test(error.message)) return error
  return new Failure(`not enough memory (${error.message}): divide the input`)
}
