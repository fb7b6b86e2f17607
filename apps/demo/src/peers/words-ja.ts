import { number } from '../plural.ts'
import type { PeerWords } from './words-en.ts'

export const ja: PeerWords = {
  title: 'Node と whatwg-url',
  same: '既知の違いなし',
  differ: (names) => `${names} の結果は異なることが分かっています`,
  difference: '既知の違い',
  example: '例',
  here: 'この URL',
  yes: '異なる',
  no: '該当しない',
  notParsing: '解析とは無関係',
  measured: ({ version, asked, differ, foreseen }, day) =>
    `${version}（${day}）: 生成した${number('ja', asked)}個の URL のうち、標準と異なったのは${number('ja', differ)}個で、この表はそのうち${number('ja', foreseen)}個を予測しました。`,
  decides: {
    'bidi-rule-per-label':
      'UTS #46 の4.1節（CheckBidi）: 右から左へ書く文字のあるドメイン名では、ASCII のラベルも含めて、すべてのラベルが RFC 5893 の2節の6つの規則を満たさなければなりません。Ada は、右から左へ書く文字のあるラベルだけを検査します。',
    'idna-unicode-version':
      'Unicode 18.0.0 で割り当てられた文字は使えます。Ada 4 の表は Unicode 17.0.0 のものです。',
    'params-mixed-escapes':
      'URL Standard の string percent-decode: 入力をまず UTF-8 でエンコードします。同じ文字列にパーセントエンコードされたバイトがあると、Node は、エンコードされていない文字の下位のバイトだけを使います。',
    'file-after-protocol':
      'URL Standard の file host state と path state: `file:` URL として解析するときに、`localhost` は空のホストになり、ドライブ文字は正規化されます。`protocol` のセッターは、どちらも解析し直しません。Node は、その後のセッターで解析し直します。',
  },
}
