import { flatten } from './corpora.ts'

export interface DomainInput {
  readonly script: string
  readonly list: readonly string[]
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  Latin:
    'b\u00fccher m\u00fcnchen caf\u00e9 se\u00f1or \u0142\u00f3d\u017a fa\u00e7ade na\u00efve cr\u00e8me \u017elu\u0165ou\u010dk\u00fd gr\u00f6\u00dfe'.split(
      ' ',
    ),
  CJK: '\u4f8b\u5b50 \u65b0\u95fb \u6771\u4eac \u65e5\u672c\u8a9e \u641c\u7d22 \u5929\u6c14 \u56f3\u66f8\u9928 \u6587\u5316 \u5927\u5b66 \u7f51\u7ad9'.split(
    ' ',
  ),
  'full-width': 'example search weather library news market school online travel music'
    .split(' ')
    .map(toFullWidth),
  Arabic:
    '\u0645\u062b\u0627\u0644 \u0645\u0648\u0642\u0639 \u0648\u0632\u0627\u0631\u0629 \u0627\u0644\u0627\u062a\u0635\u0627\u0644\u0627\u062a \u0645\u0635\u0631 \u0634\u0628\u0643\u0629 \u062c\u0627\u0645\u0639\u0629 \u0633\u0648\u0642'.split(
      ' ',
    ),
  Cyrillic:
    '\u043f\u0440\u0438\u043c\u0435\u0440 \u043d\u043e\u0432\u043e\u0441\u0442\u0438 \u043c\u043e\u0441\u043a\u0432\u0430 \u0438\u0441\u043f\u044b\u0442\u0430\u043d\u0438\u0435 \u0441\u0430\u0439\u0442 \u0448\u043a\u043e\u043b\u0430 \u043c\u0443\u0437\u044b\u043a\u0430 \u0440\u044b\u043d\u043e\u043a'.split(
      ' ',
    ),
  ASCII: 'example search weather library news market school online travel music'.split(' '),
}
const ENDINGS = ['com', 'org', 'co.uk', 'example']

/** Names of two words and an ending, in several scripts. */
export function makeDomains(count: number): readonly DomainInput[] {
  return Object.entries(WORDS).map(([script, words]) => ({
    script,
    list: Array.from({ length: count }, (_, i) => {
      const first = words[i % words.length]!
      const second = words[Math.floor(i / words.length) % words.length]!
      const joined = i % 3 === 0 ? `${first}.${second}` : `${first}${second}`
      return flatten(`${joined}.${ENDINGS[i % ENDINGS.length]}`)
    }),
  }))
}

function toFullWidth(word: string): string {
  return [...word].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('')
}
