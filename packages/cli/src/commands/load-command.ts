import type { Command } from '../command.ts'

/**
 * Finds a command by its name; `null` if there is none.
 *
 * `normalize` is often started in pipes, so it is loaded without the other commands: loading them would
 * take longer than normalising a hundred thousand lines.
 */
export async function loadCommand(name: string): Promise<Command | null> {
  // An option of the program itself: no command is needed.
  if (name.startsWith('-')) return null
  if (name === 'normalize') return (await import('./normalize.ts')).normalize
  return (await loadCommands()).find((command) => command.name === name) ?? null
}

/** Every command, in the order in which the help lists them. */
export async function loadCommands(): Promise<readonly Command[]> {
  return (await import('./index.ts')).COMMANDS
}
