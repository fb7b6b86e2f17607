import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { readText, root } from './workspace.ts'

/** A language that texts are translated to: what its letters look like, and how it is written. */
interface Written {
  readonly language: 'Japanese' | 'Russian'
  readonly letters: RegExp
  /** What no text may have, with the reason. */
  readonly wrong: readonly (readonly [form: RegExp, reason: string])[]
}

const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]'
/** A number by itself, not one of a name: not the 8 of UTF-8, nor an IP address. */
const NUMBER = '(?<![\\w.,-])\\d[\\d,]*(?:\\.\\d+)?'
/** What is counted in Japanese. */
const COUNTER =
  '(?:[つ個件行桁段節回倍秒分日年月人万億]|進[数字]|文字|言語|バイト|ビット|ページ|通り|か所|種類|部分|ステップ|セグメント|パラメータ)'

/** What Russian texts count, as far as it is written with digits. */
const COUNTED =
  '(?:%|[МК]иБ|байт|бит|символ|страниц|элемент|атрибут|изображени|тег|букв|переход|карт|миллион|января|февраля|' +
  '(?:строк[иау]?|стат(?:ья|ьи|ей)|пар|раза?|года|URL)(?!\\p{L}))'

const languages: readonly Written[] = [
  {
    language: 'Japanese',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    wrong: [
      [new RegExp(`${WIDE}[,;!?]|[，．；]`, 'u'), 'Japanese punctuation is 、 and 。'],
      [/[Ａ-Ｚａ-ｚ０-９]/, 'letters and digits are not wide'],
      [
        new RegExp(`${WIDE}[A-Za-z¤]|[A-Za-z¤]${WIDE}`, 'u'),
        'a space between Japanese and Latin letters or code',
      ],
      [/：/, 'a colon is ": ", since a value or code follows it'],
      [new RegExp(`${WIDE} ?\\(|\\([^()]*${WIDE}\\)`, 'u'), 'Japanese parentheses are （ ）'],
      [
        new RegExp(`(?<=${WIDE}) ?"[^":,]+" ?(?=${WIDE})`, 'u'),
        'Japanese quotation marks are 「 」',
      ],
      [
        /[ぁ-ん一-龯] [、。（）「」]|[、。）」] (?=[ぁ-んァ-ヶ一-龯A-Za-z])/,
        'no space beside 、。（）「」',
      ],
      [new RegExp(`(?:${NUMBER}|[}%]) ${COUNTER}`, 'u'), 'a counter follows its number at once'],
      [
        new RegExp(
          `${WIDE} ${NUMBER}(?= ?(?:${WIDE}|[、。）」]))|(?:${WIDE}|[、。（「])${NUMBER} ${WIDE}`,
          'u',
        ),
        'no space between Japanese and a number that is no part of a name',
      ],
      [new RegExp(`(?<![\\w.,-])\\d{4,}(?!年)${COUNTER}`, 'u'), 'numbers have commas from 1,000'],
      [/\d %/, 'no space between a number and %'],
    ],
  },
  {
    language: 'Russian',
    letters: /\p{Script=Cyrillic}/u,
    wrong: [
      [/[“”„]|(?<=\p{Script=Cyrillic} )"|"(?= \p{Script=Cyrillic})/u, 'quotation marks are «…»'],
      [
        /\S - (?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic}[.,)»]?) - /u,
        'a dash is —, not a hyphen',
      ],
      [
        /\p{Script=Cyrillic}[A-Za-z]|(?<!¤)\b[A-Za-z]\p{Script=Cyrillic}/u,
        'no Latin letter is in a Russian word',
      ],
      [/\S —/u, 'a no-break space stands before a dash'],
      [
        new RegExp(`(?<![-\\p{L}\\d.])(?:\\d[\\d.,\u00a0]*|\\}) ${COUNTED}`, 'u'),
        'a no-break space stands between a number and what it counts',
      ],
      [/(?<![\p{L}\d.,])\d{1,3} \d{3}(?!\d)/u, 'a no-break space separates thousands'],
      [/(?<![\d\u00a0.,])\d\u00a0\d{3}(?!\d)/u, 'thousands are separated from five digits'],
      [/\d%(?![\dA-F])/u, 'a no-break space stands before %'],
      [/\d[ \u00a0](?:битов|байтов)/u, 'after a number, units are бит and байт'],
    ],
  },
]

