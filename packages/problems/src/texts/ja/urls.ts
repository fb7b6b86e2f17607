import type { CatalogueText } from '../problem-texts.ts'

const ENDS_IN_NUMBER =
  '最後のラベルが数であるホストは、どのプログラムもドメインと取り違えないように、常に IPv4 アドレスとして読まれます。'
const STRICT_IPV4 =
  'IPv6 アドレスの中の IPv4 アドレスは、0から255までの4つの数という厳密な形でだけ書けます。'

/** What is said of the validation errors of the URL Standard. */
export const urls: CatalogueText = {
  title: 'URL の解析',
  entries: {
    'domain-to-ASCII': {
      summary:
        'ドメインが DNS の名前の規則に反しています。使えない文字、位置の正しくないハイフン、空のラベル、長すぎるラベルのいずれかがあります。',
      explanation:
        'ブラウザは、Unicode のドメインの規則が定める ASCII の形でドメインの名前解決を行います。規則に反する名前のうち、一部は拒否し、残りはそのまま名前解決を行います。DNS のラベルには任意のオクテットを使えるので（RFC 2181 の11節）、たとえば `_` を含む名前も解決できます。しかし、ホスト名の規則では認められず、ほかのほとんどのプログラムは拒否します。',
      remedy:
        'ラベルは英字、数字、内側のハイフンだけを使ってそれぞれ1文字から63文字で書き、末尾にはドットを付けないでください。',
    },
    'domain-percent-encoded': {
      summary: 'ドメインに、パーセントエンコードされたバイトがあります。',
      explanation:
        'パーサーはこのバイトをデコードするため、URL はデコードしたドメインを指します。文字列を比較するプログラムは2つを別のホストとみなすため、フィルターのすり抜けに使われます。',
      remedy: '文字そのものを書いてください。',
    },
    'host-invalid-code-point': {
      summary: '特別ではないスキームの URL のホストに、ホストに使えない文字があります。',
      explanation:
        'このような文字はホストを終わらせるか、URL の別の部分を始めるものです。パーサーは推測せずに、解析を中止します。',
      remedy: 'その文字を削除するか、パーセントエンコードしてください。',
    },
    'IPv4-non-ASCII-input': {
      summary: 'IPv4 アドレスが、全角数字などの ASCII 以外の文字で書かれています。',
      explanation:
        'Unicode はこのような文字を ASCII の数字やドットに対応させるため、ブラウザはそれが表すアドレスに接続します。通常の形を探すフィルターは、これを見逃します。',
      remedy: 'ASCII の数字0から9と ASCII のドットでアドレスを書いてください。',
    },
    'IPv4-empty-part': {
      summary: 'IPv4 アドレスがドットで終わっています。',
      explanation:
        '末尾のドットは DNS のルートを表しますが、IP アドレスにルートはありません。パーサーはこのドットを除去します。',
      remedy: '末尾のドットを削除してください。',
    },
    'IPv4-too-few-parts': {
      summary: 'IPv4 アドレスの部分が4つに足りず、最後の部分が残りを埋めます。',
      explanation:
        '`1.2.3` は `1.2.0.3` の古い書き方です。この読み方を予想する人はほとんどおらず、ほかのプログラムは拒否するか、別のアドレスと読みます。',
      remedy: '4つの部分をすべて書いてください。',
    },
    'IPv4-too-many-parts': {
      summary: 'ホストが数で終わるため IPv4 アドレスとして読まれますが、部分が5つ以上あります。',
      explanation: ENDS_IN_NUMBER,
      remedy: '4つの部分で書くか、ドメインであれば数ではないラベルで終わらせてください。',
    },
    'IPv4-non-numeric-part': {
      summary: 'ホストが数で終わるため IPv4 アドレスとして読まれますが、数ではない部分があります。',
      explanation: ENDS_IN_NUMBER,
      remedy: '数だけで書くか、ドメインであれば数ではないラベルで終わらせてください。',
    },
    'IPv4-non-decimal-part': {
      summary: 'IPv4 アドレスに、16進数か8進数の部分があります。',
      explanation:
        '`0x` で始まる部分は16進数、`0` で始まる部分は8進数です。`010` を10と読むプログラムは、別のアドレスに接続します。',
      remedy: '先頭の0を付けずに、10進数で書いてください。',
    },
    'IPv4-out-of-range-part': {
      summary: 'IPv4 アドレスに、255を超える部分があります。',
      explanation:
        '255を超えてもよいのは、足りない部分を埋める最後の部分だけです。ほかはすべて失敗します。',
      remedy: '0から255までの数で、4つの部分を書いてください。',
    },
    'IPv6-unclosed': {
      summary: 'IPv6 アドレスに閉じ角括弧がありません。',
      explanation:
        'アドレスの中のコロンとポートの前のコロンを区別するものは、閉じ角括弧しかありません。',
      remedy: 'アドレスの後に ] を書いてください。',
    },
    'IPv6-invalid-compression': {
      summary: 'IPv6 アドレスが1つのコロンで始まっています。',
      explanation:
        'コロンは2つの部分を区切るものですが、このコロンの前には部分がありません。先頭の `::` は0の並びを意味します。',
      remedy: '先頭の0の代わりに :: と書くか、最初の部分を書いてください。',
    },
    'IPv6-too-many-pieces': {
      summary: 'IPv6 アドレスの部分が9つ以上あります。',
      explanation: 'IPv6 アドレスは128ビットで、16ビットの部分が8つあります。',
      remedy: '8つの部分で書くか、部分を減らして :: を1回使ってください。',
    },
    'IPv6-multiple-compression': {
      summary: 'IPv6 アドレスの2か所以上に :: があります。',
      explanation: '`::` が2つあると、それぞれがいくつの0を表すのか分かりません。',
      remedy: ':: を1つだけ残し、ほかの0は省略せずに書いてください。',
    },
    'IPv6-invalid-code-point': {
      summary:
        'IPv6 アドレスに16進数字とコロン以外の文字があるか、部分が5桁以上か、アドレスが1つのコロンで終わっています。',
      explanation:
        '角括弧の中のほかのものは、アドレスではありません。名前、ゾーン識別子、マスクは URL のホストに書けません。',
      remedy:
        'それぞれの部分を4桁までの16進数字で書いてください。%eth0 のようなゾーンは URL に書けません。',
    },
    'IPv6-too-few-pieces': {
      summary: ':: のない IPv6 アドレスの部分が8つに足りません。',
      explanation: 'IPv6 アドレスの部分は、0の部分を `::` で省略しない限り8つです。',
      remedy: '8つの部分を書くか、0を省いた場所に :: と書いてください。',
    },
    'IPv6-piece-leading-zero': {
      summary: 'IPv6 アドレスの部分の先頭に、余分な0があります。',
      explanation:
        'パーサーは同じアドレスと読みます。推奨される形（RFC 5952）に先頭の0はなく、文字列を比較するプログラムは2つを別のホストとみなします。',
      remedy: '先頭の0を削除してください。',
    },
    'IPv4-in-IPv6-too-many-pieces': {
      summary: 'IPv6 アドレスの末尾に IPv4 アドレスがあり、その前の部分が7つ以上あります。',
      explanation:
        'IPv4 アドレスは128ビットのうち最後の32ビットを占めるため、その前に書ける部分は6つまでです。',
      remedy:
        'IPv4 アドレスの前の部分を6つまでにしてください。IPv4 アドレスは最後の2つの部分の代わりになります。',
    },
    'IPv4-in-IPv6-invalid-code-point': {
      summary:
        'IPv6 アドレスの中の IPv4 アドレスに、空の部分、10進数ではない部分、先頭の0、5つ目の部分のいずれかがあります。',
      explanation:
        'IPv6 アドレスの中の IPv4 アドレスは、厳密な形でだけ書けます。古い書き方は使えません。',
      remedy: '先頭に0のない10進数で、4つの部分を書いてください。',
    },
    'IPv4-in-IPv6-out-of-range-part': {
      summary: 'IPv6 アドレスの中の IPv4 アドレスに、255を超える部分があります。',
      explanation: STRICT_IPV4,
      remedy: '0から255までの数で書いてください。',
    },
    'IPv4-in-IPv6-too-few-parts': {
      summary: 'IPv6 アドレスの中の IPv4 アドレスの部分が4つに足りません。',
      explanation: STRICT_IPV4,
      remedy: '4つの部分をすべて書いてください。',
    },
    'invalid-URL-unit': {
      summary:
        'URL に、この位置ではパーセントエンコードが必要な文字、2桁の16進数字が続かない %、余分な空白のいずれかがあります。',
      explanation:
        'パーサーはこれを補正します。タブ、改行、前後の空白を除去し、一部の文字をパーセントエンコードし、ほかの文字はそのまま残します。より厳しいプログラムは、URL を拒否するか、別の URL と読みます。',
      remedy:
        '文字をパーセントエンコードし（% 自体は %25）、タブ、改行、前後の空白を削除してください。',
    },
    'special-scheme-missing-following-solidus': {
      summary: 'スキームの後が、ちょうど // ではありません。',
      explanation:
        '`http`、`https`、`ws`、`wss`、`ftp` では、ブラウザはスラッシュがいくつでも、1つもなくても受け付けます。ほかのほとんどのプログラムはそこをパスと読み、ホストはないとみなします。',
      remedy: 'コロンの後に // と書いてください。',
    },
    'missing-scheme-non-relative-URL': {
      summary: '入力にスキームがなく、解決の基準になる基本 URL もありません。',
      explanation: '相対 URL は、基本 URL があって初めて意味を持ちます。',
      remedy:
        'https:// のようなスキームから始めて URL の全体を書くか、基本 URL を指定してください。',
    },
    'invalid-reverse-solidus': {
      summary: 'スラッシュを書く場所にバックスラッシュがあります。',
      explanation:
        '特別なスキームの URL では、ブラウザはバックスラッシュをスラッシュと読みます。RFC 3986 に従うプログラムはそう読まないため、別のホストやパスと読むことがあります。',
      remedy: '\\ の代わりに / と書いてください。',
    },
    'invalid-credentials': {
      summary: 'URL に認証情報（ユーザー名またはパスワード）があります。',
      explanation:
        'URL の認証情報は、ログ、履歴、`Referer` ヘッダーに残ります。また、`https://bank.example@evil.example` は `evil.example` につながります。ブラウザは認証情報を除くか、先にユーザーに確認します。',
      remedy: '@ より前を削除し、認証情報は別の方法で渡してください。',
    },
    'host-missing': {
      summary: 'ホストがありません。',
      explanation:
        '`file` 以外の特別なスキームの URL はサーバーを指すものであるため、ホストがないと接続先がありません。',
      remedy: '// の後にホストを書いてください。',
    },
    'port-out-of-range': {
      summary: 'ポートが65535を超えています。',
      explanation: 'ポートは16ビットの数です。',
      remedy: '0から65535までのポートを書くか、ポートを省いてください。',
    },
    'port-invalid': {
      summary: 'ポートが10進数ではありません。',
      explanation:
        'コロンの後は数でなければなりません。パスワードの中のコロンは `%3A` と書き、コロンを含む IPv6 アドレスは角括弧に入れる必要があります。',
      remedy: '数字だけで書き、IPv6 アドレスは角括弧に入れてください。',
    },
    'file-invalid-Windows-drive-letter': {
      summary: 'file: URL を基準とする相対 URL が、Windows のドライブ文字で始まっています。',
      explanation:
        'パーサーは、これを基本 URL のマシンのドライブとみなし、基本 URL のドライブと置き換えます。',
      remedy: 'file:///c:/path のように、URL の全体を書いてください。',
      given: { 'the base URL file:///c:/': '基本 URL file:///c:/' },
    },
    'file-invalid-Windows-drive-letter-host': {
      summary: 'file: URL のホストを書く場所に、Windows のドライブ文字があります。',
      explanation:
        '2つのスラッシュの後はホストです。パーサーは、ドライブ文字をパスの先頭とみなします。',
      remedy: 'file:///c:/path のように、3つのスラッシュを書いてください。',
    },
  },
  sentences: {
    'The input has no scheme, and only a fragment can be resolved against this base URL, which has an opaque path.':
      '入力にスキームがありません。この基本 URL のパスは不透明で、フラグメントだけの参照しか解決できません。',
    'Write the whole URL, or give a base URL with slashes, such as https://example.com/.':
      'URL の全体を書くか、https://example.com/ のようにスラッシュのある基本 URL を指定してください。',
  },
}
