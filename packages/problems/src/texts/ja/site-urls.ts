import type { CatalogueText } from '../problem-texts.ts'

/** What is said of the URLs and the dates of a whole site. */
export const siteUrls: Required<Pick<CatalogueText, 'entries' | 'sentences'>> = {
  entries: {
    'lastmod-same': {
      summary: 'サイトのほとんどのページの `lastmod` が同じです。',
      explanation:
        'このような日時は、ページが変わった日時ではなく、サイトやサイトマップを生成した日時であることがほとんどです。Google が `lastmod` を使うのは、いつも正確な場合だけです。Bing は、生成した日時を書くことを最も多い間違いとしています。日時のあるページが20ページ以上あり、その半数を超える日時が同じ分である場合に報告します。時刻のない日付と毎時0分の日時では、9割以上が同じ日である場合です。サイトを新しく作ったときなど、すべてのページが本当にそのときに変わったのであれば、間違いではありません。',
      remedy: 'ページごとに、最後に変更した日時を書いてください。',
      notFixed: '各ページがいつ変わったのかを知っているのは、サイトだけです。',
    },
    'template-value-in-url': {
      summary: 'URL に、プレースホルダーや、`undefined` のような値の欠落を表す名前があります。',
      explanation:
        'プログラムが、入るはずの値がないまま URL を作りました。`undefined`、`null`、`NaN`、`[object Object]` を書いたか、`[slug]`、`:id`、`{id}`、`{{ page.url }}`、`<%= path %>` のようなプレースホルダーを残しています。この URL のページは存在しないか、だれも探さないページです。プログラミングや言葉についてのページは `null` や `undefined` という名前でありうるので、`docs` や `dictionary` のようなフォルダーでは報告しません。',
      remedy: 'URL を書くプログラムを修正するか、そのページを外してください。',
      notFixed: '値を知っているのは、URL を書いたプログラムだけです。',
    },
    'language-doubled': {
      summary: 'URL のパスの先頭に、同じ言語が2回あります。',
      explanation:
        'プログラムが、すでに言語のあるパスに言語を付け加えました。`/vi/about` が `/vi/vi/about` になっています。ページそのものの URL は正しく、そこへのリンクだけが間違っていることもあります。`de` のように国のコードでもあるものは、サイトに `/de/` のページがあり、`/be/nl/` のような国と言語のフォルダーのページがない場合だけ報告します。',
      remedy: '言語を1回だけ書いてください。',
      notFixed: 'どちらの URL にページがあるかを知っているのは、サーバーだけです。',
    },
    'url-escaped-twice': {
      summary: 'URL に、`&amp;` のような XML や HTML の書き方の文字があります。',
      explanation:
        'XML では、`&` を `&amp;` と書きます。これを2回行うか、JSON や CSV のように必要のない形式で行うと、書いたものが URL の一部になります。`?a=1&amp;b=2` では、2つ目のパラメータの名前が `amp;b` です。',
      remedy: '`&` を、XML では `&amp;` と、データベースではそのまま書いてください。',
      notFixed: 'このような URL を読めるサーバーと、読めないサーバーがあります。',
    },
    'percent-encoding-broken': {
      summary: 'URL のパーセント記号の後に、16進数字が2つありません。',
      explanation:
        'パーセント記号は、`%20` のように、パーセントエンコードされたバイトの始まりです。単独のパーセント記号がある URL は有効ではありません。ブラウザはそのまま送り、エラーを返すサーバーもあり、エンコードするプログラムもあります。文字列が途中で切れているか、まったくエンコードされていないことがよくあります。',
      remedy: 'パーセント記号を `%25` と書くか、URL をエンコードするプログラムを修正してください。',
      notFixed: 'パーセント記号そのものか、エンコードされた文字の残りかを決められません。',
    },
    'path-not-utf-8': {
      summary: 'URL のパスにある、パーセントエンコードされたバイトが UTF-8 ではありません。',
      explanation:
        'ASCII 以外の文字は、UTF-8 では複数のバイトになります。バイトが足りなければ、プログラムがその途中で URL を切っています。もともと UTF-8 でなければ、別のエンコーディングの URL で、ブラウザも検索エンジンも文字として表示できません。クエリは、リンク元のページのエンコーディングで書かれるので、検査しません。',
      remedy:
        '文字を UTF-8 で書いてください。名前を短くするのは、パーセントエンコードの前にしてください。',
      notFixed: 'どの文字のつもりだったのかが分かりません。',
    },
    'bidi-control-in-url': {
      summary: 'URL に、文字の並ぶ向きを変える、見えない文字があります。',
      explanation:
        'このような文字は、コピーした文字列に含まれていたか、人を欺くために入れられています。U+202E の後の `gpj.exe` は、`exe.jpg` と表示されます。国際化された URL では使えません。左から右、右から左を示すマークがパーセントエンコードされている場合は、ページの名前にあるものなので、報告しません。',
      remedy: 'ページの名前からその文字を除去してください。',
      notFixed: 'サーバーのページの名前が、この名前だけかもしれません。',
    },
    'tracking-parameter-in-url': {
      summary: 'URL に、ページではなく訪問に属するパラメータがあります。',
      explanation:
        '`utm_source` のようなトラッキングパラメータや、`PHPSESSID` のようなセッションの識別子があると、1つのページの URL が多くなります。サイトマップにあると、検索から来た訪問者がすべてそのキャンペーンに数えられるか、他人のセッションを受け取ります。対象は、`@waymark/normalize` の `remove-tracking-params` と `strip-session-ids` の対象と同じです。',
      remedy:
        'これらのパラメータを除いた URL を書いてください。`waymark normalize --rule remove-tracking-params,strip-session-ids` で除去できます。',
      notFixed: 'サイトがこの名前を別の目的に使っているかもしれません。',
    },
    'error-page-listed': {
      summary: '`/404.html` のような、サーバーがエラーのときに表示するページが載っています。',
      explanation:
        '静的サイトのジェネレーターは、このページをサーバーのために書き出します。サーバーは、存在しないページの代わりにこれを表示します。だれも探さないページで、検索エンジンはエラーとして報告します。サイトの深い階層にある数字は報告しません。ほかのページの名前も数字であれば、何も報告しません。',
      remedy: 'サイトマップからこのページを外してください。',
      notFixed: 'エラーのページかどうかを知っているのは、サーバーだけです。',
    },
    'sitemap-listed-as-page': {
      summary: 'サイトマップが、ページとして載っています。',
      explanation:
        'サイトマップを載せられるのはインデックスだけです。そのルート要素は `sitemapindex` で、各ファイルは `sitemap` 要素に書きます。`urlset` の中では、検索エンジンがファイルをページとみなすため、その中のページは見つかりません。',
      remedy: 'インデックスを `sitemapindex` と `sitemap` で書くか、サイトマップを外してください。',
      notFixed: 'ファイルがサイトマップかどうかを知っているのは、サーバーだけです。',
    },
    'link-in-path': {
      summary: 'URL のパスに、`mailto:` のような別の種類のリンクがあります。',
      explanation:
        'クローラーが、`mailto:info@a.example`、`tel:+123`、`javascript:void(0)` のようなリンクをページのパスとみなして載せました。そのようなページは存在しません。',
      remedy: 'そのページを外し、リンクを集めるプログラムを修正してください。',
      notFixed: 'そのページが存在しないことを知っているのは、サーバーだけです。',
    },
    'fragment-in-url': {
      summary: 'サイトマップの URL に、検索エンジンが無視するフラグメントがあります。',
      explanation:
        '`#` から後はブラウザのためのもので、サーバーには送られません。検索エンジンにとって、`/#/about` と `/#team` はページ `/` です。フラグメントでしか開けないページは見つかりません。',
      remedy: 'ページに、フラグメントのない URL を付けるか、サイトマップから外してください。',
    },
    'site-disallowed': {
      summary:
        'robots.txt が、検索エンジンのクローラーに、サイトマップのすべてのページを禁止しています。',
      explanation:
        'クローラーはページを読まないので、検索エンジンが表示できるのは、せいぜい URL だけです。このような robots.txt は、テスト中のサイトでは正しいものですが、誤って公開されることがよくあります。この robots.txt は、サイトマップと同じ場所にあったか、一緒に指定されました。',
      remedy: '規則を削除するか、サイトをテストする場所だけに robots.txt を公開してください。',
      given: { 'a robots.txt': 'robots.txt' },
    },
    'pages-disallowed': {
      summary:
        'robots.txt が、検索エンジンのクローラーに、サイトマップに載っているページを禁止しています。',
      explanation:
        'サイトマップは検索エンジンに、robots.txt が禁止しているページを読むように求めていますが、robots.txt が優先します。URL に一致する規則のうち、最も長いものが決めます。長さが同じであれば、許可するものが決めます。Googlebot と Bingbot の規則を調べ、それがなければ、すべてのクローラーの規則を調べます。',
      remedy: 'サイトマップからこれらのページを外すか、許可してください。',
      given: { 'a robots.txt': 'robots.txt' },
    },
  },
  sentences: {
    'The path contains a link of another kind: {link:quote}.':
      'パスに、別の種類のリンク {link:quote} があります。',
    '{name:quote} is the name of a sitemap, not of a page.':
      '{name:quote} は、ページではなく、サイトマップの名前です。',
    '{same} of {dates} pages with a date have the date {date}.':
      '日時のある{dates}ページのうち{same}ページの日時が {date} です。',
    '{same} of {dates} pages with a date have one in the minute of {date}.':
      '日時のある{dates}ページのうち{same}ページの日時が {date} と同じ分です。',
    '{same} of {dates} pages with a date have one on the day of {date}.':
      '日時のある{dates}ページのうち{same}ページの日時が {date} と同じ日です。',
    'Segment {segment} of the path contains {found:quote}, which a program writes for a missing value.':
      'パスのセグメント（{segment}番目）に {found:quote} があります。値がないときにプログラムが書くものです。',
    'Segment {segment} of the path contains {found:quote}, a placeholder that was not replaced.':
      'パスのセグメント（{segment}番目）に、置き換えられていないプレースホルダー {found:quote} があります。',
    'The parameter {parameter:quote} contains {found:quote}, which a program writes for a missing value.':
      'パラメータ {parameter:quote} に {found:quote} があります。値がないときにプログラムが書くものです。',
    'The parameter {parameter:quote} contains {found:quote}, a placeholder that was not replaced.':
      'パラメータ {parameter:quote} に、置き換えられていないプレースホルダー {found:quote} があります。',
    'The path begins with the language {lang:quote} twice.':
      'パスの先頭に、言語 {lang:quote} が2回あります。',
    'The URL contains {found:quote}, which is read as a part of it.':
      'URL に {found:quote} があり、URL の一部として読まれます。',
    'The URL contains {found:quote}, which is not a percent-encoded byte.':
      'URL に {found:quote} がありますが、パーセントエンコードされたバイトではありません。',
    'The percent-encoded bytes {found:quote} are not UTF-8.':
      'パーセントエンコードされたバイト {found:quote} が UTF-8 ではありません。',
    'The URL contains the invisible character {character}, which changes the direction of text.':
      'URL に、文字の並ぶ向きを変える、見えない文字 {character} があります。',
    'The URL has {n|a parameter|parameters} of a single visit: {names:quote,and}.':
      'URL に、1回の訪問だけに属するパラメータがあります: {names:quote,and}。',
    'Search engines ignore the fragment {fragment:quote}.':
      '検索エンジンはフラグメント {fragment:quote} を無視します。',
    '{page:quote} is the name of a page that servers show for errors.':
      '{page:quote} は、サーバーがエラーのときに表示するページの名前です。',
    'The robots.txt keeps crawlers from every page of the sitemaps ({all} {all|page|pages}).':
      'robots.txt が、クローラーに、サイトマップのすべてのページ（{all}ページ）を禁止しています。',
    '{rule:quote} keeps crawlers from {pages} of {all} {all|page|pages}.':
      '{rule:quote} が、クローラーに、{all}ページのうち{pages}ページを禁止しています。',
    '{rule:quote} keeps {crawlers,and} from {pages} of {all} {all|page|pages}.':
      '{rule:quote} が、{crawlers,and} に、{all}ページのうち{pages}ページを禁止しています。',
    'the page {loc:quote}': 'ページ {loc:quote}',
  },
}
