import type { CatalogueText } from '../problem-texts.ts'

const ANY_PAGE = 'どのページも、正しいページである可能性があります。'

/** What is said of `hreflang` links. */
export const alternates: CatalogueText = {
  title: 'hreflang のリンク',
  entries: {
    'page-url-relative': {
      summary: 'ページまたは代替ページの URL が相対 URL です。',
      explanation:
        'サイトマップと hreflang のリンクには、絶対 URL が必要です。検索エンジンは、`//host/path` も含めて相対 URL を無視します。',
      remedy: 'スキームとホストのある完全な URL を書いてください。',
    },
    'page-url-unsupported-scheme': {
      summary: 'URL のスキームが http でも https でもありません。',
      explanation:
        '検索エンジンがインデックスに登録するのは http と https のページだけであるため、この URL は無視されます。',
      remedy: 'ページの https の URL を書いてください。',
    },
    'page-url-invalid': {
      summary: 'ページまたは代替ページの URL を解析できません。',
      explanation:
        'ホストまたはポートが有効ではないため、ブラウザも検索エンジンもページを開けません。',
      remedy: 'URL のホストまたはポートを修正してください。',
    },
    'invalid-hreflang': {
      summary: '`hreflang` の値を、検索エンジンが読み取れません。',
      explanation:
        '検索エンジンは、`hreflang` の値を読み取れないリンクを無視します。言語タグではない値、登録されていないサブタグや重複したサブタグ、私用のタグや文字体系、`i-klingon` のように全体を1つのものとして登録された古いタグが、これに当たります。',
      remedy:
        '言語を書き、必要に応じて文字体系や地域をハイフンでつないでください。`en`、`zh-Hant`、`pt-BR` のように書きます。',
      fixed:
        '考えられる値が1つだけで、同じグループのほかのページがその値を持たない場合に、提案された値を書き込みます。',
      notFixed:
        '提案のない値は、よくある誤りのどれにも当てはまりません。値の一部を省く提案や、同じグループの別のページがすでに持つ値の提案は、確実ではありません。',
    },
    'country-as-language': {
      summary: '`hreflang` の値は言語のコードですが、サイトは国を意図しているようです。',
      explanation:
        '言語としての意味と国としての意味が異なるコードがあります。`kr` はカヌリ語で、韓国語は `ko` です。`br` はブルトン語、`se` は北サーミ語、`ch` はチャモロ語です。値は有効であるため、検索エンジンはその言語のユーザーにページを表示します。報告するのは、URL、サイトのほかの値、その言語が話されていない国のいずれかが根拠になる場合だけです。',
      remedy:
        '言語を書き、ページが特定の国だけのものであれば、de-CH のように国を続けてください。国だけの値は有効ではありません。',
      notFixed: '値は有効で、国を意図しているというのは推測にすぎません。',
    },
    'self-reference-missing': {
      summary: 'ページが代替ページを挙げていますが、自身を挙げていません。',
      explanation:
        'ページのどの版も、ほかのすべての版とともに、自身を挙げなければなりません。自身へのリンクがないページは、検索エンジンによってグループから外されることがあります。',
      remedy: 'ページ自身の言語と URL のリンクを追加してください。',
      fixed:
        'ほかのページからこのページへのリンクがすべて同じ言語で、グループのページがその言語に別のページを挙げていない場合に、エントリーに `lang` を書き込みます。データベースでは、`lang` が自身へのリンクを兼ねます。',
      notFixed:
        'ページの言語が分かるのは、ほかのページからのリンクがあり、そのすべてが同じ言語の場合だけです。',
    },
    'alternate-not-listed': {
      summary: '代替ページに、自身のエントリーがありません。',
      explanation:
        'エントリーがないと、代替ページからのリターンリンクを確かめられません。URL が変わったか、間違って書かれていることがよくあります。',
      remedy:
        'ページのエントリーを追加するか、URL を修正してください。検査していないサイトマップにあるページであれば、無視してかまいません。',
      fixed:
        '末尾スラッシュだけが異なるエントリーがあり、ほかに似たエントリーがなく、両方の URL へのリンクがすべて同じ言語の場合に、リンクの URL を、そのエントリーの URL に書き換えます。',
      notFixed:
        'ページが別のサイトマップにある、エントリーがない、URL が誤っている、のいずれの可能性もあります。',
    },
    'return-link-missing': {
      summary: '代替ページから、それを挙げているページへのリターンリンクがありません。',
      explanation:
        '検索エンジンは、互いにリンクしていない2つのページの間のリンクを無視します。そうしなければ、誰でも自分のページを他人のサイトの別の版だと宣言できてしまうためです。',
      remedy:
        '代替ページ自身のエントリーにリターンリンクを追加するか、このリンクを削除してください。',
      fixed:
        'リンクで結び付くページがどの言語にも1つのページを挙げることになり、両方のページのスキームが同じ場合に、代替ページのエントリーにリンクを書き込みます。',
      notFixed:
        '文書の2つの版のように、2つのグループが1つの言語に異なるページを挙げている場合は、リターンリンクがないか、このリンクが誤っています。多くのページが `x-default` に挙げるページは、それらのページの別の版ではありません。',
    },
    'alternate-not-normalised-match': {
      summary: '代替ページの URL が、そのページ自身のエントリーでは別の形で書かれています。',
      explanation:
        '2つの URL は、正規化して初めて等しくなります。検索エンジンは2つの別のページとみなし、誤った方へのリンクを無視することがあります。',
      remedy: 'ページ自身のエントリーとまったく同じ URL を書いてください。',
      fixed:
        'クエリとフラグメントが等しい場合に、リンクの URL を、ページ自身のエントリーの URL に書き換えます。',
      notFixed:
        'クエリやフラグメントの異なる URL は、正規化でそれらの部分が除去されるとしても、別のページかもしれません。',
    },
    'duplicate-alternate': {
      summary: 'エントリーが、1つの言語に同じページを2回挙げています。',
      explanation:
        'それだけで害はありませんが、一方を変更したときに、2つのリンクが食い違いやすくなります。',
      remedy: 'リンクの一方を削除してください。',
      fixed: 'URL のクエリとフラグメントが同じ場合に、最初のもの以外のリンクを削除します。',
      notFixed: 'クエリやフラグメントの異なる URL は、別のページかもしれません。',
    },
    'conflicting-alternates': {
      summary: 'エントリーが、1つの言語に異なるページを挙げています。',
      explanation:
        '検索エンジンは、言語ごとに1つのページを表示します。そのどれかを選ぶか、グループの全体を無視します。',
      remedy:
        'この言語の正しいページだけを残すか、ほかのページの値に地域や文字体系を加えてください。',
      notFixed: ANY_PAGE,
    },
    'duplicate-loc': {
      summary: '同じページのエントリーが複数あります。',
      explanation:
        'URL の正規形が同じです。代替ページや日付が異なっていても、使われるのは1つのエントリーだけです。',
      remedy:
        'エントリーを1つにまとめてください。別のページであれば、クエリなどの、ページを区別する URL の部分を残してください。',
      fixed:
        'どの2つも矛盾せず、ほかのメンバーがすべて等しい場合に、最初のエントリーがほかのエントリーの言語とリンクを引き継ぎ、ほかのエントリーを削除します。',
      notFixed:
        '言語、日付、リンク、クエリの異なるエントリーは、別のページのものかもしれません。また、2つの日付のどちらが正しいのかを示すものはありません。',
    },
    'twin-pages': {
      summary: '大文字と小文字、または `www` だけが異なる URL のページが複数あります。',
      explanation:
        'ほとんどのサーバーは、このような URL に同じページを返すか、一方からもう一方にリダイレクトします。検索エンジンはそのうちの1つを選びますが、それが正しいとは限りません。クエリの大文字と小文字は比べません。それだけが異なる名前がありうるからです。',
      remedy:
        'サーバーがリダイレクトせずに応答する URL を残し、ほかの URL を削除してください。別のページであれば、対処は不要です。',
      notFixed: 'どの URL にリダイレクトせずに応答するのかは、サーバーにしか分かりません。',
    },
    'languages-merged': {
      summary: '2つの言語のページが、正規化すると1つの URL になります。',
      explanation:
        '正規化で除去される部分だけが異なります。`/#fr` と `/#es` ではフラグメント、オプションでクエリを除去する場合の `/?lang=fr` と `/?lang=es` ではクエリです。公開されるのは、一方のページだけになります。',
      remedy: '言語を区別する URL の部分を残すか、言語ごとに別のパスにしてください。',
      notFixed: '2つのページを区別するのはオプションの役割で、データベースに誤りはありません。',
    },
    'language-mismatch': {
      summary: 'リンクの示す代替ページの言語が、そのページ自身のエントリーの言語と異なります。',
      explanation:
        'リターンリンクからは分かりません。すべてのページで2つの言語が入れ替わっていると、グループに欠けたものはないのに、ユーザーには誤った言語のページが表示されます。',
      remedy:
        'リンクにページの言語を書いてください。2つの言語を兼ねるページは、自身のエントリーに両方の言語で挙げてください。',
      notFixed: 'リンクとページのエントリーの、どちらの言語が誤っているのか分かりません。',
    },
    'url-with-two-languages': {
      summary: 'エントリーが、1つの URL を2つ以上の言語に挙げています。',
      explanation:
        'ページの言語は1つであるため、ほかの言語のユーザーには、読めないかもしれないページが表示されます。翻訳のないページの URL をすべての言語に挙げた場合や、別の言語の URL を写し間違えた場合によく起こります。`de` と `de-AT` のような1つの言語の複数の地域は、同じページでもかまいません。',
      remedy:
        '言語ごとのページの URL を書き、翻訳のない言語は省いてください。翻訳のない言語のユーザーには `x-default` のページが表示されます。',
      notFixed: '言語が誤っているのか、その言語のページがないのか分かりません。',
    },
    'language-disagreement': {
      summary:
        'ページによって、代替ページの言語が異なります。代替ページ自身は言語を示していません。',
      explanation:
        '少なくとも1つのリンクは、言語が誤っているか、誤ったページに向いています。代替ページが自身を挙げていれば、その言語が分かります。',
      remedy:
        'ページへのすべてのリンクにそのページの言語を書き、ページ自身も挙げてください。別のページを意図したリンクは、URL を修正してください。',
      notFixed: 'どの言語も、正しい言語である可能性があります。',
    },
    'languages-swapped': {
      summary: 'URL から見る限り、グループの2つのページの `hreflang` の値が入れ替わっています。',
      explanation:
        'すべてのページで2つの値が入れ替わっていても、どのリンクにもリターンリンクがあるため、ほかの検査では誤りが見つからず、ユーザーには誤った言語のページが表示されます。ページの言語は、パスやホストの中の言語コードか、サイトのほかのリンクとも矛盾しない語から判断します。',
      remedy: '2つのページをそれぞれの値と照らし合わせ、入れ替わっていれば値を交換してください。',
      notFixed: '値が入れ替わっているというのは推測にすぎません。',
    },
    'cluster-disagreement': {
      summary: '互いの別の版であるページが、1つの言語に異なるページを挙げています。',
      explanation:
        '検索エンジンは、これらのページを1つのグループにまとめ、その言語のページをどれか1つ選びます。',
      remedy:
        'グループのすべてのページに同じ代替ページを挙げてください。2つのグループにするつもりであれば、その間のリンクを削除してください。',
      notFixed: ANY_PAGE,
    },
    'mixed-protocol': {
      summary: 'ページと代替ページの、一方が http、もう一方が https です。',
      explanation:
        'たいていは一方の URL がもう一方のスキームにリダイレクトします。検索エンジンは、リダイレクトへのリンクを無視します。',
      remedy: '両方の URL を https で書いてください。',
      notFixed: 'サイトが、もう一方のスキームには応答しないかもしれません。',
    },
    'x-default-missing': {
      summary: '複数の言語のページのグループに、`x-default` がありません。',
      explanation:
        'グループにない言語のユーザーにどのページを見せるかを、検索エンジンが決めることになります。',
      remedy:
        'ユーザーが言語を選ぶページか、最も一般的な版への `x-default` のリンクを追加してください。',
      notFixed: 'ほかの言語のユーザーにどのページを見せるかは、サイトが決めることです。',
    },
    'general-language-missing': {
      summary:
        'ある言語の複数の地域のページがグループにありますが、地域を限らないページがありません。',
      explanation: 'その言語を読むほかの地域のユーザーには、別の地域のためのページが表示されます。',
      remedy: 'ページの1つを、言語だけの値でも挙げてください。',
      notFixed: 'どの地域のページをその言語全般に使うかは、サイトが決めることです。',
    },
    'default-language-missing': {
      summary: 'デフォルトの言語のページがありません。',
      explanation:
        'データベースが指定するデフォルトの言語を持つエントリーも代替ページもありません。',
      remedy: 'その言語のページを追加するか、デフォルトの言語を別の言語にしてください。',
      notFixed: 'データベースにそのページがありません。',
      given: { "the option `defaultLang: 'en'`": "オプション `defaultLang: 'en'`" },
    },
  },
  sentences: {
    'The URL {loc:quote} is relative.': 'URL {loc:quote} は相対 URL です。',
    '{lang:quote} is not a language tag (alternate {loc:quote})':
      '{lang:quote} は言語タグではありません（代替ページ {loc:quote}）',
    'The alternate {target:quote} of {loc:quote} is relative.':
      '{loc:quote} の代替ページ {target:quote} は相対 URL です。',
    'The URL {loc:quote} is neither an http nor an https URL.':
      'URL {loc:quote} は http でも https でもありません。',
    'The alternate {target:quote} of {loc:quote} is neither an http nor an https URL.':
      '{loc:quote} の代替ページ {target:quote} の URL は http でも https でもありません。',
    'The URL {loc:quote} cannot be parsed as a URL.':
      'URL {loc:quote} は URL として解析できません。',
    'The alternate {target:quote} of {loc:quote} cannot be parsed as a URL.':
      '{loc:quote} の代替ページ {target:quote} は URL として解析できません。',
    'The hreflang value {lang:quote} of {loc:quote} cannot be read by search engines.':
      '{loc:quote} の hreflang の値 {lang:quote} を、検索エンジンが読み取れません。',
    'The hreflang value {lang:quote} of {loc:quote} has a language that is not registered.':
      '{loc:quote} の hreflang の値 {lang:quote} の言語が登録されていません。',
    'The hreflang value {lang:quote} of {loc:quote} has a region that is not registered.':
      '{loc:quote} の hreflang の値 {lang:quote} の地域が登録されていません。',
    'The hreflang value {lang:quote} of {loc:quote} has a deprecated subtag.':
      '{loc:quote} の hreflang の値 {lang:quote} に、非推奨のサブタグがあります。',
    'The hreflang value {lang:quote} of {loc:quote} has a language without a two-letter code in ISO 639-1.':
      '{loc:quote} の hreflang の値 {lang:quote} の言語には、ISO 639-1 の2文字のコードがありません。',
    'The hreflang value {lang:quote} of {loc:quote} has a region that is not a country of ISO 3166-1.':
      '{loc:quote} の hreflang の値 {lang:quote} の地域は、ISO 3166-1 の国ではありません。',
    'The hreflang value {lang:quote} of {loc:quote} has more than a language, a script and a region.':
      '{loc:quote} の hreflang の値 {lang:quote} には、言語、文字体系、地域のほかにもサブタグがあります。',
    'Use the ISO 639-1 code of the language. A region alone is not a valid value.':
      '言語の ISO 639-1 のコードを使ってください。地域だけの値は有効ではありません。',
    'Use the ISO 3166-1 alpha-2 code of the country.':
      '国の ISO 3166-1 の2文字のコードを使ってください。',
    'Keep the value if other programs need it, and also list a page as `x-default` or in a language that has a two-letter code.':
      'ほかのプログラムに必要なら残したうえで、`x-default` のページか、2文字のコードがある言語のページも挙げてください。',
    'Use the language alone, or one value for each country. Several values can name the same page.':
      '言語だけにするか、国ごとに1つずつ値を書いてください。複数の値に同じページを挙げてもかまいません。',
    'Remove the extra subtags unless other programs need them.':
      'ほかのプログラムに必要でなければ、余分なサブタグを削除してください。',
    'The hreflang value {lang:quote} means {language:phrase}, but the link with it seems to mean a country: {evidence:phrase,clauses}.':
      'hreflang の値 {lang:quote} の意味は{language:phrase}ですが、この値のリンクは国を意図しているようです。根拠: {evidence:phrase,clauses}。',
    'The hreflang value {lang:quote} means {language:phrase}, but the {links} links with it seem to mean a country: {evidence:phrase,clauses}.':
      'hreflang の値 {lang:quote} の意味は{language:phrase}ですが、この値のリンク{links}件は国を意図しているようです。根拠: {evidence:phrase,clauses}。',
    'The hreflang value {lang:quote} is the code of a language, but the link with it seems to mean a country: {evidence:phrase,clauses}.':
      'hreflang の値 {lang:quote} は言語のコードですが、この値のリンクは国を意図しているようです。根拠: {evidence:phrase,clauses}。',
    'The hreflang value {lang:quote} is the code of a language, but the {links} links with it seem to mean a country: {evidence:phrase,clauses}.':
      'hreflang の値 {lang:quote} は言語のコードですが、この値のリンク{links}件は国を意図しているようです。根拠: {evidence:phrase,clauses}。',
    'each value of the site is the top-level domain of its pages: {domains}':
      'サイトのどの値も、そのページのトップレベルドメインと同じである: {domains}',
    'the URL {example:quote} has the language of {meant}':
      '{example:quote} の URL に {meant} の言語がある',
    'its pages are on .{domain}, and some pages with other values are not':
      'この値のページは .{domain} のドメインにあり、ほかの値のページにはそうでないものがある',
    'the site has Dutch and French, as in Belgium, and neither Russian nor Ukrainian, as in Belarus':
      'サイトにベルギーのようにオランダ語とフランス語があり、ベラルーシのようなロシア語とウクライナ語がない',
    '{language:phrase} is not spoken in the country {region}':
      '国 {region} では{language:phrase}は話されていない',
    'the site also has the value {country:quote}, which is a country and not a language':
      'サイトに、言語ではなく国である値 {country:quote} もある',
    'the site has no language that usually goes with {language:phrase}':
      'サイトに、たいてい{language:phrase}とともに使われる言語がない',
    Amharic: 'アムハラ語',
    Arabic: 'アラビア語',
    Belarusian: 'ベラルーシ語',
    Breton: 'ブルトン語',
    Catalan: 'カタルーニャ語',
    Chamorro: 'チャモロ語',
    Ewe: 'エウェ語',
    Kanuri: 'カヌリ語',
    Burmese: 'ビルマ語',
    'Northern Sami': '北サーミ語',
    Sinhala: 'シンハラ語',
    Swedish: 'スウェーデン語',
    Twi: 'トウィ語',
    Ukrainian: 'ウクライナ語',
    '{loc:quote} lists alternates but not itself.':
      '{loc:quote} は代替ページを挙げていますが、自身を挙げていません。',
    '{loc:quote} lists the {lang:quote} page {target:quote}, which has no entry of its own.':
      '{loc:quote} が {lang:quote} のページとして挙げる {target:quote} には、自身のエントリーがありません。',
    '{loc:quote} lists alternates but not itself. It lists {twin:quote}, which differs only in {parts:phrase}.':
      '{loc:quote} は代替ページを挙げていますが、自身を挙げていません。挙げている {twin:quote} は、{parts:phrase}だけが異なります。',
    'Write {loc:quote} instead of {twin:quote}.':
      '{twin:quote} の代わりに {loc:quote} と書いてください。',
    '{loc:quote} lists the {lang:quote} page {target:quote}, which has no entry of its own. {twin:quote} has one, and differs only in {parts:phrase}.':
      '{loc:quote} が {lang:quote} のページとして挙げる {target:quote} には、自身のエントリーがありません。エントリーのある {twin:quote} は、{parts:phrase}だけが異なります。',
    'Write {twin:quote}.': '{twin:quote} と書いてください。',
    '{loc:quote} lists the {lang:quote} page {target:quote}, which does not link back. It lists {twin:quote}, which differs only in {parts:phrase}.':
      '{loc:quote} が {lang:quote} のページとして挙げる {target:quote} に、リターンリンクがありません。そこに挙げられている {twin:quote} は、{parts:phrase}だけが異なります。',
    'In the entry of {target:quote}, write {loc:quote} instead of {twin:quote}.':
      '{target:quote} のエントリーで、{twin:quote} の代わりに {loc:quote} と書いてください。',
    '{entries} pages have URLs that differ only in {parts:phrase}: {urls:quote,and}.':
      '{entries}件のページの URL は、{parts:phrase}だけが異なります: {urls:quote,and}。',
    'the trailing slash': '末尾スラッシュ',
    'upper and lower case': '大文字と小文字',
    'the subdomain www': 'サブドメイン www',
    'the scheme': 'スキーム',
    '{loc:quote} lists the {lang:quote} page {target:quote}, which does not link back.':
      '{loc:quote} が {lang:quote} のページとして挙げる {target:quote} に、リターンリンクがありません。',
    'If {target:quote} is for readers of all other languages, add all versions of this page to its entry. Otherwise, give x-default to one of these versions.':
      '{target:quote} がほかのすべての言語のユーザー向けのページであれば、そのエントリーにこのページのすべての版を追加してください。そうでなければ、それらの版のどれかを x-default に挙げてください。',
    'Give x-default to the version of this page that suits readers of all other languages. That version must link back.':
      'x-default には、ほかのすべての言語のユーザーに適した、このページの別の版を挙げてください。その版にはリターンリンクが必要です。',
    '{loc:quote} lists the {lang:quote} page {target:quote}, whose own entry writes the URL differently.':
      '{loc:quote} が {lang:quote} のページとして挙げる {target:quote} の URL は、そのページ自身のエントリーでは別の形で書かれています。',
    '{loc:quote} lists the same page twice for {lang:quote}.':
      '{loc:quote} は、{lang:quote} に同じページを2回挙げています。',
    '{loc:quote} lists different pages for {lang:quote}.':
      '{loc:quote} は、{lang:quote} に異なるページを挙げています。',
    '{entries} entries are for the page {loc:quote}.':
      'ページ {loc:quote} のエントリーが{entries}件あります。',
    '{page:quote} in {declared:quote} and {other:quote} in {lang:quote} differ in the {part:phrase}, and both become {loc:quote}.':
      '{declared:quote} の {page:quote} と {lang:quote} の {other:quote} は、異なるのが{part:phrase}だけで、どちらも {loc:quote} になります。',
    'trailing slash': '末尾スラッシュ',
    'Keep the query with {removeQuery:option}.': '{removeQuery:option} でクエリを残してください。',
    'Give each language a path of its own, because search engines ignore the fragment. Or keep it with {removeFragment:option}.':
      '検索エンジンはフラグメントを無視するため、言語ごとに別のパスにしてください。または、{removeFragment:option} でフラグメントを残してください。',
    'Keep trailing slashes as they are: set {trailingSlash:option} to preserve.':
      '{trailingSlash:option} を preserve にして、末尾スラッシュをそのまま残してください。',
    '{loc:quote} lists the {lang:quote} page {target:quote}, whose own entry says {declared:quote}.':
      '{loc:quote} が {lang:quote} のページとして挙げる {target:quote} の言語は、そのページ自身のエントリーでは {declared:quote} です。',
    'The URL {loc:quote} is listed for several languages: {langs:quote}.':
      'URL {loc:quote} が複数の言語に挙げられています: {langs:quote}。',
    'The URL {loc:quote} is listed for several languages: {langs:quote,list} and {more} more.':
      'URL {loc:quote} が複数の言語に挙げられています: {langs:quote,list} など、ほかに{more}言語。',
    'Different entries list {loc:quote} for different languages: {langs:quote}.':
      '{loc:quote} の言語が、エントリーによって異なります: {langs:quote}。',
    'Different entries list {loc:quote} for different languages: {langs:quote,list} and {more} more.':
      '{loc:quote} の言語が、エントリーによって異なります: {langs:quote,list} など、ほかに{more}言語。',
    '{page:quote} is listed as {lang:quote} and {other:quote} as {declared:quote}, but their URLs say the opposite: {evidence:phrase,clauses}.':
      '{page:quote} は {lang:quote}、{other:quote} は {declared:quote} のページとして挙げられていますが、URL から見ると逆です。根拠: {evidence:phrase,clauses}。',
    subdomain: 'サブドメイン',
    'top-level domain': 'トップレベルドメイン',
    'first segment': '最初のパスセグメント',
    'second segment': '2つ目のパスセグメント',
    'the {slot:phrase} {part:quote} says {said}': '{slot:phrase} {part:quote} は {said} を示す',
    'the {slot:phrase} {part:quote} says {said}, as do {agreeing} of {links} links to such URLs':
      '{slot:phrase} {part:quote} は {said} を示し、このような URL へのリンク{links}件のうち{agreeing}件も同じ',
    'the {slot:phrase} {otherPart:quote} says {otherSaid}':
      '{slot:phrase} {otherPart:quote} は {otherSaid} を示す',
    'the {slot:phrase} {otherPart:quote} says {otherSaid}, as do {otherAgreeing} of {otherLinks} links to such URLs':
      '{slot:phrase} {otherPart:quote} は {otherSaid} を示し、このような URL へのリンク{otherLinks}件のうち{otherAgreeing}件も同じ',
    'The pages of one set list different pages for {lang:quote}: {pages:quote}.':
      '1つのグループのページが、{lang:quote} に異なるページを挙げています: {pages:quote}。',
    'The pages of one set list different pages for {lang:quote}: {pages:quote,list} and {more} more.':
      '1つのグループのページが、{lang:quote} に異なるページを挙げています: {pages:quote,list} など、ほかに{more}ページ。',
    '{loc:quote} lists the {lang:quote} page {target:quote}, but only one of them uses https.':
      '{loc:quote} は {lang:quote} のページとして {target:quote} を挙げていますが、https なのは一方だけです。',
    'A set of pages in several languages has no x-default.':
      '複数の言語のページのグループに、x-default がありません。',
    '{clusters} sets of pages in several languages have no x-default; this is the first.':
      '複数の言語のページの{clusters}個のグループに、x-default がありません。これはその最初のものです。',
    'A set has pages for several regions of {language:quote} but none for {language:quote} alone.':
      '{language:quote} の複数の地域のページがグループにありますが、{language:quote} だけのページがありません。',
    '{clusters} sets have pages for several regions of {language:quote} but none for {language:quote} alone; this is the first.':
      '{clusters}個のグループに {language:quote} の複数の地域のページがありますが、{language:quote} だけのページがありません。これはその最初のものです。',
    'No page is in {language:quote}, the default language.':
      'デフォルトの言語 {language:quote} のページがありません。',
    'the first link': '最初のリンク',
    'the first entry': '最初のエントリー',
    'another entry': '別のエントリー',
    'the page that should link back': 'リターンリンクが必要なページ',
    "the page's own entry": 'ページ自身のエントリー',
    "the alternate's own language": '代替ページ自身の言語',
    "the alternate's own entry": '代替ページ自身のエントリー',
    'the link to the other page': 'もう一方のページへのリンク',
    'the other language': 'もう一方の言語',
    'the entry of the other URL': 'もう一方の URL のエントリー',
    'a link with {lang:quote}': '{lang:quote} のリンク',
    'a link to {url:quote}': '{url:quote} へのリンク',
  },
}
