import type { CatalogueText } from '../problem-texts.ts'

const FROM_THE_END =
  '知っているサイトでなければ、開かないでください。ホストの末尾を見れば、誰のものかが分かります。'
const ONLY_YOUR_OWN = '自分で書いたものでなければ、開かないでください。'

/** What is said of URLs that could deceive. */
export const verdicts: CatalogueText = {
  title: '人を欺くおそれのある URL',
  entries: {
    'disguised-ip-address': {
      summary: 'ホストが、4つの10進数で書かれていない IP アドレスです。',
      explanation:
        'ブラウザは、16進数、8進数、短縮された形を IPv4 アドレスとして読みます。4つの部分を1つの数で書いたものもそうです。IPv6 アドレスには、マシン自身や同じネットワークの IPv4 アドレスを入れられます。4つの10進数を想定するフィルターや人には、URL の行き先が分かりません。',
      remedy: 'アドレスを4つの10進数で書くか、アクセスしないでください。',
    },
    'known-name-in-subdomain': {
      summary: 'ホストに、よく知られたドメインの名前がありますが、別のドメインのものです。',
      explanation:
        'ドメインの所有者は、その前にどのような名前でも付けられます。左から読む人は知っている名前を先に目にし、幅の狭いアドレスバーにはそれしか表示されません。よく知られた約50のサイトの名前は、先頭にあれば、オプションがなくても見つかります。',
      remedy: FROM_THE_END,
      given: { "the option `known: ['paypal.com']`": "オプション `known: ['paypal.com']`" },
    },
    'domain-in-subdomain': {
      summary: 'ホストが、完全なホストに見えるもので始まっていますが、別のドメインのものです。',
      explanation:
        'ドメインの所有者は、その前にどのような名前でも付けられます。`.com` や `.co.uk` で終わる名前、IP アドレス、`localhost` も付けられます。他者のファイルを配信するネットワークにはホストにこのような名前を付けるものもあるため、欺く意図の証拠にはなりません。先頭の名前がよく知られたサイトのものなら、代わりに `known-name-in-subdomain` が報告されます。',
      remedy: FROM_THE_END,
    },
    'disputed-host': {
      summary: 'バックスラッシュのために、ブラウザとほかのプログラムが異なるホストと読みます。',
      explanation:
        'https などのスキームの URL では、ブラウザはバックスラッシュをスラッシュと読むため、ホストはそこで終わります。RFC 3986 では、ホストは次の `/`、`?`、`#` まで続き、`@` より前はホストに含まれません。読み方の異なるフィルターとプログラムは、別々のホストと読みます。',
      remedy:
        '開かないでください。自分で書いたものであれば、スラッシュで書き、ほかのバックスラッシュはパーセントエンコードしてください。',
    },
    'misspelt-top-level-domain': {
      summary: 'ホストの最後が、トップレベルドメインの書き誤りのようです。',
      explanation:
        'そのようなトップレベルドメインはないので、その名前も存在しません。報告されるのは、`.com`、`.net`、`.org` のよくある書き誤りだけです。',
      remedy: '意図したトップレベルドメインを書いてください。',
    },
    'scheme-as-host': {
      summary: 'ホストがスキームの名前です。スキームが2つ書かれているのかもしれません。',
      explanation:
        'パーサーは、最初のスキームの後にある2つ目のスキームをホストと読みます。自分のネットワークの中の、`http` という名前のマシンとみなします。',
      remedy: '2つのスキームのうち一方を削除してください。',
    },
    'stray-quotation-mark': {
      summary: 'ホストが引用符で始まっているか、引用符で終わっています。',
      explanation:
        '文章の中で URL の後にある引用符は、URL と一緒にコピーされがちです。ブラウザは、引用符を含む名前を解決しようとしますが、そのような名前を登録するレジストリはありません。',
      remedy: '引用符を削除してください。URL と一緒にコピーされたものと思われます。',
    },
    'host-like-credentials': {
      summary: 'ユーザー名またはパスワードが、ホストに見えます。',
      explanation:
        '最後の `@` より前は、すべてユーザー名とパスワードです。ホストに見えると、人はそれを URL の行き先と取り違えます。',
      remedy:
        '開かないでください。@ の前のホストを意図している場合は、@ とその後のホストを削除してください。',
    },
    'script-scheme': {
      summary: 'URL がスクリプトを実行するか、表示するページそのものを含んでいます。',
      explanation:
        '`javascript:` URL は、それを含むページの権限でコードを実行します。HTML、SVG、XML の `data:` URL はホストのないページで、誰が送ったものかを知る方法がありません。',
      remedy: ONLY_YOUR_OWN,
    },
    'nested-urls': {
      summary: '6つ以上の URL が入れ子になっていて、URL の働きが分かりません。',
      explanation:
        '`view-source:` や `feed:` のようなスキームは、中に別の URL を含みます。その URL も判定しますが、6つ以上を必要とすることはありません。',
      remedy: '開かないでください。',
    },
    'abused-scheme': {
      summary: 'スキームが、攻撃に使われたことのあるプログラムを開きます。',
      explanation:
        '`ms-msdt:`（https://msrc.microsoft.com/blog/2022/05/guidance-for-cve-2022-30190-microsoft-support-diagnostic-tool-vulnerability/）、`ms-appinstaller:`（https://techcommunity.microsoft.com/t5/windows-it-pro-blog/disabling-the-msix-ms-appinstaller-protocol-handler/ba-p/3119479）、`ms-officecmd:`（https://positive.security/blog/ms-officecmd-rce）、`search-ms:`（https://learn.microsoft.com/en-us/windows/win32/search/-search-3x-wds-qryidx-searchms）の URL について、プログラムの開発元や、それを調べた研究者が警告しています。',
      remedy: ONLY_YOUR_OWN,
    },
    'program-scheme': {
      summary: 'スキームが、ブラウザ以外のプログラムを開きます。',
      explanation:
        'ブラウザの外のプログラムは、独自の規則で URL を読みます。`ms-word:` などの Office のスキーム（https://learn.microsoft.com/en-us/office/client-developer/office-uri-schemes）や、`ms-` で始まるほかのスキーム（https://learn.microsoft.com/en-us/windows/apps/develop/launch/launch-default-app）のほか、`intent:`（https://developer.chrome.com/docs/android/intents）や `itms-services:`（https://support.apple.com/guide/deployment/distribute-proprietary-in-house-apps-depce7cefc4d/web）があります。',
      remedy:
        'そのプログラムが開くことを承知していて、誰が書いた URL かを知っている場合にだけ開いてください。',
    },
    'remote-file': {
      summary: 'ファイルが別のマシンにあります。',
      explanation:
        'Windows は、このような URL をネットワーク共有として開き、開いた人のアカウントでそのマシンにサインインすることがあります。',
      remedy:
        'そのマシンを知っている場合にだけ開いてください。Windows が、あなたのアカウントでサインインすることがあります。',
    },
    'folder-as-host': {
      summary: 'フォルダーと思われるものが、マシンの名前として読まれます。',
      explanation:
        '`file://` の後から次のスラッシュまでは、マシンの名前です。このマシンのパスは3つ目のスラッシュから始まり、必ず全体を書きます。',
      remedy:
        'file:///home/me/a.txt のように、スラッシュを3つ書き、その後にパス全体を書いてください。',
    },
    'missing-value': {
      summary: 'ホストが、undefined のように、値がないことを表すためにプログラムが書く語です。',
      explanation:
        'URL にホストを入れるプログラムは、ホストがないと、値がないことを表す語を書きます。JavaScript では `undefined` と `null`、Python では `None` です。ブラウザは、その名前のマシンを探します。',
      remedy: 'そこに入るべきホストを書いてください。',
    },
    'missing-value-after-host': {
      summary: 'URL に、undefined のように、値がないことを表すためにプログラムが書く語があります。',
      explanation:
        'URL に値を入れるプログラムは、値がないと `undefined`、`null`、`NaN` を書きます。その語についてのページということもあります。',
      remedy: 'そこに入る値を書いてください。',
    },
    'letter-as-digit': {
      summary: 'ホストが IPv4 アドレスによく似ていますが、数字に見える文字があります。',
      explanation:
        '多くのフォントでは、o は0に、l と I は1に見えます。最後の部分にそのような文字があると、アドレスは DNS で調べられる名前になります。',
      remedy: '文字 o の代わりに数字の0を、l や i の代わりに1を書いてください。',
    },
    'number-sign-in-file': {
      summary: 'ファイルの名前がその後に続くようですが、# でファイルのパスが終わります。',
      explanation:
        'ファイルシステムでは、# はほかの文字と同じです。URL ではパスがそこで終わり、その後はファイルのどこを表示するかだけを示します。',
      remedy: '名前の一部であれば、# の代わりに %23 と書いてください。',
    },
    'misspelt-scheme': {
      summary: 'スキームが Web のものではありませんが、よく似ています。',
      explanation:
        'スキームのつづりが誤っていると、URL は Web ページにつながりません。危険なリンクを誰も開かないように、わざと `hxxps` と書くこともあります。',
      remedy: 'https または http と書いてください。',
    },
    'mistaken-scheme': {
      summary: 'ホストが、スキームとして読まれます。',
      explanation:
        '最初のコロンの前がスキームになります。そのため `localhost:3000` はホストとポートになりません。そのようなスキームを扱うプログラムは登録されていないので、リンクはどこにもつながりません。',
      remedy: 'ホストの前に https:// を書いてください。',
    },
    'drive-as-scheme': {
      summary: 'ドライブ文字が、スキームとして読まれます。',
      explanation:
        '最初のコロンの前がスキームになります。そのため `C:\\a` はファイルになりません。そのようなスキームを扱うプログラムは登録されていないので、リンクはどこにもつながりません。',
      remedy: '前に file:/// を書き、バックスラッシュの代わりにスラッシュを書いてください。',
    },
    'label-as-scheme': {
      summary: 'URL の前の語が、スキームとして読まれます。',
      explanation:
        '最初のコロンの前がスキームになります。そのようなスキームを扱うプログラムは登録されていないので、リンクはどこにもつながりません。',
      remedy: 'その語とコロンを削除してください。',
    },
    'leaves-base-host': {
      summary: 'パスに見えるものが、基本 URL とは別のホストにつながります。',
      explanation:
        '相対 URL では、2つのスラッシュの後がホストです。ブラウザはバックスラッシュをスラッシュと読み、タブと改行を除去し、余分なスラッシュを飛ばすため、`/\\evil.example` もホストで始まります。スラッシュで始まるものなら何にでもリダイレクトするサーバーは、ユーザーを別の場所へ送ってしまいます。ホストの前の `//` だけは普通の書き方なので、報告しません。',
      remedy:
        'パスの前にはスラッシュを1つだけ書いてください。別のホストを指すなら、URL の全体を書いてください。',
      given: { 'the base URL https://example.com/': '基本 URL https://example.com/' },
    },
    'url-as-path': {
      summary:
        'スキームのないホスト、またはパーセントエンコードされた URL が、パスとして読まれます。',
      explanation:
        '相対 URL にはスキームがないため、`www.example.com` は、リンク元のページのフォルダーにあるファイルになります。このようなリンクはエラーページにつながります。',
      remedy: 'https://example.com/ のように、URL の全体を書いてください。',
      given: { 'the base URL https://example.com/': '基本 URL https://example.com/' },
    },
    'second-url': {
      summary: '最初の URL の中で、2つ目の URL が始まっています。',
      explanation:
        'パーサーは入力の中に別の URL を探さないため、2つ目の URL はパスかホストの一部になります。Web アーカイブのようにスラッシュの後に URL があるのは普通なので、報告しません。',
      remedy: 'URL を1つずつ調べてください。',
    },
    'html-character-reference': {
      summary: 'URL に、`&amp;` のような HTML の書き方の文字があります。',
      explanation:
        'ページのソースでは、`&` は `&amp;` と書かれます。そこからコピーした URL には、サーバーの知らない `amp;b` という名前のパラメータがあります。',
      remedy: 'それが表す文字を書いてください。&amp; なら & と書きます。',
    },
    'stray-character-at-end': {
      summary: 'URL の最後の文字は、おそらく周りの文章のものです。',
      explanation:
        'URL の後の括弧、引用符、コンマは、よく URL と一緒にコピーされ、別のページにつながります。URL の中で始まる括弧や引用符は普通なので、報告しません。',
      remedy: 'その文字を削除してください。URL の一部なら、パーセントエンコードしてください。',
    },
    'encoded-placeholder': {
      summary: 'URL に、値に置き換えられずにパーセントエンコードされたプレースホルダーがあります。',
      explanation:
        'テンプレート、シェル、プログラムが、この位置に値を入れます。先に URL がパーセントエンコードされると、誤りが見えなくなり、サーバーには `{{id}}` が送られます。',
      remedy: 'そこに入る値を書いてください。',
    },
    'route-parameter': {
      summary: 'パスのセグメントが、ルーターのプレースホルダーのようにコロンで始まっています。',
      explanation:
        'Web フレームワークなどのルーターは、値が入る位置に `:id` と書きます。API の説明書にはこのような URL がありますが、そのような名前のページがあるサーバーはほとんどありません。',
      remedy: 'そこに入る値を書いてください。',
    },
    'encoded-twice': {
      summary: 'URL が2回パーセントエンコードされているようです。',
      explanation:
        'パーセントエンコードされた URL をもう一度パーセントエンコードすると、`%` がすべて `%25` になります。その前に UTF-8 を Latin-1 として読むと、`é` は4バイトになります。サーバーは、別の文字のページを探します。ほかの URL のクエリにある URL は、ふつう2回エンコードされるので、報告されません。',
      remedy: 'それぞれの文字を1回だけパーセントエンコードしてください。',
    },
    'escapes-not-utf-8': {
      summary:
        'パーセントエンコードされたバイトが、多くのサーバーが前提とする UTF-8 ではありません。',
      explanation:
        'ブラウザと多くのサーバーは、パーセントエンコードされたバイトを UTF-8 として読みます。Latin-1 や Shift_JIS のバイトは、そこで置換文字になります。古いサイトには、まさにこのバイトを求めるものもあります。',
      remedy:
        'サーバーがほかのエンコーディングを求めるのでなければ、文字を UTF-8 でパーセントエンコードしてください。',
    },
    'second-question-mark': {
      summary: 'クエリに2つ目の ? がありますが、新しいパラメータの始まりにはなりません。',
      explanation:
        'クエリは最初の `?` の後から始まります。それより後のものは、パラメータの中の文字です。そのため、`?a=1?b=2` のパラメータは1つで、その値は `1?b=2` です。',
      remedy: 'ほかのパラメータの前には & を、? が値の一部なら %3F を書いてください。',
    },
    'unencoded-inner-url': {
      summary: 'URL がパラメータの値になっていて、次の & か # で終わります。',
      explanation:
        '外側の URL のクエリでは、内側の URL での意味にかかわらず、& は次のパラメータの、# はフラグメントの始まりです。そのため、内側の URL には最初のパラメータしか残りません。',
      remedy: '残りも内側の URL の一部なら、その URL 全体をパーセントエンコードしてください。',
    },
    'plus-in-query': {
      summary: 'クエリに + がありますが、多くのサーバーは空白として読みます。',
      explanation:
        'フォームは空白を `+` と書くので、多くのサーバーはクエリの `+` をすべて空白として読みます。報告されるのは、タイムゾーン付きの時刻、電話番号、メールアドレスだけです。',
      remedy: 'プラス記号なら %2B と書いてください。',
    },
    'blocked-port': {
      summary: 'このポートはほかのプロトコルのもので、ブラウザは接続しません。',
      explanation:
        'そうしなければ、ページがブラウザを使ってメールサーバーやプリンターに文字を送れてしまいます。ブラウザ以外のプログラムは接続します。',
      remedy: 'サーバーで別のポートを使ってください。',
    },
    'quoted-printable': {
      summary:
        'メールのソースからコピーされた URL です。ソースでは = が =3D になり、行が = で終わります。',
      explanation:
        'メールはよく quoted-printable というエンコーディングで送られます。メールソフトはそれをデコードしますが、ソースの表示ではデコードしません。サーバーに届く値は、`3D` で始まるか、途中で切れます。',
      remedy: '=3D は = と書き、行末の = は改行とともに削除してください。',
    },
    'malformed-path': {
      summary: 'スキームの後が、そのような URL の書き方ではありません。',
      explanation:
        'パーサーは、このようなスキームの後なら何でも受け入れます。URL を開くプログラムが求めるのは、コンマで区切ったメールアドレス、電話番号、データベース、またはメディアタイプとデータです。',
      remedy: 'スキームの後を確かめてください。',
    },
    'removed-characters': {
      summary: 'URL に、パーサーが除去するタブか改行があります。',
      explanation:
        '間にタブがあると、語を探すフィルターはその語を見つけられません。改行があると、人には2行に見えます。パーサーは1つの語と読みます。',
      remedy: 'それらを削除してから、URL を読み直してください。',
    },
    'host-mapped': {
      summary: 'ホストに、ほかの文字に置き換えられる文字や、除去される文字があります。',
      explanation:
        '名前解決の前に、全角英字、合字、`℡` のような記号は通常の英字に置き換えられ、ソフトハイフンは除去されます。解決されるのは、書かれているとおりのホストではありません。大文字や、`例。com` のように同じ文字体系の文字に続く句点は普通なので、報告しません。',
      remedy: '対応する変換後の形でホストを書いてください。',
    },
    'dot-segments-resolved': {
      summary:
        'パスに `..` か、エンコードされたドットセグメントがあり、見かけとは別の場所につながります。',
      explanation:
        'パーサーは `..` を直前のセグメントとともに除去し、`%2e` をドットと読みます。パスの先頭を調べるフィルターは、別のパスと読みます。相対 URL のエンコードされていないドットは普通なので、報告しません。',
      remedy: '実際につながるパスを書いてください。',
    },
    'direction-control': {
      summary: 'URL に、文字の方向を変える見えない文字があります。',
      explanation:
        'このような文字は、文字列を実際とは異なる順序で表示させます。`cod\u202Egpj.exe` は `codexe.jpg` に見えることがあります。',
      remedy: 'その文字を削除してください。誰が書いた URL か分からなければ、開かないでください。',
    },
    'deceptive-character': {
      summary: 'URL に、見えない文字か、区切り文字に似た文字があります。',
      explanation:
        '見えない文字があると、2つの異なる URL が同じに見えます。`/`、`?`、`#` に似た文字が ASCII に挟まれていると、URL の1つの部分が2つに見えます。文字や絵文字に続く接合子や異体字セレクターは普通なので、報告しません。`½`、`：`、`％`、`·` のように、ホストの後では何も区切らない文字も報告しません。',
      remedy: 'その文字を削除するか、URL の一部ならパーセントエンコードしてください。',
    },
    'port-rewritten': {
      summary: 'ポートがデフォルトポートか、先頭に0があるため、パーサーが書き直します。',
      explanation:
        'URL の意味は、それがなくても同じです。文字列を比較するプログラムは、2つを別の URL とみなします。',
      remedy: 'デフォルトポートは省き、ほかのポートは先頭に0を付けずに書いてください。',
    },
  },
}
