import type { CompareWords } from './words.ts'

/** 日本語 */
export const ja: CompareWords = {
  language: 'ja',
  title: 'Waymark と %peer%',
  measured: '%date% に、%package% %version% を `%command%` で測定しました。',
  which: 'どちらを選ぶか',
  takePeer: '%peer% が向いている場合:',
  takeWaymark: 'Waymark が向いている場合:',
  exactness: {
    heading: '正確さ',
    text: '合格した件数です。1か所でも違えば、その件は不合格です。',
  },
  suite: 'テスト',
  cases: '件数',
  disagreements: {
    heading: '結果の違い',
    text: '両方で%urls%個の URL を正規化しました。その4分の3は実在する URL のリストから取り、Waymark では %peer% のデフォルトの動作に最も近い規則 `%here%` を使いました。%differ%個で結果が異なります。原因が複数ある URL は、それぞれの原因に数えます。原因と判定は英語です。[ほかの正規化プログラムとの比較（英語）](https://github.com/waymark-url/waymark/blob/main/docs/peers.md)も同じ方法によります。',
  },
  options: {
    heading: 'オプションと規則の対応',
    text: '%peer% の各オプションと、同じことをする規則です。適合性テストでは、%peer% 自身のテストをこれらの規則で実行しています。結果は常に一致するわけではなく、どこがなぜ違うかは次の表に示します。`removeQueryParameters: true` は `remove-query` に当たり、名前のリストは規則のオプション `params` に、`keepQueryParameters` はオプション `keep` に当たります。%peer% が常に行うのは、Waymark の名前では `decode-unreserved`、`collapse-slashes(keepSchemeLike=true)`、`remove-empty-query`、`remove-empty-fragment` です。',
  },
  option: 'オプション',
  isDefault: 'デフォルトで有効',
  rule: 'Waymark の規則',
  yes: 'はい',
  no: 'いいえ',
  noRule: 'なし',
  urls: 'URL の数',
  cause: '原因',
  verdict: 'どちらが正しいか',
  size: {
    heading: 'サイズ',
    text: 'esbuild でバンドルして最小化し、gzip で圧縮したサイズです。',
  },
  what: '対象',
  speed: {
    heading: '速度',
    text: '%peer% の所要時間が Waymark の何倍かを示します。1より大きければ Waymark が、1より小さければ %peer% が速いことになります。1回の測定の全ラウンドの中央値と、最小値、最大値です。括弧内は公開されている URL のリストの名前です。',
  },
  operation: '操作',
  input: '入力',
  median: '中央値',
  range: '最小、最大',
  features: {
    heading: '機能',
    text: 'どの行も、測定するプログラムが確かめています。Waymark がインストールするのはすべて Waymark 自身の層で、ほかの依存はありません。',
  },
  feature: '機能',
  about: '数値について',
  machine:
    'Node %node%、%machine%。ほかの処理も動いているマシンで測ったため、時間は CPU 時間で、示すのは同じ測定の中での比だけです。',
  again:
    '`%command%` は、すべてを測り直してこのページを書き出します。公平でない数値があれば、[お知らせください](https://github.com/waymark-url/waymark/issues)。',
  terms: {
    yes: 'はい',
    no: 'いいえ',
    'not stated': '記載なし',
    kasztp: 'Web ページ（kasztp）',
    userbait: 'フィッシングを多く含む Web ページ（userbait）',
    'test-lists-urls': 'サイトのトップページ（test-lists）',
    'file-urls': 'ファイル',
    'module-urls': 'モジュール',
    'messy-urls': '誤りのある URL',
    'real references': '実在する相対参照',
    real: '実在するクエリ',
    form: 'フォーム',
    'UTF-8': 'ASCII 以外の名前',
    'one name': '変数が1つ',
    'three names': '変数が3つ',
    'encoded names': 'エンコードが必要な値',
    'a query': 'クエリ',
    '50000 pages in ten languages': '10言語の5万ページ',
    href: '`new URL(url).href`',
    'all ten getters': '`new URL(url)` と10個のゲッター',
    canParse: '`URL.canParse(url)`',
    'resolve, string base, as it is': '`new URL(reference, base).href`',
    'set pathname': '`url.pathname = …; url.href`',
    'searchParams.set': '`url.searchParams.set(…); url.href`',
    'parse and toString': '`new URLSearchParams(query).toString()`',
    'the registrable domain of a URL': 'URL の登録可能ドメイン',
    'the registrable domain of a host': 'ホストの登録可能ドメイン',
    'the preset seo, beside the defaults of normalize-url':
      'プリセット seo（normalize-url はデフォルトの動作）',
    'the preset crawler, beside the defaults of normalize-url':
      'プリセット crawler（normalize-url はデフォルトの動作）',
    'waymark sitemap, beside sitemap.js writing': '`waymark sitemap`（sitemap.js は書き出しだけ）',
    'waymark validate, beside sitemap.js writing':
      '`waymark validate`（sitemap.js は書き出しだけ）',
    'expand a template': 'テンプレートの展開',
    'URLs, with and without a base': '基本 URL の有無を含む URL の解析',
    setters: 'セッター',
    domains: 'ドメイン',
    'internationalised domains': '国際化ドメイン名',
    'registrable domains': '登録可能ドメイン',
    'the hosts of http and https URLs, as browsers read them':
      'ブラウザが読むとおりの、http と https の URL のホスト',
    'dates, frequencies and priorities that are allowed, and those that are not':
      '許される日付、頻度、優先度と、許されないもの',
    'URLs as they are written, after reading the XML': '書き出された XML を読み直した URL',
    expansions: '展開',
    'errors: wrong templates and values': 'エラーになるべきテンプレートと値',
    '@waymark/url, URL and URLSearchParams': '@waymark/url の URL と URLSearchParams',
    '@waymark/url/ascii, the same without the tables of IDNA':
      '@waymark/url/ascii（同じもので、IDNA の表がない）',
    '@waymark/url, only URLSearchParams': '@waymark/url の URLSearchParams だけ',
    'whatwg-url': 'whatwg-url',
    '@waymark/react-native': '@waymark/react-native',
    '@waymark/react-native/ascii, without the tables of IDNA':
      '@waymark/react-native/ascii（IDNA の表がない）',
    'react-native-url-polyfill': 'react-native-url-polyfill',
    'core-js-pure, URL and URLSearchParams': 'core-js-pure の URL と URLSearchParams',
    '@waymark/public-suffix, of hosts': '@waymark/public-suffix（ホストから）',
    '@waymark/public-suffix, of URLs': '@waymark/public-suffix（URL から）',
    'tldts, getDomain': 'tldts の getDomain',
    'tldts, parse': 'tldts の parse',
    '@waymark/normalize/core with the preset seo, parser included':
      '@waymark/normalize/core とプリセット seo（パーサーを含む）',
    '@waymark/normalize, all rules and presets by name, parser included':
      '@waymark/normalize のすべての規則とプリセット（パーサーを含む）',
    'normalize-url, which uses the URL of the engine': 'normalize-url（エンジンの URL を使う）',
    '@waymark/sitemap, reading and writing': '@waymark/sitemap（読み書き）',
    'sitemap, for Node': 'sitemap（Node 用）',
    '@waymark/uri-template, expandTemplate': '@waymark/uri-template の expandTemplate',
    '@waymark/uri-template, defineTemplate, which also matches':
      '@waymark/uri-template の defineTemplate（照合もできる）',
    'url-template': 'url-template',
    '`URL.canParse`': '`URL.canParse`',
    '`URL.parse`': '`URL.parse`',
    'domains in all scripts (IDNA)': 'あらゆる文字のドメイン（IDNA）',
    'refuses domains that break the rules for right-to-left text':
      '右から左に書く文字の規則に反するドメインを拒否する',
    'the exception says what is wrong, and where': '例外が、何がどこで誤っているかを示す',
    'runs where there is only ECMAScript, without `TextEncoder`':
      '`TextEncoder` のない、ECMAScript だけの環境で動く',
    'all validation errors of the standard': '標準が定めるすべての検証エラー',
    'the place of each validation error': '検証エラーの位置',
    'the basic URL parser with state override': '状態を指定できる基本 URL パーサー',
    'can be installed into another realm, as jsdom does': 'jsdom のように、別のレルムに組み込める',
    '`URL.createObjectURL` for blobs': 'Blob のための `URL.createObjectURL`',
    'the code is ECMAScript 5, for the oldest engines':
      'コードが、最も古いエンジン向けの ECMAScript 5',
    'takes a URL as a string': 'URL を文字列のまま渡せる',
    'a list that is newer than the package, at run time':
      'パッケージより新しいリストを実行時に使える',
    'says which version of the list it has': 'リストのバージョンが分かる',
    'only the suffixes of ICANN, by an option': 'オプションで ICANN のサフィックスだけを使える',
    'says whether a suffix is of ICANN or private':
      'サフィックスが ICANN と PRIVATE のどちらのセクションかが分かる',
    'the subdomain, and the name without its suffix': 'サブドメインと、サフィックスを除いた名前',
    'same site, as in the HTML Standard': 'HTML Standard の「同一サイト」の判定',
    '`0x7f.1` is an IP address, as in browsers': 'ブラウザと同じく `0x7f.1` を IP アドレスとみなす',
    'finds the host after a backslash, as browsers do':
      'ブラウザと同じく、バックスラッシュでホストが終わる',
    'reads `example.com` as a URL': '`example.com` を URL として読む',
    'each change with the rule that made it': 'それぞれの変更と、行った規則',
    'rules of your own': '独自の規則',
    'the string as it is written, without a URL parser (RFC 3986)':
      'URL パーサーを通さず、書かれたままの文字列を扱う（RFC 3986）',
    'runs where there is only ECMAScript, without the `URL` of an engine':
      'エンジンの `URL` がない、ECMAScript だけの環境で動く',
    'writes the links of a page': 'ページのリンクを書く',
    'adds the link of a page to itself': 'ページ自身へのリンクを加える',
    'refuses a page with the URL `/tea`, if no host is given':
      'ホストの指定がなければ、URL が `/tea` のページを拒否する',
    'refuses the `hreflang` value `en_US`, which is not a language tag':
      '言語タグではない `hreflang` の値 `en_US` を拒否する',
    'images, videos and news': '画像、動画、ニュース',
    'reads a sitemap back': 'サイトマップを読み込む',
    'says at which line and column of a file a problem is': '問題のある行と列を示す',
    'checks a file against the XML Schema, with `xmllint` of the system':
      'システムの `xmllint` を使い、ファイルを XML Schema で検査する',
    'runs where there is only ECMAScript, such as in a browser':
      'ブラウザのような、ECMAScript だけの環境で動く',
    'all four levels of RFC 6570': 'RFC 6570 の4つのレベルすべて',
    'reads the values back from a URI': 'URI から値を読み戻す',
    'refuses what is not a template, such as `{id`':
      '`{id` のような、テンプレートでないものを拒否する',
    'refuses a value that would leave its segment, such as `..`':
      '`..` のような、セグメントからはみ出す値を拒否する',
    'packages that are installed, itself included':
      'インストールされるパッケージの数（自身を含む）',
    'types for TypeScript in the package': 'パッケージに含まれる TypeScript の型',
    'Node versions, as stated': '対応する Node のバージョン（記載による）',
    licence: 'ライセンス',
  },
  peers: {
    'whatwg-url': {
      title: 'whatwg-url',
      description: 'jsdom が使う実装を、@waymark/url と比べます。',
      about:
        'whatwg-url は、標準の編集にも携わる人々による、JavaScript の URL Standard です。jsdom で使われています。コードは標準の文章を1ステップずつなぞっています。',
      takePeer: [
        'jsdom のウィンドウなど、別のレルムに独自のクラスを持たせる場合。whatwg-url は任意のグローバルオブジェクトに組み込めます。',
        '標準の変更が最初に試される、参照実装を使いたい場合。',
        'すでに使っていて、動かすのは Node だけで、時間もサイズも問題にならない場合。',
      ],
      takeWaymark: [
        'コードをページやアプリに入れる場合。下のサイズを比べてください。',
        '多くの URL を解析する場合。',
        '人にエラーを見せる場合。Waymark は、何がどこで誤っていて、どう書けばよいかを示します。',
        'URL の正規化、比較、表示も行う場合。それらのパッケージも同じパーサーを使います。',
      ],
      notes: ['最初の表に示したものを除き、どちらも標準のテストに合格します。'],
    },
    'react-native-url-polyfill': {
      title: 'react-native-url-polyfill',
      description: 'React Native でよく使われるポリフィルを、@waymark/react-native と比べます。',
      about:
        'react-native-url-polyfill は React Native 向けの whatwg-url で、小さく保つために IDNA の表が除かれています。',
      takePeer: [
        'サイズが何より重要で、URL が単純な場合。3つのうちで最も小さいものです。',
        '多くのアプリですでに使っていて、困ったことがない場合。',
      ],
      takeWaymark: [
        'ユーザーが URL や ASCII 以外のドメインを入力する場合。',
        '同じ URL が、スマートフォンでもブラウザでもサーバーでも同じでなければならない場合。',
        'Hermes でも、アプリが多くの URL を解析する場合。',
      ],
      notes: [
        '速度の表は、どちらも機械語にコンパイルされる Node での数値です。Hermes 0.12 では、URL を作るのに react-native-url-polyfill は `@waymark/react-native/ascii` の2.8倍から4.4倍の時間がかかりました（2026-11-24）。Hermes、JavaScriptCore、QuickJS でのほかの数値は [`@waymark/react-native` の README（英語）](https://github.com/waymark-url/waymark/tree/main/packages/react-native#speed)にあり、`pnpm bench:interpreters` で測れます。',
        '`@waymark/react-native` が同じパーサーの `@waymark/url` より小さいのは、機械語にコンパイルするエンジンでしか役に立たない高速化の部分を省いているためです。',
        'ECMAScript だけの環境についての行では、同じパーサーを `@waymark/url` としてバンドルしました。',
      ],
    },
    'core-js-pure': {
      title: 'core-js',
      description: 'core-js の URL を、@waymark/url と比べます。',
      about:
        'core-js は、ECMAScript 全体と、`URL` や `URLSearchParams` など一部の Web API のポリフィルを集めたものです。測定した `core-js-pure` は、グローバルを変えない同じコードです。',
      takePeer: [
        'ECMAScript 5 のエンジンに対応する場合。Waymark には ECMAScript 2022 が必要です。',
        'すでにほかのポリフィルで core-js を使っている場合。コードの一部が共有されます。',
        'エンジンのクラスが十分ならそれに譲り、対象のブラウザに合わせて Babel が選ぶポリフィルが必要な場合。',
      ],
      takeWaymark: [
        'ほかの文字のドメインも含め、標準どおりの結果が必要な場合。',
        'エラーに理由が必要な場合。',
        '多くの URL を解析する場合。',
      ],
      notes: [],
    },
    tldts: {
      title: 'tldts',
      description: 'ドメインを扱う高速なライブラリを、@waymark/public-suffix と比べます。',
      about:
        'tldts は、パッケージに含まれる Public Suffix List を使い、URL とホスト名からドメイン、パブリックサフィックス、サブドメインを取り出します。URL パーサーを使わず、文字列の中でホストを探します。',
      takePeer: [
        '多くの URL からドメインだけを求める場合。tldts のほうが速く、サイズも小さくなります。',
        'URL、ホスト名、メールアドレスを、文字列のまま1つの関数に渡したい場合。',
        'サフィックスが ICANN と PRIVATE のどちらのセクションのものかを知りたい、または PRIVATE のものを無視したい場合。',
        'サブドメインや、サフィックスを除いた名前が必要な場合。',
      ],
      takeWaymark: [
        'Cookie や許可リストなど、セキュリティのために使う場合。ホストは、ブラウザが接続する相手と同じでなければなりません。',
        'HTML Standard の「同一サイト」が必要な場合。',
        'パッケージを更新せずにリストだけを更新する、またはリストのバージョンを知る必要がある場合。',
      ],
      notes: [
        'テストもブラウザも PRIVATE セクションを数えるため、tldts には `{ allowPrivateDomains: true }` を渡しました。',
        'tldts は、ブラウザと同じように URL を読むとは言っていません。その違いを示すのが2つ目のテストです。',
        'URL についての Waymark の時間には、URL パーサー全体が含まれます。',
      ],
    },
    'normalize-url': {
      title: 'normalize-url',
      description: 'Node で最もよく知られた正規化関数を、@waymark/normalize と比べます。',
      about:
        'normalize-url は、Node とブラウザのための、オプション付きの1つの関数です。エンジンの `URL` を使います。',
      takePeer: [
        'デフォルトの動作が決まっている、1つの関数が欲しい場合。',
        'スキームなしで入力されたものを正規化する場合。`example.com` を URL として読みます。',
        'コードをページに入れる場合。エンジンのパーサーにはサイズがかかりません。',
      ],
      takeWaymark: [
        '何を「同じ URL」とみなすかを選び、規則ごとの影響を知りたい場合。',
        '何をなぜ変えたかを人に見せる場合。',
        '数百万行を正規化する場合や、ほかの部分を書かれたままに保つ必要がある場合。',
        'どのエンジンでも同じ結果が必要な場合。',
      ],
      notes: [
        'デフォルトの動作は意図して異なるため、所要時間は似た作業のもので、同じ作業のものではありません。',
        '正規化で何を除くべきかを定めるテストはありません。そこで両方に同じ URL を渡し、違いの原因をすべて示しました。',
      ],
    },
    sitemap: {
      title: 'sitemap.js',
      description:
        'Node でよく使われるサイトマップ作成ライブラリを、@waymark/sitemap、@waymark/site と比べます。',
      about:
        'sitemap.js は、Node でサイトマップとインデックスをストリームとして書き、読み込みもでき、小さなコマンドも備えています。',
      takePeer: [
        'データが正しく、XML だけが必要な場合。渡されたものをそのまま書きます。',
        '`xmllint` を使い、ファイルを XML Schema で検査したい場合。',
        'これを使って作られた多くの連携機能のどれかを使う場合。',
      ],
      takeWaymark: [
        'サイトが多言語の場合。各ページにすべてのリンクが付き、リターンリンクの欠けが報告されます。',
        '人がデータを書く場合。URL は公開の前に正規化され、検査されます。',
        'すでに公開されているサイトマップを検査する場合。ブラウザでもできます。',
      ],
      notes: [
        'sitemap.js は書くだけです。`waymark sitemap` はデータベースを読み、すべての URL とリンクを検査して正規化し、同じページを書きます。`waymark validate` は読んで検査します。どちらもプロセス全体の CPU 時間です。',
      ],
    },
    'url-template': {
      title: 'url-template',
      description: 'RFC 6570 の小さなライブラリを、@waymark/uri-template と比べます。',
      about:
        'url-template は、すべてのレベルの URI テンプレート（RFC 6570）を展開します。およそ130行のコードで、依存するパッケージはありません。',
      takePeer: [
        '自分で書いたテンプレートを展開するだけで、1バイトでも小さくしたい場合。',
        'BSD 系のライセンスが必要な場合。',
      ],
      takeWaymark: [
        'ルーターや Model Context Protocol のサーバーなどで、URI から値を読み戻す場合。',
        'テンプレートや値が外部から来る場合。誤ったテンプレートは拒否され、値は決められた場所からはみ出しません。',
        'テンプレートの変数をコンパイラーに知らせたい場合。',
      ],
      notes: [
        '`defineTemplate` は、展開する前に値を1つずつ検査します。url-template は検査しません。',
      ],
    },
  },
}
