import type { CatalogueText } from '../problem-texts.ts'

// The calls of the examples are the same in every language.
const BELOW = {
  "resolveBelow('https://cdn.example/assets/v1/', …)":
    "resolveBelow('https://cdn.example/assets/v1/', …)",
}
const POSIX = {
  "resolvePath('/srv/files', …, { platform: 'posix' })":
    "resolvePath('/srv/files', …, { platform: 'posix' })",
}
const WINDOWS = {
  "resolvePath('C:\\files', …, { platform: 'windows' })":
    "resolvePath('C:\\files', …, { platform: 'windows' })",
}
const SEGMENT = { 'checkSegment(…)': 'checkSegment(…)' }
const FILE = { 'readFileBelow(folder, …)': 'readFileBelow(folder, …)' }
const OUTGOING = { 'checkOutgoingUrl(…)': 'checkOutgoingUrl(…)' }
const OUTGOING_LISTS = {
  "checkOutgoingUrl(…, { schemes: ['https'], hosts: ['*.example'] })":
    "checkOutgoingUrl(…, { schemes: ['https'], hosts: ['*.example'] })",
}

const ANOTHER_NAME = '別の名前を渡してください。'
const RELATIVE_PATH = 'フォルダーからの相対パスを渡してください。'
const NO_CONTROL = '制御文字を削除してください。'

