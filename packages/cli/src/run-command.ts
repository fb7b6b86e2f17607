import { FileError } from '@waymark/site/files/node'
import { parseArguments } from './arguments.ts'
import type { Call, Command } from './command.ts'
import { type ConfigFile, readConfig } from './config/config-file.ts'
import { EXIT, type ExitStatus } from './exit-status.ts'
import { asEngineFailure, asFailure, BrokenPipe, Failure } from './failure.ts'
import { commandHelp } from './help.ts'
import type { Io } from './io.ts'
import type { OptionValues } from './option-values.ts'
import { say, speakOfFlags } from './speech.ts'
import { tellFailure } from './tell-failure.ts'
import { VERSION } from './version.ts'
import { checkPlaces } from './wrong-places.ts'

/** Runs a command with the arguments after its name. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { io, loadCommands }: Pick<Call, 'io' | 'loadCommands'>,
): Promise<ExitStatus> {
  const { operands, options: given, config: choice, printed } = parseArguments(command, args)
  if (printed !== null) {
    io.stdout.write(printed === 'help' ? commandHelp(command, io) : `${VERSION}\n`)
    return EXIT.clean
  }
  const config = command.isConfigurable === false ? null : await readConfig(choice, command, io)
  const options = config === null ? given : await withConfig(given, config, command)
  speakOfFlags(command.options)
  checkPlaces(command, operands, { options, args })
  return await command.run({ operands, options, config, loadCommands, io })
}

async function withConfig(
  given: OptionValues,
  config: ConfigFile,
  command: Command,
): Promise<OptionValues> {
  // It needs a URL parser, and most folders have no configuration.
  const { configuredValues } = await import('./config/config-values.ts')
  return given.under(configuredValues(config, command, given.names))
}

/** Runs what writes to standard output, and turns failures into a message and an exit status. */
export async function runGuarded(
  who: () => string,
  io: Io,
  run: () => Promise<ExitStatus>,
): Promise<ExitStatus> {
  try {
    const status = await run()
    await io.stdout.flush()
    return status
  } catch (error) {
    if (error instanceof BrokenPipe) return EXIT.clean
    const failure = error instanceof FileError ? asFailure(error, who()) : asEngineFailure(error)
    if (!(failure instanceof Failure)) throw error
    tellFailure(failure, who(), io)
    if (failure.status === EXIT.usage) {
      io.complain(say('Try: {command}', { command: `${who()} --help` }))
    }
    return failure.status
  }
}
