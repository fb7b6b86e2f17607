import type { Severity } from '@waymark/infra/problem'
import type { Language } from '../language.ts'
import { counted, number } from '../plural.ts'
import type { CellState, PageFilter } from '../site-audit/page-links.ts'

/** What was audited, in numbers. */
export interface Figures {
  readonly entries: number
  readonly files: number
  readonly languages: number
  readonly links: number
}

/** All texts of the view in one language. */
export interface Words {
  readonly input: string
  readonly drop: string
  readonly formats: string
  readonly chooseFiles: string
  readonly chooseFolder: string
  readonly museum: string
  readonly paste: string
  readonly clear: string
  readonly copyLink: string
  readonly canonical: string
  readonly empty: string
  readonly reading: string
  readonly progress: string
  readonly stop: string
  readonly stopped: string
  readonly again: string
  failed(why: string): string
  folderUnreadable: string
  readonly museumAbout: string
  summary(figures: Figures): string
  found(counts: Readonly<Record<Severity, number>>, failures: number): string
  took(seconds: string): string
  readonly problems: string
  readonly failures: string
  readonly noProblems: string
  readonly severity: Readonly<Record<Severity, string>>
  occurrences(count: number, entries: number | null): string
  readonly causes: string
  readonly others: string
  write(value: string): string
  moreCauses(count: number): string
  readonly why: string
  readonly documentation: string
  readonly places: string
  readonly morePlaces: string
  placesListed(shown: number, count: number): string
  line(line: number): string
  readonly repair: string
  readonly repairAbout: string
  readonly repairNow: string
  repaired(count: number): string
  readonly nothingToRepair: string
  left(count: number): string
  save(name: string): string
  readonly languages: string
  readonly languagesAbout: string
  readonly from: string
  pair(from: string, to: string, pages: number, back: number): string
  own(lang: string, pages: number): string
  moreLanguages(count: number): string
  readonly pages: string
  readonly page: string
  readonly show: string
  readonly filters: Readonly<Record<PageFilter, string>>
  readonly states: Readonly<Record<CellState, string>>
  range(from: number, to: number, total: number): string
  readonly noPages: string
  readonly earlier: string
  readonly later: string
}

