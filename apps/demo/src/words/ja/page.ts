import type { PageWords } from '../page.ts'
import type { Translation } from '../translation.ts'

export const page: PageWords = {
  views: '画面',
  documentation: 'ドキュメント',
  languages: '言語',
  input: '入力',
  clear: '消去',
  copyLink: 'リンクをコピー',
  urlHint: '結果は下に表示され、入力に応じて変わります。',
  partsFound: '見つかった部分（順番どおり）',
  resolve: '基本 URL に対して解決する',
  baseUrl: '基本 URL',
  examples: '例',
  tour: '2分のツアーを始める',
  openFull: 'Waymark で開く',
  problems: '検証エラー',
  parts: '構成',
  seo: '検索エンジン向け',
  trailingSlash: '末尾スラッシュ',
  never: '付けない',
  always: '付ける',
  preserve: 'そのまま',
  keepQuery: 'クエリを残す',
  keepFragment: 'フラグメントを残す',
  httpsOnly: 'https のみ',
  privacy:
    '処理はすべてこのページの中で行われ、入力した内容はどこにも送信されません。コピーしたリンクでは URL がフラグメントに入ります。ブラウザはフラグメントをサーバーに送りません。',
}

export const views: Translation['views'] = {
  read: { name: '解析', title: 'URL がどう解析されるかを見る' },
  compare: { name: '比較', title: '2つの URL を等しいとみなす方法を見る' },
  rules: { name: '規則', title: '規則が URL をどう変えるかを見る' },
  lint: { name: '検査', title: 'リソース URI の問題点を見る' },
  stepper: { name: 'ステップ', title: 'URL Standard の解析を1ステップずつ見る' },
  hosts: { name: 'ホスト', title: 'ホストを詳しく調べる' },
  site: { name: 'サイト', title: 'サイトのサイトマップと hreflang のリンクを検査する' },
  patterns: { name: 'パターン', title: 'パターンに一致する URL を見る' },
  sets: { name: 'エンコード', title: 'パーセントエンコードセットごとにエンコードされる文字を見る' },
  list: { name: 'リスト', title: 'リストの中の同じ URL を見つける' },
}
