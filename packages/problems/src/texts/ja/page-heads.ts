import type { CatalogueText } from '../problem-texts.ts'
import { FILES, PAGE } from './page-examples.ts'

/** What pages say of themselves in their heads. */
export const pageHeads: Required<Pick<CatalogueText, 'entries'>> = {
  entries: {
    'html-lang-missing': {
      summary: 'ページの言語が分かりません。`html` 要素の `lang` がないか、空です。',
      explanation:
        '言語は、音声合成や翻訳のツールに必要です。Google はこれを使わず、本文から言語を判断します。Bing はここから言語と国を読み取ります。',
      remedy: '`<html lang="de">` のように、ページの言語を書いてください。',
      given: PAGE,
    },
    'html-lang-invalid': {
      summary: '`html` 要素の `lang` が、有効な言語タグではありません。',
      explanation:
        '言語タグの各部分は登録されていて、その間にはハイフンがあります。`en-US` が正しく、`en_US` や `english` ではありません。ほかの値のページは、言語が不明なページになります。',
      remedy: '`de` や `pt-BR` のような、登録された言語タグを書いてください。',
      given: PAGE,
    },
    'html-lang-contradicts-hreflang': {
      summary: 'ページの `lang` の言語が、そのページへのリンクの `hreflang` の値と異なります。',
      explanation:
        'どちらかが誤りです。テンプレートがすべてのページに同じ `lang` を書いていることがよくあります。`hreflang` の値が誤りであれば、読めないかもしれないページがユーザーに表示されます。地域は比べません。`en` と `en-US` は、`en-GB` と矛盾しません。',
      remedy: 'ページの `lang` か、そのページへのリンクの `hreflang` の値を修正してください。',
      given: FILES,
    },
    'link-outside-head': {
      summary: '正規 URL や代替ページのリンクが、ページの head にありません。',
      explanation:
        'Google がこれらのリンクを使うのは、head にある場合だけです。`img` や `iframe` のように head に置けない要素や、文字列のために、head が途中で終わっていることがよくあります。その後にあるものは、後に `</head>` があっても、body に属します。',
      remedy: 'head を終わらせているものより前の、head の中にリンクを移してください。',
      given: PAGE,
    },
    'robots-outside-head': {
      summary: 'robots の `meta` タグが、ページの head にありません。',
      explanation:
        'このタグは head に置くもので、ほかのクローラーは body を調べないかもしれません。Google は body にあっても従うので、`noindex` があるとページは検索結果に表示されません。',
      remedy: 'タグを head に移すか、削除してください。',
      given: PAGE,
    },
    'title-missing': {
      summary: 'ページのタイトルがないか、空です。',
      explanation:
        'タイトルは、検索結果とブラウザのタブに表示されます。なければ、Google は見出しなどのほかの文字列を使います。',
      remedy: 'ほかのページと区別できるタイトルを書いてください。',
      given: PAGE,
    },
    'title-shared': {
      summary: '1つの言語の複数のページのタイトルが同じです。',
      explanation:
        '検索結果で、これらのページを区別できません。検索エンジンが表示してよいページだけを比べています。',
      remedy: 'ページごとに別のタイトルを付けてください。',
      given: FILES,
    },
    'base-elsewhere': {
      summary: 'ページの `base` のオリジンが、ページのオリジンと異なります。',
      explanation:
        'ページのすべての相対 URL が、リンクも相対 URL の正規 URL も、そこに向きます。`base` がテスト用のサーバーのものであることがよくあります。そのためだけに別の場所になった URL は、1つずつ報告しません。',
      remedy: '`base` を削除するか、`<base href="/">` のようにパスを書いてください。',
      given: PAGE,
    },
    'page-limit-exceeded': {
      summary: 'ページが上限を超えているため、一部を検査していません。',
      explanation:
        'タイトルか属性が65,536コードユニットを超えているか、`noscript` が1,048,576コードユニットを超えているか、head の1種類のリンクが10,000個を超えています。それほど必要なページはありません。たいていは、タグか引用符が閉じられていません。',
      remedy: 'この場所のタグか属性を閉じるか、短くしてください。',
      given: { 'described in words': '文章で説明したもの' },
    },
    'canonical-missing': {
      summary: 'ページが正規 URL を示していません。',
      explanation:
        '表示する URL を検索エンジンが選ぶことになります。ほとんどのページには、パラメータの付いたものや別のホストのものなど、複数の URL があります。Google は、ページ自身を正規 URL に示すことを推奨しています。',
      remedy: '`rel="canonical"` とページ自身の URL を持つ `link` を追加してください。',
      given: PAGE,
    },
    'duplicate-canonical': {
      summary: 'ページが同じ正規 URL を2回以上示しています。',
      explanation:
        'それだけでは害はありませんが、一方だけを変更すると、たやすく異なるものになります。テーマとプラグインの両方がリンクを書いていることや、head と HTTP ヘッダーの両方にあることがよくあります。',
      remedy: 'リンクを1つだけ残してください。',
      given: PAGE,
    },
    'conflicting-canonicals': {
      summary: 'ページが異なる正規 URL を示しています。',
      explanation:
        'Google はそのすべてを無視し、URL を自分で選びます。テーマとプラグインがそれぞれリンクを書いていることや、head と HTTP ヘッダーが異なることがよくあります。',
      remedy: '正しいリンクを残し、ほかを削除してください。',
      given: { ...PAGE, ...FILES },
    },
    'canonical-relative': {
      summary: '正規 URL が相対 URL です。',
      explanation:
        'Google は解釈できますが、絶対 URL を推奨しています。テスト用のサーバーやサイトのコピーがクロールされると、相対 URL はコピーの方を示します。',
      remedy: 'スキームとホストのある URL を書いてください。',
      given: PAGE,
    },
    'canonical-with-fragment': {
      summary: '正規 URL にフラグメントがあります。',
      explanation:
        'Google は通常フラグメントに対応していないため、これを避けるように求めています。`#` から後は、ブラウザのためだけのものです。',
      remedy: 'フラグメントを除去してください。',
      given: PAGE,
    },
    'canonical-not-url': {
      summary: '正規 URL が空か、http でも https でもありません。',
      explanation:
        'どのページも示していないため、検索エンジンが URL を自分で選びます。テンプレートに値が入らなかったことがよくあります。',
      remedy: 'ページの絶対 URL を書くか、リンクを削除してください。',
      given: PAGE,
    },
    'canonical-with-attributes': {
      summary: '正規 URL のリンクに、Google がリンクを無視する原因となる属性があります。',
      explanation:
        'Google は、`hreflang`、`lang`、`media`、`type` のいずれかがある正規 URL のリンクを使いません。これらの属性は、代替ページのリンクに書くものです。',
      remedy: '属性を削除してください。',
      given: PAGE,
    },
    'canonical-to-missing': {
      summary: 'ページの示す正規 URL が存在しません。',
      explanation:
        'そこには、ファイルも、リダイレクトも、リライトもありません。Yandex は、クローラーが開けない正規 URL を無視します。Google は、存在することを確かめるように求めています。',
      remedy: '存在するページの URL を書いてください。たいていは、ページ自身の URL です。',
      given: FILES,
    },
    'canonical-to-noindex': {
      summary: 'ページの示す正規ページが `noindex` です。',
      explanation:
        'ページは代わりに正規ページを表示するように検索エンジンに求めていますが、正規ページは表示しないように求めています。',
      remedy: '正規ページの `noindex` を削除するか、別のページを示してください。',
      given: FILES,
    },
    'canonical-to-redirect': {
      summary: 'ページの示す正規 URL がリダイレクトします。',
      explanation:
        'ページとリダイレクトが、表示すべき URL として異なるものを示しています。Google にとっては、どちらも強いシグナルです。リダイレクトがそのページに戻る場合は、互いに矛盾します。',
      remedy: 'リダイレクト先の URL を書いてください。',
      given: FILES,
    },
    'canonical-to-disallowed': {
      summary: 'ページの示す正規ページを、robots.txt が禁止しています。',
      explanation:
        'クローラーはそのページを読めないので、検索エンジンが表示できるのは、せいぜい内容のない URL だけです。',
      remedy: '正規ページを許可するか、別のページを示してください。',
      given: FILES,
    },
    'canonical-chained': {
      summary: 'ページの示す正規ページが、さらに別の正規ページを示しています。',
      explanation:
        'どのページを表示すべきかがはっきりしません。2つのページが互いを示していることもあります。正規ページは、自身を示すべきです。',
      remedy: '連なりの最後のページの URL を書いてください。',
      given: FILES,
    },
    'canonical-to-other-language': {
      summary: 'ページが、別の言語のページを正規ページとして示しています。',
      explanation:
        '正規 URL は、このページがコピーであることを示すため、検索エンジンはこのページの読者に別の言語のページを表示するかもしれません。翻訳はコピーではありません。Google は、同じ言語の正規ページを、なければ最もふさわしい代わりの言語の正規ページを示すように求めています。',
      remedy: 'ページ自身の URL を書いてください。',
      given: FILES,
    },
    'canonical-on-other-host': {
      summary: 'ページが、別のホストの正規 URL を示しています。',
      explanation:
        '別のサイトが先に公開したページのコピーであれば、正しい書き方です。サイトのほとんどのページがそうであればエラーとします。たいていは、テスト用のサーバーか以前のサイトのホストです。Yandex は、同じドメインの URL を求めています。',
      remedy: '別のサイトのページのコピーでなければ、サイトのホストを書いてください。',
      given: FILES,
    },
    'canonical-shared': {
      summary: '異なる複数のページが、1つのページを正規ページとして示しています。',
      explanation:
        'テンプレートに、ホームページやリストの最初のページの URL が書かれていることがよくあります。検索エンジンは、そのページだけを表示するか、正規 URL を無視するかもしれません。1つの言語でタイトルの異なるページが3ページ以上ある場合に報告します。正規ページのもう1つの URL は数えません。サイトのほとんどのページがそうしている場合は、エラーになります。',
      remedy: 'コピーではないページには、自身の URL を書いてください。',
      given: FILES,
    },
    'noindex-and-canonical': {
      summary: 'ページが `noindex` でありながら、別のページを正規ページとして示しています。',
      explanation:
        '`noindex` のページは、検索から完全に除かれます。コピーであることを示すには、正規 URL だけを使うことを Google は推奨しています。',
      remedy: 'コピーであれば `noindex` を、そうでなければ正規 URL のリンクを削除してください。',
      given: FILES,
    },
  },
}
