import { checkOptions, type OptionTable } from '@waymark/infra/options'
import {
  DECLARATION_OPTIONS,
  type DeclarationOptions,
  readDeclarationOptions,
} from './declaration-options.ts'
import type { SqlFunction } from './functions.ts'

/** What a server is told about the dictionaries: they have no pool. */
export type DictionaryOptions = Omit<DeclarationOptions, 'poolSize'>

/** The options of a declaration of dictionaries, as data. */
export const DICTIONARY_OPTIONS: OptionTable<DictionaryOptions> = {
  command: DECLARATION_OPTIONS.command,
  functions: DECLARATION_OPTIONS.functions,
}

/** A dictionary is asked by a shell, in the folder of the server. */
const COMMAND = '/usr/bin/node /var/lib/clickhouse/user_scripts/worker.cjs'

/** Answers that a server keeps, so that a URL that comes again is not asked for again. */
const KEPT_ANSWERS = 1_048_576

/**
 * Declares the functions to a server that has no executable functions (before 21.11, such as Debian's), as dictionaries: a
 * file that `dictionaries_config` names. `dictGetString('waymarkKey', 'answer', (url, method))` asks a worker for the answers
 * that the dictionary does not have yet.
 *
 * These dictionaries know no NULL: a row without an answer has the empty string, or 0.
 *
 * @throws OptionError for a misspelt option or a wrong value.
 *
 * @example
 * ```ts
 * import { dictionariesXml } from '@waymark/clickhouse'
 *
 * const xml = dictionariesXml({ functions: ['waymarkDomain'] })
 * xml.includes('/user_scripts/worker.cjs --op domain --format tsv --echo') // => true
 * ```
 */
export function dictionariesXml(options: DictionaryOptions = {}): string {
  options = checkOptions(options, DICTIONARY_OPTIONS)
  const { command, functions } = readDeclarationOptions(options, COMMAND)
  return `<yandex>\n${functions.map((one) => dictionaryXml(one, command)).join('')}</yandex>\n`
}

function dictionaryXml({ name, summary, args, type, op }: SqlFunction, command: string): string {
  const keys = args.map(
    (arg) => `
        <attribute><name>${arg}</name><type>String</type></attribute>`,
  )
  const none = type === 'UInt8' ? '0' : ''
  return `  <!-- ${summary} -->
  <dictionary>
    <name>${name}</name>
    <source>
      <executable>
        <command>${command} --op ${op} --format tsv --echo --null '${none}'</command>
        <format>TabSeparated</format>
      </executable>
    </source>
    <lifetime>0</lifetime>
    <layout><complex_key_cache><size_in_cells>${KEPT_ANSWERS}</size_in_cells></complex_key_cache></layout>
    <structure>
      <key>${keys.join('')}
      </key>
      <attribute><name>answer</name><type>${type}</type><null_value>${none}</null_value></attribute>
    </structure>
  </dictionary>
`
}
