import { number } from '../../plural.ts'
import type { RulesWords } from '../en/rules.ts'

export const rules: RulesWords = {
  preset: 'プリセット',
  reset: 'プリセットに戻す',
  applyTo: '規則を適用する対象',
  asParsed: '解析した URL',
  asWritten: '書かれたままの URL',
  wholePreset: '全体が1つの手順なので、切り替えられる規則はありません。',
  rules: '規則を編集',
  rulesOn: (on, all) => `${all}個中${on}個がオン`,
  order: '規則は、オンにした順序にかかわらず、この順序で実行されます。',
  stepByStep: 'ステップごとの変化',
  urls: 'URL',
  typeUrl: 'URL を入力するか貼り付けるか、例を選んでください。',
  noResult: '結果なし',
  noForm: 'この正規化は、この入力に対する形を定めていません。',
  notAbsolute:
    '絶対 URL ではないため、規則は実行されません。書かれたままの URL になら、規則を適用できます。',
  unchanged: 'オンの規則では変わりません',
  becomes: '正規化の結果',
  totals: {
    preserves: '標準だけから、どちらも同じリソースを指すといえます。',
    'usually-preserves':
      'ほぼすべてのサーバーでどちらも同じページですが、標準による保証はありません。',
    changes: '別のページになるかもしれません。よく知っているサイト専用の規則が含まれています。',
  },
  noChange: '変更はありません。',
  stepCount: (steps, url) => `${number('ja', steps)}ステップ: ${url}`,
  nothingChanged: '何かを変えた規則はありません。',
  noRuleRan: '規則は実行されませんでした。',
  whereChanged: 'ステップが入力を変えた箇所:',
  steps: 'ステップ（順番どおり）',
  byParser: 'URL パーサーによる',
  inSteps: (steps) => `ステップ ${steps}`,
  namesExample: '名前, …',
  pairsExample: '名前=値, …',
  onlyInCode: 'コードでのみ指定可能',
  builtIn: '組み込みのリスト',
}
