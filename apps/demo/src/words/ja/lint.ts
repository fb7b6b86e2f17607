import { number } from '../../plural.ts'
import type { LintWords } from '../en/lint.ts'

const counts = (value: number) => number('ja', value)

export const lint: LintWords = {
  uris: 'リソース URI（1行に1つ）',
  hint: 'テンプレートや、サーバーのリソースのリストの JSON も検査できます。',
  preset: 'プリセット',
  presets: {
    recommended: 'すべての規則を、それぞれの重大度で検査します。',
    strict: 'すべての規則を、1段階厳しい重大度で検査します。',
    correctness:
      'プログラムが失敗するものだけを検査します。名前をもう変えられない URI に使います。',
  },
  sets: 'URI のリスト',
  typeUris: 'リソース URI を入力してください',
  noProblems: (uris) => `${counts(uris)}個の URI に問題はありません`,
  problems: (tallies, uris) => `${counts(uris)}個の URI に${tallies}があります`,
  tally: {
    error: (findings) => `エラー${counts(findings)}件`,
    warning: (findings) => `警告${counts(findings)}件`,
    info: (findings) => `情報${counts(findings)}件`,
  },
  severities: { error: 'エラー', warning: '警告', info: '情報' },
  fixAll: '安全な修正をすべて適用',
  fix: '修正',
  undo: '元に戻す',
  listItself: 'リストそのもの',
  template: 'テンプレート',
  follows: 'ガイドに従っています。',
  select: 'テキストのこの文字を選択',
  why: '理由',
  insteadOf: '修正後',
  unsafe: '意味を変える修正: URI の意味が変わるため、ここで1つずつ修正してください。',
}
