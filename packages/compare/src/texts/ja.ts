import { deepFreeze } from '@waymark/infra/internal'
import { formats } from './ja/formats.ts'
import { general } from './ja/general.ts'
import { programs } from './ja/programs.ts'
import type { MethodTexts } from './method-texts.ts'

/**
 * The texts of all methods in Japanese (日本語).
 *
 * @example
 * ```ts
 * import { ja } from '@waymark/compare/texts/ja'
 *
 * ja.methods['string-code-point']?.falsePositive // => 'ありません。文字列が同じです。'
 * ```
 */
export const ja: MethodTexts = /* @__PURE__ */ deepFreeze({
  language: 'ja',
  families: {
    string: '文字列',
    record: 'URL レコード',
    ladder: '正規化の段階',
    format: 'データ形式とサービス',
    address: 'IP アドレス',
    language: 'プログラミング言語',
    policy: 'セキュリティ方針',
    pattern: 'パターン',
    rules: '正規化の規則',
    function: '呼び出し側の関数',
  },
  methods: { ...general, ...formats, ...programs },
})
