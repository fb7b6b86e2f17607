import { suggest } from '@waymark/infra/options'
import { FileError } from '@waymark/site/files/node'
import { parseArguments } from './arguments.ts'
import type { Command } from './command.ts'
import {
  COMMAND_NAMES,
  CONFIGURABLE_NAMES,
  loadCommand,
  loadCommands,
} from './commands/load-command.ts'
import { readConfig } from './config/config-file.ts'
import { configuredValues } from './config/config-values.ts'
import { EXIT, type ExitStatus } from './exit-status.ts'
import { asEngineFailure, asFailure, BrokenPipe, Failure, usageFailure } from './failure.ts'
import { commandHelp, programHelp } from './help.ts'
import type { Io } from './io.ts'
import { safeText } from './terminal/safe-text.ts'
import { readVersion } from './version.ts'

/** Runs a command line, given without the program's name, and returns the exit status. */
export async function main(args: readonly string[], io: Io): Promise<ExitStatus> {
  const [first = '--help', ...rest] = args
  let who = 'waymark'
  try {
    const command = await loadCommand(first)
    if (command !== null) who = `waymark ${command.name}`
    const status =
      command === null ? await runProgram(first, rest, args, io) : await run(command, rest, io)
    await io.stdout.flush()
    return status
  } catch (error) {
    if (error instanceof BrokenPipe) return EXIT.clean
    const failure = error instanceof FileError ? asFailure(error, who) : asEngineFailure(error)
    if (!(failure instanceof Failure)) throw error
    io.complain(`${io.paintError('red', `${who}:`)} ${safeText(failure.message, 2000)}`)
    if (failure.status === EXIT.usage) io.complain(`Try: ${who} --help`)
    return failure.status
  }
}

async function run(command: Command, args: readonly string[], io: Io): Promise<ExitStatus> {
  const { operands, options: given, config: choice, help } = parseArguments(command, args)
  if (help) {
    io.stdout.write(commandHelp(command, io))
    return EXIT.clean
  }
  const config =
    command.isConfigurable === false ? null : await readConfig(choice, CONFIGURABLE_NAMES)
  const options =
    config === null ? given : given.under(configuredValues(config, command, given.names))
  return await command.run({ operands, options, config, loadCommands, io })
}

async function runProgram(
  first: string,
  rest: readonly string[],
  args: readonly string[],
  io: Io,
): Promise<ExitStatus> {
  if (first === '--version' || first === '-v') {
    io.stdout.write(`${await readVersion()}\n`)
    return EXIT.clean
  }
  if (first === 'help' && rest[0] !== undefined) {
    const command = await loadCommand(rest[0])
    if (command === null) throw unknownCommand(rest[0])
    io.stdout.write(commandHelp(command, io))
    return EXIT.clean
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    const text = programHelp(await loadCommands(), await readVersion(), io)
    // Help that was asked for is output; as the answer to an empty command line it is a message.
    if (args.length > 0) {
      io.stdout.write(text)
      return EXIT.clean
    }
    io.complain(text.trimEnd())
    return EXIT.usage
  }
  if (first.startsWith('-')) {
    const near = suggest(first, ['--help', '--version'])
    throw usageFailure(
      `unknown option ${JSON.stringify(first)}${near === null ? ': give a command first' : `: did you mean ${near}?`}`,
    )
  }
  throw unknownCommand(first)
}

function unknownCommand(word: string): Failure {
  const near = suggest(word, COMMAND_NAMES)
  return usageFailure(
    `unknown command ${JSON.stringify(word)}: ${near === null ? `the commands are ${COMMAND_NAMES.join(', ')}` : `did you mean ${near}?`}`,
  )
}
