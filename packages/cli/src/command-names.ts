/** The names of all commands, in the order in which the help lists them. */
export const COMMAND_NAMES = [
  'sitemap',
  'validate',
  'convert',
  'diff',
  'keys',
  'normalize',
  'worker',
  'inspect',
  'compare',
  'dedupe',
  'lint',
  'config',
  'rules',
  'explain',
] as const

/** The name of a command. */
export type CommandName = (typeof COMMAND_NAMES)[number]

const NOT_CONFIGURABLE: readonly CommandName[] = ['config', 'rules', 'explain']

/** The names of those that have options which a configuration can set. */
export const CONFIGURABLE_NAMES: readonly string[] = COMMAND_NAMES.filter(
  (name) => !NOT_CONFIGURABLE.includes(name),
)
