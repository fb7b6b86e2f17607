import { number } from '../plural.ts'
import type { Words } from './words-en.ts'

export const ja: Words = {
  input: '入力',
  pattern: 'URLPattern',
  template: 'URI テンプレート',
  urls: 'URL（1行に1つ）',
  ignoreCase: 'パス、クエリ、フラグメントの大文字と小文字を区別しない（URLPattern）',
  copyLink: 'リンクをコピー',
  sets: '組み合わせ',
  exampleNames: ['ショップ', 'クエリ', 'エンコードされたスラッシュ', '遅い正規表現', '誤り'],
  reading: '照合中…',
  progress: '進行状況',
  stop: '中止',
  again: 'もう一度照合',
  stopped: '中止しました。',
  tooSlow:
    '3秒で中止しました。いずれかの URL で、正規表現の処理に時間がかかりすぎます。このパターンを使うサーバーは応答しなくなります。',
  failed: (why) => `照合できませんでした。${why}`,
  empty: 'パターンまたはテンプレートを入力してください。',
  sideMatches: (side, matched, urls) =>
    `${side} は、${number('ja', urls)}個の URL のうち${number('ja', matched)}個に一致します。`,
  differ: (urls) =>
    urls === 0
      ? 'どちらも同じ URL に一致します。'
      : `${number('ja', urls)}個の URL は、一方にだけ一致します。`,
  severity: { error: 'エラー', warning: '警告', info: '情報' },
  documentation: 'ドキュメント',
  select: '入力欄でこの文字を選択',
  parts: '各部分のパターン',
  variables: '変数',
  results: 'URL',
  url: 'URL',
  match: '一致',
  no: '一致しない',
  notUrl: 'URL ではありません',
  absent: '（なし）',
  emptyPattern: '（空）',
  more: (urls) => `ほか${number('ja', urls)}個の URL は省略`,
}
