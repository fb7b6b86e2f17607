import { number } from '../plural.ts'
import type { Words } from './words-en.ts'

export const ja: Words = {
  input: '入力',
  urls: '1行に1つの URL、サイトマップ、または表',
  other: 'ファイル、例、読み取り方',
  drop: 'ファイルやフォルダー（サイトマップ、URL の表、ビルドしたページ）をここにドロップすることもできます',
  chooseFiles: 'ファイルを選択',
  chooseFolder: 'フォルダーを選択',
  crawl: 'クロール結果の例を試す',
  museum: '美術館の例を試す',
  clear: '消去',
  copyLink: 'リンクをコピー',
  aboutFiles: 'ファイルの扱いと、読み取れる形式',
  formats:
    'HTML のあるフォルダーはサイトとして監査します。サイトマップとデータベースは XML、RSS、Atom、テキスト、JSON、NDJSON、CSV、TSV に対応（gzip 圧縮も可）。',
  nothingUploaded:
    '何もアップロードされません。フォルダーをアップロードするかブラウザが尋ねても、このページが読み取るだけです。',
  readAs: '読み取り方',
  kinds: { list: 'URL のリスト', site: 'サイトマップか表' },
  decided: {
    list: '1行に1つの URL として読み、同じ URL をまとめます。',
    site: 'サイトのサイトマップやページとして検査します。',
  },
  folderUnreadable:
    'このブラウザでは、ここにドロップしたフォルダーを読み取れません。「フォルダーを選択」を使ってください。',
  noFiles: 'ファイルがありません。',
  tooMany: (most) =>
    `ファイルが${number('ja', most)}個を超えています。waymark audit を使ってください。`,
}
