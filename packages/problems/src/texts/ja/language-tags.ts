import type { CatalogueText } from '../problem-texts.ts'

const WRITES_SUGGESTION =
  'データベースでは、考えられる値が1つだけで、同じグループのほかのページがその値を持たない場合に、提案された値を書き込みます。'

/** What is said of language tags and `hreflang` values. */
export const languageTags: CatalogueText = {
  title: '言語タグと hreflang の値',
  entries: {
    'tag-not-well-formed': {
      summary: '値が言語タグではありません。',
      explanation:
        'BCP 47 の文法に合いません。ハイフンの代わりにアンダースコアを使っていたり、空白が入っていたりすることがよくあります。検索エンジンは、このような値のリンクを無視します。',
      remedy: 'en-US のように、英数字のサブタグをハイフンでつないで書いてください。',
    },
    'unknown-language': {
      summary: '言語が登録されていません。',
      explanation:
        '言語のコードではなく国のコードを書いていることがよくあります。`ja` の代わりの `jp` や、`cs` の代わりの `cz` がその例です。検索エンジンは、このような値のリンクを無視します。',
      remedy: '国のコードではなく、日本語の ja のような言語のコードを使ってください。',
      fixed: WRITES_SUGGESTION,
      notFixed:
        '`by` のように公用語が複数ある国では、どの言語を指すのか分かりません。`at` に対する `de-AT` のように国を補う提案や、同じグループの別のページがすでに持つ値の提案も、確実ではありません。',
    },
    'unknown-extlang': {
      summary: '言語に続く3文字が、登録された拡張言語サブタグではありません。',
      explanation:
        '言語に続く3文字は拡張言語サブタグとして読まれます。国は2文字のコードで書く必要があります。',
      remedy: 'この部分を削除するか、言語のコードだけを使ってください。',
    },
    'multiple-extlangs': {
      summary: 'タグに拡張言語サブタグが2つ以上あります。',
      explanation: '文法では3つまで書けますが、RFC 5646 は2つ目と3つ目を永久に予約しています。',
      remedy: '拡張言語サブタグを1つだけ残すか、言語のコードだけを使ってください。',
    },
    'extlang-prefix-mismatch': {
      summary: '拡張言語サブタグが、別の言語のものです。',
      explanation:
        '拡張言語サブタグは、それぞれ1つの言語の後にだけ書けるものとして登録されています。',
      remedy: 'zh-yue の代わりの yue のように、拡張言語サブタグを単独で言語として使ってください。',
    },
    'unknown-script': {
      summary: '文字体系が登録されていません。',
      explanation:
        '4文字のサブタグは、何のつもりで書いたものであっても、文字体系として読まれます。',
      remedy: 'Latn のような ISO 15924 の4文字のコードを使うか、文字体系を省いてください。',
    },
    'unknown-region': {
      summary: '地域が登録されていません。',
      explanation:
        '`GB` の代わりに `UK` と書いていたり、国のコードではなく言語のコードを書いていたりすることがよくあります。検索エンジンは、このような値のリンクを無視します。',
      remedy: 'イギリスの GB のような ISO 3166-1 の2文字のコードを使ってください。',
      fixed: WRITES_SUGGESTION,
      notFixed:
        '提案のない値は、よくある誤りのどれにも当てはまりません。地域を省く提案では、値の一部が失われます。',
    },
    'unknown-variant': {
      summary: '変種が登録されていません。',
      explanation: '5文字から8文字のサブタグは、方言や正書法などの変種として読まれます。',
      remedy: '削除するか、登録された変種を使ってください。',
    },
    'duplicate-variant': {
      summary: '同じ変種が2回書かれています。',
      explanation:
        '変種は大文字と小文字を区別せずに比較されます。2つ目は何も加えず、タグを無効にするだけです。',
      remedy: 'どちらか一方を削除してください。',
    },
    'duplicate-singleton': {
      summary: '同じ拡張が2回書かれています。',
      explanation: '拡張はそれぞれ固有の1文字の英数字で始まり、その文字は一度しか使えません。',
      remedy: '両方のサブタグを1つの拡張にまとめてください。',
    },
    grandfathered: {
      summary: '値が、全体を1つのものとして登録された古いタグです。',
      explanation:
        'サブタグの文法ができる前のタグです。有効ですが、検索エンジンのドキュメントに書かれているのは、言語、文字体系、地域だけです。',
      remedy: '登録されたサブタグからなるタグを使ってください。',
    },
    'private-use': {
      summary: '値またはその文字体系が私用です。',
      explanation:
        '意味を知っているのは取り決めをした当事者だけであるため、検索エンジンはこの値を利用できません。`x-default` だけは例外です。',
      remedy: '登録された言語や文字体系、または x-default を使ってください。',
    },
    'invalid-subtag': {
      summary: '登録されていないサブタグ、または重複したサブタグがあります。',
      explanation:
        '値が有効なタグではありません。地域のコードではなく、地域の名前を書いていることがよくあります。',
      remedy: 'そのサブタグを削除してください。',
    },
    'deprecated-subtag': {
      summary: 'レジストリが、別のサブタグを推奨しています。',
      explanation:
        '`iw` や `BU` のような古いコードは、今でも読めるプログラムと無視するプログラムがあります。',
      remedy: 'レジストリが推奨する値を使ってください。',
      fixed: WRITES_SUGGESTION,
      notFixed:
        '`in` と `mo` は、国としてはインドとマカオを表します。`zh-yue` に対する `yue` のように、検索エンジンのドキュメントにない値が推奨されている場合、書き換えても問題が別の問題に変わるだけです。',
    },
    'language-not-iso-639-1': {
      summary: '言語に2文字のコードがありません。',
      explanation:
        'タグは有効ですが、検索エンジンのドキュメントに書かれているのは、ISO 639-1 の2文字のコードだけです。',
      remedy:
        'ほかのプログラムに必要なら残したうえで、x-default のページか、2文字のコードがある言語のページも挙げてください。',
      notFixed:
        '検索エンジンのドキュメントにある言語のユーザーにも向けたページかどうかは、サイトが決めることです。',
    },
    'region-not-iso-3166': {
      summary: '地域が ISO 3166-1 の国ではありません。',
      explanation:
        '`419` や `EU` のような地域はタグでは有効ですが、検索エンジンのドキュメントに書かれているのは国だけです。',
      remedy: '言語だけにするか、国ごとに1つずつ値を書いてください。',
      notFixed: 'どの国を対象とするかは、サイトが決めることです。',
    },
    'undocumented-subtag': {
      summary: '言語、文字体系、地域のほかにもサブタグがあります。',
      explanation:
        '変種、拡張、私用のサブタグはタグでは有効ですが、検索エンジンがそれをどう扱うかは公表されていません。',
      remedy: 'ほかのプログラムに必要でなければ、余分なサブタグを削除してください。',
      notFixed: 'これらのサブタグを除いた言語が、別のページの値かもしれません。',
    },
  },
  sentences: {
    'Write {suggestion}.': '{suggestion} と書いてください。',
    '{whole:quote60} is not a language tag.': '{whole:quote60} は言語タグではありません。',
    '{whole:quote60} is not a language tag: {part:quote60} is not allowed there.':
      '{whole:quote60} は言語タグではありません。その位置に {part:quote60} は書けません。',
    'The language {part:quote60} is not registered.': '言語 {part:quote60} は登録されていません。',
    'The extlang {part:quote60} is not registered.':
      '拡張言語サブタグ {part:quote60} は登録されていません。',
    '{whole:quote60} has a second extlang, {part:quote60}; only one is allowed.':
      '{whole:quote60} に2つ目の拡張言語サブタグ {part:quote60} があります。書けるのは1つだけです。',
    'The extlang {part:quote60} is not allowed after the language of {whole:quote60}.':
      '拡張言語サブタグ {part:quote60} は、{whole:quote60} の言語の後には書けません。',
    'The script {part:quote60} is not registered.':
      '文字体系 {part:quote60} は登録されていません。',
    'The region {part:quote60} is not registered.': '地域 {part:quote60} は登録されていません。',
    'The variant {part:quote60} is not registered.': '変種 {part:quote60} は登録されていません。',
    'The variant {part:quote60} appears twice in {whole:quote60}.':
      '変種 {part:quote60} が {whole:quote60} に2回あります。',
    'The extension {part:quote60} appears twice in {whole:quote60}.':
      '拡張 {part:quote60} が {whole:quote60} に2回あります。',
    '{whole:quote60} is a grandfathered tag, which search engines cannot read.':
      '{whole:quote60} は全体を1つのものとして登録された古いタグで、検索エンジンには読めません。',
    '{part:quote60} is for private use, so search engines cannot know what it means.':
      '{part:quote60} は私用なので、検索エンジンには意味が分かりません。',
    'The subtag {part:quote60} is not valid in {whole:quote60}.':
      'サブタグ {part:quote60} は {whole:quote60} では有効ではありません。',
    '{part:quote60} is deprecated: the registry prefers another value.':
      '{part:quote60} は非推奨です。レジストリは別の値を推奨しています。',
    'The language {part:quote60} has no two-letter code in ISO 639-1.':
      '言語 {part:quote60} には ISO 639-1 の2文字のコードがありません。',
    'The region {part:quote60} is not a country of ISO 3166-1.':
      '地域 {part:quote60} は ISO 3166-1 の国ではありません。',
    'Search engines do not document {part:quote60}.':
      '検索エンジンの文書に {part:quote60} はありません。',
  },
}
