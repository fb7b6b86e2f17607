import type { CatalogueText } from '../problem-texts.ts'
import { hosting } from './hosting.ts'
import { pageHeads } from './page-heads.ts'
import { pageLinks } from './page-links.ts'
import { pageSentences } from './page-sentences.ts'
import { siteUrls } from './site-urls.ts'

const IN_WORDS = { 'described in words': '文章で説明したもの' }
const TABLE = { 'a table of pages': 'ページの表' }

const RIGHT_FILE = '正しいファイルかを確かめてください。'

/** What is said of sites, and of files that are read or written. */
export const sites: CatalogueText = {
  title: 'サイトとファイル',
  described: {
    'a folder with sitemap.xml and sitemap.xml.gz':
      'sitemap.xml と sitemap.xml.gz があるフォルダー',
    'an index with two entries for one URL': '1つの URL のエントリーが2つあるインデックス',
    'an index with sitemaps on a.example and b.example':
      'a.example と b.example のサイトマップを挙げるインデックス',
    'an index from standard input': '標準入力から読むインデックス',
    'a robots.txt without permission to read it': '読み取り権限のない robots.txt',
    'two files with the defaultLang en and de': 'defaultLang が en と de の2つのファイル',
    'two databases, with "canonical":"seo" and "canonical":"safe"':
      '"canonical":"seo" と "canonical":"safe" の2つのデータベース',
    'two databases, both with "canonical":"seo"': 'どちらも "canonical":"seo" の2つのデータベース',
    '{"urls":[{"loc":"https://a.example/","lastmod":2024}]}, converted to CSV':
      '{"urls":[{"loc":"https://a.example/","lastmod":2024}]} を CSV に変換',
    '{"urls":[{"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z"}]}, converted to CSV':
      '{"urls":[{"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z"}]} を CSV に変換',
    'a file with mode 000': 'モードが000のファイル',
    'a file with mode 644': 'モードが644のファイル',
    'sitemap.xml/report.html, where sitemap.xml is a file':
      'sitemap.xml がファイルであるときの sitemap.xml/report.html',
    'a disk without free space': '空き容量のないディスク',
    'a disk with free space': '空き容量のあるディスク',
    '(a file of 0 bytes)': '（0バイトのファイル）',
    'urls.txt in UTF-16': 'UTF-16 の urls.txt',
    'the first half of sitemap.xml.gz': 'sitemap.xml.gz の前半',
    'the whole of sitemap.xml.gz': 'sitemap.xml.gz の全体',
    'sitemap.xml with the text "Not found"': '"Not found" という文字列だけの sitemap.xml',
    'sitemap.xml with <urlset>': '<urlset> のある sitemap.xml',
    'a list of 100 MiB': '100 MiB のリスト',
    'two lists of 50 MiB': '50 MiB のリスト2つ',
    'values nested 100 deep': '100段の入れ子になった値',
    'values nested 3 deep': '3段の入れ子になった値',
    'a group of 5,000 rows': '5,000行のグループ',
    'a group of 20 rows': '20行のグループ',
    '10 million pages with 32 MiB': '32 MiB で1,000万ページ',
    '10 million pages with 256 MiB': '256 MiB で1,000万ページ',
    'a page with a title of 70,000 characters': '70,000文字のタイトルのページ',
    'a page with a title of 60 characters': '60文字のタイトルのページ',
    'a symbolic link in the folder of the site': 'サイトのフォルダーの中のシンボリックリンク',
  },
  entries: {
    'x-default-unused': {
      summary: '`x-default` に指定された言語のページがありません。',
      explanation:
        'この言語のページがないため、どのページにも `x-default` のリンクができず、オプションに効果がありません。`en` を `eng` と書くなど、言語が間違って書かれているのかもしれません。',
      remedy: 'ページにある言語の1つを指定してください。',
      given: { 'xDefaultLang: de': 'xDefaultLang: de' },
    },
    'pages-merged': {
      summary: '正規形では、いくつかの URL が1つのページになります。',
      explanation:
        'これらの URL は、末尾スラッシュ、クエリ、フラグメントのいずれかが異なります。選択した正規形がその違いを除去するため、公開されるのは最初のページだけです。フラグメントは検索エンジンが無視するので、残す形でなければ除去します。',
      remedy:
        '別のページであれば、違いを残す正規形を選択してください。そうでなければ、エントリーを1つだけ残してください。',
      notFixed: 'URL が別のページに通じるかどうかを知っているのは、サイトだけです。',
      given: { 'removeQuery: true': 'removeQuery: true' },
    },
    'entry-not-merged': {
      summary: '除外されるエントリーに、そのページの最初のエントリーにはないものがあります。',
      explanation:
        'サイトマップには、各ページを一度だけ、最初のエントリーのとおりに書き出します。動画のサイトマップと日時のサイトマップのように、いくつかのサイトマップから作ったデータベースには、互いに補い合うエントリーがあり、最初のもの以外だけにあるものは公開されません。',
      remedy:
        'ページのすべてのエントリーの内容を最初のエントリーにまとめ、ほかを削除してください。',
      notFixed: 'エントリーが同じページについてのものかどうかを知っているのは、サイトだけです。',
    },
    'urls-changed': {
      summary: '正規形で、URL が表記のほかにも変わります。',
      explanation:
        'ほとんどのサーバーは URL の一方の形に応答し、もう一方からはリダイレクトします。クエリでページを選ぶサーバーも多くあります。検索エンジンがサイトマップに求めるのは、リダイレクトではなくページの URL です。フラグメントは検索エンジンが無視するのですべての URL から除去し、1個でも報告します。ほかの変更は、20個に1個を超える URL が変わる場合に報告します。',
      remedy:
        'サーバーがデータベースの形に応答するのであれば、正規形 `safe` を選択してください。そうでなければ、データベースを修正してください。フラグメントは、どちらの場合も除去してください。',
      notFixed: 'どちらの形に応答するかを知っているのは、サーバーだけです。',
      given: { 'trailingSlash: never': 'trailingSlash: never' },
    },
    'trailing-slash-unusual': {
      summary:
        'ほかのほぼすべての URL と異なり、この URL だけがスラッシュで終わっているか、終わっていません。',
      explanation:
        'ほとんどのサーバーは、使わない形からリダイレクトします。検索エンジンが求めるのは、ページそのものの URL です。URL が20個以上あり、ほかと異なるものが20個に1個以下で、同じフォルダーの中でも6個に1個以下の場合に報告します。`/feed.xml` のようなファイル名、ルート、`/de/` のような言語のルートは数えません。スラッシュで終わる URL は、フォルダーかもしれないもの、つまり下にページがあるものとルートにあるものは報告しません。',
      remedy: 'サーバーがリダイレクトせずに応答する URL を書いてください。',
      notFixed: 'どちらの形に応答するかを知っているのは、サーバーだけです。',
    },
    'future-lastmod': {
      summary: 'サイトマップに、現在から1日を超えて先の日時があります。',
      explanation:
        'ページが未来に変わったということはありえません。検索エンジンは、このようなサイトの日時をすべて無視することがあります。時計が狂っているか、変更の予定日が書かれていることがよくあります。',
      remedy: '最後に変更した日時を書いてください。',
    },
    'placeholder-lastmod': {
      summary: '日付が、日付がないことを表す値です。',
      explanation:
        '日付を持たないプログラムは、Unix の時刻0である `1970-01-01` や、Go や .NET の空の日付である `0001-01-01` を書くことがよくあります。その日に変わったページはなく、検索エンジンは、このようなサイトの日時をすべて無視することがあります。日付はそのまま書き出されます。',
      remedy: '最後に変更した日時を書くか、日付を書かないでください。',
      notFixed: 'ページがいつ変わったのかを知っているのは、サイトだけです。',
    },
    'other-xml': {
      summary:
        'フォルダーに、フィードなどの、サイトマップではない XML ファイルがあり、読み飛ばしました。',
      explanation:
        'フォルダーの中では、ルート要素が `urlset` または `sitemapindex` のファイルだけをサイトマップとみなします。ほかのファイルの URL は検査していません。RSS や Atom のフィードは、直接指定されたか、インデックスや robots.txt に書かれている場合に検査します。',
      remedy:
        'サイトマップであれば、ルート要素を修正してください。検索エンジンに送信するフィードであれば、そのファイルを指定してください。',
      given: { 'a file of a folder': 'フォルダーの中のファイル' },
    },
    'packed-copy': {
      summary:
        'フォルダーにサイトマップが、圧縮していないものと圧縮したものの両方あり、圧縮したファイルを読み飛ばしました。',
      explanation:
        '`gzip_static` を使う nginx のように、両方の形のファイルを必要とするサーバーがあります。検査したのは、圧縮していないファイルだけです。圧縮したファイルの方が古いと、検索エンジンは、検査したものとは別のページを読むことがあります。',
      remedy:
        '両方を同時に生成しているのであれば、何もする必要はありません。圧縮したファイルを検査するには、そのファイルを指定してください。',
      given: IN_WORDS,
    },
    'sitemap-repeated': {
      summary: 'インデックスに同じサイトマップが2回載っています。',
      explanation:
        'サイトマップは一度だけ読みます。2つ目のエントリーは、別のファイルのつもりかもしれません。その場合は、そのファイルのページが欠けています。',
      remedy: 'エントリーの一方を削除するか、URL を修正してください。',
      given: IN_WORDS,
    },
    'sitemap-elsewhere': {
      summary: 'インデックスに、複数のサイトのサイトマップが載っています。',
      explanation:
        'サイトマップのスキーム、ホスト、ポートは、インデックスと同じでなければなりません。検索エンジンはほかのサイトマップを読まないため、そのページはこのインデックスからは見つかりません。',
      remedy: 'サイトごとにインデックスを作ってください。',
      given: IN_WORDS,
    },
    'page-elsewhere': {
      summary: 'サイトマップに、スキーム、ホスト、ポートの異なるページが載っています。',
      explanation:
        '検索エンジンが別のサイトのページを受け付けるのは、そのサイトの robots.txt にこのサイトマップが書かれている場合だけです。それ以外のページは除外されます。`http:` と `https:` や、`www.` のある名前とない名前が混在していることがよくあります。',
      remedy:
        'サイトごとにサイトマップを作るか、それぞれのサイトの robots.txt にこのサイトマップを書いてください。',
    },
    'sitemap-not-read': {
      summary: 'インデックスまたは robots.txt に載っているサイトマップを検査していません。',
      explanation:
        'インデックスや robots.txt をストリームから読んだため、サイトマップを探すフォルダーがありません。または、どのホストにあってもよい robots.txt のサイトマップが、そのフォルダーにありません。検査したのは、リストそのものだけです。',
      remedy:
        'インデックスや robots.txt を、公開するフォルダーの中のファイルとして渡してください。',
      given: IN_WORDS,
    },
    'robots-without-sitemap': {
      summary: 'robots.txt にサイトマップが書かれていません。',
      explanation:
        'どのクローラーも robots.txt を読み、その Sitemap の行からサイトマップを見つけます。この行がないと、検索エンジンごとにサイトマップを送信しなければなりません。',
      remedy:
        '`Sitemap:` と URL の行を追加してください。`waymark sitemap --robots robots.txt` で追加できます。',
      given: { 'a robots.txt': 'robots.txt' },
    },
    'robots-not-read': {
      summary: 'サイトマップと同じフォルダーにある robots.txt を読めません。',
      explanation:
        'サイトマップのフォルダーにある robots.txt の規則は、そのどのページを検索エンジンが読んでよいかを決めます。このファイルを読めないため、それを検査していません。このまま公開されていれば、クローラーも読めないかもしれません。',
      remedy: 'ファイルまたはそのアクセス権を修正して、もう一度検査してください。',
      given: IN_WORDS,
    },
    'row-length': {
      summary: '表の行のフィールドの数がヘッダーと異なるため、その行を除きました。',
      explanation:
        'どのフィールドがどの列のものか分かりません。コンマのある URL が引用符で囲まれていないことがよくあります。',
      remedy:
        '行のフィールドの数をヘッダーに合わせ、区切り文字のあるフィールドは引用符で囲んでください。',
      notFixed:
        'どのフィールドが足りないのか、どのコンマが区切りではないのか、知る方法がありません。',
      given: TABLE,
    },
    'group-repeated': {
      summary: '同じグループの行が連続していません。',
      explanation:
        'どのような大きさの表でも限られたメモリーで読めるように、連続する行だけを翻訳として結び付けます。',
      remedy: '表を group の列で並べ替えてください。',
      notFixed:
        '1つのグループの行なのかもしれませんし、2つのグループが誤って同じ名前なのかもしれません。',
      given: TABLE,
    },
    'group-without-lang': {
      summary: 'グループのページに言語がありません。',
      explanation:
        '翻訳へのリンクには言語が必要であるため、ほかのページからこのページへのリンクができません。',
      remedy: 'lang の列にページの言語を書いてください。',
      notFixed: '表には、ページの言語が書かれていません。',
      given: TABLE,
    },
    'default-lang-differs': {
      summary: 'データベースのファイルのデフォルトの言語が異なるため、最初のものを使います。',
      explanation:
        '複数のファイルは、1つのサイトの1つのデータベースとして読まれます。サイトの主な言語は1つです。',
      remedy: 'すべてのファイルの defaultLang を同じにするか、サイトを1つずつ作成してください。',
      notFixed: 'どれが主な言語かを知っているのは、サイトだけです。',
      given: IN_WORDS,
    },
    'not-convertible': {
      summary: 'データベースに、変換先の形式では表せないものがあるため、それを除きました。',
      explanation:
        '表の URL、言語、日時の列には文字列を書くため、そこにある数値やリストは書き出せません。また、表に行以外のメンバーはありません。データベースのほかの部分は、すべて変換しました。',
      remedy: '値を修正するか、すべてを表せる JSON に変換してください。',
      given: IN_WORDS,
    },
    'crawl-status': {
      summary: 'クロールの結果の行のステータスが200ではないため、その行を載せません。',
      explanation:
        'その URL でサーバーがリダイレクトするか、ページがないか、クローラーが要求したときにエラーがありました。サイトマップには、サーバーが200で応答するページだけを載せます。クローラーが書き出した表とは、`Status Code`、`HTTP Status Code`、`Indexability`、`Indexable Status`、`Is indexable page` のいずれかの列があり、URL の列が `Address` か `URL` であるものです。ステータスとして扱うのは、100から599までの数値だけです。',
      remedy:
        '載せるべきページであれば、サーバーが200で応答するようにして、クロールし直してください。',
      notFixed: '行に間違いはありません。応答を変えられるのは、サーバーだけです。',
      given: TABLE,
    },
    'crawl-not-html': {
      summary:
        'クロールの結果の行が、画像やスタイルシートなど、HTML ではないファイルのものであるため、その行を載せません。',
      explanation:
        'クローラーは、取得したものをすべて書き出します。`Content Type` の列の MIME タイプが、`text/html` でも `application/xhtml+xml` でもありません。',
      remedy:
        'PDF のように、ファイルそのものを載せるべきであれば、その `Content Type` を空にしてください。',
      notFixed: '行に間違いはありません。ページではないだけです。',
      given: TABLE,
    },
    'crawl-canonical': {
      summary: 'クロールの結果の行の正規 URL が別の URL であるため、その行を載せません。',
      explanation:
        'ページが、`Canonical Link Element 1`、`HTTP Canonical 1`、`Canonical URL` のいずれかの列で、代わりに表示すべき別の URL を示しています。サイトマップには正規 URL を載せます。1つの URL の書き方の違いと、フラグメントは区別しません。',
      remedy: '載せるべきページであれば、その URL を正規 URL にして、クロールし直してください。',
      notFixed: '行に間違いはありません。正規 URL を変えられるのは、ページだけです。',
      given: TABLE,
    },
    'crawl-not-indexable': {
      summary: 'クロールの結果の行のページがインデックスに登録できないため、その行を載せません。',
      explanation:
        'ページを検索結果から除く `noindex` や robots.txt の規則をクローラーが見つけたか、応答がありませんでした。`Indexability` の列が `Non-Indexable` であるか、`Indexable Status` か `Is indexable page` の列が `Not Indexable`、`No`、`false` のような値です。',
      remedy:
        '載せるべきページであれば、検索結果から除く原因をなくして、クロールし直してください。',
      notFixed: '行に間違いはありません。登録できるようにできるのは、サイトだけです。',
      given: TABLE,
    },
    ...siteUrls.entries,
    ...pageHeads.entries,
    ...pageLinks.entries,
    'file-not-found': {
      summary: 'このパスに、ファイルもフォルダーもありません。',
      explanation:
        'パスが間違って書かれているか、相対パスであるのに、プログラムが別のフォルダーで起動されています。何も読み込んでいません。',
      remedy: 'パスと、どのフォルダーを基準とするかを確かめてください。',
      given: IN_WORDS,
    },
    'file-permission-denied': {
      summary: 'このファイルやフォルダーの読み書きを、システムが許可していません。',
      explanation:
        'ファイルの所有者が別のユーザーか、モードがこのユーザーに許可を与えていません。コンテナーのジョブは、ファイルを作ったユーザーとは別のユーザーで動いていることがよくあります。',
      remedy: 'ファイルの権限を変更するか、別の場所を選んでください。',
      given: IN_WORDS,
    },
    'file-is-directory': {
      summary: 'ファイルを指定する場所に、フォルダーのパスがあります。',
      explanation:
        'パスの最後の部分が抜けているか、出力ファイルと同じ名前のフォルダーがすでにあります。フォルダーをファイルで置き換えることは決してありません。',
      remedy: 'ファイルのパスを指定してください。',
      given: IN_WORDS,
    },
    'file-path-invalid': {
      summary: 'パスが、ここで使えるファイルにつながりません。',
      explanation:
        'パスの途中のフォルダーであるべき部分がファイルか、シンボリックリンクが循環しているか、名前がファイルシステムの上限より長いか、パスが、プログラムのすでに開いているファイルを指しています。',
      remedy: 'パスの各部分を確かめるか、別の場所を選んでください。',
      given: IN_WORDS,
    },
    'file-system-error': {
      summary: '読み書きの間に、システムがエラーを返しました。',
      explanation:
        'ディスクがいっぱいか、ファイルシステムが読み取り専用か、開いているファイルが多すぎるか、別のエラーです。エラーの名前はメッセージに示されています。出力ファイルは、全体が書き出されるか、まったく書き出されないかのどちらかなので、前回の実行のファイルは変わっていません。',
      remedy: '原因をなくしてやり直すか、別の場所を選んでください。',
      given: IN_WORDS,
    },
    'file-read-twice': {
      summary: '標準入力が2回指定されています。',
      explanation:
        '標準入力はストリームで、読んだものは残りません。2回目の読み取りでは、何も得られません。',
      remedy: '標準入力の `-` は、一度だけ指定してください。',
      given: IN_WORDS,
    },
    'file-empty': {
      summary: 'ファイルに内容がありません。',
      explanation:
        'ファイルを書き出すプログラムが失敗したか止められたか、パイプに何も流れてきませんでした。空の結果はページのないサイトに見えるため、空のファイルは拒否されます。',
      remedy: 'ファイルを書き出すプログラムをもう一度実行し、そのエラーを確かめてください。',
      given: IN_WORDS,
    },
    'file-binary': {
      summary:
        'ファイルがテキストではありません。先頭に NUL バイト（0x00）があり、UTF-8 でもありません。',
      explanation:
        'データベース、サイトマップ、URL のリストはテキストです。画像、gzip 以外のアーカイブ、別のプログラムのデータベースファイルは読めません。UTF-8 のファイルでは、0は制御文字で、それがある行で判定します。',
      remedy: '圧縮していないか、gzip または zstd で圧縮したテキストファイルを指定してください。',
      given: IN_WORDS,
    },
    'file-encoding-unsupported': {
      summary: 'テキストが UTF-8 ではありません。',
      explanation:
        'URL、JSON、サイトマップは UTF-8 として読まれます。Windows のプログラムが使う UTF-16 などの別のエンコーディングでは、ASCII 以外の文字が別の文字になり、URL も変わってしまいます。',
      remedy: 'ファイルを UTF-8 で保存するか、UTF-8 に変換してください。',
      given: IN_WORDS,
    },
    'file-line-endings': {
      summary: '改行が CR だけです。',
      explanation:
        '古い Mac のプログラムが使っていた改行です。ほかのプログラムにとって、ファイルは1つの長い行で、URL ではありません。',
      remedy: 'ファイルを LF の改行で保存してください。',
    },
    'file-compression-damaged': {
      summary: '圧縮データが途中で終わっているか、壊れています。',
      explanation:
        'ダウンロードやアップロードが途中で切れたか、ファイルがテキストとして転送され、バイトが変わりました。知らないうちにページが欠けることのないように、展開できた部分も使いません。',
      remedy: 'ファイルをコピーし直すか、圧縮し直してください。',
      given: IN_WORDS,
    },
    'file-compression-unsupported': {
      summary: 'ファイルが zstd で圧縮されていますが、このバージョンの Node では読めません。',
      explanation:
        'Node が zstd を読めるのは、バージョン22.15以降です。バージョン23では23.8以降です。',
      remedy: 'ファイルを展開するか、gzip で圧縮するか、新しいバージョンの Node を使ってください。',
      given: IN_WORDS,
    },
    'file-kind-unknown': {
      summary: '内容が、検査できる種類のものではありません。',
      explanation:
        'データベースは `{`、XML のサイトマップは `<`、テキストのサイトマップは `http:` または `https:` で始まります。ファイルがほかのもので始まっているか、内容が、名前やインデックスの示すものと異なります。サーバーが、サイトマップの名前でエラーページを返すことがよくあります。',
      remedy: 'ファイルの先頭を確かめ、ファイルまたはその名前を修正してください。',
      given: IN_WORDS,
    },
    'file-incomplete': {
      summary: 'サイトマップを最後まで読めませんでした。',
      explanation:
        '位置とともに報告されたエラーのために、読み取りを中止しました。それより後のページは検査しておらず、検索エンジンも見つけられません。',
      remedy: '読み取りを中止させたエラーを修正し、もう一度検査してください。',
    },
    'folder-without-sitemaps': {
      summary: 'フォルダーにサイトマップがありません。',
      explanation:
        '`.xml` や `.xml.gz` で終わる名前のファイルがないか、どのファイルのルート要素も `urlset` や `sitemapindex` ではありません。公開するフォルダーではないのかもしれません。',
      remedy: 'サイトマップのあるフォルダーか、そのファイルを指定してください。',
      given: IN_WORDS,
    },
    'folder-without-pages': {
      summary: 'フォルダーにページがありません。',
      explanation:
        'フォルダーとその下に、`.html`、`.htm`、`.xhtml` で終わる名前のファイルがありません。サイトがまだビルドされていないか、ビルド先のフォルダーではありません。',
      remedy: 'サイトをビルドし、公開するフォルダーを指定してください。',
      given: IN_WORDS,
    },
    'crawl-of-other-site': {
      summary: 'クロールの結果に、サイトの URL がありません。',
      explanation:
        'クローラーの結果とフォルダーのページは、URL で照合します。クローラーがプレビューなどの別のホストを調べたか、フォルダーの公開先の URL が推定と違います。このファイルからは何も使っていません。',
      remedy: 'フォルダーの公開先のサイトをクロールするか、その URL を指定してください。',
      given: IN_WORDS,
    },
    'database-with-others': {
      summary: 'データベースがサイトマップと一緒に指定されています。',
      explanation:
        '複数のファイルは1つのサイトとして検査します。指定できるのは、サイトのサイトマップか、その URL ソースデータベースのファイルの、どちらか一方です。サイトマップがデータベースと一致するかどうかは検査しません。',
      remedy: 'データベースとサイトマップを別々に検査してください。',
      given: IN_WORDS,
    },
    'canonical-unusable': {
      summary: 'データベースが選択する正規形を使えません。',
      explanation:
        'メンバー `canonical` は、どの形で URL を比較し公開するかを決めます。そのため、最初のページを読み込む前にわかっていて、一緒に読み込むものすべてで同じでなければなりません。`urls` の後にあるとき、別のデータベースが別の正規形を選択するとき（何も選択しなければ `safe`）、または値が誤っているときは、何も公開しません。正規形全体を選択するオプションがあれば、そちらを使います。',
      remedy:
        '`canonical` を `urls` の前に、どのデータベースにも同じ値で書くか、オプションで正規形を選択してください。',
      given: IN_WORDS,
    },
    'fix-needs-database': {
      summary: 'URL ソースデータベースではないファイルは修正できません。',
      explanation:
        'サイトマップはプログラムが作るため、修正しても、次の実行の後には同じ問題が戻ってきます。修正するのは、サイトマップの元になるデータベースだけです。',
      remedy: 'データベースを指定するか、サイトマップを書き出すプログラムを修正してください。',
      given: IN_WORDS,
    },
    'json-invalid': {
      summary: 'ファイルが有効な JSON ではありません。',
      explanation:
        '示された位置に、最初の誤った文字があります。よくある原因は、最後のメンバーの後のコンマ、単一引用符、コメント、ファイルが途中で切れていることです。それより後は読み込んでいません。',
      remedy: 'この位置の JSON を修正してください。',
    },
    'yaml-invalid': {
      summary: 'ファイルが有効な YAML ではありません。',
      explanation:
        '示された位置に、最初のエラーがあります。よくある原因は、字下げのタブ、メンバーの字下げの不ぞろい、引用符のない値の中のコロンと空白、アンカーのないエイリアス、`---` の後の2つ目の文書です。',
      remedy: 'この位置の YAML を修正してください。',
    },
    'list-too-large': {
      summary: 'リストが、全体として検査できる大きさを超えています。',
      explanation:
        'リソース URI のリストは、一貫しているかどうかを検査するため、全体をメモリーに置きます。上限は 64 MiB です。その大きさのリストは、たいていはログか、別の種類のデータを書き出したものです。',
      remedy: `リストを分割するか、${RIGHT_FILE}`,
      given: IN_WORDS,
    },
    'json-too-large': {
      summary: 'JSON の値が、想定される大きさか入れ子の深さを超えています。',
      explanation:
        '上限は、文字列が 1 MiB、エントリーが 64 MiB、値の入れ子が64段です。この上限は、URL のデータベースではないファイルでもメモリーを使いすぎないためのものです。',
      remedy: RIGHT_FILE,
      given: IN_WORDS,
    },
    'csv-invalid': {
      summary: '表の引用符が誤っています。',
      explanation:
        '区切り文字、改行、引用符のあるフィールドは引用符で囲み、中の引用符は2つ続けて書きます。引用符が誤っているとフィールドの終わりが分からないため、表の残りは読み込んでいません。',
      remedy: 'この位置のフィールドの引用符を修正してください。',
      given: TABLE,
    },
    'csv-header-invalid': {
      summary: '表の最初の行の、列の名前が正しくありません。',
      explanation:
        '最初の行は列の名前です。列 `url` は必須で、同じ列は2つ書けません。クローラーが書き出した表には、`Address` か `URL` の列と、`Status Code` などの列があります。これらの名前がないと、どのフィールドが URL なのか分からないため、何も読み込んでいません。',
      remedy: '表の最初の行を、`group,lang,url,lastmod` のように修正してください。',
      given: TABLE,
    },
    'csv-too-large': {
      summary: '表の行またはグループが、想定される大きさを超えています。',
      explanation:
        '上限は、行が 64 MiB、グループが1,000行です。グループの各ページには、ほかのすべてのページへのリンクができるためです。それより長い行には、たいてい閉じていない引用符があります。それより大きいグループは、たいてい1つのページの翻訳ではなく、ページの分類です。',
      remedy: '引用符を閉じ、ページとその翻訳ごとに1つのグループにしてください。',
      given: IN_WORDS,
    },
    'memory-limit-exceeded': {
      summary: '検査用の表が、許されたメモリーに収まりません。',
      explanation:
        'メモリーがいっぱいになると、表の大部分は一時ファイルに移ります。メモリーに残さなければならないのは、異なる URL ごとに5バイトから14バイト、異なる `hreflang` の値ごとに約1,000バイトです。読んだ量の2倍でも足りる上限が、メッセージに示されています。',
      remedy:
        '{memory:option} で使えるメモリーを増やすか、`hreflang` の値が何千種類もあれば修正してください。',
      given: IN_WORDS,
    },
    'split-impossible': {
      summary: 'この列では、ページをファイルに分けられません。',
      explanation:
        '列の値ごとに1つのサイトマップを作るため、ページのその列には1,000文字までの文字列か数値が必要で、異なる値は10,000種類までです。それを超えるのは、たいていはタイトルのように、ページごとに異なる内容の列です。値のあるページが1つもないときは、列の名前が誤っている可能性があります。',
      remedy: '`lang` やサイトのセクションのように、短い値が少数だけある列で分けてください。',
      given: IN_WORDS,
    },
    'table-store-missing': {
      summary: 'オプション `memory` が指定されていますが、収まらないものを置く場所がありません。',
      explanation:
        '置く場所は一時ファイルで、Node が必要であるため、メインのエントリーポイントには含まれていません。`writeSite` と `diskFiles` は、指定しなくても一時ファイルを使います。',
      remedy:
        '`buildSite` のオプション `createStore` に、`@waymark/site/node` の `createTableStore` を渡してください。`checkSite` では、ファイルのメンバーです。',
      given: IN_WORDS,
    },
  },
  sentences: {
    ...siteUrls.sentences,
    ...pageSentences,
    ...hosting.sentences,
    '{url:quote} redirects (status {status:digits}).':
      '{url:quote} はリダイレクトします（ステータス {status:digits}）。',
    '{url:quote} has the status {status:digits}.':
      '{url:quote} のステータスは {status:digits} です。',
    '{url:quote} is not HTML, but {type}.': '{url:quote} は HTML ではなく、{type} です。',
    '{url:quote} has another canonical URL, {canonical:quote}.':
      '{url:quote} の正規 URL は、別の URL {canonical:quote} です。',
    '{url:quote} is not indexable.': '{url:quote} はインデックスに登録できません。',
    '{url:quote} is not indexable: {reason}.':
      '{url:quote} はインデックスに登録できません: {reason}。',
    'This entry repeats a page and is left out. In the first entry, these are different or missing: {members}.':
      'ページが重複するため、このエントリーは除外されます。最初のエントリーで、値が異なるかないもの: {members}。',
    '{date:quote} is in the future.': '{date:quote} は未来の日時です。',
    '{date:quote} stands for a missing date.': '{date:quote} は、日付がないことを表します。',
    '{url:quote} and {earlier:quote} become one page, {canonical:quote}.':
      '{url:quote} と {earlier:quote} は1つのページ {canonical:quote} になります。',
    '{changed} of {urls} {urls|URL|URLs} {changed|gets|get} a trailing slash.':
      '{urls}個の URL のうち{changed}個の末尾にスラッシュが追加されます。',
    '{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} trailing slash.':
      '{urls}個の URL のうち{changed}個から末尾スラッシュが除去されます。',
    '{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} query.':
      '{urls}個の URL のうち{changed}個からクエリが除去されます。',
    '{changed} of {urls} {urls|URL|URLs} {changed|loses its|lose their} fragment.':
      '{urls}個の URL のうち{changed}個からフラグメントが除去されます。',
    'The URLs of {changed} of {urls} {urls|alternate|alternates} get a trailing slash.':
      '{urls}個の代替ページのうち{changed}個の URL の末尾にスラッシュが追加されます。',
    'The URLs of {changed} of {urls} {urls|alternate|alternates} lose their trailing slash.':
      '{urls}個の代替ページのうち{changed}個の URL から末尾スラッシュが除去されます。',
    'The URLs of {changed} of {urls} {urls|alternate|alternates} lose their query.':
      '{urls}個の代替ページのうち{changed}個の URL からクエリが除去されます。',
    'The URLs of {changed} of {urls} {urls|alternate|alternates} lose their fragment.':
      '{urls}個の代替ページのうち{changed}個の URL からフラグメントが除去されます。',
    'Remove the fragments. The URLs of pages must differ in more than the fragment.':
      'フラグメントを除去してください。ページの URL は、フラグメント以外の部分が異なる必要があります。',
    '{loc:quote} ends in a slash, and {same} of the {urls} URLs of the site do not.':
      '{loc:quote} はスラッシュで終わっていますが、サイトの URL {urls}個のうち{same}個は終わっていません。',
    '{loc:quote} does not end in a slash, and {same} of the {urls} URLs of the site do.':
      '{loc:quote} はスラッシュで終わっていませんが、サイトの URL {urls}個のうち{same}個は終わっています。',
    '{n} {n|URL is|URLs are} not on {site}, the site of the first one.':
      '{n}個の URL が、最初の URL のサイト {site} にありません。',
    'The default language is {lang:quote}, but {other} has {used:quote}, which is used.':
      'デフォルトの言語は {lang:quote} ですが、{other} では {used:quote} で、そちらを使います。',
    'its members are {known,list}': 'そのメンバーは {known,list} です',
    'perhaps {suggestion} is meant': '{suggestion} のことかもしれません',
    'the columns are {known,list}': '列は {known,list} です',
    '{statement:phrase}; {hint:phrase}.': '{statement:phrase}。{hint:phrase}。',
    '{statement:phrase} ({times} times); {hint:phrase}.':
      '{statement:phrase}（{times}回）。{hint:phrase}。',
    '{member:quote80} is not a member of a database':
      'データベースに {member:quote80} というメンバーはありません',
    '{member:quote80} is not a member of an entry':
      'エントリーに {member:quote80} というメンバーはありません',
    '{member:quote80} is not a member of an alternate':
      '代替ページに {member:quote80} というメンバーはありません',
    'There are more than {most} unknown names of members; this one and later ones are not listed.':
      '形式にない名前が{most}個を超えました。これより後のものは報告しません。',
    'The file has no pages.': 'ファイルにページがありません。',
    'The database has no list of pages.': 'データベースにページのリストがありません。',
    'The list of pages is empty.': 'ページのリストが空です。',
    'Columns that are not those of a database are not read: {ignored,list}.':
      'データベースの列ではないため、次の列は読み込まれません。{ignored,list}',
    '{column:quote80} is not a column of a database':
      'データベースに {column:quote80} という列はありません',
    'The row has {fields} {fields|field|fields}, and the header has {columns}.':
      '行のフィールドは{fields}個ですが、ヘッダーは{columns}個です。',
    'Earlier rows of the group {group:quote80} are not directly before this row, so they are not linked to it.':
      'グループ {group:quote80} の行が前にありますが、この行の直前ではないため、結び付けられません。',
    'The row has a group but no lang, so the other pages have no link to it.':
      '行に group はありますが lang がないため、ほかのページからのリンクができません。',
    'No page and no link is in {lang:quote}, so nothing is repeated as x-default.':
      '{lang:quote} のページもリンクもないため、x-default のリンクはできません。',
    'The page is not on {site}, the site of the first page.':
      'ページが、最初のページのサイト {site} にありません。',
    'The robots.txt next to the sitemaps cannot be read, so its rules were not checked. {reason:phrase}':
      'サイトマップと同じフォルダーにある robots.txt を読めないため、その規則を検査していません。{reason:phrase}',
    'The robots.txt names no sitemap.': 'robots.txt にサイトマップが書かれていません。',
    'There is no folder in which to find the sitemap.':
      'サイトマップを探すフォルダーがありません。',
    'The sitemap is not in the folder {folder} or below it.':
      'サイトマップが、フォルダー {folder} とその下にありません。',
    'The file has no urlset or sitemapindex element. {reason:phrase}':
      'ファイルに要素 urlset も sitemapindex もありません。{reason:phrase}',
    'The index lists {n} {n|sitemap|sitemaps}, but there is no folder in which to find them.':
      'インデックスにサイトマップが{n}件載っていますが、それを探すフォルダーがありません。',
    'The index lists this sitemap more than once.':
      'インデックスに、このサイトマップが2回以上載っています。',
    'The sitemap is on {own}, but the first one is on {site}.':
      'サイトマップは {own} にありますが、最初のサイトマップは {site} にあります。',
    'The file with this name is the index itself.': 'この名前のファイルは、インデックス自身です。',
    'The file with this name, {path}, belongs to another URL of the index.':
      'この名前のファイル {path} は、インデックスの別の URL のものです。',
    'The index lists another index, which search engines do not follow.':
      'インデックスに別のインデックスが載っています。検索エンジンはそれをたどりません。',
    'The index lists a file that is not a sitemap.':
      'インデックスに、サイトマップではないファイルが載っています。',
    'The file is treated as a compressed copy of {original}, which is read instead.':
      'ファイルを {original} の圧縮コピーとみなし、代わりに {original} を読みます。',
    'The entry has text of more than 1 MiB': 'エントリーに 1 MiB を超える文字列があります',
    'The first entry has no loc and has members of a database':
      '最初のエントリーに loc がなく、データベースのメンバーがあります',
    'The entry has a number that is too large': 'エントリーに大きすぎる数値があります',
    'The entry is nested too deeply': 'エントリーの入れ子が深すぎます',
    'The entry is larger than 64 MiB': 'エントリーが 64 MiB を超えています',
    'The entry is {kind:phrase}': 'エントリーの値: {kind:phrase}',
    'The {member} is {kind:phrase}': '{member} の値: {kind:phrase}',
    null: 'null',
    'a boolean': '真偽値',
    '{what:phrase}, so it cannot be written in {form}.': '{what:phrase}。{form} では表せません。',
    'The member {member:quote80} already has another value, which is written instead.':
      'メンバー {member:quote80} には前に別の値があり、そちらを書き出します。',
    'The member {member:quote80} cannot be written in {form}.':
      'メンバー {member:quote80} は {form} では表せません。',
    'The member {member:quote80} has a number that is too large.':
      'メンバー {member:quote80} に大きすぎる数値があります。',
    'The member {member:quote80} is nested too deeply.':
      'メンバー {member:quote80} の入れ子が深すぎます。',
    'The member {member:quote80} cannot be written in NDJSON, where members come before urls, together with version, generated, defaultLang or canonical.':
      'メンバー {member:quote80} は NDJSON では表せません。NDJSON のメンバーは、version、generated、defaultLang、canonical のいずれかとともに、urls より前に書きます。',
    'Correct the file at this place.': 'この位置のファイルを修正してください。',
    'Permission denied.': '許可がありません。',
    'Change its permissions or choose another place.':
      '権限を変更するか、別の場所を選んでください。',
    'No such file or folder.': 'このファイルもフォルダーもありません。',
    'Check the path.': 'パスを確かめてください。',
    'It is a directory, not a file.': 'パスの先がファイルではなく、フォルダーです。',
    'Name a file in it.': 'その中のファイルを指定してください。',
    'A part of the path is a file, not a folder.': 'パスの一部が、フォルダーではなくファイルです。',
    'It already exists and is not a folder.': 'すでにあり、フォルダーではありません。',
    'Choose another place.': '別の場所を選んでください。',
    'Its symbolic links form a circle.': 'シンボリックリンクが循環しています。',
    'The name is too long.': '名前が長すぎます。',
    'Choose a shorter one.': 'もっと短い名前を選んでください。',
    'The disk is full.': 'ディスクがいっぱいです。',
    'Make room and try again.': '空き容量を増やしてやり直してください。',
    'The file system is read-only.': 'ファイルシステムが読み取り専用です。',
    'Too many open files.': '開いているファイルが多すぎます。',
    'Close some, or raise the limit.': 'いくつか閉じるか、上限を引き上げてください。',
    'The system says {error}.': 'システムがエラー {error} を返しました。',
    'Try again, or choose another place.': 'やり直すか、別の場所を選んでください。',
    'a URL source database (JSON, NDJSON or CSV) or a sitemap (XML, or text with a URL on each line)':
      'URL ソースデータベース（JSON、NDJSON、CSV）、またはサイトマップ（XML、または1行に1つの URL を書いたテキスト）',
    'Give {expected:phrase}.': '次の内容にしてください: {expected:phrase}。',
    'The file is binary: byte {byte:digits} is zero.':
      'バイナリファイルです（{byte:digits}番目のバイトが0です）。',
    'Give {expected:phrase}, plain, gzip or zstd.':
      '次の内容にしてください（圧縮なし、gzip、zstd のいずれか）: {expected:phrase}。',
    'Its lines end in carriage returns alone, as on old Macs.':
      '古い Mac のように、改行が CR だけです。',
    "Save it with line feeds (tr '\\r' '\\n' makes them).":
      "LF の改行で保存してください（tr '\\r' '\\n' で変換できます）。",
    'The file is {encoding} text.': 'ファイルが {encoding} のテキストです。',
    'The file is not UTF-8.': 'ファイルが UTF-8 ではありません。',
    'Save it as UTF-8.': 'UTF-8 で保存してください。',
    'The file is not XML, although its name says so.':
      '名前は XML のものですが、ファイルが XML ではありません。',
    'Rename it, or correct the program that writes it.':
      '名前を変更するか、ファイルを書き出すプログラムを修正してください。',
    'The file is a template of a site generator, and not a sitemap.':
      'ファイルは、サイトマップではなく、サイトジェネレーターのテンプレートです。',
    'Use the file that the generator makes of it.':
      'ジェネレーターが書き出すファイルを指定してください。',
    'The file is not a sitemap, although an index lists it.':
      'インデックスに載っていますが、ファイルがサイトマップではありません。',
    'Correct the index or the file.': 'インデックスまたはファイルを修正してください。',
    'The file is neither XML nor JSON nor a table nor a list of URLs.':
      'ファイルが、XML、JSON、表、URL のリストのどれでもありません。',
    'The canonical form comes after the pages, which were read without it.':
      '正規形がページの後に書かれているため、ページは正規形なしで読み込まれました。',
    'Write canonical before urls.': 'canonical を urls の前に書いてください。',
    'The canonical form is not that of {other}, which was read before.':
      '正規形が、先に読み込んだ {other} と異なります。',
    'Write the same canonical in both, or choose the form with an option.':
      '両方に同じ canonical を書くか、オプションで正規形を選択してください。',
    'The file is a database, and a file before it is a sitemap.':
      'ファイルがデータベースですが、前のファイルはサイトマップです。',
    'The file is a sitemap, and a file before it is a database.':
      'ファイルがサイトマップですが、前のファイルはデータベースです。',
    'Check a database alone, or any number of sitemaps.':
      'データベースだけ、またはサイトマップだけをまとめて検査してください。',
    'Node {version} cannot write zstd.': 'Node {version} では zstd で書き出せません。',
    'Use gzip, or Node 22.15 or later.': 'gzip か、Node 22.15 以降を使ってください。',
    'There is no place for the output.': '出力先がありません。',
    'Name the output.': '出力先を指定してください。',
    'Name the file that it leads to.': 'リンク先のファイルを指定してください。',
    'It is not a regular file, so it cannot be replaced.':
      '通常のファイルではないため、置き換えられません。',
    'The file was changed while it was read.': 'ファイルが読み込み中に変更されました。',
    'Run the command again.': 'コマンドをもう一度実行してください。',
    'Remove the link, or choose another name.': 'リンクを削除するか、別の名前を選んでください。',
    'It is an older copy, which is not replaced.': '以前のコピーがあり、置き換えません。',
    'Move it, or choose another name.': '移動するか、別の名前を選んでください。',
    'It is a file, not a folder.': 'フォルダーではなく、ファイルです。',
    'Name the folder that is published.': '公開するフォルダーを指定してください。',
    'Another file has this place.': 'この場所は別のファイルが使います。',
    'Choose another name.': '別の名前を選んでください。',
    'It leads to an open file, which cannot be replaced.':
      '開いているファイルを指しているため、置き換えられません。',
    'Name another file.': '別のファイルを指定してください。',
    'Remove it, or choose another place.': '削除するか、別の場所を選んでください。',
    'It has already been read.': 'すでに読み込まれています。',
    'Name it (as -) only once.': '`-` は一度だけ指定してください。',
    'Name a file with {expected:phrase}.': '必要なファイルを指定してください: {expected:phrase}。',
    'Its zstd data ends too early.': 'zstd のデータが途中で終わっています。',
    'Its zstd data is damaged or ends too early.':
      'zstd のデータが壊れているか、途中で終わっています。',
    'Its gzip data ends too early.': 'gzip のデータが途中で終わっています。',
    'Its gzip data is damaged.': 'gzip のデータが壊れています。',
    'Copy the file again.': 'ファイルをコピーし直してください。',
    'The file is zstd, which Node {version} cannot read.':
      'ファイルが zstd で圧縮されていますが、Node {version} では読めません。',
    'Unpack it, or use Node 22.15 or later.': '展開するか、Node 22.15 以降を使ってください。',
    'The file is zstd, which browsers cannot read.':
      'ファイルが zstd で圧縮されていますが、ブラウザでは読めません。',
    'Unpack it, or compress it with gzip.': '展開するか、gzip で圧縮してください。',
    'The browser cannot read it: {error}.': 'ブラウザが読み取れません: {error}。',
    'Choose it again.': 'もう一度選んでください。',
    'It is a symbolic link, which is followed only if you name it.':
      'シンボリックリンクです。リンク先に書き込むのは、指定されたときだけです。',
    'The field begins with a quote that is not closed.':
      'フィールドを始める引用符が閉じていません。',
    'Close it, or write a quote inside a field as "".':
      '閉じるか、フィールドの中の引用符を "" と書いてください。',
    'The field has text after its closing quote.': 'フィールドの閉じ引用符の後に文字があります。',
    'Write a quote inside a field as "".': 'フィールドの中の引用符は "" と書いてください。',
    'The field has a quote, but does not begin with one.':
      'フィールドに引用符がありますが、引用符で始まっていません。',
    'Quote the whole field, and write the quote in it as "".':
      'フィールド全体を引用符で囲み、中の引用符を "" と書いてください。',
    'The row is larger than 64 MiB.': '行が 64 MiB を超えています。',
    'Check that its quotes are closed.': '引用符が閉じているかを確かめてください。',
    'Check that this is the right file.': '正しいファイルかを確かめてください。',
    'An entry is larger than 64 MiB.': 'エントリーが 64 MiB を超えています。',
    'A value is larger than 1 MiB.': '値が 1 MiB を超えています。',
    'Values are nested more than {most} levels deep.': '値の入れ子が{most}段を超えています。',
    'Flatten them.': '入れ子を浅くしてください。',
    'Invalid JSON: unexpected {found:phrase}.':
      '無効な JSON です。ここに書けないもの: {found:phrase}。',
    'Unexpected {found:phrase} after the end of the document.':
      '文書の終わりの後に書かれたもの: {found:phrase}。',
    'end of line': '行末',
    'end of line (is a quote missing?)': '行末（引用符が足りないのかもしれません）',
    space: '空白',
    '`\'` (JSON quotes with ")': '`\'`（JSON の引用符は " です）',
    '`/` (JSON has no comments)': '`/`（JSON にコメントはありません）',
    '`<` (XML? waymark validate checks sitemaps)':
      '`<`（XML であれば、waymark validate でサイトマップを検査できます）',
    'Invalid JSON: the file ends too early.': '無効な JSON です。ファイルが途中で終わっています。',
    'Check that it is complete.': '全体があるかを確かめてください。',
    'Invalid JSON: the line ends too early.': '無効な JSON です。行が途中で終わっています。',
    'Write each entry in one line.': 'エントリーはそれぞれ1行で書いてください。',
    'The member {member:quote80} appears twice.': 'メンバー {member:quote80} が2回書かれています。',
    'Keep one of them.': 'どちらか一方だけを残してください。',
    'The column {column} appears twice.': '列 {column} が2つあります。',
    'The header has no column url.': 'ヘッダーに列 url がありません。',
    'Write a first line such as {header}.': '最初の行を {header} のように書いてください。',
    'Rename {column:quote80} to url.': '{column:quote80} を url に変更してください。',
    'The group {group:quote80} has more than {most} rows.':
      'グループ {group:quote80} の行が{most}行を超えています。',
    'Give each page with its translations a group of its own.':
      'ページとその翻訳ごとに1つのグループにしてください。',
    'A value of {column:quote80} has more than {most} characters.':
      '{column:quote80} の値が{most}文字を超えています。',
    'The pages have more than {most} different values of {column:quote80}.':
      'ページの {column:quote80} の値が{most}種類を超えています。',
    'Two values of {column:quote80} have one name for their files: {value:quote80} and {other:quote80}.':
      '{column:quote80} の2つの値 {value:quote80} と {other:quote80} のファイル名が同じになります。',
    'No page has a value of {column:quote80}.': '{column:quote80} の値があるページがありません。',
    'The value of {column:quote80} is a list or an object.':
      '{column:quote80} の値がリストかオブジェクトです。',
    'Split by a column that the pages have, such as lang.':
      'lang のように、ページにある列で分けてください。',
    'Split by another column, or give the pages languages.':
      'ほかの列で分けるか、ページに言語を指定してください。',
    'Split by a column with few short values, such as lang or a section.':
      'lang やセクションのように、短い値が少数だけある列で分けてください。',
    'This style sheet is not one that Waymark has written.':
      'このスタイルシートは Waymark が書き出したものではありません。',
    'Give its URL to use it, or move it away.':
      '使う場合はその URL を指定し、使わない場合は別の場所に移してください。',
    'It needs a store.': '置く場所が必要です。',
    'Give createTableStore of @waymark/site/node.':
      '@waymark/site/node の createTableStore を渡してください。',
    'Its tables need more than {limit} of memory.':
      '表のために {limit} を超えるメモリーが必要です。',
    'Set {memory:option} to {enough} or more.': '{memory:option} を {enough} 以上にしてください。',
    'The file is XML.': 'ファイルが XML です。',
    'The file is not a database.': 'ファイルがデータベースではありません。',
    'Correct the database from which it is made, or the program that writes it.':
      '元になるデータベースか、ファイルを書き出すプログラムを修正してください。',
    'Name a URL source database (JSON, NDJSON, CSV or TSV).':
      'URL ソースデータベース（JSON、NDJSON、CSV、TSV）を指定してください。',
    'The folder has no .xml or .xml.gz file.':
      'フォルダーに .xml や .xml.gz のファイルがありません。',
    'An entry to correct has another form than that of a database.':
      '修正するエントリーが、データベースとは別の形で書かれています。',
    'Convert it with `waymark convert`, and correct what that writes.':
      '`waymark convert` で変換してから、その結果を修正してください。',
    'Name another folder or a file.': '別のフォルダーかファイルを指定してください。',
    'The file names sitemaps, which cannot be found from here.':
      'ファイルに書かれたサイトマップを、ここからは見つけられません。',
    'The sitemap would be replaced by one that is made of it.':
      'このサイトマップは、これから作られるサイトマップで上書きされます。',
    'Choose another folder for the output.': '出力先に別のフォルダーを選んでください。',
    'Name the sitemaps themselves.': 'サイトマップそのものを指定してください。',
    'There is no sitemap among {n} {n|XML file|XML files}.':
      '{n}個の XML ファイルに、サイトマップがありません。',
    'There is no sitemap among its files.': 'ファイルの中にサイトマップがありません。',
    'The file cannot be read to its end.': 'ファイルを最後まで読めません。',
    'The file cannot be read to its end. {reason:phrase}':
      'ファイルを最後まで読めません。{reason:phrase}',
    'Correct the error and check again.': 'エラーを修正して、もう一度検査してください。',
    'The file is larger than 64 MiB.': 'ファイルが 64 MiB を超えています。',
    'Correct the error that `waymark validate` shows, and run this again.':
      '`waymark validate` が示すエラーを修正して、もう一度実行してください。',
    'Correct the error and compare again.': 'エラーを修正して、もう一度比較してください。',
    '{url}: {reason:phrase}': '{url}: {reason:phrase}',
    'Name a folder that has all sitemaps.':
      'すべてのサイトマップがあるフォルダーを指定してください。',
    'Split it.': '分割してください。',
    'The file is compressed, or was changed while it was read.':
      'ファイルが圧縮されているか、読み込み中に変更されました。',
    'Decompress it, or run the command again.': '展開するか、コマンドをもう一度実行してください。',
    'Remove the link, or name another report with --report.':
      'リンクを削除するか、--report で別の報告を指定してください。',
    'Remove the link, or say with --report where the reports go.':
      'リンクを削除するか、--report で報告の出力先を指定してください。',
    'Remove the link, or name the file with --state.':
      'リンクを削除するか、--state でファイルを指定してください。',
  },
}
