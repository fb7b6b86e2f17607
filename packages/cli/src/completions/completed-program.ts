import { commonOptions } from '../arguments.ts'
import type { Command } from '../command.ts'
import type { Option } from '../command-description.ts'

/** What can follow on a command line. */
export type Completed =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' | 'folder' | 'text' | 'nothing' }

/** An option of a command as shells complete it. */
export interface CompletedOption {
  readonly name: string
  readonly short: string | null
  /** `nothing` for a switch. */
  readonly value: Completed
  /** What the help calls the value. */
  readonly label: string
  /** Whether the value may be left out, and needs a `=` before it. */
  readonly isBare: boolean
  readonly summary: string
}

export interface CompletedCommand {
  readonly name: string
  readonly summary: string
  readonly options: readonly CompletedOption[]
  readonly operands: Completed
}

/** Everything that a shell completes, from the tables that the help is made of. */
export function completedProgram(commands: readonly Command[]): readonly CompletedCommand[] {
  return [
    ...commands.map((command) => ({
      name: command.name,
      summary: command.summary,
      options: [...command.options, ...commonOptions(command)].map(completedOption),
      operands: operandsOf(command),
    })),
    {
      name: 'help',
      summary: 'prints the help of a command',
      options: [],
      operands: { kind: 'words', words: commands.map(({ name }) => name) },
    },
  ]
}

function completedOption(option: Option): CompletedOption {
  const { name, short = null, value, isBare = false, summary } = option
  return {
    name,
    short,
    value: completedValue(option),
    label: value ?? '',
    isBare,
    summary: brief(summary),
  }
}

function completedValue({ value, choices, known }: Option): Completed {
  if (value === undefined) return { kind: 'nothing' }
  const words = choices ?? known
  if (words !== undefined) return { kind: 'words', words }
  return value === 'file' || value === 'folder' ? { kind: value } : { kind: 'text' }
}

function operandsOf({ operands: { max, kind, words } }: Command): Completed {
  if (words !== undefined) return { kind: 'words', words }
  if (kind === 'files' || kind === 'lists') return { kind: 'file' }
  if (kind === 'folder') return { kind }
  return { kind: max === 0 ? 'nothing' : 'text' }
}

/** The first sentence, without its full stop. */
function brief(summary: string): string {
  return summary.replace(/\.(?: .*)?$/s, '')
}
