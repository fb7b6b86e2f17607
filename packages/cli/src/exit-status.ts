/** The exit statuses. The numbers are part of the interface: scripts depend on them. */
export const EXIT = {
  /** Nothing to report. */
  clean: 0,
  /** The work was done, and problems of severity error or warning were found. */
  problems: 1,
  /** The command line is wrong; nothing was read or written. */
  usage: 2,
  /** An input could not be read or an output not written (`EX_IOERR` of sysexits.h), or there was not enough memory. */
  io: 74,
} as const

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT]

/** Their meanings for people: the last section of each help. */
export const EXIT_STATUSES: readonly (readonly [ExitStatus, string])[] = [
  [EXIT.clean, 'nothing to report'],
  [EXIT.problems, 'problems of severity error or warning were found'],
  [EXIT.usage, 'the command line was not understood'],
  [EXIT.io, 'an input could not be read, or an output not written, or there was not enough memory'],
]
