import type { Language } from '../language.ts'
import { number } from '../plural.ts'
import type { PeerClassName } from './known-to-differ.ts'

/** What a parser answered to invented URLs. */
interface Figures {
  readonly version: string
  readonly asked: number
  readonly differ: number
  readonly foreseen: number
}

/** All texts about Node and whatwg-url in one language. */
export interface PeerWords {
  readonly title: string
  readonly same: string
  differ(names: string): string
  readonly difference: string
  readonly example: string
  readonly here: string
  readonly yes: string
  readonly no: string
  /** Of a class of setters or of `URLSearchParams`. */
  readonly notParsing: string
  measured(figures: Figures, day: string): string
  /** What decides, by class; those in English are in the table. */
  readonly decides: Readonly<Record<PeerClassName, string>> | null
}

const en: PeerWords = {
  title: 'Node and whatwg-url',
  same: 'no known difference here',
  differ: (names) => `${names} is known to differ here`,
  difference: 'Known difference',
  example: 'Example',
  here: 'This URL',
  yes: 'differs',
  no: 'not concerned',
  notParsing: 'not about parsing',
  measured: ({ version, asked, differ, foreseen }, day) =>
    `${version}, ${day}: other answers than the standard’s to ${number('en', differ)} of ${number('en', asked)} invented URLs; this table foresaw ${number('en', foreseen)}.`,
  decides: null,
}

const ja: PeerWords = {
  title: 'Node と whatwg-url',
  same: '既知の違いなし',
  differ: (names) => `${names} の結果は異なることが分かっています`,
  difference: '既知の違い',
  example: '例',
  here: 'この URL',
  yes: '異なる',
  no: '該当しない',
  notParsing: '解析とは無関係',
  measured: ({ version, asked, differ, foreseen }, day) =>
    `${version}（${day}）: 生成した ${number('ja', asked)} 個の URL のうち、標準と異なったのは ${number('ja', differ)} 個で、この表はそのうち ${number('ja', foreseen)} 個を予測しました。`,
  decides: {
    'bidi-rule-per-label':
      'UTS #46 の4.1節（CheckBidi）: 右から左へ書く文字のあるドメイン名では、ASCII のラベルも含めて、すべてのラベルが RFC 5893 の2節の6つの規則を満たさなければなりません。Ada は、右から左へ書く文字のあるラベルだけを検査します。',
    'idna-unicode-version':
      'Unicode 17.0.0 で割り当てられていないコードポイントは使えません。tr46 7 の表は Unicode 18.0.0 のもので、Web Platform Tests は 17.0.0 を求めています。',
    'params-mixed-escapes':
      'URL Standard の string percent-decode: 入力をまず UTF-8 でエンコードします。同じ文字列に `%` のエスケープがあると、Node は、エスケープされていない文字の下位のバイトだけを使います。',
    'file-after-protocol':
      'URL Standard の file host state と path state: `file:` URL として解析するときに、`localhost` は空のホストになり、ドライブ文字は正規化されます。`protocol` のセッターは、どちらも解析し直しません。Node は、その後のセッターで解析し直します。',
  },
}

const ru: PeerWords = {
  title: 'Node и whatwg-url',
  same: 'известных расхождений здесь нет',
  differ: (names) => `${names}: здесь известно расхождение`,
  difference: 'Известное расхождение',
  example: 'Пример',
  here: 'Этот URL',
  yes: 'расходится',
  no: 'не касается',
  notParsing: 'не о разборе',
  measured: ({ version, asked, differ, foreseen }, day) =>
    `${version}, ${day}: на ${number('ru', asked)} придуманных URL ответ расходится со стандартом ${number('ru', differ)} раз; эта таблица предвидела ${number('ru', foreseen)}.`,
  decides: {
    'bidi-rule-per-label':
      'UTS #46, раздел 4.1 (CheckBidi): в доменном имени с буквами, которые пишутся справа налево, шести правилам раздела 2 RFC 5893 должна удовлетворять каждая метка, в том числе из ASCII. Ada проверяет только метки с такими буквами.',
    'idna-unicode-version':
      'Кодовая точка, не назначенная в Unicode 17.0.0, запрещена. Таблицы tr46 7 — из Unicode 18.0.0, а тесты веб-платформы требуют 17.0.0.',
    'params-mixed-escapes':
      'URL Standard, string percent-decode: входная строка сначала кодируется в UTF-8. Если в строке есть последовательность с `%`, Node берёт у незакодированного символа только младший байт.',
    'file-after-protocol':
      'URL Standard, file host state и path state: `localhost` становится пустым хостом, а буква диска нормализуется, когда строка разбирается как URL `file:`. Сеттер `protocol` заново не разбирает ни того, ни другого; Node делает это в следующих сеттерах.',
  },
}

export const WORDS: Readonly<Record<Language, PeerWords>> = { en, ja, ru }