/** Not texts of ours: names and inputs in these letters, and words that people search for. */
const NO_TEXTS: readonly string[] = [
  'apps/demo/src/examples.ts',
  'conformance/oracle/comparison/cases-of-urls.ts',
  'packages/cli/src/terminal/pieces.ts',
  'apps/site/src/search-words.ts',
  'apps/site/src/asked-words.ts',
  'apps/site/src/search-synonyms.ts',
  'apps/site/src/search-stems.ts',
  'apps/site/src/search-terms.ts',
  'apps/site/src/old-codes.ts',
  'docs/glossary.md',
]

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:ts|md|vue|html)$/.test(file))
  .filter((file) => !/(?:^|\/)test\/|\.test\.ts$/.test(file) && !NO_TEXTS.includes(file))

interface Line {
  readonly place: string
  readonly text: string
  readonly inLowerCase: string
}

/** All lines of all texts in a language: of what is translated, wherever it is. */
function linesOf({ letters }: Written): Line[] {
  return files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, i) => {
        // Most lines have no such letter.
        if (!letters.test(line)) return []
        const text = withoutCode(line)
        const isText = isWritten(text, letters) && !/^(?:Wrong|Right): /.test(text)
        return isText ? [{ place: `${file}:${i + 1}`, text, inLowerCase: text.toLowerCase() }] : []
      }),
  )
}

const OTHER = /[a-z]|\p{Script=Cyrillic}/iu

/** Whether a line is text in a language, and not an example of its letters in other text. */
function isWritten(text: string, letters: RegExp): boolean {
  const characters = Array.from(text)
  const own = characters.filter((character) => letters.test(character)).length
  const others = characters.filter((character) => !letters.test(character) && OTHER.test(character))
  return own > 3 && 2 * own > others.length
}

/** Stands for code. */
const CODE = '¤'

/** A text without its code and its URLs, which stay as in English. */
function withoutCode(text: string): string {
  return text.replaceAll(/https?:\/\/[\w./?=&%#~+-]+/g, CODE).replaceAll(/`[^`${}]+`/g, CODE)
}

interface Term {
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

/** The rows of a language in the glossary. */
function termsOf({ language }: Written): Term[] {
  const section = readText('docs/glossary.md').split(`\n## ${language}\n`)[1]!.split('\n## ')[0]!
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:term|---) /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, , use = '', not = '']) => ({
      right: use.split(/[、,]\s*/),
      wrong: not.split(', ').filter((word) => word !== ''),
    }))
}

describe.each(languages)('$language', (written) => {
  const lines = linesOf(written)

  test('every text uses the words of the glossary', () => {
    const terms = termsOf(written)
    expect(terms.length).toBeGreaterThan(20)
    expect(lines.length).toBeGreaterThan(1_000)
    const offences = terms.flatMap(({ right, wrong }) =>
      wrong.flatMap((word) => {
        // The right word may begin with the wrong one, as サーバー with サーバ.
        const longer = right.filter((term) => term.includes(word))
        const lower = word.toLowerCase()
        return lines
          .filter(
            ({ text, inLowerCase }) =>
              inLowerCase.includes(lower) &&
              longer
                .reduce((rest, term) => rest.replaceAll(term, ''), text)
                .toLowerCase()
                .includes(lower),
          )
          .map(({ place, text }) => `${place}: ${word}, not ${right.join(' or ')}: ${text.trim()}`)
      }),
    )
    expect(offences).toEqual([])
  })

  test('every text is written as the language is', () => {
    const offences = written.wrong.flatMap(([form, reason]) =>
      lines
        .filter(({ text }) => form.test(text))
        .map(({ place, text }) => `${place}: ${reason}: ${text.trim()}`),
    )
    expect(offences).toEqual([])
  })
})
