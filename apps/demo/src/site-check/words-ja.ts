import { listed, number } from '../plural.ts'
import type { Words } from './words-en.ts'

export const ja: Words = {
  canonical: 'データベースでは、正規形でない URL も報告する',
  empty: 'まだ検査する内容がありません。',
  reading: '検査中…',
  progress: '進行状況',
  stop: '中止',
  stopped: '中止しました。',
  again: 'もう一度検査',
  failed: (why) => `サイトを検査できませんでした。${why}`,
  listing: (files) =>
    files === 0
      ? 'ファイルを一覧にしています…'
      : `ファイルを一覧にしています… ${number('ja', files)}個`,
  filesRead: (done, total) =>
    `${number('ja', total)}個のファイル中${number('ja', done)}個を読み取り済み`,
  auditedAsPages: (names) => `${names}: ビルドしたページのサイトとして監査`,
  checkedAsData: (names) => `${names}: ページがないため、サイトマップまたはデータベースとして検査`,
  theseFiles: 'フォルダー',
  address: (folder, { base, fits, of }) =>
    `${folder} は ${base}${of === 0 ? '' : `（URL ${number('ja', of)}件中${number('ja', fits)}件が一致）`}`,
  addressUnknown: (folder) =>
    `ページ、サイトマップ、CNAME のいずれからも ${folder} の URL が分かりません`,
  pagesRead: ({ pages, indexable, listed }) =>
    `${number('ja', pages)}ページ、うちインデックスに登録できるもの${number('ja', indexable)}件、そのうちサイトマップにあるもの${number('ja', listed)}件。`,
  clean: 'これらのファイルに問題は見つかりませんでした。ページは取得していません',
  notFetched: 'これらのファイルだけを読み取りました。ページは取得していません。',
  museumAbout:
    '表示中: 6言語の小さな美術館のデータベース。実際のサイトによくある誤りが含まれています。',
  summary: ({ entries, files, languages, links }) =>
    `${number('ja', files)}個のファイルに${number('ja', entries)}ページ${links === 0 ? '' : `、${number('ja', languages)}言語へのリンクが${number('ja', links)}件`}あります。`,
  problemCounts: ({ error, warning, info }, failures) =>
    listed('ja', '問題は見つかりませんでした', [
      [failures, { other: '件の読み取れないファイル' }],
      [error, { other: '件のエラー' }],
      [warning, { other: '件の警告' }],
      [info, { other: '件の情報' }],
    ]),
  fullStop: '。',
  took: (seconds) => `検査時間: ${seconds}秒。`,
  problems: '問題',
  failures: '読み取れなかったファイル',
  severity: { error: 'エラー', warning: '警告', info: '情報' },
  occurrences: (count, entries) =>
    entries === null || entries === 0 || entries === count
      ? `${number('ja', count)}件`
      : `${number('ja', entries)}個のエントリーに${number('ja', count)}件`,
  causes: '原因',
  others: 'その他',
  write: (value) => `正しくは ${value}`,
  moreCauses: (count) => `ほか${number('ja', count)}件`,
  why: 'なぜ重要か',
  documentation: 'ドキュメント',
  places: '箇所',
  morePlaces: 'さらに表示',
  placesListed: (shown, count) => `${number('ja', count)}件中${number('ja', shown)}件を表示`,
  position: (line, column) => `${number('ja', line)}行${number('ja', column)}桁`,
  line: (line) => `${number('ja', line)}行目`,
  column: (name) => `列 ${name}`,
  seenBy: (pages) => `${number('ja', pages)}ページに影響します`,
  repair: '修正',
  repairAbout:
    '答えが1つに決まるものだけを修正します。ファイルのほかの部分は1バイトも変わりません。`waymark validate --fix` と同じ結果です。URL を別の URL に置き換える修正は行いません。`waymark validate --unsafe-fix` で行えます。',
  repairNow: '修正したファイルを作成',
  repaired: (count) => `${number('ja', count)}件の問題を修正しました。`,
  nothingToRepair: '答えが1つに決まる問題はありません。',
  left: (count) =>
    `${number('ja', count)}件の問題は、答えが1つに決まらないか、答えが別の URL であるため残っています。`,
  save: (name) => `${name} を保存`,
  languages: '言語間のリンク',
  languagesAbout:
    '各言語のページのうち、ほかの言語にリンクしているページの数です。リターンリンクのないものがある場合は、リターンリンクのある数を下に示します。',
  from: 'リンク元 \\ 先',
  pair: (from, to, pages, back) =>
    pages === 0
      ? `${from} から ${to} へのリンクはありません。`
      : `${from} の${number('ja', pages)}ページが ${to} にリンクし、そのうち${number('ja', back)}ページにリターンリンクがあります。`,
  own: (lang, pages) => `${lang} は${number('ja', pages)}ページです。`,
  alternatesAbout:
    '各言語のページにある、ほかの言語の代替ページの数です。逆向きのほうが少ない場合は、その数を下に示します。',
  alternates: (from, to, links, back) =>
    links === 0
      ? `${from} のページに ${to} の代替ページはありません。`
      : `${from} から ${to} への代替ページが${number('ja', links)}件${back === null ? '' : `、逆向きが${number('ja', back)}件`}あります。`,
  noLanguage: '言語なし',
  moreLanguages: (count) => `ほか${number('ja', count)}言語は省略`,
  pages: 'ページごとの言語',
  page: 'ページ',
  show: '表示',
  filters: {
    all: 'すべてのページ',
    broken: 'リターンリンクのないページ',
    incomplete: 'いずれかの言語がないページ',
  },
  states: {
    missing: 'リンクなし',
    own: 'そのページ自身',
    returned: 'リターンリンクあり',
    'one-way': 'リターンリンクなし',
    unlisted: 'リンク先が入力にない',
  },
  range: (from, to, total) =>
    `${number('ja', total)}ページ中${number('ja', from)}〜${number('ja', to)}`,
  noPages: '該当するページはありません。',
  earlier: '前へ',
  later: '次へ',
}
