import { type DeclarationOptions, readDeclarationOptions } from './declaration-options.ts'
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
 * xml.includes('<command>worker.cjs --op key-by --format tsv --chunk-header</command>') // => true
 * functionsXml({ functions: ['waymarkkey'] }) // throws waymarkKey
 * ```
 */
export function functionsXml(options: DeclarationOptions = {}): string {
  const { command, poolSize, functions } = readDeclarationOptions(options, 'worker.cjs')
  return `<functions>\n${functions.map((one) => functionXml(one, command, poolSize)).join('')}</functions>\n`
}

function functionXml(
  { name, summary, args, type, op }: SqlFunction,
  command: string,
  poolSize: number,
): string {
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
    <command>${command} --op ${op} --format tsv --chunk-header</command>
    <execute_direct>${command.startsWith('/') ? 0 : 1}</execute_direct>
    <send_chunk_header>1</send_chunk_header>
    <pool_size>${poolSize}</pool_size>
    <stderr_reaction>throw</stderr_reaction>
    <check_exit_code>true</check_exit_code>
  </function>
`
}
