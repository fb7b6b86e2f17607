import { checkOptions, type OptionTable } from '@waymark/infra/options'
import {
  DECLARATION_OPTIONS,
  type DeclarationOptions,
  type DeclarationSettings,
  readDeclarationOptions,
} from './declaration-options.ts'
import type { SqlFunction } from './functions.ts'

/** What a server is told about the dictionaries: they have no pool and wait as long as the worker takes. */
export type DictionaryOptions = Omit<DeclarationOptions, 'poolSize' | 'readTimeout'>

/** The options of a declaration of dictionaries, as data. */
export const DICTIONARY_OPTIONS: OptionTable<DictionaryOptions> = {
  command: DECLARATION_OPTIONS.command,
  suffixList: DECLARATION_OPTIONS.suffixList,
  assumeScheme: DECLARATION_OPTIONS.assumeScheme,
  unknown: DECLARATION_OPTIONS.unknown,
  functions: DECLARATION_OPTIONS.functions,
}

/** A dictionary is asked by a shell, in the folder of the server. */
const COMMAND = '/usr/bin/node /var/lib/clickhouse/user_scripts/worker.cjs'

/** Answers that a server keeps, so that a URL that comes again is not asked for again. */
const KEPT_ANSWERS = 1_048_576

/**
 * Declares the functions to a server that has no executable functions (before 21.11, such as Debian's), as dictionaries: a
 * file that `dictionaries_config` names. `dictGetString('waymarkKeyBy', 'answer', (url, method))` asks a worker for the answers
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
  const settings = readDeclarationOptions(options, COMMAND)
  return `<yandex>\n${settings.functions.map((one) => dictionaryXml(one, settings)).join('')}</yandex>\n`
}

function dictionaryXml(one: SqlFunction, { command, argumentsOf }: DeclarationSettings): string {
  const { name, summary, args, type } = one
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
        <command>${command} ${argumentsOf(one)} --echo --null '${none}'</command>
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
