import type { CatalogueText } from '../problem-texts.ts'

const IN_WORDS = { 'described in words': '文章で説明したもの' }
const A_FEED = { 'a feed': 'フィード' }

const REST_UNREAD = '検索エンジンは残りを読まないか、ファイルを拒否します。'
const SAVE_AS_UTF8 = 'ファイルを UTF-8 で保存し、宣言も UTF-8 にするか、宣言を省いてください。'
const COPY_AGAIN = 'ファイルをコピーし直してください。'

/** What is said of sitemaps, feeds and `robots.txt`. */
export const sitemaps: CatalogueText = {
  title: 'サイトマップ',
  described: {
    'a `loc` of 2,048 characters': '2,048文字の `loc`',
    'a `loc` of 2,047 characters': '2,047文字の `loc`',
    "writing an entry with `lang: 'not a tag'`": "`lang: 'not a tag'` のエントリーの書き込み",
    "writing an entry with `lang: 'de'`": "`lang: 'de'` のエントリーの書き込み",
    'writing an entry `null`': '`null` というエントリーの書き込み',
    "writing an entry `{ loc: 'https://a.example/' }`":
      "`{ loc: 'https://a.example/' }` というエントリーの書き込み",
    'writing a URL with U+0001': 'U+0001 を含む URL の書き込み',
    'writing the URL without it': 'それを含まない URL の書き込み',
    'an entry with a million alternates': '代替ページが100万個あるエントリー',
    'one alternate for each language': '言語ごとに1つの代替ページ',
    'a page with 1,001 images': '画像が1,001個あるページ',
    '50,001 `url` elements': '50,001個の `url` 要素',
    'two sitemaps, and an index that names both': '2つのサイトマップと、両方を挙げるインデックス',
    '50,001 `sitemap` elements': '50,001個の `sitemap` 要素',
    'two indexes': '2つのインデックス',
    'a sitemap of 60 MiB': '60 MiB のサイトマップ',
    'two sitemaps of 30 MiB, and an index that names both':
      '30 MiB のサイトマップ2つと、両方を挙げるインデックス',
    'an index that names `news.xml`, in a folder without that file':
      '`news.xml` を挙げるインデックスがあり、そのファイルがないフォルダー',
    'the index and `news.xml` in one folder': 'インデックスと `news.xml` があるフォルダー',
    'an index that names another index': '別のインデックスを挙げるインデックス',
    'an index that names sitemaps': 'サイトマップを挙げるインデックス',
    'a `Sitemap` line after 600 KiB of rules': '600 KiB の規則の後にある `Sitemap` の行',
    'a byte 0xFF in the file': 'ファイルの中の 0xFF のバイト',
    'the first half of a .gz file': '.gz ファイルの前半',
    'the whole file': 'ファイル全体',
    'a .gz file with a changed byte': '1バイトが変わった .gz ファイル',
    'the file as it was compressed': '圧縮したときのままのファイル',
    'an element with 300 attributes': '属性が300個ある要素',
    'an element with a name of 2,000 characters': '2,000文字の名前の要素',
    'an attribute of 2 MiB': '2 MiB の属性',
    'a `lastmod` of 2 MiB': '2 MiB の `lastmod`',
  },
  entries: {
    'loc-relative': {
      summary: 'URL が相対 URL です。',
      explanation:
        'サイトマップは、どのページに属するかを知らずに読まれるため、スキームとホストのない URL はどこにもつながりません。',
      remedy: 'スキームとホストのある URL を書いてください。',
    },
    'loc-not-url': {
      summary: '値が URL ではありません。',
      explanation: 'URL パーサーが失敗するため、ブラウザも検索エンジンもページを開けません。',
      remedy: 'URL を修正してください。',
    },
    'loc-protocol': {
      summary: 'URL のスキームが http でも https でもありません。',
      explanation:
        '検索エンジンは http と https のページだけを取得するため、ほかのスキームのエントリーは無視されます。',
      remedy: 'ページの https の URL を書いてください。',
    },
    'loc-too-long': {
      summary: 'URL が、プロトコルで許される2,047文字を超えています。',
      explanation:
        'プロトコルは2,048文字未満を求めており、検索エンジンはそれより長い URL を除外することがあります。長い URL には、ページに必要のないクエリが付いていることがよくあります。',
      remedy: 'URL を短くしてください。',
      given: IN_WORDS,
    },
    credentials: {
      summary: 'URL に、誰でも読める認証情報（ユーザー名またはパスワード）があります。',
      explanation:
        'サイトマップは公開されるため、誰でもこの認証情報を使えてしまいます。この URL は書き出されず、読み取りの結果にも含まれません。報告では、パスワードを `***` と表示します。',
      remedy: 'URL からユーザー名とパスワードを削除し、パスワードを変更してください。',
    },
    'untidy-url': {
      summary:
        'URL が、有効な形で書かれていません。ブラウザは補正しますが、クローラーは補正しないことがあります。',
      explanation:
        '空白、バックスラッシュ、波括弧にはパーセントエンコードが必要で、スキームの後にはスラッシュが2つ続きます。',
      remedy: 'URL をパーセントエンコードしてください。`waymark normalize` で行えます。',
    },
    'other-host': {
      summary: 'ページが、サイトマップのホスト（デフォルトでは最初のページのホスト）にありません。',
      explanation:
        'サイトマップに載せてよいのは、スキーム、ホスト、ポートが同じページだけです。ほかのホストの robots.txt にサイトマップが書かれていれば、そのホストのページも載せられます。',
      remedy:
        'そのホストの robots.txt にこのサイトマップを書くか、ホストごとにサイトマップを用意してください。',
      given: {
        'the sitemap is at https://a.example/sitemap.xml':
          'サイトマップの URL は https://a.example/sitemap.xml',
      },
    },
    'other-folder': {
      summary: 'ページが、サイトマップのフォルダーの中にありません。',
      explanation:
        'robots.txt に書かれていない限り、サイトマップに載せてよいのは、そのフォルダーとその下のページだけです。',
      remedy: 'robots.txt にこのサイトマップを書くか、ページより上のフォルダーで公開してください。',
      given: {
        'the sitemap is at https://a.example/maps/sitemap.xml':
          'サイトマップの URL は https://a.example/maps/sitemap.xml',
      },
    },
    'loc-missing': {
      summary: 'エントリーに URL がありません。',
      explanation:
        '`loc` のない `url` 要素や `sitemap` 要素は、どのページやファイルのものか分からないため、検索エンジンに無視されます。',
      remedy: 'すべての `url` 要素に `loc` を書いてください。',
    },
    'loc-repeated': {
      summary: 'エントリーに URL が2つ以上あります。',
      explanation:
        'エントリーは1つのページを表します。読み取る側は URL を1つだけ使うか、エントリーを除外します。',
      remedy: 'URL ごとにエントリーを書いてください。',
    },
    'loc-not-text': {
      summary: 'URL にマークアップがあります。',
      explanation:
        '`loc` の中の要素は URL の一部ではないため、URL は途中で切れるか、なくなります。URL の `&` や `<` を `&amp;` や `&lt;` と書いていないことがよくあります。',
      remedy: 'URL を文字列として書き、`&` は `&amp;` と書いてください。',
    },
    'alternate-incomplete': {
      summary: 'リンクに、関係、言語、URL のいずれかがありません。',
      explanation:
        '`xhtml:link` は、ページに別の言語の版があることを表します。それには3つすべてが必要です。',
      remedy: 'すべての `xhtml:link` に、`rel="alternate"`、`hreflang`、`href` を書いてください。',
    },
    'invalid-lastmod': {
      summary: '日付が W3C の日時の形式ではありません。',
      explanation:
        '検索エンジンは、読み取れない `lastmod` を無視します。プロトコルで書けるのは、年まで、月まで、日まで、または時刻とタイムゾーンまでの日付です。',
      remedy: '日付を `2024-03-15` や `2024-03-15T10:00:00Z` のように書いてください。',
    },
    'invalid-changefreq': {
      summary: '`changefreq` が、プロトコルの7つの語のどれでもありません。',
      explanation:
        '検索エンジンは、ほかの値を無視します。使えるのは、小文字の always、hourly、daily、weekly、monthly、yearly、never です。',
      remedy:
        '`always`、`hourly`、`daily`、`weekly`、`monthly`、`yearly`、`never` のいずれかを使ってください。',
    },
    'invalid-priority': {
      summary: '`priority` が、0から1までの数ではありません。',
      explanation:
        '検索エンジンは、ほかの値を無視します。同じサイトのほかのページと比べるための値で、百分率や語に意味はありません。',
      remedy: '`0.8` のような数を書いてください。',
    },
    'invalid-lang': {
      summary: '言語が、言語タグではありません。',
      explanation: '言語タグではない `hreflang` の値を、サイトマップに書き出すことはできません。',
      remedy: '`en`、`pt-BR`、`x-default` のようなタグを書いてください。',
      given: IN_WORDS,
    },
    'invalid-entry': {
      summary: 'エントリーまたはその値の型が誤っています。',
      explanation:
        'エントリーはオブジェクト、`loc` は文字列、`alternates` はリストでなければなりません。ほかの型からは、サイトマップの要素を作れません。',
      remedy: '文字列の `loc` を持つオブジェクトを渡してください。',
      given: IN_WORDS,
    },
    'illegal-character': {
      summary: '値に、XML に書けない文字があります。',
      explanation:
        'XML には、ほとんどの制御文字を、`&#1;` のような文字参照としても書けません。読み取る側は、ファイルの全体を拒否します。',
      remedy: '文字を削除するか、URL の中であればパーセントエンコードしてください。',
      given: IN_WORDS,
    },
    'repeated-element': {
      summary: 'エントリーに同じ要素が2つあります。',
      explanation:
        '読み取る側は2つの値の一方だけを使い、どちらを使うかはプログラムによって異なります。',
      remedy: '2つの要素のうち一方だけを残してください。',
    },
    'entry-too-large': {
      summary: '1つのエントリーだけで、サイトマップの大きさの上限を超えています。',
      explanation:
        'サイトマップの上限は、URL が50,000個、大きさが 50 MiB です。エントリーを2つのファイルに分けることはできないため、このエントリーは書き出せません。',
      remedy: '代替ページを減らしてください。',
      given: IN_WORDS,
    },
    'unknown-element': {
      summary: 'エントリーに、読まれない要素があります。',
      explanation: '要素の名前は大文字と小文字が区別され、つづりの誤った要素は無視されます。',
      remedy: '要素の名前を修正するか、独自の名前空間の要素にしてください。',
    },
    'unknown-entry': {
      summary: 'エントリーの間に想定外の要素があり、その内容は読まれません。',
      explanation:
        '`urlset` に書けるのは `url` 要素だけ、`sitemapindex` に書けるのは `sitemap` 要素だけで、どちらも小文字です。',
      remedy: '要素の名前を修正してください。',
    },
    'misplaced-link': {
      summary: '`hreflang` のリンクが `url` の外にあり、どのページのものでもありません。',
      explanation: 'リンクは、それを含むエントリーのページについて述べるものです。',
      remedy: 'リンクを、そのページの `url` の中に移してください。',
    },
    'link-namespace': {
      summary: '`hreflang` のリンクの名前空間が、検索エンジンが探すものではありません。',
      explanation:
        '接頭辞 `xhtml` は名前空間がなければ意味を持たず、名前空間は正確に書かなければなりません。',
      remedy: 'ルート要素で `xmlns:xhtml="http://www.w3.org/1999/xhtml"` を宣言してください。',
    },
    'stray-text': {
      summary: '要素の間に文字列があり、読まれません。',
      explanation:
        '`loc`、`lastmod` など、エントリーの要素の外にある文字列は、プロトコルでは意味を持ちません。囲むはずの要素が抜けていることがよくあります。',
      remedy: '文字列を削除するか、囲む要素を書いてください。',
    },
    'wrong-namespace': {
      summary: '要素の名前空間が、サイトマップのプロトコルのものではありません。',
      explanation: '名前空間に対応したプログラムは、ファイルの中にサイトマップを見つけられません。',
      remedy:
        'ルート要素で `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` を宣言してください。',
    },
    'wrong-root': {
      summary: 'ファイルは XML ですが、サイトマップではありません。',
      explanation:
        'ルート要素は、サイトマップでは `urlset`、インデックスでは `sitemapindex` です。',
      remedy: 'ルート要素が `urlset` または `sitemapindex` のファイルを指定してください。',
    },
    'extension-incomplete': {
      summary: '画像、動画、記事のいずれかに、必須のものがありません。',
      explanation:
        '画像には URL が必要です。動画には、サムネイル、タイトル、説明、ファイルまたはプレーヤーの URL が必要です。記事には、媒体の名前と言語、日付、タイトルが必要です。1つでも欠けていると無視されます。',
      remedy: '足りないものを書いてください。',
    },
    'extension-value': {
      summary: '画像、動画、記事のいずれかの値が、ドキュメントの定めに合いません。',
      explanation:
        '使える値はメッセージに示されています。例えば、動画の長さは、1から28,800までの整数で表した秒数です。必須の値であれば、画像、動画、記事そのものが無視されます。',
      remedy: '拡張のドキュメントに合う値を書いてください。',
    },
    'extension-deprecated': {
      summary: '要素または属性が、ドキュメントから削除されています。',
      explanation:
        'Google は、`image:caption` や `video:price` など、画像、動画、ニュースの要素と属性のいくつかをドキュメントから削除し、今では読んでいません。残っていても害はありません。',
      remedy: '削除してください。ページの構造化データや IPTC メタデータで代用できます。',
    },
    'extension-namespace': {
      summary: '画像、動画、ニュースのいずれかの名前空間が、正しく書かれていません。',
      explanation:
        '名前空間は1文字ずつ比較されます。`http` ではなく `https` で書いたり、別のバージョンを書いたりすると、その中は何も読まれません。',
      remedy: '拡張の名前空間を宣言してください。',
    },
    'too-many-elements': {
      summary: '画像、記事、タグのいずれかの数が上限を超えています。',
      explanation:
        '上限は、ページごとに画像が1,000個、ファイルごとに記事が1,000件、動画ごとにタグが32個です。超えた分は無視されます。',
      remedy: '上限を超えた要素を削除するか、ファイルを分割してください。',
      given: IN_WORDS,
    },
    'unknown-attribute': {
      summary: '画像、動画、記事のいずれかの要素に、存在しない属性があります。',
      explanation: '名前のつづりが誤っているか、別の要素の属性であることがよくあります。',
      remedy: '属性の名前を修正するか、属性を削除してください。',
    },
    'old-news': {
      summary: '記事が公開から2日を過ぎています。',
      explanation:
        'ニュースサイトマップは、直近2日間の記事のためのものです。読み取る側が現在の日時を知っている場合にだけ検査します。',
      remedy: '`news:news` 要素を削除してください。ページ自体はサイトマップに残してかまいません。',
      given: { 'read on 10 January 2026': '2026年1月10日に読み取る' },
    },
    empty: {
      summary: 'ファイルが空です。',
      explanation:
        '検索エンジンは、無効なサイトマップとして報告します。書き出すプログラムが途中で止まったか、別のファイルに書き出していることがよくあります。',
      remedy: 'サイトマップを書き出し直してください。',
    },
    'no-entries': {
      summary: 'データベース、サイトマップ、インデックスのいずれかに、何も載っていません。',
      explanation:
        '空のサイトマップはどのページにもつながらないため、検索エンジンはエラーとして報告します。フィルターがすべてを除いていることがよくあります。',
      remedy: 'ファイルを書き出すプログラムと、そのデータを確かめてください。',
    },
    'too-many-urls': {
      summary: 'サイトマップに載っているページが50,000を超えています。',
      explanation: `${REST_UNREAD}サイトマップを分ければページ数に制限はなく、すべてを1つのインデックスに載せられます。`,
      remedy: 'サイトマップを分割してください。`waymark sitemap` は自動で分割します。',
      given: IN_WORDS,
    },
    'too-many-sitemaps': {
      summary: 'インデックスに載っているサイトマップが50,000を超えています。',
      explanation: `${REST_UNREAD}サイトに複数のインデックスを置くことはできますが、インデックスに別のインデックスを載せることはできません。`,
      remedy: 'インデックスを複数に分けてください。',
      given: IN_WORDS,
    },
    'file-too-large': {
      summary: 'サイトマップの圧縮前の大きさが 50 MiB を超えています。',
      explanation: `${REST_UNREAD}プロトコルが制限するのは圧縮前の大きさであるため、圧縮しても解決しません。`,
      remedy: 'サイトマップを分割してください。`waymark sitemap` は自動で分割します。',
      given: IN_WORDS,
    },
    'sitemap-not-found': {
      summary: 'インデックスに載っているサイトマップが、そこにありません。',
      explanation:
        '検索エンジンは、インデックスのエラーを報告し、そのサイトマップのページを見つけられません。ファイルの名前が変わったか、アップロードされていないことがよくあります。',
      remedy: 'ファイルを追加するか、インデックスから削除してください。',
      given: IN_WORDS,
    },
    'nested-index': {
      summary: 'インデックスに、別のインデックスが載っています。',
      explanation:
        'インデックスに載せられるのは、サイトマップだけです。検索エンジンは、その中のインデックスをたどらないため、その先のページは見つかりません。',
      remedy: 'サイトマップそのものを載せてください。',
      given: IN_WORDS,
    },
    'not-a-feed': {
      summary: 'ルート要素が、RSS 2.0 または Atom のフィードのものではありません。',
      explanation:
        '検索エンジンは、RSS 2.0 と Atom のフィードをサイトマップとして読みます。ルート要素が `rdf:RDF` の RSS 1.0 は対象外で、Atom は名前空間で識別されます。',
      remedy: 'RSS 2.0 か Atom 1.0 のフィード、またはサイトマップを指定してください。',
      given: A_FEED,
    },
    'feed-link-missing': {
      summary: 'フィードの項目に、ページへのリンクがありません。',
      explanation:
        '検索エンジンは、ページの URL を `link` から読み取ります。Atom では、`rel` が `alternate` か省略されている `link` の `href` です。`guid` や `id` は、URL に見えるものであっても使われません。',
      remedy: '項目に、ページの URL を示す `link` を書いてください。',
      given: A_FEED,
    },
    'feed-date-invalid': {
      summary: 'フィードの項目の日付が有効ではありません。',
      explanation:
        '日付の形式は、RSS では RFC 822、Atom では RFC 3339 に従います。検索エンジンは、読み取れない日付を無視するため、ページがいつ変わったのかを知ることができません。曜日の誤りは、日付の誤りを示していることがよくあります。',
      remedy:
        '日付を `Sat, 07 Sep 2002 09:42:31 GMT` のように、Atom では `2002-09-07T09:42:31Z` のように書いてください。',
      given: A_FEED,
    },
    'misspelt-sitemap-line': {
      summary: '`robots.txt` に、サイトマップを指定するはずなのに指定できていない行があります。',
      explanation:
        '`Sitemaps:` と書いたりコロンが抜けていたりしても読み取るクローラーと、その行を無視するクローラーがあります。どちらにするかを定めた規則はありません。',
      remedy: '`Sitemap:` と絶対 URL を書いてください。',
      given: { 'a robots.txt': 'robots.txt' },
    },
    'robots-too-large': {
      summary:
        '`Sitemap` の行が、`robots.txt` の中で、クローラーが読む義務のある部分より後にあります。',
      explanation:
        'クローラーには、少なくとも 500 KiB を読む義務があります。Google は、それより後を無視します。',
      remedy: 'その行をファイルの先頭に移してください。',
      given: IN_WORDS,
    },
    'not-utf8': {
      summary: 'ファイルのエンコーディングが、プロトコルで定められた UTF-8 ではありません。',
      explanation:
        '宣言が何であっても UTF-8 として読むプログラムがあります。文字が化けるか、ファイルが拒否されます。',
      remedy: SAVE_AS_UTF8,
    },
    'unsupported-encoding': {
      summary:
        'ファイルが、対応していないエンコーディングを宣言しています。プロトコルで定められているのは UTF-8 です。',
      explanation:
        'デコードできなければ、ファイルの内容を何も読めないため、どのページも検査されず、見つかることもありません。',
      remedy: SAVE_AS_UTF8,
    },
    'invalid-encoding': {
      summary:
        'ファイルが、宣言されたエンコーディングで書かれていません。宣言がなければ UTF-8 とみなします。',
      explanation:
        'そのエンコーディングには存在しないバイト列があるため、それより後の文字列は確かではありません。',
      remedy: 'ファイルを UTF-8 で保存してください。',
      given: IN_WORDS,
    },
    'truncated-gzip': {
      summary: '圧縮ファイルが途中で終わっています。',
      explanation:
        'サイトマップの終わりがないため、そこに載っているページは見つかりません。アップロードや、ファイルを書き出すプログラムが、途中で中断された場合がほとんどです。',
      remedy: COPY_AGAIN,
      given: IN_WORDS,
    },
    'corrupt-gzip': {
      summary: '圧縮ファイルが壊れています。',
      explanation:
        'データがチェックサムと一致しないか、展開できないため、壊れた箇所より後を読めません。ファイルがテキストとして転送されたことが原因である場合が多いです。',
      remedy: COPY_AGAIN,
      given: IN_WORDS,
    },
    'not-well-formed': {
      summary: 'ファイルが整形式の XML ではありません。',
      explanation: 'XML パーサーは、最初のエラーで停止し、それより後を読みません。',
      remedy: '示された箇所を修正してください。',
    },
    doctype: {
      summary: 'ファイルに文書型宣言があるため、読みません。',
      explanation:
        'サイトマップに文書型宣言は必要なく、そこで宣言される実体は攻撃に使われることがあります。',
      remedy: '`<!DOCTYPE>` を削除してください。',
    },
    'html-document': {
      summary: 'ファイルがサイトマップではなく、HTML のページです。',
      explanation:
        'サーバーは、存在しない URL に対しても、エラーページ、ログインページ、アプリケーションの空のページなどをステータス200で返すことがよくあります。検索エンジンは、このようなサイトマップを HTML ページのようだと報告します。',
      remedy:
        'サイトマップの URL を開いてサーバーが返す内容を確かめ、サイトマップそのものを保存してください。',
    },
    'too-deep': {
      summary: '要素の入れ子が深すぎます。',
      explanation: 'サイトマップの階層は3つです。このプログラムの上限は、デフォルトでは64です。',
      remedy: '入れ子の要素を削除してください。',
    },
    'too-many-attributes': {
      summary: '要素の属性が多すぎます。',
      explanation:
        'サイトマップに必要な属性は、多くても3つです。このプログラムの上限は、デフォルトでは256です。',
      remedy: 'サイトマップに必要のない属性を削除してください。',
      given: IN_WORDS,
    },
    'name-too-long': {
      summary: 'ファイルの中の名前が長すぎます。',
      explanation:
        'プロトコルの名前は短いものです。悪意のあるファイルでメモリーが埋まらないように、このプログラムの上限は、デフォルトでは1,024文字です。',
      remedy: '名前を短くしてください。',
      given: IN_WORDS,
    },
    'attribute-too-long': {
      summary: '要素の属性か、タグの残りの部分が長すぎます。',
      explanation:
        'サイトマップに、代替ページの URL より長い属性は必要ありません。悪意のあるファイルでメモリーが埋まらないように、このプログラムの上限は、デフォルトでは 1 MiB です。',
      remedy: '属性を短くしてください。',
      given: IN_WORDS,
    },
    'element-too-long': {
      summary: '値が長すぎます。',
      explanation:
        'プロトコルで最も長い値は URL です。悪意のあるファイルでメモリーが埋まらないように、このプログラムの上限は、デフォルトでは 1 MiB です。',
      remedy: '値を短くしてください。',
      given: IN_WORDS,
    },
  },
  sentences: {
    'The URL is empty.': 'URL が空です。',
    'The URL is relative.': 'URL が相対 URL です。',
    'The scheme is {scheme}, not http or https.':
      'スキームは {scheme} で、http でも https でもありません。',
    'The value is not a URL. {reason:phrase}': '値が URL ではありません。{reason:phrase}',
    'The URL contains a user name or a password.': 'URL に、ユーザー名またはパスワードがあります。',
    'The URL has {length} characters; the protocol allows 2,047.':
      'URL は{length}文字です。プロトコルで許されるのは2,047文字までです。',
    'The URL is not on the host of the sitemap, {origin}.':
      'URL が、サイトマップのホスト {origin} にありません。',
    'The URL is not in the folder of the sitemap, {folder}.':
      'URL が、サイトマップのフォルダー {folder} の中にありません。',
    'The scheme of the URL is not followed by exactly two slashes.':
      'URL のスキームの後が、ちょうど2つのスラッシュではありません。',
    'The URL contains a backslash.': 'URL にバックスラッシュがあります。',
    'The URL contains {character}, which must be percent-encoded.':
      'URL に {character} があります。パーセントエンコードが必要です。',
    'The entry has no loc.': 'エントリーに loc がありません。',
    'The entry has two locs.': 'エントリーに loc が2つあります。',
    'The {element} contains an element.': '{element} の中に要素があります。',
    'The entry has a second {element}.': 'エントリーに2つ目の {element} があります。',
    'The entry has more than {most} {element} elements.':
      'エントリーに、{element} 要素が{most}個を超えてあります。',
    'The sitemap has more than {most} {element} elements.':
      'サイトマップに、{element} 要素が{most}個を超えてあります。',
    'The lastmod is not a W3C date and time.': 'lastmod が W3C の日時の形式ではありません。',
    'The lastmod has no time zone.': 'lastmod にタイムゾーンがありません。',
    'Add the time zone, as in 2024-03-15T10:00:00Z or 2024-03-15T10:00:00+09:00.':
      '2024-03-15T10:00:00Z や 2024-03-15T10:00:00+09:00 のように、タイムゾーンを書いてください。',
    '{reason:phrase} It means {word}.': '{reason:phrase}{word} を意味します。',
    'The changefreq is not a word of the protocol.':
      'changefreq が、プロトコルの語ではありません。',
    'The priority is not a number from 0.0 to 1.0.':
      'priority が、0.0から1.0までの数ではありません。',
    'The priority is not a number from 0 to 1.': 'priority が、0から1までの数ではありません。',
    'The alternate has no {attribute}.': '代替ページのリンクに {attribute} がありません。',
    'The alternate has {attribute} instead of hreflang.':
      '代替ページのリンクに、hreflang ではなく {attribute} があります。',
    'The link with hreflang has no rel="alternate".':
      'hreflang のリンクに rel="alternate" がありません。',
    'The link with hreflang is outside of any url element, so it belongs to no page.':
      'hreflang のリンクが url の外にあり、どのページのものでもありません。',
    'The {element} is the URL of the page itself.': '{element} が、ページそのものの URL です。',
    'The attribute {attribute} of {element} is the URL of the page itself.':
      '{element} の属性 {attribute} が、ページそのものの URL です。',
    'There is text in {element}, which can contain only elements.':
      '{element} に文字列があります。書けるのは要素だけです。',
    'The element {element} is not read: {parent} can contain only {members,list}.':
      '要素 {element} は読まれません。{parent} に書けるのは {members,list} だけです。',
    'The element {element}, without a namespace, is not read: {parent} can contain only {members,list}.':
      '要素 {element} は、名前空間がなく、読まれません。{parent} に書けるのは {members,list} だけです。',
    'The element {element} is outside of any url element, so it belongs to no page.':
      '要素 {element} が url の外にあり、どのページのものでもありません。',
    'The element {element} is left out, because an entry has no member for it.':
      '要素 {element} は、エントリーに対応するメンバーがないため除外されます。',
    'If you need it, keep the original sitemap.':
      '必要な場合は、元のサイトマップを残してください。',
    'The element {element} is not read: it must be in {parent}.':
      '要素 {element} は読まれません。{parent} の中に書く必要があります。',
    'The {element} has more than {most} characters.': '{element} が{most}文字を超えています。',
    'The root element is {element}, not urlset or sitemapindex.':
      'ルート要素は {element} で、urlset でも sitemapindex でもありません。',
    'The root element has no namespace.': 'ルート要素に名前空間がありません。',
    'The namespace of the root element is {namespace}.':
      'ルート要素の名前空間は {namespace} です。',
    'Elements in the namespace {namespace} are not read; the namespace must be {expected}.':
      '名前空間 {namespace} の要素は読まれません。名前空間は {expected} でなければなりません。',
    '{elements} {elements|element|elements} of the namespace {namespace} {elements|is|are} not read. The first is {first}.':
      '名前空間 {namespace} の要素{elements}個は読まれません。最初のものは {first} です。',
    '{elements} {elements|element|elements} of namespaces after the first {most} {elements|is|are} not read. The first is {first}.':
      '最初の{most}個より後の名前空間の要素{elements}個は読まれません。最初のものは {first} です。',
    'Links in the namespace {namespace} are not alternates; the namespace of alternates is {expected}.':
      '名前空間 {namespace} のリンクは、代替ページを示しません。代替ページの名前空間は {expected} です。',
    'The {element} has no {member}.': '{element} に {member} がありません。',
    'The {element} has no {members,or}.': '{element} に {members,or} がありません。',
    'The {element} has no usable {members,or}.': '{element} に、使える {members,or} がありません。',
    'The {element} has no attribute {attribute}.': '{element} に属性 {attribute} がありません。',
    'The {element} has no {member} with the attribute {attribute}.':
      '{element} に、属性 {attribute} のある {member} がありません。',
    'The {element} has no attribute url and no {member}.':
      '{element} に、属性 url も {member} もありません。',
    'The {element} has no usable attribute url and no usable {member}.':
      '{element} に、使える属性 url も、使える {member} もありません。',
    'Google no longer reads {element}.': 'Google は {element} をもう読みません。',
    'Google no longer reads the attribute {attribute} of {element}.':
      'Google は {element} の属性 {attribute} をもう読みません。',
    'The attribute {attribute} of {element} is not read.':
      '{element} の属性 {attribute} は読まれません。',
    'The {parent} has a second {element}.': '{parent} に2つ目の {element} があります。',
    'The {parent} has more than {most} {element} elements.':
      '{parent} に、{element} 要素が{most}個を超えてあります。',
    'The article is older than {days} days.': '記事が公開から{days}日を過ぎています。',
    'The {element} must be {expected:phrase}.':
      '{element} に書けるのは次の値だけです: {expected:phrase}。',
    'The attribute {attribute} of {element} must be {expected:phrase}.':
      '{element} の属性 {attribute} に書けるのは次の値だけです: {expected:phrase}。',
    'The value must be {expected:phrase}.': 'ここに書けるのは次の値だけです: {expected:phrase}。',
    'an absolute http or https URL': 'http または https の絶対 URL',
    'an absolute http, https or ftp URL': 'http、https、ftp のいずれかの絶対 URL',
    'text of at most {most} characters': '{most}文字までの文字列',
    'a whole number, {least} or more': '{least}以上の整数',
    'a whole number from {least} to {most}': '{least}から{most}までの整数',
    'a number from {least} to {most}': '{least}から{most}までの数',
    'a date such as 2024-03-15 or 2024-03-15T10:00:00+00:00':
      '2024-03-15 や 2024-03-15T10:00:00+00:00 のような日付',
    'yes or no': 'yes または no',
    '{words,or}': '{words,or}',
    'a language code of two or three letters, or zh-cn or zh-tw':
      '2文字または3文字の言語のコード、zh-cn、zh-tw のいずれか',
    'country codes of two capital letters with spaces between them':
      '大文字2文字の国のコードを空白で区切ったもの',
    'web, mobile or tv, with spaces between them': 'web、mobile、tv を空白で区切ったもの',
    'The file contains only white space.': 'ファイルに空白しかありません。',
    'The file is empty.': 'ファイルが空です。',
    'The sitemap lists no page.': 'サイトマップにページが載っていません。',
    'The index names no sitemap.': 'インデックスにサイトマップが載っていません。',
    'The sitemap lists more than {most} pages.':
      'サイトマップに載っているページが{most}を超えています。',
    'The index names more than {most} sitemaps.':
      'インデックスに載っているサイトマップが{most}を超えています。',
    'The file has more than {most} bytes.': 'ファイルが{most}バイトを超えています。',
    'The index names itself.': 'インデックスに、インデックス自身が載っています。',
    'This file is an index that another index names, so its sitemaps are not read.':
      'インデックスに、このインデックスが載っています。その先はたどりません。',
    'The index names a sitemap that is not in the folder.':
      'インデックスに載っているサイトマップが、フォルダーにありません。',
    'The compressed file ends early.': '圧縮ファイルが途中で終わっています。',
    'The compressed file is damaged: {reason}.': '圧縮ファイルが壊れています: {reason}。',
    'The file is in {encoding}; a sitemap must be in UTF-8.':
      'ファイルのエンコーディングは {encoding} です。サイトマップは UTF-8 でなければなりません。',
    'The file is in {encoding}, which is not supported.':
      'ファイルのエンコーディングは {encoding} で、対応していません。',
    'The file declares {encoding}, but is in another encoding.':
      'ファイルは {encoding} を宣言していますが、別のエンコーディングで書かれています。',
    'The encoding {encoding} is not supported.':
      'エンコーディング {encoding} には対応していません。',
    'The file is compressed with gzip.': 'ファイルが gzip で圧縮されています。',
    'The bytes are not in the encoding of the file.':
      'バイト列が、ファイルのエンコーディングのものではありません。',
    'The string has a lone surrogate.': '文字列に孤立サロゲートがあります。',
    'The root element is {element}, and not that of a feed in RSS 2.0 or Atom.':
      'ルート要素は {element} で、RSS 2.0 または Atom のフィードのものではありません。',
    'The {element} has no link to its page.': '{element} に、ページへのリンクがありません。',
    'The {element} is not a date and time of RFC 3339.':
      '{element} が、RFC 3339 の日時ではありません。',
    'The date is not of the form Sat, 07 Sep 2002 09:42:31 GMT.':
      '日付が Sat, 07 Sep 2002 09:42:31 GMT のような形式ではありません。',
    '{month} is not a month.': '{month} という月はありません。',
    '{zone} is not a time zone of RFC 822.': '{zone} は、RFC 822 のタイムゾーンではありません。',
    'The month does not have this day.': 'その月に、この日はありません。',
    'The day does not have this time.': '1日の中に、この時刻はありません。',
    'The date is a {actual:phrase}, and not {weekday}.':
      'この日付は{actual:phrase}で、{weekday} ではありません。',
    Sunday: '日曜日',
    Monday: '月曜日',
    Tuesday: '火曜日',
    Wednesday: '水曜日',
    Thursday: '木曜日',
    Friday: '金曜日',
    Saturday: '土曜日',
    'The line has no colon, and names no sitemap.':
      '行にコロンがなく、サイトマップを指定していません。',
    'The line begins with {name}, and names no sitemap.':
      '行が {name} で始まっており、サイトマップを指定していません。',
    'The line is after the first {most} bytes, which are all that Google reads.':
      '行が最初の{most}バイトより後にあります。Google が読むのはそこまでです。',
    'The line is longer than 1 MiB.': '行が 1 MiB を超えています。',
    'The line has a carriage return in it: end lines with LF or CRLF.':
      '行の中に復帰文字（CR）があります。行の終わりは LF か CRLF にしてください。',
    'The line has control characters.': '行に制御文字があります。',
    'A sitemap can list at most {most} pages.':
      'サイトマップに載せられるのは、{most}ページまでです。',
    'A sitemap can have at most {most} bytes.': 'サイトマップの大きさは、{most}バイトまでです。',
    'A sitemap index can have at most {most} bytes.':
      'インデックスの大きさは、{most}バイトまでです。',
    'A sitemap index can name at most {most} sitemaps.':
      'インデックスに載せられるサイトマップは、{most}個までです。',
    'The entry has {length} bytes and does not fit into a file of at most {most} bytes.':
      'エントリーは{length}バイトで、{most}バイトまでのファイルに収まりません。',
    'A page can have at most {most} {member}.': '1つのページの {member} は{most}個までです。',
    'The entry is not an object.': 'エントリーがオブジェクトではありません。',
    'The {member} are not an array.': '{member} が配列ではありません。',
    'The group {group:quote80} is not a name of at most 100 lower-case letters, digits, "-" and "_".':
      'グループ {group:quote80} は、小文字、数字、「-」、「_」で100文字以内の名前ではありません。',
    'The alternates are not an array.': 'alternates が配列ではありません。',
    'The member {member} needs the option `extensions` with {member} of @waymark/sitemap/extensions.':
      'これを書き出すには、@waymark/sitemap/extensions の {member} をオプション `extensions` で渡してください。',
    'The language does not have the form of a language tag.': '言語が言語タグの形ではありません。',
    'The string is missing.': '文字列がありません。',
    'The value is missing.': '値がありません。',
    'The value is not a string.': '値が文字列ではありません。',
    'The value is not an array.': '値が配列ではありません。',
    'The value is not an object.': '値がオブジェクトではありません。',
    'There can be at most {most} values.': '値は{most}個までです。',
    'The URL is that of the page.': 'URL が、ページの URL です。',
    'One of the members {members,and} is required.': '{members,and} のどちらかが必要です。',
    'The member {member} does not exist; did you mean {near}?':
      'メンバー {member} は存在しません。{near} ではありませんか。',
    'The member {member} does not exist; the members are {members,list}.':
      'メンバー {member} は存在しません。メンバーは {members,list} です。',
    'The file is an HTML page, not a sitemap.':
      'ファイルがサイトマップではなく、HTML のページです。',
    'XML cannot contain the character {character}.': 'XML に文字 {character} は書けません。',
    'The file has no root element.': 'ファイルにルート要素がありません。',
    'A file has only one root element.': 'ルート要素は1つしか書けません。',
    'The file ends before the end tag of {element}.':
      '{element} の終了タグより前に、ファイルが終わっています。',
    'The comment that begins here has no end.': 'ここで始まるコメントに終わりがありません。',
    'The CDATA section that begins here has no end.':
      'ここで始まる CDATA セクションに終わりがありません。',
    'The processing instruction that begins here has no end.':
      'ここで始まる処理命令に終わりがありません。',
    'The tag that begins here has no end.': 'ここで始まるタグに終わりがありません。',
    'A "]]>" outside of a CDATA section must be written "]]&gt;".':
      'CDATA セクションの外では、`]]>` を `]]&gt;` と書く必要があります。',
    'There is text after the root element.': 'ルート要素の後に文字列があります。',
    'There is text before the root element.': 'ルート要素の前に文字列があります。',
    'The file has a document type declaration.': 'ファイルに文書型宣言があります。',
    'A document type declaration cannot follow the root tag.':
      '文書型宣言は、ルート要素のタグより後に書けません。',
    'A "<!" must begin a comment or a CDATA section.':
      '`<!` の後は、コメントか CDATA セクションでなければなりません。',
    'A comment cannot contain "--".': 'コメントの中に `--` は書けません。',
    'Elements are nested more than {most} levels deep.': '要素の入れ子が{most}段を超えています。',
    'An element cannot have the prefix xmlns.': '要素に接頭辞 xmlns は付けられません。',
    'The end tag of {element} has no start tag.':
      '{element} の終了タグに、対応する開始タグがありません。',
    'Expected the end tag of {expected}; found that of {element}.':
      '{expected} の終了タグがあるべき位置に、{element} の終了タグがあります。',
    'An end tag has no name.': '終了タグに名前がありません。',
    'There is an unexpected {character:quote} in the tag of {element}.':
      '{element} のタグに、想定外の {character:quote} があります。',
    'There is an unexpected {character:quote} in the end tag of {element}.':
      '{element} の終了タグに、想定外の {character:quote} があります。',
    'There is an unexpected {character:quote} in the processing instruction {target}.':
      '処理命令 {target} に、想定外の {character:quote} があります。',
    'A "<" that begins no tag must be written "&lt;".':
      'タグの始まりではない `<` は、`&lt;` と書く必要があります。',
    'An element has more than {most} attributes.': '要素の属性が{most}個を超えています。',
    'An element has the attribute {attribute} twice.': '要素に属性 {attribute} が2つあります。',
    'An element has two attributes {attribute} in the same namespace.':
      '要素に、同じ名前空間の属性 {attribute} が2つあります。',
    'A "/" in a tag must be followed by ">".': 'タグの中の `/` の後は `>` でなければなりません。',
    'The attribute {attribute} has no value.': '属性 {attribute} に値がありません。',
    'The value of the attribute {attribute} is not in quotes.':
      '属性 {attribute} の値が引用符で囲まれていません。',
    'A "<" in the value of an attribute must be written "&lt;".':
      '属性の値の中の `<` は、`&lt;` と書く必要があります。',
    'A name has more than {most} characters.': '名前が{most}文字を超えています。',
    'A name must begin with a letter or an underscore.':
      '名前は、文字またはアンダースコアで始まらなければなりません。',
    'The name of a namespace has more than {most} characters.':
      '名前空間の名前が{most}文字を超えています。',
    'A tag has more than {most} characters after its name.':
      'タグの名前より後が{most}文字を超えています。',
    'A processing instruction has more than {most} characters.':
      '処理命令が{most}文字を超えています。',
    'An XML declaration must be at the beginning of the file.':
      'XML 宣言は、ファイルの先頭になければなりません。',
    'The XML declaration must be written like <?xml version="1.0" encoding="UTF-8"?>.':
      'XML 宣言は、<?xml version="1.0" encoding="UTF-8"?> のように書く必要があります。',
    'An "&" that begins no reference must be written "&amp;".':
      '参照の始まりではない `&` は、`&amp;` と書く必要があります。',
    'The reference {reference:quote} is to a character that XML cannot contain.':
      '文字参照 {reference:quote} の文字は、XML に書けません。',
    'The entity {reference:quote} is not declared; an "&" of a URL must be written "&amp;".':
      '実体 {reference:quote} が宣言されていません。URL の `&` は `&amp;` と書く必要があります。',
    'The prefix xmlns cannot be declared.': '接頭辞 xmlns は宣言できません。',
    'No prefix can be declared for {namespace}.': '{namespace} の接頭辞は宣言できません。',
    'The prefix xml can be declared only for {namespace}.':
      '接頭辞 xml は、{namespace} のためにだけ宣言できます。',
    'Only the prefix xml can be declared for {namespace}.':
      '{namespace} のために宣言できる接頭辞は、xml だけです。',
    'The prefix {prefix} is declared without a namespace.':
      '接頭辞 {prefix} が、名前空間なしで宣言されています。',
    'The namespace prefix {prefix:quote} is not declared.':
      '名前空間の接頭辞 {prefix:quote} が宣言されていません。',
    'The namespace prefix "xhtml" is not declared. The root must have xmlns:xhtml="http://www.w3.org/1999/xhtml".':
      '名前空間の接頭辞 `xhtml` が宣言されていません。ルート要素に xmlns:xhtml="http://www.w3.org/1999/xhtml" が必要です。',
    'Write the URL of the file, not that of its page.':
      'ページの URL ではなく、ファイルの URL を書いてください。',
    'Add the attribute {attribute}.': '属性 {attribute} を追加してください。',
    'Keep at most {most} {element} elements.': '{element} 要素を{most}個までに減らしてください。',
    'Split the sitemap.': 'サイトマップを分割してください。',
    'Move {element} into the url element of its page.':
      '{element} を、そのページの url の中に移してください。',
    'Move {element} into {parent}.': '{element} を {parent} の中に移してください。',
    'Declare the namespace {expected}.': '名前空間 {expected} を宣言してください。',
    'Write hreflang instead of {attribute}.': '{attribute} の代わりに hreflang と書いてください。',
    'Add rel="alternate".': 'rel="alternate" を追加してください。',
    'The link with hreflang has rel={rel:quote} instead of "alternate".':
      'hreflang のリンクの rel が、alternate ではなく {rel:quote} です。',
    'Write rel="alternate".': 'rel="alternate" と書いてください。',
    'Correct the URL.': 'URL を修正してください。',
    'Correct {part:quote60} in the URL.': 'URL の {part:quote60} を修正してください。',
    'End lines with LF or CRLF.': '行の終わりは LF か CRLF にしてください。',
    'Remove the control characters.': '制御文字を削除してください。',
    'Write {expected:phrase}.': '次の値を書いてください: {expected:phrase}。',
    'Correct {members,or}.': '{members,or} を修正してください。',
    'Add {members,or}.': '{members,or} を追加してください。',
    'Add {member}.': '{member} を追加してください。',
    'Write only text in {element}.': '{element} には文字列だけを書いてください。',
    'Add {member} with the attribute {attribute}.':
      '属性 {attribute} のある {member} を追加してください。',
    'Correct the attribute url or {member}.': '属性 url か {member} を修正してください。',
    'Add the attribute url or {member}.': '属性 url か {member} を追加してください。',
    'Keep at most {most} values.': '値を{most}個までに減らしてください。',
    'Remove the character.': '文字を削除してください。',
    'Write an object.': 'オブジェクトを書いてください。',
    'Remove the member {member:quote}.': 'メンバー {member:quote} を削除してください。',
    'Write {near} instead of {member}.': '{member} の代わりに {near} と書いてください。',
    'Write the date like {like}.': '日付を {like} のように書いてください。',
  },
}
