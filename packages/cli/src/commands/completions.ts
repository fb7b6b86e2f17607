import { suggest } from '@waymark/infra/internal'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { bashScript } from '../completions/bash.ts'
import { type CompletedCommand, completedProgram } from '../completions/completed-program.ts'
import { fishScript } from '../completions/fish.ts'
import { zshScript } from '../completions/zsh.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'

type Script = (commands: readonly CompletedCommand[]) => string

const SCRIPTS: ReadonlyMap<string, Script> = new Map([
  ['bash', bashScript],
  ['zsh', zshScript],
  ['fish', fishScript],
])

export const completions: Command = {
  name: 'completions',
  summary: SUMMARIES.completions,
  synopsis: '<bash|zsh|fish>',
  description: [
    'Prints a script that completes commands, options, files, and the values of options that have a fixed set of them. The script contains the options of this version, so print it again after an update.',
  ],
  options: [],
  examples: [
    { command: 'eval "$(waymark completions bash)"', what: 'in ~/.bashrc' },
    { command: 'eval "$(waymark completions zsh)"', what: 'in ~/.zshrc, after compinit' },
    { command: 'waymark completions fish | source', what: 'in ~/.config/fish/config.fish' },
  ],
  exitStatuses: { 0: 'the script was printed', 1: null, 74: 'the output could not be written' },
  isConfigurable: false,
  operands: { name: 'shell', min: 1, max: 1, words: [...SCRIPTS.keys()] },
  run,
}

async function run({ operands, loadCommands, io }: Call): Promise<ExitStatus> {
  const [shell = ''] = operands
  const script = SCRIPTS.get(shell)
  if (script === undefined) {
    const known = [...SCRIPTS.keys()]
    const near = suggest(shell, known)
    throw near === null
      ? usageFailure('unknown shell {word:quote}: the shells are {known,list}', {
          detail: 'unknown-shell',
          word: shell,
          known,
        })
      : usageFailure('unknown shell {word:quote}: did you mean {near}?', {
          detail: 'unknown-shell',
          word: shell,
          near,
        })
  }
  io.stdout.write(script(completedProgram(await loadCommands())))
  return EXIT.clean
}
