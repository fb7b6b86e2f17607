import { flatten } from './corpora.ts'
import { type Script, WORDS } from './words.ts'

export interface DomainInput {
  readonly script: Script
  readonly list: readonly string[]
}

const ENDINGS = ['com', 'org', 'co.uk', 'example']
const COMMON: readonly Script[] = ['Latin', 'CJK', 'full-width', 'Arabic', 'Cyrillic', 'ASCII']

/** Names of two words and an ending, in several scripts. */
export function makeDomains(
  count: number,
  scripts: readonly Script[] = COMMON,
): readonly DomainInput[] {
  return scripts.map((script) => {
    const words = WORDS[script]
    return {
      script,
      list: Array.from({ length: count }, (_, i) => {
        const first = words[i % words.length]!
        const second = words[Math.floor(i / words.length) % words.length]!
        const joined = i % 3 === 0 ? `${first}.${second}` : `${first}${second}`
        return flatten(`${joined}.${ENDINGS[i % ENDINGS.length]}`)
      }),
    }
  })
}
