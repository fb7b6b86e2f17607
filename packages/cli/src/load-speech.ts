import { ENGLISH, type Speech } from './speech.ts'

/** Loaded when they are asked for. */
const OTHERS: Readonly<Record<string, () => Promise<Speech>>> = {
  ja: async () => (await import('./speeches/ja.ts')).japanese,
  ru: async () => (await import('./speeches/ru.ts')).russian,
}

/** The language that a command line asks for, before it is checked: what is wrong with it is said in that language, too. */
export async function speechOf(args: readonly string[]): Promise<Speech> {
  const at = args.findIndex((arg) => /^--lang(?:=|$)/.test(arg))
  const tag = at === -1 ? undefined : (/=(.*)/s.exec(args[at]!)?.[1] ?? args[at + 1])
  return (await OTHERS[tag ?? '']?.()) ?? ENGLISH
}