const en: Words = {
  input: 'Input',
  drop: 'Drop a sitemap, a folder of sitemaps or a URL source database here',
  formats:
    'XML, RSS, Atom, text, JSON, NDJSON, CSV and TSV, plain or gzip. Nothing leaves the browser.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  museum: 'Try the museum',
  paste: 'Or paste a sitemap or a database',
  clear: 'Clear',
  copyLink: 'Copy link',
  canonical: 'In a database, also report URLs that are not in canonical form',
  empty: 'Nothing to check yet.',
  reading: 'Checking…',
  progress: 'Progress',
  stop: 'Stop',
  stopped: 'Stopped.',
  again: 'Check again',
  failed: (why) => `The site could not be checked. ${why}`,
  folderUnreadable: 'This browser does not read dropped folders here. Use “Choose a folder”.',
  museumAbout:
    'The database of a small museum in six languages, with the mistakes that real sites make.',
  summary: ({ entries, files, languages, links }) =>
    `${counted('en', entries, { one: 'page', other: 'pages' })} in ${counted('en', files, { one: 'file', other: 'files' })}, with ${counted('en', links, { one: 'link', other: 'links' })} in ${counted('en', languages, { one: 'language', other: 'languages' })}.`,
  found: ({ error, warning, info }, failures) =>
    listed('en', 'No problems found', [
      [failures, { one: 'file that cannot be read', other: 'files that cannot be read' }],
      [error, { one: 'error', other: 'errors' }],
      [warning, { one: 'warning', other: 'warnings' }],
      [info, { one: 'hint', other: 'hints' }],
    ]),
  took: (seconds) => `Checked in ${seconds} s.`,
  problems: 'Problems',
  failures: 'Files that could not be read',
  noProblems: 'None. Search engines can use every page and every link.',
  severity: { error: 'Error', warning: 'Warning', info: 'Hint' },
  occurrences: (count, entries) =>
    `${counted('en', count, { one: 'time', other: 'times' })}${entries === null || entries === 0 ? '' : ` in ${counted('en', entries, { one: 'entry', other: 'entries' })}`}`,
  causes: 'Causes',
  others: 'others',
  write: (value) => `write ${value}`,
  moreCauses: (count) => `and ${number('en', count)} more`,
  why: 'Why it matters',
  documentation: 'Documentation',
  places: 'Places',
  morePlaces: 'Show more places',
  placesListed: (shown, count) => `${number('en', shown)} of ${number('en', count)} are listed`,
  line: (line) => `line ${number('en', line)}`,
  repair: 'Repair',
  repairAbout:
    'Corrects what has one certain answer. Everything else in the file stays the same, to the byte, as with `waymark validate --fix`.',
  repairNow: 'Make the repaired file',
  repaired: (count) => `${counted('en', count, { one: 'problem', other: 'problems' })} repaired.`,
  nothingToRepair: 'No problem here has one certain answer.',
  left: (count) =>
    `${counted('en', count, { one: 'problem is left, because no answer is', other: 'problems are left, because no answer is' })} certain.`,
  save: (name) => `Save ${name}`,
  languages: 'Languages by languages',
  languagesAbout:
    'How many pages of each language link to each other language. Below: how many of these links are returned, if not all are.',
  from: 'from \\ to',
  pair: (from, to, pages, back) =>
    pages === 0
      ? `No page in ${from} links to ${to}.`
      : `${counted('en', pages, { one: 'page', other: 'pages' })} in ${from} link to ${to}; ${number('en', back)} are linked back.`,
  own: (lang, pages) => `${counted('en', pages, { one: 'page', other: 'pages' })} in ${lang}.`,
  moreLanguages: (count) =>
    `and ${counted('en', count, { one: 'more language', other: 'more languages' })}, not shown`,
  pages: 'Pages by languages',
  page: 'Page',
  show: 'Show',
  filters: {
    all: 'all pages',
    broken: 'pages with a link that is not returned',
    incomplete: 'pages without one of the languages',
  },
  states: {
    missing: 'no link',
    own: 'the page itself',
    returned: 'linked, and linked back',
    'one-way': 'linked, but not linked back',
    unlisted: 'linked, but not in the input',
  },
  range: (from, to, total) =>
    `${number('en', from)} to ${number('en', to)} of ${counted('en', total, { one: 'page', other: 'pages' })}`,
  noPages: 'No such pages.',
  earlier: 'Earlier',
  later: 'Later',
}

