import { number } from '../plural.ts'
import type { Words } from './words-en.ts'

export const ja: Words = {
  preset: 'プリセット',
  reading: '正規化中…',
  progress: '進行状況',
  stop: '中止',
  again: 'もう一度正規化',
  stopped: '中止しました。',
  failed: (why) => `リストを正規化できませんでした。${why}`,
  empty: 'URL を1行に1つずつ貼り付けてください。',
  summary: (lines, spellings, forms) =>
    `${number('ja', lines)}行に、${number('ja', forms)}個の URL が${number('ja', spellings)}通りの表記で書かれています。`,
  notUrls: (lines) => `${number('ja', lines)}行は URL ではありません。`,
  refused: (lines) => `${number('ja', lines)}行はこのプリセットの対象外です。`,
  took: (seconds) => `処理時間: ${seconds}秒。`,
  saveForms: '正規形を保存',
  saveTable: '行と正規形の対応を保存（NDJSON）',
  rules: '各規則がまとめた表記',
  rulesAbout:
    '実行順に、規則が変更した行の数と、その変更で前の行と同じになった表記の数を示します。',
  rule: '規則',
  changed: '変更した行',
  merged: 'まとめた表記',
  costs: {
    preserves: '意味を保つ',
    'usually-preserves': 'ほとんどの場合、意味を保つ',
    changes: '意味を変えることがある',
  },
  groups: '表記が複数ある URL',
  noGroups: 'ありません。どの URL も表記は1つです。',
  group: (spellings, lines) => `${number('ja', lines)}行に${number('ja', spellings)}通りの表記`,
  lines: (count) => `${number('ja', count)}行`,
  by: '変更した規則',
  moreSpellings: (count) => `ほか${number('ja', count)}通り`,
  moreGroups: (count) =>
    `ほか${number('ja', count)}個の URL は省略（保存するファイルにはすべて含まれます）`,
  refusedTitle: '除外された行',
  line: (at) => `${number('ja', at)}行目`,
  notTaken: 'URL ですが、このプリセットの対象外です。',
}
