import type { CommandName } from '../../../../packages/cli/src/command-names.ts'
import type { ExitStatus } from '../../../../packages/cli/src/exit-status.ts'
import type { Language } from '../languages.ts'

/** What the page of the command line says in a language. */
export interface CliWords {
  readonly title: string
  readonly description: string
  readonly intro: string
  /** Above the links to guides that use commands. */
  readonly guides: string
  readonly command: string
  readonly commands: string
  readonly all: string
  readonly status: string
  readonly examples: string
  /** The link from a guide that uses commands. */
  readonly more: string
  /** That the help, which follows, is in English; empty in English. */
  readonly note: string
  /** Translations of what the help says in one line; `null` in English. */
  readonly summaries: Readonly<Record<CommandName, string>> | null
  readonly statuses: Readonly<Record<ExitStatus, string>> | null
}

/** The words of the page of the command line. */
export const cliWords: Readonly<Record<Language, CliWords>> = {
  en: {
    title: 'Command line',
    description: 'How to install the waymark command, its commands, options and exit statuses.',
    intro:
      'The `waymark` command does what the packages do, in a terminal, a pipe or CI. It reads files and standard input, and makes no network requests. It needs Node %node%.',
    guides: 'Step by step',
    command: 'Command',
    commands: 'Commands',
    all: 'For all commands',
    status: 'Exit status',
    examples: 'Examples',
    more: 'How to install `waymark`, and all commands and options',
    note: '',
    summaries: null,
    statuses: null,
  },
  ja: {
    title: 'コマンドライン',
    description: 'waymark コマンドのインストール、各コマンドとそのオプション、終了ステータス。',
    intro:
      '`waymark` コマンドを使うと、パッケージの機能をターミナル、パイプ、CI から利用できます。ファイルと標準入力だけを読み、ネットワークには接続しません。Node %node% が必要です。',
    guides: '手順の説明',
    command: 'コマンド',
    commands: 'コマンド一覧',
    all: 'すべてのコマンドに共通',
    status: '終了ステータス',
    examples: '例',
    more: '`waymark` のインストール方法と、すべてのコマンドとオプション',
    note: '以下は `--help` で表示される英語の説明です。',
    summaries: {
      sitemap: 'データベースからサイトマップを書き出し、更新する',
      audit: 'ビルド済みのページの canonical、hreflang、robots、サイトマップ、リンクを検査する',
      validate: 'データベースやサイトマップのすべての問題を一覧にし、データベースを修正する',
      convert: 'データベースを JSON、NDJSON、CSV、TSV の間で変換する',
      diff: 'データベースやサイトマップの、前のバージョンからの変更を一覧にする',
      keys: 'ページ、リンク、URL のキーを、データベースに取り込める表として書き出す',
      normalize: 'URL を1行ずつ正規形で書き出す',
      worker: 'データベースエンジンのために、標準入力の行に1行ずつ答える',
      inspect: 'URL の各部分、エラー、正規形を示す',
      compare: '2つの URL の違いと、等しいとみなす方法を示す',
      dedupe: '等しい URL をまとめる、または最初の1つだけを残す',
      lint: 'リソース URI と API 記述を検査する',
      config: '設定ファイルを検査し、有効な設定を示す',
      explain: 'コード、規則、プリセット、方法、パラメータを説明し、一覧にする',
      completions: 'シェルでコマンドとオプションを補完するスクリプトを表示する',
    },
    statuses: {
      0: 'エラーも違いも見つからなかった。警告だけでは変わらない',
      1: 'エラーか違いが見つかった、または警告が --max-warnings を超えた',
      2: 'コマンドラインを解釈できなかった',
      74: '入力を読めない、出力を書けない、またはメモリーが足りない',
    },
  },
  ru: {
    title: 'Командная строка',
    description: 'Установка команды waymark, её подкоманды, параметры и коды завершения.',
    intro:
      'Команда `waymark` делает то же, что и пакеты: в терминале, в конвейере или в CI. Она читает файлы и стандартный ввод и не обращается к сети. Нужен Node %node%.',
    guides: 'По шагам',
    command: 'Команда',
    commands: 'Команды',
    all: 'Для всех команд',
    status: 'Код завершения',
    examples: 'Примеры',
    more: 'Как установить `waymark`, все команды и параметры',
    note: 'Дальше — справка, которую выводит `--help`. Она на английском языке.',
    summaries: {
      sitemap: 'записывает и обновляет карты сайта по базе данных URL',
      audit:
        'проверяет собранные страницы: канонические URL, hreflang, robots, карты сайта, ссылки',
      validate: 'перечисляет все проблемы базы данных или карт сайта и исправляет базы данных',
      convert: 'переводит базы данных между JSON, NDJSON, CSV и TSV',
      diff: 'показывает, что изменилось в базе данных или в картах сайта',
      keys: 'записывает страницы, ссылки и ключи URL в виде таблиц для баз данных',
      normalize: 'записывает URL в нормализованном виде, строка за строкой',
      worker: 'отвечает на строки стандартного ввода для баз данных',
      inspect: 'показывает компоненты URL, ошибки и нормализованный вид',
      compare: 'показывает, чем различаются два URL и какие методы считают их равными',
      dedupe: 'группирует равные URL или оставляет первый из них',
      lint: 'проверяет URI ресурсов и описания API',
      config: 'проверяет файл настроек и показывает, что действует',
      explain: 'объясняет и перечисляет коды, правила, наборы, методы и параметры отслеживания',
      completions: 'выводит скрипт, который дополняет команды и параметры в оболочке',
    },
    statuses: {
      0: 'ошибок и различий нет; одни предупреждения кода не меняют',
      1: 'найдены ошибки или различия, либо предупреждений больше, чем разрешает --max-warnings',
      2: 'командная строка не распознана',
      74: 'не удалось прочитать ввод или записать вывод, либо не хватило памяти',
    },
  },
}
