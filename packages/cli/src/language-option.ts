import type { Option } from './command-description.ts'
import { ENGLISH, type Speech } from './speech.ts'

/** Loaded when they are asked for. */
const OTHERS: Readonly<Record<string, () => Promise<Speech>>> = {
  ja: async () => (await import('./speeches/ja.ts')).japanese,
  ru: async () => (await import('./speeches/ru.ts')).russian,
}

export const LANGUAGE_OPTION: Option = {
  name: 'lang',
  value: 'language',
  choices: [ENGLISH.tag, ...Object.keys(OTHERS)],
  fallback: ENGLISH.tag,
  summary: 'The language of what is said to people. Codes, values and this help are in English.',
}

/** The language that a command line asks for, before it is checked: what is wrong with it is said in that language, too. */
export async function speechOf(args: readonly string[]): Promise<Speech> {
  const at = args.findIndex((arg) => /^--lang(?:=|$)/.test(arg))
  const tag = at === -1 ? undefined : (/=(.*)/s.exec(args[at]!)?.[1] ?? args[at + 1])
  return (await OTHERS[tag ?? '']?.()) ?? ENGLISH
}

/** A command line with the language after the command, where it may also stand before it. */
export function afterCommand(args: readonly string[]): readonly string[] {
  const length = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') === true ? 1 : 0
  return [...args.slice(length, length + 1), ...args.slice(0, length), ...args.slice(length + 1)]
}
