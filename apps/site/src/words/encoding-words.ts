import type { Language } from '../languages.ts'

/** What the encoder of the page says. */
export interface EncoderText {
  readonly label: string
  readonly unchanged: string
  readonly examples: string
}

/** What the page about percent-encoding says in a language. Sentences are Markdown. */
export interface EncodingWords {
  readonly title: string
  readonly description: string
  readonly intro: string
  readonly encoder: EncoderText
  readonly encoded: string
  readonly encodedAbout: string
  readonly sets: string
  readonly setsAbout: string
  readonly set: string
  readonly use: string
  readonly characters: string
  readonly space: string
  readonly none: string
  /** Where the standard uses each set, in its order. */
  readonly uses: readonly string[]
  readonly which: string
  /** Which function encodes for which place. */
  readonly whichText: string
}

/** The words of the page. */
export const encodingWords: Readonly<Record<Language, EncodingWords>> = {
  en: {
    title: 'Percent-encoding',
    description:
      'Which characters are percent-encoded in which part of a URL: the percent-encode sets of the URL Standard, with an encoder.',
    intro:
      'A character that has a meaning in a part of a URL, or may not appear there, is written as `%` and two hexadecimal digits for each byte of its UTF-8 form. Which characters these are depends on the part: the URL Standard has a *percent-encode set* for each.',
    encoder: { label: 'Text to encode', unchanged: 'unchanged', examples: 'Examples' },
    encoded: 'The text in each set',
    encodedAbout:
      'A `%` that is in the text stays in all sets but the last two, so that nothing is encoded twice.',
    sets: 'What each set encodes',
    setsAbout:
      'Every set encodes the control characters (U+0000 to U+001F, U+007F) and everything outside of ASCII. No set encodes letters, digits and `-` `.` `_` `*`.',
    set: 'Set',
    use: 'Used for',
    characters: 'Encodes',
    space: 'space',
    none: 'only control characters',
    uses: [
      'opaque paths and hosts',
      'the fragment',
      'the query of URLs that are not special',
      'the query of special URLs, such as https',
      'the path',
      'the user name and the password',
      'what encodeURIComponent encodes',
      'forms and URLSearchParams; a space becomes +',
    ],
    which: 'Which function do I need?',
    whichText:
      '- A value in a query: `URLSearchParams`, or `encodeURIComponent`.\n- A segment of a path: `encodeURIComponent`, and refuse `.` and `..`.\n- A whole URL: none. Parse it, and the parser encodes each part by its set.',
  },
  ja: {
    title: 'パーセントエンコード',
    description:
      'URL のどの部分でどの文字がパーセントエンコードされるか。URL Standard のパーセントエンコードセットの表と、入力を試せるエンコーダー。',
    intro:
      'URL のある部分で意味を持つ文字や、そこに書けない文字は、UTF-8 の1バイトごとに `%` と16進数2桁で書きます。どの文字が対象になるかは部分によって異なり、URL Standard は部分ごとに*パーセントエンコードセット*を定めています。',
    encoder: { label: 'テキストを入力', unchanged: '変化なし', examples: '例' },
    encoded: '各セットでのエンコード結果',
    encodedAbout:
      'テキスト中の `%` は、二重にエンコードされないよう、最後の2つ以外のセットではそのまま残ります。',
    sets: '各セットがエンコードする文字',
    setsAbout:
      'どのセットも、制御文字（U+0000 から U+001F と U+007F）と ASCII 以外のすべての文字をエンコードします。英字、数字、`-` `.` `_` `*` をエンコードするセットはありません。',
    set: 'セット',
    use: '場所',
    characters: '対象の文字',
    space: '空白',
    none: '制御文字だけ',
    uses: [
      '不透明パスと不透明ホスト',
      'フラグメント',
      '特別でない URL のクエリ',
      'https などの特別な URL のクエリ',
      'パス',
      'ユーザー名とパスワード',
      'encodeURIComponent と同じ範囲',
      'フォームと URLSearchParams（空白は + になる）',
    ],
    which: 'どの関数を使えばよいか',
    whichText:
      '- クエリの値: `URLSearchParams` または `encodeURIComponent`。\n- パスのセグメント: `encodeURIComponent`。`.` と `..` は拒否してください。\n- URL 全体: 不要です。パーサーが各部分をそのセットでエンコードします。',
  },
  ru: {
    title: 'Процентное кодирование',
    description:
      'Какие символы кодируются в какой части URL: наборы процентного кодирования из URL Standard и кодировщик, в котором их можно проверить.',
    intro:
      'Символ, который имеет особое значение в какой-либо части URL или не может в ней стоять, записывается знаком `%` и двумя шестнадцатеричными цифрами для каждого байта UTF-8. Какие это символы, зависит от части: в URL Standard для каждой есть *набор процентного кодирования*.',
    encoder: { label: 'Введите текст', unchanged: 'без изменений', examples: 'Примеры' },
    encoded: 'Текст в каждом наборе',
    encodedAbout:
      'Знак `%`, который уже есть в тексте, не меняется во всех наборах, кроме двух последних, чтобы ничто не кодировалось дважды.',
    sets: 'Что кодирует каждый набор',
    setsAbout:
      'Каждый набор кодирует управляющие символы (от U+0000 до U+001F и U+007F) и всё, что не входит в ASCII. Буквы, цифры и `-` `.` `_` `*` не кодирует ни один.',
    set: 'Набор',
    use: 'Где',
    characters: 'Кодирует',
    space: 'пробел',
    none: 'только управляющие символы',
    uses: [
      'непрозрачные пути и хосты',
      'фрагмент',
      'строка запроса в URL без специальной схемы',
      'строка запроса в URL со специальной схемой, например https',
      'путь',
      'имя пользователя и пароль',
      'то же, что encodeURIComponent',
      'формы и URLSearchParams; пробел становится +',
    ],
    which: 'Какая функция нужна?',
    whichText:
      '- Значение в строке запроса: `URLSearchParams` или `encodeURIComponent`.\n- Сегмент пути: `encodeURIComponent`; `.` и `..` не принимайте.\n- URL целиком: никакая. Парсер сам кодирует каждую часть по её набору.',
  },
}
