import { checkOptions, listOf, type OptionTable, oneOf, optionType } from '@waymark/infra/options'
import { type SqlFunction, sqlFunctions } from './functions.ts'

/** What a server is told about the functions. */
export interface DeclarationOptions {
  /**
   * The command that starts the worker. The name of a file is looked for in the server's folder of scripts, as
   * `user_scripts_path` says; a command that begins with `/` is run by a shell, such as
   * `/opt/node/bin/node /opt/waymark/worker.cjs`. Default `'worker.cjs'`; for dictionaries, the same file with its path.
   */
  readonly command?: string | undefined
  /** How many workers the server keeps for each function. Default 2. */
  readonly poolSize?: number | undefined
  /** The names of the functions. Default: all. */
  readonly functions?: readonly string[] | undefined
}

const POOL_SIZE = 2

/** The options of a declaration, as data. */
export const DECLARATION_OPTIONS: OptionTable<DeclarationOptions> = {
  command: /* @__PURE__ */ optionType(
    'the name of a script, or a command that begins with /, without < and &',
    // Whatever needs those belongs into a script.
    (value) =>
      typeof value === 'string' &&
      // Among the scripts of the server, there is no `node`.
      (value.startsWith('/') || !value.includes(' ')) &&
      /^[\p{L}\p{M}\p{N}\p{Zs}!-%'-;=>?-~]+$/u.test(value),
  ),
  poolSize: /* @__PURE__ */ optionType(
    'a whole number from 1',
    (value) => Number.isInteger(value) && (value as number) >= 1,
  ),
  functions: /* @__PURE__ */ listOf(
    /* @__PURE__ */ oneOf(...sqlFunctions.map(({ name }) => name)),
    'a list of functions',
  ),
}

/** Options that have been checked, with their defaults. */
export interface DeclarationSettings {
  readonly command: string
  readonly poolSize: number
  readonly functions: readonly SqlFunction[]
}

/** @throws OptionError for a misspelt option or a wrong value. */
export function readDeclarationOptions(
  given: DeclarationOptions,
  fallbackCommand: string,
): DeclarationSettings {
  given = checkOptions(given, DECLARATION_OPTIONS)
  const { command = fallbackCommand, poolSize = POOL_SIZE, functions } = given
  return {
    command,
    poolSize,
    functions: sqlFunctions.filter(({ name }) => functions?.includes(name) ?? true),
  }
}