/** What is said of paths, file names and outgoing URLs. */
export const paths: CatalogueText = {
  title: 'パス、ファイル名、送信先の URL',
  entries: {
    'not-a-url': {
      summary: '文字列が有効な URL ではなく、基本 URL からの相対参照としても有効ではありません。',
      explanation:
        'URL パーサーが失敗するため、どこにつながるのか分かりません。パーサーより寛容なプログラムはどこかにリクエストを送るかもしれないため、拒否されます。',
      remedy: '有効な URL か、有効な参照を渡してください。',
      given: OUTGOING,
    },
    'other-origin': {
      summary: '参照が別のスキーム、ホスト、ポートを指しているか、参照に認証情報があります。',
      explanation:
        '参照は、URL の全体であることも、`//` とホストで始まることもあります。スキーム、認証情報、ホスト、ポートを、基本 URL のものと比較します。',
      remedy: 'スキームとホストのない参照を渡してください。',
      given: BELOW,
    },
    'outside-folder': {
      summary: 'フォルダーの外を指しています。',
      explanation:
        '基本 URL のフォルダーは、最後のスラッシュまでのパスです。セグメントごとに比較するため、`/assets/v1x` は `/assets/v1` の中にありません。',
      remedy: 'フォルダーの中の名前か参照を渡してください。',
      given: BELOW,
    },
    'stripped-control': {
      summary: '参照に、URL パーサーが除去するタブか改行がそのまま書かれています。',
      explanation:
        'URL パーサーは、解析の前にタブと改行を除去します。`.\\t./` は、パーサーには `../` ですが、`..` を探すフィルターには無害な文字列です。フィルターは、フォルダーの外への経路を通してしまいます。',
      remedy: '削除してください。',
      given: BELOW,
    },
    'raw-backslash': {
      summary: 'パスに、一部のプログラムがスラッシュと読むバックスラッシュがあります。',
      explanation:
        'ブラウザは、Web の URL のパスにあるバックスラッシュをスラッシュと読みますが、ほかのプログラムはそう読みません。2つのプログラムが、別々のパスと読みます。',
      remedy: 'スラッシュを書くか、バックスラッシュをパーセントエンコードしてください。',
      given: BELOW,
    },
    'encoded-control': {
      summary: 'パスに、パーセントエンコードされた制御文字があります。',
      explanation:
        'デコードすると、名前を終わらせたり（NUL）、ログやターミナルの表示を変えたりします。その場合に開かれるのは、検査したファイルではありません。名前に制御文字が必要になることはありません。',
      remedy: NO_CONTROL,
      given: BELOW,
    },
    'encoded-separator': {
      summary:
        'パスに、デコードすると区切り文字になる、パーセントエンコードされたスラッシュかバックスラッシュがあります。',
      explanation:
        'デコードした後でパスを分割するプログラムには、検査のときより多くのセグメントが見えます。`..%2Fsecret` は、フォルダーの外の `../secret` になります。',
      remedy: '区切り文字のない名前を渡してください。',
      given: BELOW,
    },
    'ill-formed-utf8': {
      summary: 'パーセントエンコードされたバイト列が UTF-8 ではありません。',
      explanation:
        '`%C0%AE` のような冗長な形は、ずさんなデコーダーにはドットですが、ほかのデコーダーには別のものです。名前として検査を通ったものが、次のプログラムでは `..` になることがあります。',
      remedy: '文字を、最も短い形の UTF-8 でエンコードしてください。',
      given: BELOW,
    },
    'invalid-percent-encoding': {
      summary: '`%` に2桁の16進数字が続いていません。',
      explanation:
        'このような `%` の扱いはデコーダーによって異なり、残すもの、除去するもの、失敗するものがあります。次のプログラムがどの名前と読むかは、ここでは分かりません。',
      remedy: 'データとしてのパーセント記号は `%25` と書いてください。',
      given: {
        "resolveUriPath('/srv/files', …, { platform: 'posix' })":
          "resolveUriPath('/srv/files', …, { platform: 'posix' })",
      },
    },
    'multiple-encoding': {
      summary: 'もう一度デコードすると、ドットセグメントか区切り文字が現れます。',
      explanation:
        '一度のデコードでは `%2e%2e` のような無害な名前ですが、もう一度デコードするプログラムには `..` が見え、フォルダーの外に出ます。プロキシとフレームワークがそれぞれ一度ずつデコードすることは、よくあります。',
      remedy: '先にデコードするか、別の名前を渡してください。',
      given: BELOW,
    },
    'dot-segment-parameter': {
      summary: 'パスパラメータを除去するサーバーでは `..` と読まれる `..;` で始まっています。',
      explanation:
        'Java のサーバーには、セグメントの `;` 以降をすべて除去し、その後でドットセグメントを解決するものがあります。手前のプロキシには `..` が見えません。',
      remedy: ANOTHER_NAME,
      given: BELOW,
    },
    'dots-and-spaces': {
      summary: 'ドットと空白だけのセグメントがあり、空白が除去されると `..` になります。',
      explanation:
        'Windows と一部のサーバーは、セグメントの末尾の空白とドットを除去します。`.. ` は検査の後で初めて `..` になり、フォルダーの外を指します。',
      remedy: ANOTHER_NAME,
      given: BELOW,
    },
    'name-empty': {
      summary: '名前が空です。',
      explanation:
        '空の名前は、フォルダー自身を指すか、2つのスラッシュを隣り合わせにします。渡されたものを削除したり一覧にしたりするプログラムは、フォルダー全体を対象にしてしまいます。',
      remedy: '名前を渡してください。',
      given: SEGMENT,
    },
    'lone-surrogate': {
      summary: 'UTF-8 で表せない孤立サロゲートがあります。',
      explanation:
        'UTF-8 で孤立サロゲートは表せません。U+FFFD になるため、2つの異なる名前が1つになり、2つ目のファイルが1つ目を置き換えてしまいます。',
      remedy: '整形式の文字列を渡してください。',
      given: SEGMENT,
    },
    'dot-segment': {
      summary:
        'セグメントが `.` か `..` です。これらはフォルダーを指すもので、名前にはなりません。',
      explanation:
        'どのように書いても、`..` は1つ上のフォルダー、`.` はそのフォルダー自身です。このようなパスをフォルダーと結合すると、`../../etc/passwd` のように別の場所を指します。',
      remedy: '名前を渡してください。',
      given: POSIX,
    },
    'separator-in-name': {
      summary: '1つの名前を渡す場所に、区切り文字があります。',
      explanation:
        '1つの名前であるべきものが、区切り文字があると2つの名前からなるパスになります。ユーザーの指定した名前で、フォルダーを選んだり、`..` を使って外に出たりできてしまいます。',
      remedy: 'スラッシュとバックスラッシュのない、1つの名前を渡してください。',
      given: SEGMENT,
    },
    'control-character': {
      summary: '制御文字があります。',
      explanation:
        'ターミナルやログは制御文字（C0、DEL、C1）に反応するため、名前の一部を隠したり、ログの行を偽造したりできます。名前に制御文字が必要になることはありません。',
      remedy: NO_CONTROL,
      given: SEGMENT,
    },
    'nul-character': {
      summary: 'システムが名前の終わりとみなす NUL があります。',
      explanation:
        'システムコールは、NUL で名前を終わらせます。`a.txt\\0.png` の末尾を調べると画像に見えますが、システムが開くのは `a.txt` です。',
      remedy: 'NUL を削除してください。',
      given: POSIX,
    },
    'absolute-path': {
      summary: '絶対パスです。',
      explanation:
        '絶対パスや、ドライブのルートから始まるパスは、フォルダーと結合されるのではなく、フォルダーを置き換えます。`/etc/passwd` は、フォルダーがどこにあってもルートから読まれます。',
      remedy: RELATIVE_PATH,
      given: POSIX,
    },
    'empty-segment': {
      summary: 'パスに空のセグメントがあります。',
      explanation:
        'システムは連続するスラッシュを1つとみなしますが、パスを文字列として比較するプログラムはそうではありません。1つのファイルの名前が2つになり、一方についての規則やキャッシュが、もう一方には働きません。',
      remedy: 'セグメントの間のスラッシュを1つにしてください。',
      given: POSIX,
    },
    'drive-letter': {
      summary: 'ドライブを指定しています。',
      explanation:
        '`C:name` は、どこであれドライブ C の現在のフォルダーにあるファイルで、`C:\\name` はドライブのルートにあるファイルです。どちらのパスも、結合先のフォルダーを無視します。',
      remedy: RELATIVE_PATH,
      given: WINDOWS,
    },
    'unc-path': {
      summary: 'サーバー、デバイス、正規化されないパスのいずれかを指定しています。',
      explanation:
        '2つのバックスラッシュで始まるパスは、サーバー、デバイス（`\\\\.\\`）、正規化されないパス（`\\\\?\\`）につながります。開くと、ユーザーの認証情報が他人のサーバーに送られることがあります。',
      remedy: RELATIVE_PATH,
      given: {
        "resolvePath('C:\\files', …, { platform: 'windows', policy: 'contained' })":
          "resolvePath('C:\\files', …, { platform: 'windows', policy: 'contained' })",
      },
    },
    'device-name': {
      summary: '最初のドットの後が何であっても、Windows はこの名前でデバイスを開きます。',
      explanation:
        '`CON`、`PRN`、`AUX`、`NUL`、`COM1` などは、Windows のどのフォルダーでもデバイスです。`nul.txt` も同じです。読み込むと処理がいつまでも止まることがあり、書き込んだものは失われます。',
      remedy: ANOTHER_NAME,
      given: WINDOWS,
    },
    'trailing-dot-space': {
      summary: '名前の末尾に、Windows が除去するドットか空白があります。',
      explanation:
        'Windows は名前の末尾のドットと空白を除去し、`a.txt.` に対して `a.txt` を開きます。`.exe` を禁止するような、名前の末尾についての規則をすり抜けられます。',
      remedy: '別の文字で終わる名前を渡してください。',
      given: WINDOWS,
    },
    'reserved-character': {
      summary: '名前に、Windows で特別な意味を持つ文字があります。',
      explanation:
        'コロンはファイルのストリームを開きます。`a.txt::$DATA` は `a.txt` の内容で、拡張子の検査を通ってしまいます。`*`、`?`、`<`、`>`、`"`、`|` は、パターンになるか、Windows の名前には使えません。',
      remedy: '`<`、`>`、`:`、`"`、`|`、`?`、`*` のない名前を渡してください。',
      given: WINDOWS,
    },
    'link-outside': {
      summary: 'パスのシンボリックリンクが、フォルダーの外を指しています。',
      explanation:
        'フォルダーの中のシンボリックリンクが、フォルダーの外を指しています。リンクはシステムと同じようにたどり、リンク先もフォルダーの中になければなりません。そうでなければ、リンクを作れる人が、あらゆるファイルを読めてしまいます。',
      remedy: 'リンクを削除するか、リンク先をフォルダーの中に移してください。',
      given: FILE,
    },
    'link-loop': {
      summary: 'パスのシンボリックリンクが循環しています。',
      explanation:
        'シンボリックリンクが互いを指しているか、たどったリンクが、Linux の上限である40個を超えました。どのファイルにも到達しません。',
      remedy: '循環をなくしてください。',
      given: FILE,
    },
    'link-refused': {
      summary: 'パスにシンボリックリンクがありますが、ここではリンクをたどりません。',
      explanation:
        "オプション `links: 'refuse'` を指定すると、フォルダーの中のシンボリックリンクは、どこを指していてもたどりません。ほかの人がリンクを作れるフォルダーに指定してください。",
      remedy: "リンクを削除するか、`links: 'inside'` を選んでください。",
      given: {
        "readFileBelow(folder, …, { links: 'refuse' })":
          "readFileBelow(folder, …, { links: 'refuse' })",
      },
    },
    'not-a-file': {
      summary: 'ファイルではなく、デバイス、パイプ、ソケット、フォルダーのいずれかです。',
      explanation:
        'パスが、フォルダー、デバイス、ソケット、パイプのいずれかにつながります。デバイスやパイプは、読み込むと処理がいつまでも止まることがあり、書き込むと何が起こるか分かりません。',
      remedy: 'ファイルの名前を渡してください。',
      given: FILE,
    },
    'changed-meanwhile': {
      summary: '名前の指すものが、開いている間に変わりました。',
      explanation:
        '検査してから開くまでの間に、誰かがフォルダーかファイルをリンクに置き換えました。競合状態を利用して外のファイルを読み取る手口です。これを検出してファイルを閉じたため、何も読み込んでいません。',
      remedy: 'フォルダーに書き込める人を信頼できる場合は、もう一度試してください。',
      given: {
        'readFileBelow while `sub` is replaced by a link':
          '`sub` がリンクに置き換えられる間の readFileBelow',
      },
    },
    'no-safe-open': {
      summary:
        'このシステムには、開いている間にパスに置かれたリンクを決してたどらずにファイルを開く方法がありません。',
      explanation:
        'Windows、BSD、`/proc` のない Linux では、開いたままのフォルダーの中のファイルを開く方法も、途中のリンクをすべて拒否する方法も、Node にありません。パスを開いている間に、フォルダーの中に書き込める人がフォルダーとリンクを入れ替えると、外のファイルを読み込んだり上書きしたりすることになります。オプション `allowSwapRace` は、それを許容するものです。',
      remedy:
        '`/proc` のある Linux か macOS 11 以降を使うか、ほかにフォルダーの中に書き込める人がいなければ `allowSwapRace` を指定してください。',
      given: { 'readFileBelow on Windows': 'Windows での readFileBelow' },
    },
    'file-too-long': {
      summary: 'ファイルが `maxBytes` を超えています。',
      explanation:
        'ファイルが、オプション `maxBytes` で許された大きさを超えています。この上限は、他人が選んだファイルからプログラムのメモリーを守るものです。',
      remedy: '`maxBytes` を引き上げるか、別のファイルを渡してください。',
      given: {
        'readFileBelow(folder, …, { maxBytes: 3 })': 'readFileBelow(folder, …, { maxBytes: 3 })',
      },
    },
    'remote-host': {
      summary: 'ホストのある `file:` URI は、別のマシンのファイルを指します。',
      explanation:
        'Windows は `file://server/share` をネットワーク経由で開き、ユーザーの認証情報をサーバーに送ります。このマシンの file URI に、ホストはありません。',
      remedy: 'ホストを空にしてください。',
      given: {
        "resolveFileUri('/srv/files', …, { platform: 'posix' })":
          "resolveFileUri('/srv/files', …, { platform: 'posix' })",
      },
    },
    'url-scheme-not-allowed': {
      summary: '許可されたスキームではありません。',
      explanation:
        '許可するスキームのリストは、`file:`、`gopher:` など、クライアントが対応するほかのスキームにリクエストが送られるのを防ぎます。リストがないと、ユーザーの指定した URL で、サーバーのファイルを読んだり、内部のサービスと通信したりできてしまいます。',
      remedy: '許可されたスキームの URL を使ってください。',
      given: OUTGOING_LISTS,
    },
    'host-not-allowed': {
      summary: '許可されたホストではありません。',
      explanation:
        'ホストが、リクエストを送ってよいホストのリストにありません。ホストは解析した後で比較するため、どのような書き方でも認識されます。`*.example` は `example` のサブドメインを意味し、それ自身は含みません。',
      remedy: '許可されたホストの URL を使ってください。',
      given: OUTGOING_LISTS,
    },
    'host-kind-not-allowed': {
      summary: 'ホストが、プライベート IP アドレスなどの、許可されていない種類のものです。',
      explanation:
        'ループバック、プライベート、リンクローカルの IP アドレスは、`0x7f.1` のように書いても、IPv6 アドレスの中に書いても、サーバーのネットワークの中につながります。このような URL を指定するユーザーは、169.254.169.254 にあるクラウドのメタデータなど、内部のサービスを読み取れてしまいます。名前がこのような IP アドレスに解決されることもあるため、接続の IP アドレスも検査してください。',
      remedy: '公開されたホストの URL を使うか、その種類を許可してください。',
      given: OUTGOING,
    },
    'parsers-disagree': {
      summary:
        'ほかのプログラムは、この URL に別のホストやポートを読み取るか、ホストを読み取りません。',
      explanation:
        'URL Standard は、バックスラッシュをスラッシュとして読み、スラッシュが1本でも2本とみなし、ホストをデコードします。Python、curl、Java、Go は、それぞれ違う読み方をします。あるプログラムが URL を検査し、別のプログラムが同じ文字列にリクエストする場合、攻撃者は、検査する側には許可されたホストが見え、リクエストする側には別のホストが見える URL を書けます。',
      remedy: 'どのプログラムも同じように読める形で、URL を `href` のとおりに書いてください。',
      given: {
        "checkOutgoingUrl(…, { disagreement: 'refuse' })":
          "checkOutgoingUrl(…, { disagreement: 'refuse' })",
      },
    },
    'port-not-allowed': {
      summary: '許可されたポートではありません。',
      explanation:
        '規則 `ports` がなければ、許可されるのはスキームのデフォルトポート（http は80、https は443）だけです。ほかのポートはデータベース、キャッシュ、管理のためのもので、リクエストの行をコマンドとして読むプロトコルもあります。ポート6379へのリクエストで、Redis サーバーに書き込めることがあります。デフォルトポートのほかに必要なポートを列挙してください。',
      remedy: 'ポートのない URL を使うか、そのポートを許可してください。',
      given: {
        ...OUTGOING,
        'checkOutgoingUrl(…, { ports: [8443] })': 'checkOutgoingUrl(…, { ports: [8443] })',
      },
    },
    'address-not-allowed': {
      summary:
        '名前が、プライベートアドレスなどの、許可されていない種類の IP アドレスに解決されます。',
      explanation:
        '名前に 127.0.0.1 や 169.254.169.254 のようなアドレスを割り当てることは、誰にでもできます。最初の検査で公開アドレスが返った後に割り当てることもできます（DNS リバインディング）。そのため、アドレスは接続するときに検査し、許可されていないものが1つでもあれば、ほかが許可されていてもリクエストを拒否します。',
      remedy:
        'すべてのアドレスが公開されている名前を使うか、その種類のアドレスを許可してください。',
      given: { 'a name with this address': 'このアドレスを持つ名前' },
    },
    'socket-not-allowed': {
      summary:
        'リクエストの送り先が、ホストではなく、Unix ソケット、パイプ、すでに開いた接続のいずれかです。',
      explanation:
        'オプション `socketPath` は、URL のホストにかかわらず、Docker デーモンなどの同じマシンのプログラムにリクエストを送ります。すでに開いたソケットは、どこにつながっているのか分かりません。どちらも検査できません。',
      remedy: 'ホストのある URL にリクエストを送ってください。',
      given: {
        "request({ host: 'a.example', socketPath: … })":
          "request({ host: 'a.example', socketPath: … })",
      },
    },
    'credentials-not-allowed': {
      summary: 'URL に認証情報（ユーザー名またはパスワード）があります。',
      explanation:
        '人や注意の足りないフィルターは、`@` より前をホストと取り違えます。`https://good.example@evil.example/` は evil.example につながります。URL のパスワードは、ログにも残ります。',
      remedy: 'URL から認証情報を削除してください。',
      given: OUTGOING,
    },
  },
}