const ja: Words = {
  input: '入力',
  drop: 'サイトマップ、サイトマップのフォルダー、または URL ソースデータベースをここにドロップ',
  formats:
    'XML、RSS、Atom、テキスト、JSON、NDJSON、CSV、TSV に対応(gzip 圧縮も可)。データがブラウザーの外に送信されることはありません。',
  chooseFiles: 'ファイルを選択',
  chooseFolder: 'フォルダーを選択',
  museum: '美術館の例を試す',
  paste: 'またはサイトマップやデータベースを貼り付け',
  clear: '消去',
  copyLink: 'リンクをコピー',
  canonical: 'データベースでは、正規形でない URL も報告する',
  empty: 'まだ検査する内容がありません。',
  reading: '検査中…',
  progress: '進行状況',
  stop: '中止',
  stopped: '中止しました。',
  again: 'もう一度検査',
  failed: (why) => `サイトを検査できませんでした。${why}`,
  folderUnreadable:
    'このブラウザーでは、ここにドロップしたフォルダーを読み取れません。「フォルダーを選択」を使ってください。',
  museumAbout:
    '6 言語の小さな美術館のデータベースです。実際のサイトによくある誤りが含まれています。',
  summary: ({ entries, files, languages, links }) =>
    `${number('ja', files)} 個のファイルに ${number('ja', entries)} ページ、${number('ja', languages)} 言語へのリンクが ${number('ja', links)} 件あります。`,
  found: ({ error, warning, info }, failures) =>
    listed('ja', '問題は見つかりませんでした', [
      [failures, { other: ' 件の読み取れないファイル' }],
      [error, { other: ' 件のエラー' }],
      [warning, { other: ' 件の警告' }],
      [info, { other: ' 件のヒント' }],
    ]),
  took: (seconds) => `検査時間: ${seconds} 秒。`,
  problems: '問題',
  failures: '読み取れなかったファイル',
  noProblems: 'ありません。検索エンジンはすべてのページとリンクを利用できます。',
  severity: { error: 'エラー', warning: '警告', info: 'ヒント' },
  occurrences: (count, entries) =>
    entries === null || entries === 0
      ? `${number('ja', count)} 件`
      : `${number('ja', entries)} 個のエントリーに ${number('ja', count)} 件`,
  causes: '原因',
  others: 'その他',
  write: (value) => `正しくは ${value}`,
  moreCauses: (count) => `ほか ${number('ja', count)} 件`,
  why: 'なぜ重要か',
  documentation: 'ドキュメント',
  places: '箇所',
  morePlaces: 'さらに表示',
  placesListed: (shown, count) => `${number('ja', count)} 件中 ${number('ja', shown)} 件を表示`,
  line: (line) => `${number('ja', line)} 行目`,
  repair: '修復',
  repairAbout:
    '答えが 1 つに決まるものだけを直します。ファイルのほかの部分は 1 バイトも変わりません。`waymark validate --fix` と同じ結果です。',
  repairNow: '修復したファイルを作成',
  repaired: (count) => `${number('ja', count)} 件の問題を修復しました。`,
  nothingToRepair: '答えが 1 つに決まる問題はありません。',
  left: (count) => `${number('ja', count)} 件の問題は、答えが 1 つに決まらないため残っています。`,
  save: (name) => `${name} を保存`,
  languages: '言語間のリンク',
  languagesAbout:
    '各言語のページのうち、ほかの言語にリンクしているページの数です。相互にリンクされていないものがある場合は、リンクが返されている数を下に示します。',
  from: 'リンク元 \\ 先',
  pair: (from, to, pages, back) =>
    pages === 0
      ? `${from} から ${to} へのリンクはありません。`
      : `${from} の ${number('ja', pages)} ページが ${to} にリンクし、そのうち ${number('ja', back)} ページにリンクが返されています。`,
  own: (lang, pages) => `${lang} は ${number('ja', pages)} ページです。`,
  moreLanguages: (count) => `ほか ${number('ja', count)} 言語は省略`,
  pages: 'ページごとの言語',
  page: 'ページ',
  show: '表示',
  filters: {
    all: 'すべてのページ',
    broken: 'リンクが返されていないページ',
    incomplete: 'いずれかの言語がないページ',
  },
  states: {
    missing: 'リンクなし',
    own: 'そのページ自身',
    returned: '相互にリンク',
    'one-way': 'リンクが返されていない',
    unlisted: 'リンク先が入力にない',
  },
  range: (from, to, total) =>
    `${number('ja', total)} ページ中 ${number('ja', from)}〜${number('ja', to)}`,
  noPages: '該当するページはありません。',
  earlier: '前へ',
  later: '次へ',
}

