import type { Command } from '../command.ts'
import { COMMAND_NAMES, type CommandName } from '../command-names.ts'

/**
 * Each command is loaded alone: `normalize` is often started in pipes, and loading all of them would take longer than
 * normalising a hundred thousand lines.
 */
const LOADERS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  sitemap: async () => (await import('./sitemap.ts')).sitemap,
  validate: async () => (await import('./validate.ts')).validate,
  audit: async () => (await import('./audit.ts')).audit,
  convert: async () => (await import('./convert.ts')).convert,
  diff: async () => (await import('./diff.ts')).diff,
  keys: async () => (await import('./keys.ts')).keys,
  normalize: async () => (await import('./normalize.ts')).normalize,
  worker: async () =>
    (await import('./worker.ts')).workerCommand(
      (await import('../worker/load-batch-workers.ts')).loadBatchWorkers,
    ),
  inspect: async () => (await import('./inspect.ts')).inspect,
  compare: async () => (await import('./compare.ts')).compare,
  dedupe: async () => (await import('./dedupe.ts')).dedupe,
  lint: async () => (await import('./lint.ts')).lint,
  config: async () => (await import('./config.ts')).config,
  explain: async () => (await import('./explain.ts')).explain,
  completions: async () => (await import('./completions.ts')).completions,
}

/** Finds a command by its name; `null` if there is none. */
export async function loadCommand(name: string): Promise<Command | null> {
  const found = COMMAND_NAMES.find((known) => known === name)
  return found === undefined ? null : await LOADERS[found]()
}

/** Every command, in the order in which the help lists them. */
export async function loadCommands(): Promise<readonly Command[]> {
  return await Promise.all(COMMAND_NAMES.map(async (name) => await LOADERS[name]()))
}
