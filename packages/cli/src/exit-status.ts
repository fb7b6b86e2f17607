/** The exit statuses. The numbers are part of the interface: scripts depend on them. */
export const EXIT = {
  clean: 0,
  /** The work was done, and what was found is no success: see {@link statusOf}. */
  problems: 1,
  /** The command line is wrong; nothing was read or written. */
  usage: 2,
  /** An input could not be read or an output not written (`EX_IOERR` of sysexits.h), or there was not enough memory. */
  io: 74,
} as const

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT]

/** Their meanings for people: the last section of each help. */
export const EXIT_STATUSES: readonly (readonly [ExitStatus, string])[] = [
  [EXIT.clean, 'no error and no difference was found; warnings alone do not change the status'],
  [
    EXIT.problems,
    'an error or a difference was found, or more warnings than --max-warnings allows',
  ],
  [EXIT.usage, 'the command line was not understood'],
  [EXIT.io, 'an input could not be read, an output could not be written, or memory ran out'],
]

/** What a command has found. */
export interface Outcome {
  /** Inputs that could not be read, or not to their end. */
  readonly failures?: number
  /** Problems of severity error. */
  readonly errors?: number
  /** Problems of severity warning. */
  readonly warnings?: number
  /** The number in `--max-warnings`; `null` for any number. */
  readonly mostWarnings?: number | null
  /** Whether what a command compares is different or, where it looks for repetitions, the same. */
  readonly isDifferent?: boolean
}

/** The exit status of every command: 1 for an error, too many warnings or a difference, and for nothing else. */
export function statusOf({
  failures = 0,
  errors = 0,
  warnings = 0,
  mostWarnings = null,
  isDifferent = false,
}: Outcome): ExitStatus {
  if (failures > 0) return EXIT.io
  const isTooMany = mostWarnings !== null && warnings > mostWarnings
  return errors > 0 || isTooMany || isDifferent ? EXIT.problems : EXIT.clean
}
