import type { Command } from '../command.ts'

/**
 * Every command, in the order in which the help lists them. Each is loaded alone: `normalize` is often started in
 * pipes, and loading all of them would take longer than normalising a hundred thousand lines.
 */
const LOADERS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['sitemap', async () => (await import('./sitemap.ts')).sitemap],
  ['validate', async () => (await import('./validate.ts')).validate],
  ['convert', async () => (await import('./convert.ts')).convert],
  ['diff', async () => (await import('./diff.ts')).diff],
  ['keys', async () => (await import('./keys.ts')).keys],
  ['normalize', async () => (await import('./normalize.ts')).normalize],
  ['inspect', async () => (await import('./inspect.ts')).inspect],
  ['compare', async () => (await import('./compare.ts')).compare],
  ['dedupe', async () => (await import('./dedupe.ts')).dedupe],
  ['lint', async () => (await import('./lint.ts')).lint],
  ['config', async () => (await import('./config.ts')).config],
  ['rules', async () => (await import('./rules.ts')).rules],
  ['explain', async () => (await import('./explain.ts')).explain],
])

/** The names of the commands, in the same order. */
export const COMMAND_NAMES: readonly string[] = [...LOADERS.keys()]

const NOT_CONFIGURABLE: readonly string[] = ['config', 'rules', 'explain']

/** The names of those that have options which a configuration can set. */
export const CONFIGURABLE_NAMES: readonly string[] = COMMAND_NAMES.filter(
  (name) => !NOT_CONFIGURABLE.includes(name),
)

/** Finds a command by its name; `null` if there is none. */
export async function loadCommand(name: string): Promise<Command | null> {
  return (await LOADERS.get(name)?.()) ?? null
}

/** Every command, in the order in which the help lists them. */
export async function loadCommands(): Promise<readonly Command[]> {
  return await Promise.all([...LOADERS.values()].map(async (load) => await load()))
}
