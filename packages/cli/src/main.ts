import { parseArguments } from './arguments.ts'
import type { Command } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { EXIT, type ExitStatus } from './exit-status.ts'
import { BrokenPipe, Failure, usageFailure } from './failure.ts'
import { commandHelp, programHelp } from './help.ts'
import type { Io } from './io.ts'
import { suggest } from './suggestion.ts'
import { safeText } from './terminal/safe-text.ts'
import { readVersion } from './version.ts'

/** Runs one command line (without the program's own name) and returns its exit status. */
export async function main(args: readonly string[], io: Io): Promise<ExitStatus> {
  const [first = '--help', ...rest] = args
  let who = 'waymark'
  try {
    const command = COMMANDS.find(({ name }) => name === first)
    if (command !== undefined) who = `waymark ${command.name}`
    const status =
      command === undefined ? await runProgram(first, rest, args, io) : await run(command, rest, io)
    await io.stdout.flush()
    return status
  } catch (error) {
    if (error instanceof BrokenPipe) return EXIT.clean
    if (!(error instanceof Failure)) throw error
    io.complain(`${io.paintError('red', `${who}:`)} ${safeText(error.message, 2000)}`)
    if (error.status === EXIT.usage) io.complain(`Try: ${who} --help`)
    return error.status
  }
}

async function run(command: Command, args: readonly string[], io: Io): Promise<ExitStatus> {
  const { operands, options, help } = parseArguments(command, args)
  if (!help) return await command.run({ operands, options, io })
  io.stdout.write(commandHelp(command, io))
  return EXIT.clean
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
    const command = COMMANDS.find(({ name }) => name === rest[0])
    if (command === undefined) throw unknownCommand(rest[0])
    io.stdout.write(commandHelp(command, io))
    return EXIT.clean
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    const text = programHelp(COMMANDS, await readVersion(), io)
    // Asked for, the help is a result; as an answer to an empty command line it is not.
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
      `unknown option ${JSON.stringify(first)}${near === null ? ': name a command first' : `: did you mean ${near}?`}`,
    )
  }
  throw unknownCommand(first)
}

function unknownCommand(word: string): Failure {
  const names = COMMANDS.map(({ name }) => name)
  const near = suggest(word, names)
  return usageFailure(
    `unknown command ${JSON.stringify(word)}: ${near === null ? `the commands are ${names.join(', ')}` : `did you mean ${near}?`}`,
  )
}
