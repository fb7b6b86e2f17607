import type { Command } from '../command.ts'

/**
 * Finds a command by its name; `null` when there is none.
 *
 * `normalize` stands in pipes, where it is started often: it comes without the code of all the others,
 * which would take longer to load than a hundred thousand lines to normalise.
 */
export async function loadCommand(name: string): Promise<Command | null> {
  // An option, for which nothing need be loaded.
  if (name.startsWith('-')) return null
  if (name === 'normalize') return (await import('./normalize.ts')).normalize
  return (await loadCommands()).find((command) => command.name === name) ?? null
}

/** Every command, in the order in which the help lists them. */
export async function loadCommands(): Promise<readonly Command[]> {
  return (await import('./index.ts')).COMMANDS
}
