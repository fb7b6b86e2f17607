import type { MethodText } from '../method-texts.ts'
import { EVERY_STRING, NO_HOST, NO_RECORD, PORTS, SAME_STRING } from './phrases.ts'

const AS_CHOSEN = '選んだ方法と同じです。'

/** The methods of formats, protocols and services. */
export const formats: Readonly<Record<string, MethodText>> = {
  'info-uri': {
    summary: 'スキームが定める共通の正規化をした info URI が同じなら、等しいとみなします。',
    explain:
      'スキームと名前空間は大文字と小文字を区別せず、パーセントエンコードされた非予約文字はデコードし、ほかのパーセントエンコードされたバイトの16進数字は大文字にします。識別子の大文字と小文字、スラッシュ、ドットはそのままで、それ以上の規則は名前空間の登録だけが定められます。名前空間は最後に小文字にするため、パーセントエンコードされた英字も大文字と小文字を区別しません。',
    falsePositive: 'パーセントエンコードに意味のある名前空間では、2つのものが同じ名前になります。',
    falseNegative:
      '独自の規則を持つ名前空間（LCCN のハイフンや、DDC 番号の大文字と小文字）には、この方法が知らない等価な形があります。',
    without: 'スキームが info ではない URI です。',
  },
  xrd: {
    summary: 'スキームに基づく正規化をして、リソース記述子の対象が同じなら、等しいとみなします。',
    explain:
      'XRD は `rfc3986-scheme` と同じく、構文に基づく正規化の後で、スキームの規則によって URI を比較します。スキームがデフォルトポートと空のパスのほかにも規則を定める場合は、アプリケーションが先に適用しなければなりません。',
    falsePositive: '記述子が、その鍵やサービスとともに、別の対象に使われます。',
    falseNegative: '存在する記述子が見つかりません。',
    without: EVERY_STRING,
    options: { ports: PORTS },
  },
  'owl2-iri': {
    summary: 'OWL 2 の2つのエンティティの IRI が同じ文字列なら、等しいとみなします。',
    explain:
      'OWL 2 の構造的等価性です。略記を展開した完全な IRI は、文字列が同一の場合にだけ等しくなります。',
    falsePositive: SAME_STRING,
    falseNegative:
      '2つのオントロジーがエンティティの IRI を異なる形で書くと、推論器はそれを2つのエンティティとして扱います。',
    without: EVERY_STRING,
  },
  'rdf11-iri': {
    summary: 'RDF の2つの IRI が同じ文字列なら、等しいとみなします。',
    explain:
      'RFC 3987 の単純な文字列比較で、正規化はしません。仕様の注記は、等価な IRI が異なる形になりうる書き方を避けるよう勧めています。大文字のホスト、デフォルトポート、ドットセグメント、不要なパーセントエンコードです。',
    falsePositive: SAME_STRING,
    falseNegative:
      '1つのリソースの IRI が2通りに書かれていると、そのリソースについてのトリプルが結び付きません。',
    without: EVERY_STRING,
  },
  'yang-inet-uri': {
    summary:
      '大文字と小文字、パーセントエンコードを正規化して、YANG の inet:uri 型の値が同じなら、等しいとみなします。',
    explain:
      'この型は RFC 3986 の 6.2.1 節、6.2.2.1 節、6.2.2.2 節を求めています。大文字と小文字やパーセントエンコードは正規化しますが、ドットセグメントやスキームに依存するものは正規化しません。値は ASCII で、空文字列は URI がないことを意味します。',
    falsePositive: 'ほとんどありません。共通の構文が保証しています。',
    falseNegative:
      '設定の一覧で、同じ URI が2つのキーの下に現れます。例えば、デフォルトポートのある形とない形です。',
    without: 'ASCII 以外の文字を含む文字列です。',
  },
  coap: {
    summary:
      'coap または coaps のデフォルトに従って正規化した URI が同じなら、等しいとみなします。',
    explain:
      'RFC 3986 の正規化に、デフォルトポートの 5683 と 5684、空のパスを `/` とする扱い、RFC 5952 が勧める IPv6 アドレスの書き方を加えます。coap の URI と coaps の URI が等しくなることはありません。',
    falsePositive: 'リクエストが誤ったノードに届きます。',
    falseNegative: 'メモリーの少ないプロキシが、1つの応答を二重に保存します。',
    without: 'スキームが coap でも coaps でもない URI と、ホストのない URI です。',
  },
  'ldap-case-ignore': {
    summary:
      'LDAP ディレクトリの2つの URI が、パスも含めて caseIgnoreMatch で一致すれば、等しいとみなします。',
    explain:
      'LDAP のプリンター用スキーマはホストのためにこの規則を使いますが、値全体で大文字と小文字が区別されなくなります。文字列は RFC 4518 に従って準備し（ケースフォールディング、互換文字の対応付け、不要な空白の除去）、比較します。ポートやパーセントエンコードされたバイトに特別な意味はありません。ケースフォールディングには実行環境の Unicode のバージョンを使います。RFC が求めているのはバージョン 3.2 です。',
    falsePositive: 'キュー `/archive` へのジョブが `/Archive` に送られます。',
    falseNegative: 'プリンターが、デフォルトポートのある形とない形で2回表示されます。',
    without: '禁止された文字（私用領域の文字、未割り当ての文字、U+FFFD）を含む値です。',
  },
  csvw: {
    summary:
      '構文とスキームに基づく正規化をして、表形式データのメタデータの URL が同じなら、等しいとみなします。',
    explain:
      'CSV on the Web は、構文に基づく正規化と、HTTP と HTTPS についてはスキームに基づく正規化を求めています。ほかのよく知られたスキームについては後者を勧めています。これは、通常のデフォルトポートによる `rfc3986-scheme` です。',
    falsePositive: '表が、別の表のスキーマで読まれます。',
    falseNegative: '存在するメタデータが見つからず、表がスキーマなしで読まれます。',
    without: EVERY_STRING,
    options: { ports: PORTS },
  },
  'request-target': {
    summary:
      'HTTP/1.1 の2つのリクエストターゲットのターゲット URI が同じなら、等しいとみなします。',
    explain:
      'リクエストターゲット、接続のスキーム、Host フィールドからターゲット URI を組み立て、HTTP の方法で URI として比較します。パスは2つのスラッシュで始まることもあります。絶対形式のホストは Host フィールドより優先されます。`*` は、OPTIONS リクエストの空のパスと同じく、サーバー自身を意味します。オーソリティ形式は CONNECT だけのものです。',
    falsePositive:
      'ゲートウェイが検査した URI とは別の URI へのリクエストを転送します。リクエストスマグリングやキャッシュポイズニングがその例です。',
    falseNegative: 'パスについての規則が、同じパスを絶対形式で書いたものに適用されません。',
    without: 'リクエストのメソッドで許されていないターゲットです。',
    options: {
      scheme: '接続のスキームで、http か https です。',
      host: 'リクエストの Host フィールドです。',
      request: 'リクエストのメソッドで、大文字と小文字を区別します。',
    },
  },
  'safe-browsing': {
    summary: 'Google セーフブラウジングの正準化をした URL が同じなら、等しいとみなします。',
    explain:
      '偽装された URL を見破るためのもので、多くのものを変えます。パーセントエンコードされたバイトがなくなるまでデコードしてから一度だけパーセントエンコードし、IPv4 アドレスを1つの形にし、フラグメント、認証情報、ポートを除去し、連続するドットやスラッシュを1つにします。スキームと空のクエリは残します。バージョン 5 は IPv6 アドレスも正規化します。スキームのない URL は http とみなします。末尾の `..` は RFC 3986 と同じくスラッシュを残します。これについて仕様に記述はありません。',
    falsePositive: '別のポートの危険なページと同じ形になるため、無害なページがブロックされます。',
    falseNegative: '一覧にない形の URL によって、危険なページが開かれます。',
    without: '`mailto:` の URL のような、ホストのない文字列です。',
    options: {
      profile: 'v4 か、IPv6 アドレスの規則を加えた v5 です。デフォルトは v4 です。',
    },
  },
  'mozilla-phishing-host': {
    summary: 'Firefox 2 の正準化をしたホストが同じなら、等しいとみなします。',
    explain:
      'ホストだけを比較します。Wiki のページの手順を順に行います。ドメインを A ラベルに変換し、制御文字と ASCII 以外のバイトを除去し、先頭と末尾のドットと連続するドットを除去し、IPv4 アドレスを1つの形で書き、英数字、`.`、`-` 以外をパーセントエンコードし、小文字にします。ホストの中のパーセントエンコードされたバイトはデコードしません。',
    falsePositive: '除去される文字だけが異なる別のホストのために、ホストがブロックされます。',
    falseNegative: '一覧にない形のホストによって、フィッシングサイトが開かれます。',
    without: NO_HOST,
  },
  'empty-fragment-insensitive': {
    summary: '空のフラグメントをフラグメントなしとみなすほかは、`whatwg` と同じです。',
    explain:
      'はてなブックマークの処理で、後に何もない `#` を除去します。ほかのフラグメントと空のクエリは残します。このサービスのほかの規則は公開されていないため、それ以外は `whatwg` と同じく比較します。',
    falsePositive:
      'ほとんどありません。`#` は同じ文書の先頭を指します。違いが分かるのは、`:target` と、`#` を調べるスクリプトだけです。',
    falseNegative: '1つのページの2か所へのブックマークは、異なるとみなされます。',
    without: NO_RECORD,
  },
  soap: {
    summary: 'SOAP メッセージを交換するアプリケーションが取り決めた方法で比較します。',
    explain:
      'SOAP 1.2 は URI がいつ等しいかを定めず、スキーム、RFC 3986、アプリケーションに任せています。取り決めた方法はオプション `comparison` で指定します。取り決めがない場合、SOAP は、同一の文字列だけを頼りにするよう送信者に勧めています。',
    falsePositive: AS_CHOSEN,
    falseNegative: AS_CHOSEN,
    without: AS_CHOSEN,
    options: { comparison: '取り決めた方法の名前です。' },
  },
}
