import type { Option } from './command-description.ts'

export const LANGUAGE_OPTION: Option = {
  name: 'lang',
  value: 'language',
  choices: ['en', 'ja', 'ru'],
  fallback: 'en',
  summary:
    'The language of messages and reports. Codes, values and this help are always in English.',
}

/** A command line with the language after the command, where it may also stand before it. */
export function afterCommand(args: readonly string[]): readonly string[] {
  const length = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') === true ? 1 : 0
  return [...args.slice(length, length + 1), ...args.slice(0, length), ...args.slice(length + 1)]
}
