import type { MethodText } from '../method-texts.ts'
import { BASE, EVERY_STRING, NO_RECORD, PORTS, SAME_STRING } from './phrases.ts'

/** The methods for strings and records, and those of the ladders. */
export const general: Readonly<Record<string, MethodText>> = {
  'string-code-point': {
    summary: '同じコードポイントが同じ順に並んでいれば、等しいとみなします。',
    explain:
      '文字列を書かれたまま比較します。見た目が同じ文字列でも、異なることがあります。`é` は1つのコードポイントでも2つのコードポイントでも表せます。',
    falsePositive: SAME_STRING,
    falseNegative:
      '同じリソースが二重に保存、取得、集計されます。また、英字の大文字と小文字を変えるだけで、ブロックリストをすり抜けられます。',
    without: EVERY_STRING,
  },
  'string-utf8-bytes': {
    summary: 'UTF-8 でエンコードしたバイト列が同じなら、等しいとみなします。',
    explain:
      'C のプログラムや、バイナリ照合順序のデータベースが行う比較です。`string-code-point` と異なるのは、UTF-8 では表せない孤立サロゲートの扱いだけで、孤立サロゲートはそれぞれ U+FFFD になります。キーは、バイト列をデコードした文字列です。',
    falsePositive:
      '孤立サロゲートだけが異なる文字列が等しくなります。有効な URL に孤立サロゲートはありません。',
    falseNegative:
      '`string-code-point` と同じです。両者が異なるエンコーディングを使うと、1つの文字列のバイト列が2通りになります。',
    without: EVERY_STRING,
  },
  'string-ascii-case-insensitive': {
    summary: 'ASCII 英字の大文字と小文字を区別せずに同じ文字列なら、等しいとみなします。',
    explain:
      'パスやクエリを含む文字列全体で、ASCII 英字の大文字と小文字を区別しません。ほかの文字はそのまま比較します。U+212A（ケルビン記号）は `k` ではありません。',
    falsePositive:
      'パスの大文字と小文字を区別するサーバーで、異なるリソースが等しくなります。例えば `/README` と `/readme` や、大文字と小文字だけが異なる2つのトークンです。',
    falseNegative:
      'パーセントエンコード、デフォルトポート、ドットセグメントだけが異なる URL が、異なるとみなされます。',
    without: EVERY_STRING,
  },
  'string-after-resolution': {
    summary: '2つの参照を同じ基本 URL で解決した文字列が同じなら、等しいとみなします。',
    explain:
      'RFC 3986 に厳密に従って解決し、結果を文字列として比較します。解決するとドットセグメントは除去されますが、大文字と小文字や、パーセントエンコードされたバイトは変わりません。',
    falsePositive:
      '文書の基本 URL とは別の基本 URL を使うと、誤って等しいとすることも、誤って異なるとすることもあります。',
    falseNegative:
      '`string-code-point` と同じです。大文字で書かれたホストは別のホストとみなされます。',
    without: 'ありません。どの参照も解決できます。',
    options: { base: '両方の参照を解決する基本 URI です。' },
  },
  whatwg: {
    summary: 'URL Standard に従って解析し、直列化した URL が同じなら、等しいとみなします。',
    explain:
      'ブラウザ、`fetch`、`URL` クラスのあるすべてのプログラムが同じ URL とみなすものです。スキームとホストの大文字と小文字、デフォルトポート、ドットセグメント、バックスラッシュ、IPv4 アドレスの形は区別しません。パーセントエンコードされた英字、空のクエリ、空のフラグメントは区別します。',
    falsePositive:
      'このパーサーを使うプログラムの間では、ほとんどありません。別のパーサーを使うプログラムは、このパーサーが同じホストと読むものを、別々のホストと読むことがあります。',
    falseNegative:
      'キャッシュやクローラーが `/~a` と `/%7Ea` の両方を取得します。特別ではないスキームの URL では、ホストの大文字と小文字が区別されます。',
    without: NO_RECORD,
    options: { base: BASE },
  },
  'whatwg-exclude-fragment': {
    summary: 'フラグメントを無視するほかは、`whatwg` と同じです。',
    explain:
      '文書の中の位置にかかわらず、同じ文書かどうかを比較します。HTML はこの方法で、リンクが現在のページを指すかどうかを判定します。HTTP キャッシュもキーにこれを使います。',
    falsePositive:
      '状態をフラグメントに持つアプリケーションの画面（`#/inbox` と `#/trash`）が等しくなります。',
    falseNegative: '`whatwg` と同じです。',
    without: NO_RECORD,
    options: { base: BASE },
  },
  host: {
    summary: 'URL Standard で解析したホストが同じなら、等しいとみなします。',
    explain:
      'スキーム、ポートなど、ほかの構成要素はすべて無視します。IPv4 アドレスと、それを IPv4 射影 IPv6 アドレスで書いたものは別のホストです。`example.com` と `example.com.` も別のドメインです。特別ではないスキームの URL の不透明ホストがドメインになることはありません。',
    falsePositive:
      'あるサービスについての判断が、同じマシンの別のポートや、暗号化されないスキームで動く別のサービスにも適用されます。',
    falseNegative:
      '末尾のドットや IPv4 射影 IPv6 アドレスによって、ホストのリストをすり抜けられます。',
    without: '解析できない文字列と、ホストのない URL です。',
    options: { base: BASE },
  },
  rfc2396: {
    summary:
      'スキームとホストの大文字と小文字、書かれたデフォルトポートを除いて同じ文字列なら、等しいとみなします。',
    explain:
      '1998年の規則です。スキームとホスト名は大文字と小文字を区別せず、明示されたデフォルトポートはポートがないのと同じです。空のポート、空のパス、パーセントエンコードされたバイトについては何も定めていないため、これらの違いは区別します。',
    falsePositive:
      'ほとんどありません。これらの規則は、そのデフォルトポートを持つどのスキームでも成り立ちます。',
    falseNegative:
      '後の規則で等しくなるものは、すべて異なるとみなされます。例えば `/%7Ea` と `/~a`、`http://a` と `http://a/`、ドットセグメントです。',
    without: EVERY_STRING,
    options: { base: BASE, ports: PORTS },
  },
  'rfc3986-simple': {
    summary: 'RFC 3986 の比較の第1段階です。1文字ずつ比べて同じ文字列なら、等しいとみなします。',
    explain:
      '最も手間のかからない段階です。この段階で等しい URI は、以降のどの段階でも等しくなります。この段階で異なる URI が、以降の段階で等しくなることもあります。XML 名前空間はこの方法で比較されます。',
    falsePositive: 'ありません。等しい文字列は1つの URI です。',
    falseNegative:
      'URI の別の書き方が、すべて別のリソースとみなされます。キャッシュはヒットせず、ブロックリストはすり抜けられます。',
    without: EVERY_STRING,
    options: { base: BASE },
  },
  'rfc3986-syntax': {
    summary:
      'どのスキームにも通用する、構文に基づく正規化をして同じ文字列なら、等しいとみなします。',
    explain:
      'スキームとホストを小文字に、パーセントエンコードされたバイトの16進数字を大文字にし、パーセントエンコードされた英数字と `-._~` をデコードし、ドットセグメントを除去します。予約文字は書かれたままです。`%2F` は `/` ではありません。ASCII 以外の文字は URI の一部ではなく、そのまま残します。',
    falsePositive:
      'ほとんどありません。共通の構文が保証しています。ただし、デコードする前にパスを分割するサーバーは、`%2e%2e` を別に扱うことがあります。',
    falseNegative: '`http://a`、`http://a/`、`http://a:80/` は異なるとみなされます。',
    without: EVERY_STRING,
    options: { base: BASE },
  },
  'rfc3986-scheme': {
    summary:
      'スキームに基づく正規化をして同じ文字列なら、等しいとみなします。スキームにとって意味のない部分も除去します。',
    explain:
      '構文に基づく正規化の後で、空のポートとデフォルトポートを除去し、オーソリティの後の空のパスを `/` にします。スキームが大文字と小文字を区別しない部分は小文字にします。`mailto` と `acct` ではドメイン、`urn` では名前空間です。フラグメントはスキームが定めるものではないため、区別します。`file` では、3.2.2節に従い、オーソリティがない場合、空の場合、`localhost` の場合を同じとみなします。',
    falsePositive: 'スキームに誤ったデフォルトポートを指定すると、2つのサービスが1つになります。',
    falseNegative:
      'リダイレクトの有無や、サーバーが `/a` と `/a/` を同じものとして扱うかどうかは分からないため、1つのリソースが二重に取得されることがあります。',
    without: EVERY_STRING,
    options: { base: BASE, ports: PORTS },
  },
  'rfc3986-protocol': {
    summary: '既知のリダイレクトをすべてたどって同じ文字列なら、等しいとみなします。',
    explain:
      '最後の段階で、サーバーが返したリダイレクトを考慮します。この方法はリクエストを送りません。既知のリダイレクトを渡してください。リダイレクトが循環する場合は、その中の URL がそれぞれ自身のキーになります。相対的なリダイレクトは、リダイレクト元の URL で解決します。',
    falsePositive:
      'リダイレクトは変わることがあります。一時的にすべてのページがログインページへリダイレクトされると、サイト全体が1つのリソースになります。',
    falseNegative: 'リダイレクトが分かるまでは、1つのリソースに2つの URI があることになります。',
    without: EVERY_STRING,
    options: {
      base: BASE,
      redirects: 'リダイレクトすることが分かっている URL と、その転送先です。正規形で比較します。',
      ports: PORTS,
    },
  },
  'rfc3987-simple': {
    summary: 'RFC 3987 の比較の第1段階です。URI に変換せずに同じ文字列なら、等しいとみなします。',
    explain:
      'IRI を Unicode のまま比較します。先に URI に変換してはいけません。変換すると `/rosé` と `/ros%C3%A9` が等しくなるためです。',
    falsePositive: 'ありません。等しい文字列は1つの IRI です。',
    falseNegative:
      'Unicode で書いた名前と、それをパーセントエンコードした名前は、異なるとみなされます。',
    without: EVERY_STRING,
    options: { base: BASE },
  },
  'rfc3987-syntax': {
    summary:
      '文字と、それをパーセントエンコードした UTF-8 のバイトを同じとみなすほかは、`rfc3986-syntax` と同じです。',
    explain:
      '文字の合成や分解はしません。Unicode 正規化は IRI の作成者の仕事であるため、1つのコードポイントで書いた `é` と2つで書いたものは異なります。キーは IRI を変換した URI です。Unicode のドメインと A ラベルの形は、`rfc3987-scheme` でだけ等しくなります。',
    falsePositive:
      'パーセントエンコードされたバイトを UTF-8 以外のエンコーディングでデコードするサーバーは、この方法が同じパスとみなすものを、別々のパスと読みます。',
    falseNegative: '見た目は同じでも文字の合成のしかたが異なる IRI は、異なるとみなされます。',
    without: EVERY_STRING,
    options: { base: BASE },
  },
  'rfc3987-scheme': {
    summary: 'IRI のための `rfc3986-scheme` です。ドメインとその A ラベルの形を同じとみなします。',
    explain:
      'デフォルトポートが分かっているスキームのホストはドメインとみなし、ブラウザと同じく UTS #46 に従って A ラベルに変換します。RFC が指定しているのは、廃止された IDNA 2003 です。IDNA で無効なホストは変えません。',
    falsePositive:
      '古い表を使うレジストリやプログラムは、一部の文字（`ß` や `ς`）を別の文字に対応させ、別々のドメインとして扱います。',
    falseNegative:
      'リダイレクトの有無や、サーバーが `/a` と `/a/` を同じものとして扱うかどうかは分かりません。',
    without: EVERY_STRING,
    options: { base: BASE, ports: PORTS },
  },
  'rfc9110-http': {
    summary:
      'HTTP のデフォルトに従って正規化した http または https の URI が同じなら、等しいとみなします。',
    explain:
      'RFC 3986 の正規化に、デフォルトポートの80と443、空のパスを `/` とする扱いを加えます。`http` と `https` の URI はオリジンが異なるため、等しくなることはありません。OPTIONS リクエストの対象では、空のパスはサーバー自身を意味し、`/` と同じではありません。',
    falsePositive:
      'このキーを使うキャッシュが別のリソースを返すのは、サーバーが HTTP に違反する場合だけです。例えば、リクエストの振り分けの後で英字をデコードする場合です。',
    falseNegative: 'キャッシュが1つの応答を二重に保存します。',
    without: 'スキームが http でも https でもない URI と、ホストのない URI です。',
    options: {
      base: BASE,
      request: '両方を対象とするリクエストのメソッドです。違いが出るのは OPTIONS だけです。',
    },
  },
}
