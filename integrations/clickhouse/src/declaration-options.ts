import {
  checkOptions,
  listOf,
  type OptionTable,
  type OptionType,
  oneOf,
  optionType,
} from '@waymark/infra/options'
import type { FunctionName } from '@waymark/worker/functions'
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
  /** How many milliseconds the server waits for answers before the query fails. Default 60,000. */
  readonly readTimeout?: number | undefined
  /**
   * The absolute path, on the server, of a newer public suffix list than the built-in one: a `public_suffix_list.dat`, or its
   * compact form.
   */
  readonly suffixList?: string | undefined
  /** The scheme of URLs that begin with a host, such as `www.example.com/a`. Default: none, so that they are not URLs. */
  readonly assumeScheme?: 'https' | 'http' | undefined
  /** What an unknown preset, method, part or pattern is: an `error` of the query, or `null`. Default `'error'`. */
  readonly unknown?: 'error' | 'null' | undefined
  /** The names of the functions. Default: all. */
  readonly functions?: readonly string[] | undefined
}

const POOL_SIZE = 2
/** A row of 1 MiB that is made to be slow takes some seconds; ClickHouse itself waits for ten. */
const READ_TIMEOUT = 60_000

const WHOLE: OptionType = /* @__PURE__ */ optionType(
  'a whole number from 1',
  (value) => Number.isInteger(value) && (value as number) >= 1,
)

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
  poolSize: WHOLE,
  readTimeout: WHOLE,
  suffixList: /* @__PURE__ */ optionType(
    'an absolute path without spaces',
    (value) => typeof value === 'string' && /^\/[\w./-]+$/.test(value),
  ),
  assumeScheme: /* @__PURE__ */ oneOf('https', 'http'),
  unknown: /* @__PURE__ */ oneOf('error', 'null'),
  functions: /* @__PURE__ */ listOf(
    /* @__PURE__ */ oneOf(...sqlFunctions.map(({ name }) => name)),
    'a list of functions',
  ),
}

/** Options that have been checked, with their defaults. */
export interface DeclarationSettings {
  readonly command: string
  readonly poolSize: number
  readonly readTimeout: number
  readonly functions: readonly SqlFunction[]
  /** What comes after the command to start the worker of a function. */
  readonly argumentsOf: (one: SqlFunction) => string
}

/** @throws OptionError for a misspelt option or a wrong value. */
export function readDeclarationOptions(
  given: DeclarationOptions,
  fallbackCommand: string,
): DeclarationSettings {
  given = checkOptions(given, DECLARATION_OPTIONS)
  const { command = fallbackCommand, poolSize = POOL_SIZE, readTimeout = READ_TIMEOUT } = given
  const { functions } = given
  return {
    command,
    poolSize,
    readTimeout,
    functions: sqlFunctions.filter(({ name }) => functions?.includes(name) ?? true),
    argumentsOf: (one) => argumentsOf(one, given),
  }
}

/** The functions whose answers a list of public suffixes can change. */
const BY_SUFFIXES: readonly FunctionName[] = [
  'key',
  'equal',
  'domain',
  'suffix',
  'site',
  'subdomain',
  'version',
]

function argumentsOf({ op, form }: SqlFunction, given: DeclarationOptions): string {
  const { suffixList, assumeScheme, unknown } = given
  const words = ['--op', op, '--format', 'tsv']
  // The method of `waymarkKey` reads no list.
  const isByName = form.arguments.some(({ kind }) => kind === 'name' || kind === 'pattern')
  const hasMethod = form.of.arguments.some(({ names }) => names === 'methods')
  if (suffixList !== undefined && BY_SUFFIXES.includes(form.of.name) && (!hasMethod || isByName)) {
    words.push('--suffix-list', suffixList)
  }
  const isOfUrls = form.arguments.some(({ kind }) => kind === 'url')
  if (assumeScheme !== undefined && isOfUrls) words.push('--assume-scheme', assumeScheme)
  if (unknown === 'null' && isByName) words.push('--unknown', 'null')
  return words.join(' ')
}
