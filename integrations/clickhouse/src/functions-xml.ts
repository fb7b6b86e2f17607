import {
  type DeclarationOptions,
  type DeclarationSettings,
  readDeclarationOptions,
} from './declaration-options.ts'
import type { SqlFunction } from './functions.ts'

/**
 * Declares the functions to a server of version 21.11 or newer: a file that `user_defined_executable_functions_config`
 * names, such as `/etc/clickhouse-server/waymark_function.xml`.
 *
 * Each function has a pool of workers, which stay for the next query. A worker that ends early, or answers other than one
 * row for each, fails the query, and the message has the function, the command and what the worker said.
 *
 * @throws OptionError for a misspelt option or a wrong value.
 * @see https://clickhouse.com/docs/sql-reference/functions/udf
 *
 * @example
 * ```ts
 * import { functionsXml } from '@waymark/clickhouse'
 *
 * const xml = functionsXml({ functions: ['waymarkKey'], poolSize: 4 })
 * xml.includes('<command>worker.cjs --op key --format tsv --chunk-header</command>') // => true
 * functionsXml({ functions: ['waymarkkey'] }) // throws waymarkKey
 * ```
 */
export function functionsXml(options: DeclarationOptions = {}): string {
  const settings = readDeclarationOptions(options, 'worker.cjs')
  return `<functions>\n${settings.functions.map((one) => functionXml(one, settings)).join('')}</functions>\n`
}

function functionXml(
  one: SqlFunction,
  { command, poolSize, readTimeout, argumentsOf }: DeclarationSettings,
): string {
  const { name, summary, args, type } = one
  const given = args.map(
    (arg) => `
    <argument><type>Nullable(String)</type><name>${arg}</name></argument>`,
  )
  return `  <!-- ${summary} -->
  <function>
    <type>executable_pool</type>
    <name>${name}</name>
    <return_type>Nullable(${type})</return_type>${given.join('')}
    <format>TabSeparated</format>
    <command>${command} ${argumentsOf(one)} --chunk-header</command>
    <execute_direct>${command.startsWith('/') ? 0 : 1}</execute_direct>
    <send_chunk_header>1</send_chunk_header>
    <pool_size>${poolSize}</pool_size>
    <command_read_timeout>${readTimeout}</command_read_timeout>
    <stderr_reaction>throw</stderr_reaction>
    <check_exit_code>true</check_exit_code>
  </function>
`
}
