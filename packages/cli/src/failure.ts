import { ArgumentError } from '@waymark/infra/argument'
import { type FactsOf, type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { type Facts, hidePasswords } from '@waymark/infra/problem'
import { asFileError, FileError } from '@waymark/site/files/node'
import { EXIT, type ExitStatus } from './exit-status.ts'
import { saidName } from './input/said-name.ts'
import { say, spoken } from './speech.ts'

export { systemErrorCode } from '@waymark/site/files/node'

/**
 * A reason to stop that is not a bug. It is printed as one line on stderr, without a stack trace.
 *
 * The message says where, what is wrong, and what to do.
 */
export class Failure extends Error {
  readonly status: ExitStatus
  /** The message in the languages that have it. */
  readonly said: Sentence

  constructor(said: Sentence, status: ExitStatus = EXIT.io) {
    // What the system and the engine say, and operands that are URLs, may have passwords.
    super(hidePasswords(said.text))
    this.said = said
    this.name = 'Failure'
    this.status = status
  }
}

/** The command line is wrong: what is wrong with it, and what to do. */
export function usageFailure<const Template extends string>(
  template: Template,
  ...facts: FactsOf<Template>
): Failure {
  return new Failure(sentence(template, ...facts), EXIT.usage)
}

/** The same in finished words, such as those of a package, with their facts. */
export function usageFailureOf(text: string, data: Facts = {}): Failure {
  return new Failure({ text, data }, EXIT.usage)
}

/** A package refuses a value that comes from the command line. */
export function argumentFailure(error: TypeError): Failure {
  return error instanceof ArgumentError
    ? usageFailureOf(error.message, { argument: error.argument, ...error.data })
    : usageFailureOf(error.message)
}

/** Words that are no template of this program: of a package, of the system, or a path, which is never cut. */
export function verbatim(text: string): Sentence {
  return { text, data: {} }
}

/** What an error of a package says, with its facts. */
export function saidBy({ message, data }: Error & { readonly data: Facts }): Sentence {
  return { text: message, data }
}

/** The advice for an unknown word. */
export function adviceFor(word: string, known: readonly string[]): Sentence {
  const near = suggest(word, known)
  if (near !== null) return sentence('did you mean {near}?', { near })
  return known.length === 1
    ? sentence('its only value is {known}', { known })
    : sentence('choose one of {known,list}', { known })
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
  return fileFailure(explained, explained.isMisuse ? EXIT.usage : EXIT.io)
}

/** The failure of a file, with the code of its problem and its place. */
export function fileFailure(error: FileError, status: ExitStatus = EXIT.io): Failure {
  const { code, file, line, column, data } = error.problem
  const place = { ...(line !== undefined && { line }), ...(column !== undefined && { column }) }
  return new Failure({ text: fileText(error), data: { ...data, code, file, ...place } }, status)
}

/** The message of an error about a file, in the language of the process. */
function fileText({ problem }: FileError): string {
  const { file, message, remedy, line, column } = spoken().problem(problem)
  const facts = {
    file: verbatim(saidName(file)),
    message: verbatim(message),
    remedy: verbatim(remedy),
  }
  return line === undefined || column === undefined
    ? say('{file:verbatim}: {message:phrase} {remedy:phrase}', facts)
    : say(
        '{file:verbatim}: line {line:digits}, column {column:digits}: {message:phrase} {remedy:phrase}',
        { ...facts, line, column },
      )
}

/** What the engine says if it cannot make something so large, or the system has no memory for it. */
const TOO_LARGE = /allocation failed|maximum size exceeded|invalid string length/i

/** Turns an error of the engine about memory into a failure. Any other error is returned unchanged. */
export function asEngineFailure(error: unknown): unknown {
  if (!(error instanceof RangeError) || !TOO_LARGE.test(error.message)) return error
  return new Failure(
    sentence('not enough memory ({reason}): divide the input', {
      detail: 'memory',
      reason: error.message,
    }),
  )
}
