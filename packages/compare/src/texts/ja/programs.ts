import type { MethodText } from '../method-texts.ts'
import { BASE, NO_HOST } from './phrases.ts'

const NO_ORIGIN = '解析できない文字列と、オリジンが不透明な URL です。'
const SUFFIX_LIST =
  'createPublicSuffixList で作成した、より新しいリストです。デフォルトは組み込みのリストです。'
const LOGIN_LOST = 'ログインが必要なサブドメインで、ログインが有効になりません。'
const TRUSTS_OTHERS = 'ポリシーが、作成者が信頼するつもりのなかったソースのコードを許可します。'
const LOSES_RESOURCES =
  'サイトのスクリプトや画像が読み込まれず、作成者が必要以上に多くのソースを許可することになります。'
const REDIRECT_COUNT = 'URL に至るまでのリダイレクトの回数です。デフォルトは0です。'
const ANY_STRINGS = 'ありません。どの2つの文字列も比較できます。'
const MATCHES_NOTHING = '解析できない文字列は、何にも一致しません。'

/** The methods of programs: of resolvers, languages, browsers and routers. */
export const programs: Readonly<Record<string, MethodText>> = {
  'ipv4-strict': {
    summary:
      'ホストが、4つの10進数で書かれた同じ IPv4 アドレスか、同じ名前なら、等しいとみなします。',
    explain:
      'アドレスとみなすのは `inet_pton` が受け付けるもの、つまり0から255までの4つの10進数です。先頭の0はシステムによって解釈が異なるため認めません。ほかのホストは名前とみなし、大文字と小文字を区別せずに比較します。ほかの構成要素はすべて無視します。',
    falsePositive: 'ありません。どのアドレスも、書き方は1つだけです。',
    falseNegative:
      'アドレスをこのように読むフィルターは `http://0x7f.1/` を通してしまい、クライアントは 127.0.0.1 に接続します。',
    without: NO_HOST,
    options: { base: BASE },
  },
  'ipv4-loose': {
    summary:
      'ホストが、inet_aton のいずれかの形で書かれた同じ IPv4 アドレスか、同じ名前なら、等しいとみなします。',
    explain:
      'アドレスは1つから4つの部分からなり、それぞれ10進数、8進数（`010` は8）、16進数のいずれかです。最後の部分が残りのバイトを埋めます。ほかのホストは名前とみなし、大文字と小文字を区別せずに比較します。ほかの構成要素はすべて無視します。',
    falsePositive:
      '別のプログラムが `010.0.0.1` を 10.0.0.1 と読むと、あるマシンについての規則が別のマシンに適用されます。',
    falseNegative:
      '同じアドレスを IPv4 射影 IPv6 アドレスで書いたものや、そのアドレスを指すドメインは、別のホストになります。',
    without: NO_HOST,
    options: { base: BASE },
  },
  'java-url-equals': {
    summary:
      'java.net.URL.equals の結果です。ホストは、同じ IP アドレスに解決されれば等しいとみなします。',
    explain:
      'よく知られた落とし穴です。Java のメソッドは DNS に問い合わせて応答を待ち、結果はネットワークに左右され、1つのサーバーにあるサイトはすべて等しくなります。解決できないホストは、大文字と小文字を区別せずに比較します。認証情報は ftp を除いて無視します。パスは Java 17 と同じく、ドットセグメントもパーセントエンコードされたバイトもそのままです。この実装は問い合わせをしません。解決できる名前はオプション `dns` で指定します。',
    falsePositive:
      'IP アドレスを共有する千のサイトをハッシュセットに入れると、1つしか残りません。あるサイトの認証情報が別のサイトに送られます。',
    falseNegative:
      'ネットワークが一時的に切れただけで、集合に含まれている URL が見つからなくなります。',
    without:
      'コンストラクターが例外を投げる文字列と、http、https、ftp、file、mailto、jar 以外のプロトコルです。',
    options: {
      base: BASE,
      dns: '解決できる名前のすべてと、その IP アドレスです。それぞれ最初のアドレスを使います。',
    },
  },
  'java-uri-equals': {
    summary:
      'java.net.URI.equals の結果です。スキーム、ホスト、パーセントエンコードされたバイトの大文字と小文字を除いて同じ文字列なら、等しいとみなします。',
    explain:
      '`URL.equals` の代わりに使うもので、名前の解決も正規化もしません。スキーム、ホスト、パーセントエンコードされたバイトの16進数字は大文字と小文字を区別せず、ほかは文字列として比較します。ホストにアンダースコアがあるなど、オーソリティが RFC 2396 の文法でサーバーではない場合は、オーソリティの大文字と小文字を区別します。空のオーソリティはオーソリティがないのと同じで、`file:///a` は `file:/a` と同じです。',
    falsePositive: 'ほとんどありません。',
    falseNegative:
      'デフォルトポート、空のパス、パーセントエンコードされた英字だけが異なる URL が、異なるとみなされます。',
    without: 'コンストラクターが例外を投げる文字列です。',
    options: { base: BASE },
  },
  'same-origin': {
    summary: 'オリジン（スキーム、ホスト、ポート）が同じなら、等しいとみなします。',
    explain:
      'スクリプト、ストレージ、`fetch` の境界です。`blob:` URL のオリジンは、その中の URL のオリジンです。`data:` や `file:` のようにオリジンが不透明な URL は、それぞれが独自のオリジンを持ちます。',
    falsePositive:
      'ユーザーが別のサイトで開いているメールなどを、無関係のサイトが読めるようになります。',
    falseNegative:
      '末尾にドットのあるホストや別のポートを使うと、ページが自身のサーバーに接続できません。情報は漏れません。',
    without: NO_ORIGIN,
    options: { base: BASE },
  },
  'same-site': {
    summary: 'スキームと登録可能ドメインが同じか、スキームとホストが同じなら、等しいとみなします。',
    explain:
      '`SameSite` Cookie とサイト分離が使う方法です。登録可能ドメインは、PRIVATE セクションも含めて Public Suffix List から求めます。IP アドレスとパブリックサフィックスは、それぞれが1つのサイトです。ポートは無視します。',
    falsePositive: 'リストにないホスティング用ドメインの顧客が、Cookie とプロセスを共有します。',
    falseNegative: LOGIN_LOST,
    without: NO_ORIGIN,
    options: { base: BASE, publicSuffixList: SUFFIX_LIST },
  },
  'schemelessly-same-site': {
    summary: 'スキームを問わないほかは、`same-site` と同じです。',
    explain:
      'スキームが条件に加わる前の「同一サイト」の定義です。`http` と `https` は同じサイトになります。',
    falsePositive:
      '暗号化されていない通信を書き換えられる攻撃者が、暗号化されたサイトになりすませます。',
    falseNegative: LOGIN_LOST,
    without: NO_ORIGIN,
    options: { base: BASE, publicSuffixList: SUFFIX_LIST },
  },
  'csp-scheme-part': {
    summary: 'CSP のソース式のスキームが、スキームに一致するかどうかを調べます。',
    explain:
      'スキームは、大文字と小文字を区別せずに同じスキームに一致し、その安全な変種にも一致します。`http` は `https` にも、`ws` は `wss`、`http`、`https` にも、`wss` は `https` にも一致します。逆方向には一致しません。2番目の文字列はコロンのないスキームで、URL ではないため、基本 URL は使いません。',
    falsePositive: TRUSTS_OTHERS,
    falseNegative: LOSES_RESOURCES,
    without: ANY_STRINGS,
  },
  'csp-host-part': {
    summary: 'CSP のソース式のホストが、ホストに一致するかどうかを調べます。',
    explain:
      '名前は、大文字と小文字を区別せずに同じ名前に一致します。`*.` の付いた名前は、その名前のサブドメインすべてに一致しますが、その名前自体には一致しません。`*` はどのドメインにも一致します。IP アドレスは決して一致しません。2番目の文字列は URL に書かれるとおりのホストで、URL ではないため、基本 URL は使いません。',
    falsePositive: TRUSTS_OTHERS,
    falseNegative: LOSES_RESOURCES,
    without: 'ホストパーサーが受け付けないホストは、何にも一致しません。',
  },
  'csp-port-part': {
    summary: 'CSP のソース式のポートが、URL のポートに一致するかどうかを調べます。',
    explain:
      '`*` はどのポートにも一致し、数は同じポートに一致します。ポートがない場合は、URL のスキームのデフォルトポートに一致します。式にポートがない場合、パターンは `null` か空です。基本 URL で解決するのは URL だけです。',
    falsePositive: TRUSTS_OTHERS,
    falseNegative: LOSES_RESOURCES,
    without: MATCHES_NOTHING,
    options: { base: BASE },
  },
  'csp-port-part-2016': {
    summary: 'ポート80を443にも一致させる2016年7月の変更を加えた `csp-port-part` です。',
    explain:
      'ある1つのコミットの時点のアルゴリズムです。`:80` の付いた式は HTTPS への移行後も一致し続け、訪問者がどのサイトを HTTPS で訪れたかを漏らしません。ポートがない場合は、URL のスキームのデフォルトポートにだけ一致します。基本 URL で解決するのは URL だけです。',
    falsePositive: TRUSTS_OTHERS,
    falseNegative: LOSES_RESOURCES,
    without: MATCHES_NOTHING,
    options: { base: BASE },
  },
  'csp-path-part': {
    summary: 'CSP のソース式のパスが、パスに一致するかどうかを調べます。',
    explain:
      'スラッシュで終わるパスはその下のすべてのパスに一致し、ほかのパスは同じパスにだけ一致し、空のパスはどのパスにも一致します。セグメントはパーセントデコードし、大文字と小文字を区別して比較します。2番目の文字列はパスで、URL ではないため、基本 URL は使いません。',
    falsePositive: TRUSTS_OTHERS,
    falseNegative: LOSES_RESOURCES,
    without: ANY_STRINGS,
  },
  'csp-source': {
    summary: 'CSP のソース式が、URL に一致するかどうかを調べます。',
    explain:
      "アルゴリズム全体です。`*`、スキーム、スキームやポートやパスの付いたホスト、`'self'` を扱います。`'self'` とスキームのない式は、ポリシーのオリジンを基準にします。それが不透明なら、何にも一致しません。リダイレクトの後は、ポリシーからリダイレクト先が分かってしまわないように、パスを無視します。ノンス、ハッシュ、キーワードは URL に一致しません。基本 URL で解決するのは URL だけで、式は解決しません。",
    falsePositive: TRUSTS_OTHERS,
    falseNegative: LOSES_RESOURCES,
    without: MATCHES_NOTHING,
    options: {
      base: BASE,
      selfOrigin: 'ポリシーが守るオリジンの URL です。指定しないと、オリジンは不透明になります。',
      redirectCount: REDIRECT_COUNT,
    },
  },
  'csp-policy': {
    summary: 'ヘッダーのすべての Content Security Policy が、URL を許可するかどうかを調べます。',
    explain:
      "最初の URL には、`default-src 'self'; img-src *` のようなヘッダーの値を渡します。2番目の URL が何のために必要かは、オプション `directive` で指定します。ポリシーにそのディレクティブがなければ、`default-src` などの代わりのディレクティブで判定し、それもなければすべてを許可します。`'none'` と空のリストは何にも一致しません。ヘッダーにコンマで区切られた複数のポリシーがあれば、すべてが URL を許可しなければなりません。調べるのは URL だけです。ブラウザは、ノンスやハッシュによってもスクリプトを許可し、`'strict-dynamic'` があればスクリプトの URL を無視します。基本 URL で解決するのは URL だけで、ヘッダーは解決しません。関数 `checkCsp` は、どのソース式で判定したかも返します。",
    falsePositive: TRUSTS_OTHERS,
    falseNegative: LOSES_RESOURCES,
    without:
      '解析できない文字列は、決して許可されません。ポリシーがなければ、ほかはすべて許可されます。',
    options: {
      base: BASE,
      directive:
        'URL が何のために必要かを、img-src などで指定します。デフォルトは default-src です。',
      selfOrigin:
        "ポリシーが守るオリジンの URL です。指定しないと、`'self'` とスキームのない式は何にも一致しません。",
      redirectCount: REDIRECT_COUNT,
    },
  },
  'url-pattern': {
    summary: 'URL パターンが、URL に一致するかどうかを調べます。',
    explain:
      '解析した URL の各構成要素を、その構成要素のパターンと照合します。`:name` は1つのパスセグメントかドメインの1つのラベルに、`*` は何にでも、`(…)` はその正規表現に一致するものに一致し、`{…}?` は省略できます。パターンの最後の構成要素より後の構成要素と、省略された認証情報は、何にでも一致します。省略されたポートはデフォルトポートを意味します。正規表現のないパターンは常に高速です。正規表現は遅くなることがあるため、信頼できない相手からは受け取らないでください。',
    falsePositive:
      'ルーティングの規則、サービスワーカー、許可する URL のリストが、作成者の意図しない URL に一致します。',
    falseNegative:
      'ページに対応するルーティングの規則が見つかりません。または、`/admin/*` を守る規則が `//admin/x` に一致しません。サーバーはこれを同じものとして扱うかもしれません。',
    without: '解析できない文字列は、何にも一致しません。パターンではない文字列はエラーになります。',
    options: {
      base: '相対的なパターンと相対 URL を解決する URL です。',
      ignoreCase:
        'パス、クエリ、フラグメントの大文字と小文字を無視するかどうかを選びます。デフォルトは false です。',
    },
  },
}
