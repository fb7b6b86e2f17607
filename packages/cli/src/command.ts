import type { CommandDescription } from './command-description.ts'
import type { ConfigFile } from './config/config-file.ts'
import type { ExitStatus } from './exit-status.ts'
import type { Io } from './io.ts'
import type { OptionValues } from './option-values.ts'

/** A command of `waymark`: data for its help, and the function that runs it. */
export interface Command extends CommandDescription {
  run(call: Call): Promise<ExitStatus>
  /** Refuses the options that it would refuse whatever the operands are, for `waymark config`. */
  check?(options: OptionValues): unknown
}

/** A parsed command line. */
export interface Call {
  readonly operands: readonly string[]
  readonly options: OptionValues
  /** The configuration in force, whose values are among the options; `null` if there is none. */
  readonly config: ConfigFile | null
  /** Every command, for one that tells about the others. */
  loadCommands(): Promise<readonly Command[]>
  readonly io: Io
}
