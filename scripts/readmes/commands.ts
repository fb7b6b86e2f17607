import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A command that a README shows, with what it prints. */
export interface ReadmeCommand {
  readonly text: string
  /** The lines below it. One that ends with `…` goes on, and `…` alone stands for all that follow. */
  readonly shown: readonly string[]
}

/** The commands of a `console` block. */
export function readCommands(lines: readonly string[]): ReadmeCommand[] {
  return lines
    .join('\n')
    .split(/^\$ /m)
    .slice(1)
    .map((command) => {
      const [text = '', ...shown] = command.trimEnd().split('\n')
      return { text, shown }
    })
}

/**
 * Runs commands in a folder, where `cat` of a file that is not there writes what is shown.
 *
 * @returns What each printed, with `…` where the README leaves something out: equal to what is shown if that is right.
 */
export function runCommands(
  commands: readonly ReadmeCommand[],
  folder: string,
  env: NodeJS.ProcessEnv,
): { readonly command: ReadmeCommand; readonly printed: readonly string[] }[] {
  return commands.map((command) => {
    const { text, shown } = command
    const input = /^cat (\S+)$/.exec(text)?.[1]
    if (input !== undefined && !existsSync(join(folder, input))) {
      mkdirSync(dirname(join(folder, input)), { recursive: true })
      writeFileSync(join(folder, input), `${shown.join('\n')}\n`)
    }
    const { stdout } = spawnSync('sh', ['-c', `{ ${text}\n} 2>&1`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, NO_COLOR: '1' },
    })
    return { command, printed: cutAsShown(stdout, shown) }
  })
}

function cutAsShown(printed: string, shown: readonly string[]): string[] {
  const lines = printed === '' ? [] : printed.replace(/\n$/, '').split('\n')
  const isCut = shown.at(-1) === '…'
  const kept = isCut ? [...lines.slice(0, shown.length - 1), '…'] : lines
  return kept.map((line, index) => {
    const start = /^(.+)…$/.exec(shown[index] ?? '')?.[1]
    return start !== undefined && line.startsWith(start) ? `${start}…` : line
  })
}
