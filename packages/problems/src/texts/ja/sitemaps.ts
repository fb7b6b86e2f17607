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
      remedy:
        'URL を修正してください。メッセージに、URL Standard の検証エラーの名前が示されています。',
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
      summary: 'エントリーに、プロトコルではそこに書けない要素があり、読まれません。',
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
      remedy: 'メッセージに示された値を書いてください。',
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
      remedy: 'メッセージに示された名前空間を宣言してください。',
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
}
