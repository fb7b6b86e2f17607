import { suggest } from '@waymark/infra/internal'
import { checkColor, takeColor } from './color-option.ts'
import { COMMAND_NAMES } from './command-names.ts'
import { loadCommand, loadCommands } from './commands/load-command.ts'
import { EXIT, type ExitStatus } from './exit-status.ts'
import { type Failure, usageFailure } from './failure.ts'
import { commandHelp, programHelp } from './help.ts'
import type { Io } from './io.ts'
import { afterCommand } from './language-option.ts'
import { speechOf } from './load-speech.ts'
import { runCommand, runGuarded } from './run-command.ts'
import { ENGLISH, speak } from './speech.ts'
import { VERSION } from './version.ts'

/** Runs a command line, given without the program's name, and returns the exit status. */
export async function main(line: readonly string[], io: Io): Promise<ExitStatus> {
  const colorless = takeColor(line)
  const args = afterCommand(colorless.args)
  speak(await speechOf(args))
  const [first = '--help', ...rest] = args
  let who = 'waymark'
  try {
    return await runGuarded(
      () => who,
      io,
      async () => {
        checkColor(colorless)
        const command = await loadCommand(first)
        if (command === null) return await runProgram(first, rest, args, io)
        who = `waymark ${command.name}`
        return await runCommand(command, rest, { io, loadCommands })
      },
    )
  } finally {
    // The language is that of this run.
    speak(ENGLISH)
  }
}

async function runProgram(
  first: string,
  rest: readonly string[],
  args: readonly string[],
  io: Io,
): Promise<ExitStatus> {
  if (first === '--version' || first === '-V' || first === '-v') {
    io.stdout.write(`${VERSION}\n`)
    return EXIT.clean
  }
  if (first === 'help' && rest[0] !== undefined) {
    const command = await loadCommand(rest[0])
    if (command === null) throw unknownCommand(rest[0])
    io.stdout.write(commandHelp(command, io))
    return EXIT.clean
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    const text = programHelp(VERSION, io)
    // Help that was asked for is output; as the answer to an empty command line it is a message.
    if (args.length > 0) {
      io.stdout.write(text)
      return EXIT.clean
    }
    for (const line of text.trimEnd().split('\n')) io.complain(line)
    return EXIT.usage
  }
  if (first.startsWith('-')) {
    const near = suggest(first, ['--help', '--version', '--lang', '--color', '--no-color'])
    // Right, but without a command.
    throw near === null || near === first
      ? usageFailure('unknown option {option:quote}: give a command first', {
          detail: 'option-first',
          option: first,
        })
      : usageFailure('unknown option {option:quote}: did you mean {near}?', {
          detail: 'unknown-option',
          option: first,
          near,
        })
  }
  throw unknownCommand(first)
}

function unknownCommand(word: string): Failure {
  const near = suggest(word, COMMAND_NAMES)
  return near === null
    ? usageFailure('unknown command {word:quote}: the commands are {known,list}', {
        detail: 'unknown-command',
        word,
        known: COMMAND_NAMES,
      })
    : usageFailure('unknown command {word:quote}: did you mean {near}?', {
        detail: 'unknown-command',
        word,
        near,
      })
}
