import type { Language } from '../language.ts'

/** All texts of the view in one language. */
export interface Words {
  readonly input: string
  readonly text: string
  readonly copyLink: string
  readonly encoded: string
  readonly encodedAbout: string
  readonly copy: string
  readonly unchanged: string
  readonly sets: string
  readonly setsAbout: string
  readonly codePoint: string
  readonly yes: string
  readonly no: string
  readonly used: string
  readonly examples: string
  readonly texts: string
  readonly exampleNames: readonly string[]
  /** Where the standard uses each set, in its order. */
  readonly uses: readonly string[]
}

const en: Words = {
  input: 'Input',
  text: 'Text',
  copyLink: 'Copy link',
  encoded: 'The text in each set',
  encodedAbout:
    'A `%` that is in the text stays in all sets but the last two, so that nothing is encoded twice.',
  copy: 'Copy',
  unchanged: 'unchanged',
  sets: 'What each set encodes',
  setsAbout: 'Code points of the text are marked. Each set has those of the C0 control set.',
  codePoint: 'Code point',
  yes: 'encoded',
  no: 'not encoded',
  used: 'in the text',
  examples: 'Examples',
  texts: 'Texts',
  exampleNames: ['A sentence', 'All of ASCII', 'Already encoded', 'A form', 'Other scripts'],
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
}

const ja: Words = {
  input: '入力',
  text: 'テキスト',
  copyLink: 'リンクをコピー',
  encoded: '各集合でのエンコード結果',
  encodedAbout:
    'テキスト中の `%` は、二重にエンコードされないよう、最後の 2 つ以外の集合ではそのまま残ります。',
  copy: 'コピー',
  unchanged: '変化なし',
  sets: '各集合がエンコードする文字',
  setsAbout:
    'テキストに含まれるコードポイントには印が付きます。どの集合も C0 制御集合の文字を含みます。',
  codePoint: 'コードポイント',
  yes: 'エンコードする',
  no: 'エンコードしない',
  used: 'テキストに含まれる',
  examples: '例',
  texts: 'テキスト',
  exampleNames: ['文', 'ASCII 全体', 'エンコード済み', 'フォーム', 'ほかの文字体系'],
  uses: [
    '不透明なパスとホスト',
    'フラグメント',
    '特別でない URL のクエリー',
    'https などの特別な URL のクエリー',
    'パス',
    'ユーザー名とパスワード',
    'encodeURIComponent と同じ範囲',
    'フォームと URLSearchParams(空白は + になる)',
  ],
}

const ru: Words = {
  input: 'Ввод',
  text: 'Текст',
  copyLink: 'Копировать ссылку',
  encoded: 'Текст в каждом наборе',
  encodedAbout:
    'Знак `%`, который уже есть в тексте, не меняется во всех наборах, кроме двух последних, чтобы ничто не кодировалось дважды.',
  copy: 'Копировать',
  unchanged: 'без изменений',
  sets: 'Что кодирует каждый набор',
  setsAbout: 'Кодовые точки из текста отмечены. В каждый набор входят управляющие символы C0.',
  codePoint: 'Кодовая точка',
  yes: 'кодируется',
  no: 'не кодируется',
  used: 'есть в тексте',
  examples: 'Примеры',
  texts: 'Тексты',
  exampleNames: ['Предложение', 'Весь ASCII', 'Уже закодировано', 'Форма', 'Другие письменности'],
  uses: [
    'непрозрачные пути и хосты',
    'фрагмент',
    'запрос в URL без специальной схемы',
    'запрос в URL со специальной схемой, например https',
    'путь',
    'имя пользователя и пароль',
    'то же, что encodeURIComponent',
    'формы и URLSearchParams; пробел становится +',
  ],
}

export const WORDS: Readonly<Record<Language, Words>> = { en, ja, ru }