const ru: Words = {
  input: 'Ввод',
  drop: 'Перетащите сюда файл Sitemap, папку с такими файлами или базу URL',
  formats:
    'XML, RSS, Atom, текст, JSON, NDJSON, CSV и TSV, в том числе сжатые gzip. Данные не покидают браузер.',
  chooseFiles: 'Выбрать файлы',
  chooseFolder: 'Выбрать папку',
  museum: 'Попробовать на примере музея',
  paste: 'Или вставьте текст Sitemap либо базы',
  clear: 'Очистить',
  copyLink: 'Копировать ссылку',
  canonical: 'В базе также сообщать об URL не в канонической форме',
  empty: 'Пока нечего проверять.',
  reading: 'Идёт проверка…',
  progress: 'Ход проверки',
  stop: 'Остановить',
  stopped: 'Остановлено.',
  again: 'Проверить снова',
  failed: (why) => `Не удалось проверить сайт. ${why}`,
  folderUnreadable: 'Здесь браузер не может прочитать перетащенную папку. Нажмите «Выбрать папку».',
  museumAbout:
    'База небольшого музея на шести языках с ошибками, которые встречаются на настоящих сайтах.',
  summary: ({ entries, files, languages, links }) =>
    `${counted('ru', entries, { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' })} в ${counted('ru', files, { one: 'файле', other: 'файлах' })}, ${counted('ru', links, { one: 'ссылка', few: 'ссылки', many: 'ссылок', other: 'ссылки' })} на ${counted('ru', languages, { one: 'языке', other: 'языках' })}.`,
  found: ({ error, warning, info }, failures) =>
    listed('ru', 'Проблем не найдено', [
      [
        failures,
        {
          one: 'файл не удалось прочитать',
          few: 'файла не удалось прочитать',
          many: 'файлов не удалось прочитать',
          other: 'файла не удалось прочитать',
        },
      ],
      [error, { one: 'ошибка', few: 'ошибки', many: 'ошибок', other: 'ошибки' }],
      [
        warning,
        {
          one: 'предупреждение',
          few: 'предупреждения',
          many: 'предупреждений',
          other: 'предупреждения',
        },
      ],
      [info, { one: 'подсказка', few: 'подсказки', many: 'подсказок', other: 'подсказки' }],
    ]),
  took: (seconds) => `Проверка заняла ${seconds} с.`,
  problems: 'Проблемы',
  failures: 'Файлы, которые не удалось прочитать',
  noProblems: 'Нет. Поисковым системам доступны все страницы и ссылки.',
  severity: { error: 'Ошибка', warning: 'Предупреждение', info: 'Подсказка' },
  occurrences: (count, entries) =>
    `${counted('ru', count, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}${entries === null || entries === 0 ? '' : ` в ${counted('ru', entries, { one: 'записи', other: 'записях' })}`}`,
  causes: 'Причины',
  others: 'прочие',
  write: (value) => `нужно ${value}`,
  moreCauses: (count) => `и ещё ${number('ru', count)}`,
  why: 'Почему это важно',
  documentation: 'Документация',
  places: 'Места',
  morePlaces: 'Показать ещё',
  placesListed: (shown, count) => `показано ${number('ru', shown)} из ${number('ru', count)}`,
  line: (line) => `строка ${number('ru', line)}`,
  repair: 'Исправление',
  repairAbout:
    'Исправляет то, что можно исправить только одним способом. Всё остальное в файле сохраняется с точностью до байта, как с `waymark validate --fix`.',
  repairNow: 'Создать исправленный файл',
  repaired: (count) =>
    `Исправлено: ${counted('ru', count, { one: 'проблема', few: 'проблемы', many: 'проблем', other: 'проблемы' })}.`,
  nothingToRepair: 'Здесь нет проблем с единственным верным решением.',
  left: (count) =>
    `Осталось: ${counted('ru', count, { one: 'проблема', few: 'проблемы', many: 'проблем', other: 'проблемы' })} без единственного верного решения.`,
  save: (name) => `Сохранить ${name}`,
  languages: 'Языки и языки',
  languagesAbout:
    'Сколько страниц на каждом языке ссылаются на каждый другой язык. Ниже — на сколько из них ведут ответные ссылки, если не на все.',
  from: 'с \\ на',
  pair: (from, to, pages, back) =>
    pages === 0
      ? `Нет ссылок с ${from} на ${to}.`
      : `Страниц на ${from} со ссылкой на ${to}: ${number('ru', pages)}; с ответной ссылкой: ${number('ru', back)}.`,
  own: (lang, pages) => `Страниц на ${lang}: ${number('ru', pages)}.`,
  moreLanguages: (count) =>
    `и ещё ${counted('ru', count, { one: 'язык', few: 'языка', many: 'языков', other: 'языка' })}`,
  pages: 'Страницы и языки',
  page: 'Страница',
  show: 'Показать',
  filters: {
    all: 'все страницы',
    broken: 'страницы без ответной ссылки',
    incomplete: 'страницы, у которых нет одного из языков',
  },
  states: {
    missing: 'нет ссылки',
    own: 'сама страница',
    returned: 'есть ссылка и ответная ссылка',
    'one-way': 'есть ссылка, но нет ответной',
    unlisted: 'есть ссылка, но страницы нет во входных данных',
  },
  range: (from, to, total) => `${number('ru', from)}–${number('ru', to)} из ${number('ru', total)}`,
  noPages: 'Таких страниц нет.',
  earlier: 'Назад',
  later: 'Вперёд',
}

export const WORDS: Readonly<Record<Language, Words>> = { en, ja, ru }

type Counted = readonly [value: number, forms: Parameters<typeof counted>[2]]

/** The numbers that are not zero: `3 errors, 2 warnings`. */
function listed(language: Language, none: string, counts: readonly Counted[]): string {
  const parts = counts.flatMap(([value, forms]) =>
    value === 0 ? [] : [counted(language, value, forms)],
  )
  return parts.length === 0 ? none : parts.join(language === 'ja' ? '、' : ', ')
}
