import type { Words } from './words-en.ts'

export const ja: Words = {
  input: '入力',
  text: 'テキスト',
  copyLink: 'リンクをコピー',
  encoded: '各セットでのエンコード結果',
  encodedAbout:
    'テキスト中の `%` は、二重にエンコードされないよう、最後の2つ以外のセットではそのまま残ります。',
  copy: 'コピー',
  unchanged: '変化なし',
  sets: '各セットがエンコードする文字',
  setsAbout:
    'テキストに含まれるコードポイントには印が付きます。どのセットも C0 コントロールのセットの文字を含みます。',
  codePoint: 'コードポイント',
  yes: 'エンコードする',
  no: 'エンコードしない',
  used: 'テキストに含まれる',
  examples: '例',
  texts: 'テキスト',
  exampleNames: ['文', 'ASCII 全体', 'エンコード済み', 'フォーム', 'ほかの文字体系'],
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
}
