import { number } from '../../plural.ts'
import type { DrawingWords } from '../en/drawing.ts'

const counts = (value: number) => number('ja', value)

export const drawing: DrawingWords = {
  copy: 'コピー',
  copyAll: 'すべてコピー',
  copyAs: 'コピーする形式:',
  copyLink: 'リンクをコピー',
  copyUrl: 'URL をコピー',
  copied: 'コピーしました',
  linkCopied: 'リンクをコピーしました',
  copyFailed: 'コピーできませんでした',
  tooLong: '長すぎてリンクにできません',
  input: '入力',
  examples: '例',
  costs: {
    preserves: '= 意味を保つ',
    'usually-preserves': '≈ ほとんどの場合、意味を保つ',
    changes: '≠ 意味を変えることがある',
  },
  beforeCharacter: (at) => `${counts(at)}文字目の前`,
  character: (at) => `${counts(at)}文字目`,
  characters: (from, to) => `${counts(from)}〜${counts(to)}文字目`,
  otherOrder: '入力欄では文字の順序が入れ替わって見えることがあります。論理的な順序: ',
  before: '変更前',
  after: '変更後',
  instead: '直し方: ',
  source: (host) => `出典: ${host}`,
  none: 'なし',
  separator: '、',
  space: '',
  empty: '空',
  andMore: (more) => `ほか${counts(more)}件（表示していません）`,
  leftOut: (more) => `… 残り${counts(more)}文字は表示していません`,
  progress: '進行状況',
  stop: '中止',
  stopped: '中止しました。表示中の結果は以前の入力のものです。',
  readAgain: '解析する',
  reading: (characters) => `${counts(characters)}文字を読み取っています…`,
  notRead: (why) => `入力を処理できませんでした（${why}）`,
  earlierPart: '前の部分',
  laterPart: '次の部分',
  partShown: (from, to, all) =>
    `全${counts(all)}文字のうち${counts(from)}〜${counts(to)}文字目を表示しています。ここでの編集は入力全体に反映され、結果も入力全体のものです。`,
  tooMuch: (all, most) =>
    `${counts(all)}文字になりますが、この欄に入力できるのは${counts(most)}文字までです。何も変更していません。`,
  documentation: (name) => `ドキュメント: ${name}`,
  theme: '配色',
  themes: { auto: 'システムに合わせる', light: 'ライト', dark: 'ダーク' },
  viewNotLoaded: 'この画面を読み込めませんでした。ページを再読み込みしてください。',
}
