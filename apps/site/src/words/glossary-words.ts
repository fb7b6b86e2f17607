import type { Language } from '../languages.ts'

/** The terms of the page, as `docs/glossary.md` has them. */
export type Term =
  | 'URL'
  | 'scheme'
  | 'special scheme'
  | 'credentials'
  | 'host'
  | 'domain'
  | 'label'
  | 'A-label, U-label'
  | 'public suffix, registrable domain'
  | 'origin'
  | 'site'
  | 'opaque path'
  | 'base URL'
  | 'relative reference'
  | 'code point'
  | 'percent-encoded byte'
  | 'validation error'
  | 'normalisation'
  | 'key'
  | 'return link'

/** What the page of terms says in a language. */
export interface GlossaryWords {
  readonly title: string
  readonly description: string
  readonly intro: string
  readonly term: string
  /** The terms and what they mean; in English, `docs/glossary.md` has the meanings. */
  readonly terms: Readonly<Record<Term, readonly [term: string, meaning: string]>> | null
}

/** The words of the page of terms. */
export const glossaryWords: Readonly<Record<Language, GlossaryWords>> = {
  en: {
    title: 'Glossary',
    description: 'The terms that this site uses: base URL, special scheme, label, and others.',
    intro:
      'The terms that this site uses most. The [whole list](%glossary%) also says from which standard each comes.',
    term: 'Term',
    terms: null,
  },
  ja: {
    title: '用語集',
    description: 'このサイトで使う用語の説明。基本 URL、特別なスキーム、ラベルなど。',
    intro:
      'このサイトでよく使う用語です。[すべての用語（英語）](%glossary%)には、どの標準の用語かも書かれています。',
    term: '用語',
    terms: {
      URL: ['URL', 'URL パーサーが返すもの。また、それを書き表した文字列。'],
      scheme: ['スキーム', '`https://a.example/` の `https`。'],
      'special scheme': ['特別なスキーム', '`ftp`、`file`、`http`、`https`、`ws`、`wss`。'],
      credentials: ['認証情報', 'ユーザー名とパスワード。'],
      host: [
        'ホスト',
        'ドメイン、IPv4 アドレス、IPv6 アドレス、不透明ホスト、空のホストのどれか。',
      ],
      domain: ['ドメイン', 'DNS の名前を表すホスト。'],
      label: ['ラベル', 'ドメインをドットで区切った部分。'],
      'A-label, U-label': ['A ラベル、U ラベル', '`xn--…` と、それが表す元の文字のラベル。'],
      'public suffix, registrable domain': [
        'パブリックサフィックス、登録可能ドメイン',
        '`www.example.co.uk` では `co.uk` と `example.co.uk`。',
      ],
      origin: ['オリジン', 'スキーム、ホスト、ポートの組。または不透明オリジン。'],
      site: ['サイト', 'スキームと登録可能ドメインの組。'],
      'opaque path': ['不透明パス', '`mailto:a@b.example` のように、全体が1つの文字列であるパス。'],
      'base URL': ['基本 URL', '相対参照を解決するときの基準になる URL。'],
      'relative reference': ['相対参照', '基本 URL があってはじめて URL になる文字列。'],
      'code point': ['コードポイント', '0から 0x10FFFF までの数。文字の番号。'],
      'percent-encoded byte': ['パーセントエンコードされたバイト', '`%` と16進数2桁。'],
      'validation error': [
        '検証エラー（バリデーションエラー）',
        'パーサーが報告する、正しい URL との違い。解析が失敗するのは一部だけ。',
      ],
      normalisation: ['正規化', '等価な URL が同じ文字列になるように書き換えること。'],
      key: ['キー', '等価な URL に共通する文字列。URL をグループに分けるために使う。'],
      'return link': [
        'リターンリンク',
        '別の言語のページから元のページへ戻る hreflang リンク。ないと、元のリンクも無視される。',
      ],
    },
  },
  ru: {
    title: 'Словарь',
    description: 'Термины этого сайта: базовый URL, специальная схема, метка и другие.',
    intro:
      'Термины, которые чаще всего встречаются на этом сайте. В [полном списке (на английском)](%glossary%) указано и то, из какого стандарта каждый взят.',
    term: 'Термин',
    terms: {
      URL: ['URL', 'то, что возвращает парсер URL, и строка, которой это записывается'],
      scheme: ['схема', '`https` в `https://a.example/`'],
      'special scheme': ['специальная схема', '`ftp`, `file`, `http`, `https`, `ws`, `wss`'],
      credentials: ['учётные данные', 'имя пользователя и пароль'],
      host: ['хост', 'домен, адрес IPv4 или IPv6, непрозрачный или пустой хост'],
      domain: ['домен', 'хост, который обозначает имя в DNS'],
      label: ['метка', 'часть домена между точками'],
      'A-label, U-label': ['A-метка, U-метка', '`xn--…` и метка, которая так закодирована'],
      'public suffix, registrable domain': [
        'публичный суффикс, регистрируемый домен',
        '`co.uk` и `example.co.uk` в `www.example.co.uk`',
      ],
      origin: ['источник', 'схема, хост и порт либо непрозрачный источник'],
      site: ['сайт', 'схема и регистрируемый домен'],
      'opaque path': [
        'непрозрачный путь',
        'путь, который состоит из одной строки, как в `mailto:a@b.example`',
      ],
      'base URL': ['базовый URL', 'URL, относительно которого разрешается относительная ссылка'],
      'relative reference': [
        'относительная ссылка',
        'строка, которая становится URL только вместе с базовым URL',
      ],
      'code point': ['кодовая точка', 'число от 0 до 0x10FFFF, номер символа'],
      'percent-encoded byte': ['процентный код', '`%` и две шестнадцатеричные цифры'],
      'validation error': [
        'ошибка валидации',
        'отличие от правильного URL, о котором сообщает парсер; лишь некоторые делают разбор невозможным',
      ],
      normalisation: [
        'нормализация',
        'запись URL, при которой равнозначные URL становятся одной строкой',
      ],
      key: ['ключ', 'строка, общая для равнозначных URL; по ней URL группируют'],
      'return link': [
        'ответная ссылка',
        'ссылка hreflang с версии на другом языке обратно; без неё первая ссылка не учитывается',
      ],
    },
  },
}

/** All terms, in the order of the page. */
export const TERMS: readonly Term[] = Object.keys(
  glossaryWords.ja.terms ?? {},
  // The names are those of the record.
) as Term[]
