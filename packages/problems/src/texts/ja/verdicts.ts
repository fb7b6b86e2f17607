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
        'ドメインの所有者は、その前にどのような名前でも付けられます。左から読む人は知っている名前を先に目にし、幅の狭いアドレスバーにはそれしか表示されません。よく模倣される約200のサイトの名前は、どのパブリックサフィックスが続いていても、オプション `known` がなくても見つかります。',
      remedy: FROM_THE_END,
      given: { "the option `known: ['paypal.com']`": "オプション `known: ['paypal.com']`" },
    },
    'domain-in-subdomain': {
      summary: 'ホストが、完全なホストに見えるもので始まっていますが、別のドメインのものです。',
      explanation:
        'ドメインの所有者は、その前にどのような名前でも付けられます。`.com` や `.co.uk` で終わる名前、IP アドレス、`localhost` も付けられます。ホストにこのような名前を付けるサービスもあるため、欺く意図の証拠にはなりません。それがよく知られた名前で、偶然とは考えられないときは、代わりに `known-name-in-subdomain` が報告されます。',
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
        'ブラウザがこのような URL を拒むか、プログラムの開発元がスキームを無効にしたか、攻撃者がプログラムの実行に使ったものです。`@waymark/display` の README に、各スキームと、警告している出典があります。',
      remedy: ONLY_YOUR_OWN,
    },
    'program-scheme': {
      summary: 'スキームが、ブラウザ以外のプログラムを開きます。',
      explanation:
        'ブラウザの外のプログラムは、独自の規則で URL を読み、すぐに動作することがあります。対象は、IANA のレジストリにあるスキームのうちプログラムを開くものと、登録されていない有名なプログラムのものです。`@waymark/display` の README に一覧があります。',
      remedy:
        'そのプログラムが開くことを承知していて、誰が書いた URL かを知っている場合にだけ開いてください。',
    },
    'option-as-host': {
      summary: 'ホストがハイフンで始まるため、プログラムがオプションと読むことがあります。',
      explanation:
        'ソースコードやターミナルのプログラムは、ホストをコマンドに渡します。`-oProxyCommand=calc` のようなホストは、コマンドにとってはオプションで、プログラムを実行させていました。',
      remedy: '開かないでください。',
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
    'deceptive-inner-url': {
      summary: 'URL の中に、人を欺くおそれのある別の URL があります。',
      explanation:
        'リダイレクト、アーカイブ、スクリプトは、中にある URL へ進むことがあります。外側の URL のホストには問題がないかもしれないので、停止の理由にはなりませんが、内側の URL だけなら停止になります。パラメータ、パス、フラグメントにあるものを、パーセントエンコードされていても見つけます。',
      remedy: '最後にどこにつながるかを知っている場合にだけ開いてください。',
    },
    'inner-url': {
      summary: 'URL の中に、別のアドレスがあります。',
      explanation:
        'これは事実であって、誤りではありません。リダイレクト、アーカイブ、プロキシ、共有ボタンの URL は、別のサイトの URL を含み、すぐにそこへ進むものもあります。同じサイトの URL は報告しません。',
      remedy: '最後にどこにつながるかを確かめてください。多くのサイトは、そのアドレスへ進みます。',
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
  sentences: {
    'Nothing deceptive found.': '人を欺くものは見つかりませんでした。',
    'This is not a URL. {cause:phrase}': 'URL ではありません。{cause:phrase}',
    'The base URL is not a URL. {cause:phrase}': '基本 URL が URL ではありません。{cause:phrase}',
    'More than five URLs are nested inside each other, which hides the effect of the URL.':
      '6つ以上の URL が入れ子になっていて、URL の働きが分かりません。',
    'The query contains a second ?, which does not begin another parameter.':
      'クエリに2つ目の ? がありますが、新しいパラメータの始まりにはなりません。',
    'The query contains a +, which most servers read as a space.':
      'クエリに + がありますが、多くのサーバーは空白として読みます。',
    'The URL was copied from the source of an email, which has =3D for = and lines that end with =.':
      'メールのソースからコピーされた URL です。ソースでは = が =3D になり、行が = で終わります。',
    'The URL contains tabs or newlines, which the parser removes.':
      'URL に、パーサーが除去するタブか改行があります。',
    'The host is the IP address {address} in disguise.':
      'ホストは、そうとは分からない形で書かれた IP アドレス {address} です。',
    'Deceptive host: it leads to the IP address {address}.':
      '人を欺くホストです。IP アドレス {address} につながります。',
    'Deceptive host: it leads to {host:name100}.':
      '人を欺くホストです。{host:name100} につながります。',
    'Deceptive host: it leads to {host:name100}, which looks like {imitated:name100}.':
      '人を欺くホストです。{host:name100} につながりますが、{imitated:name100} に見えます。',
    'Unusual host: it leads to {host:name100}.':
      '普通ではないホストです。{host:name100} につながります。',
    'Unusual host: it leads to {host:name100}, which looks like {imitated:name100}.':
      '普通ではないホストです。{host:name100} につながりますが、{imitated:name100} に見えます。',
    'If you mean {resembles:name100}, write that; do not follow this one unless you know the site.':
      '{resembles:name100} を意図している場合は、そう書いてください。知っているサイトでなければ、この URL は開かないでください。',
    'Do not follow it unless you know the site.':
      '知っているサイトでなければ、開かないでください。',
    'Follow it only if you know the site.': '知っているサイトである場合にだけ開いてください。',
    '{letters:phrase}.': '{letters:phrase}。',
    '{letters:phrase}: this is not {imitated:name100}.':
      '{letters:phrase}。これは {imitated:name100} ではありません。',
    'The host contains the letter {name:phrase}, which looks like the Latin letter {latin}':
      'ホストに、ラテン文字の {latin} に見える{name:phrase}があります',
    'The host contains the {script:phrase} letter {name:phrase}, which looks like the Latin letter {latin}':
      'ホストに、ラテン文字の {latin} に見える{script:phrase}の{name:phrase}があります',
    'The host contains letters that look like Latin ones, {names:phrase}':
      'ホストに、ラテン文字に見える{names:phrase}があります',
    'The host contains {script:phrase} letters that look like Latin ones, {names:phrase}':
      'ホストに、ラテン文字に見える{script:phrase}の{names:phrase}があります',
    Armenian: 'アルメニア文字',
    Cherokee: 'チェロキー文字',
    Coptic: 'コプト文字',
    Cyrillic: 'キリル文字',
    Greek: 'ギリシャ文字',
    Lisu: 'リス文字',
    'The host contains {characters:phrase}, which {n|is|are} not meant for names.':
      'ホストに、名前のためのものではない{characters:phrase}があります。',
    'The host contains {imitated:name100}, but belongs to {owner:name100}.':
      'ホストに {imitated:name100} がありますが、{owner:name100} のものです。',
    'Deceptive host: it leads to {owner:name100}, not to {imitated:name100}.':
      '人を欺くホストです。{imitated:name100} ではなく、{owner:name100} につながります。',
    'Unusual host: it leads to {owner:name100}, not to {imitated:name100}.':
      '普通ではないホストです。{imitated:name100} ではなく、{owner:name100} につながります。',
    'Browsers read the backslash as a slash and {host:name100} as the host. Programs that follow RFC 3986 read {other:name100} as the host.':
      'ブラウザはバックスラッシュをスラッシュと読み、ホストを {host:name100} と読みます。RFC 3986 に従うプログラムは、ホストを {other:name100} と読みます。',
    'Deceptive host: browsers go to {host:name100}, other programs to {other:name100}.':
      '人を欺くホストです。ブラウザは {host:name100} へ、ほかのプログラムは {other:name100} へ進みます。',
    'The host is in quotation marks, which browsers read as part of the name.':
      'ホストが引用符で囲まれています。ブラウザは引用符も名前の一部と読みます。',
    'The host begins with {character:phrase}, which browsers read as part of the name.':
      'ホストの先頭に{character:phrase}があります。ブラウザはこれも名前の一部と読みます。',
    'The host ends with {character:phrase}, which browsers read as part of the name.':
      'ホストの末尾に{character:phrase}があります。ブラウザはこれも名前の一部と読みます。',
    'The host is {host}, which is a scheme: there are probably two schemes.':
      'ホストが、スキームの名前である {host} です。スキームが2つ書かれているのかもしれません。',
    'Unusual host: the URL leads to a machine named {host}, because there are two schemes.':
      '普通ではないホストです。スキームが2つあるため、URL は {host} という名前のマシンにつながります。',
    'A backslash is read as a slash, and a host begins after two slashes: this leads to {host:name100}, not to {base:name100}.':
      'バックスラッシュはスラッシュと読まれ、2つのスラッシュの後はホストになります。{base:name100} ではなく、{host:name100} につながります。',
    'A host begins after two slashes: this leads to {host:name100}, not to {base:name100}.':
      '2つのスラッシュの後はホストになります。{base:name100} ではなく、{host:name100} につながります。',
    'Deceptive path: it leads to {host:name100}, and leaves {base:name100}.':
      '人を欺くパスです。{base:name100} を離れて、{host:name100} につながります。',
    'The part before the @ looks like the host {resembles:name100}.':
      '@ の前の部分が、ホスト {resembles:name100} に見えます。',
    'Deceptive user name: it leads to another host, not to {resembles:name100}.':
      '人を欺くユーザー名です。{resembles:name100} ではなく、別のホストにつながります。',
    'Deceptive user name: it leads to {host:name100}, not to {resembles:name100}.':
      '人を欺くユーザー名です。{resembles:name100} ではなく、{host:name100} につながります。',
    'The host contains {character:phrase}, which is read as a dot, so it means {host:name100}.':
      'ホストに{character:phrase}があり、ドットと読まれるので、{host:name100} を意味します。',
    'The host contains {character:phrase}, which is removed, so it means {host:name100}.':
      'ホストに{character:phrase}があり、除去されるので、{host:name100} を意味します。',
    'The host is written {written:name100}, but means {host:name100}.':
      'ホストは {written:name100} と書かれていますが、{host:name100} を意味します。',
    'Write {suggestion:code200}, if you mean that.':
      'それを意図している場合は、{suggestion:code200} と書いてください。',
    'The host is {value:code}, which programs write for a value that is missing.':
      'ホストが {value:code} です。値がないことを表すためにプログラムが書く語です。',
    'The host begins with {value:code}, which programs write for a value that is missing.':
      'ホストの先頭が {value:code} です。値がないことを表すためにプログラムが書く語です。',
    'The path contains {values:code}, which programs write for a missing value.':
      'パスに、値がないことを表すためにプログラムが書く {values:code} があります。',
    'The query contains {values:code}, which programs write for a missing value.':
      'クエリに、値がないことを表すためにプログラムが書く {values:code} があります。',
    'The top-level domain .{last} does not exist; .{meant} was probably meant.':
      'トップレベルドメイン .{last} は存在しません。おそらく .{meant} の書き誤りです。',
    'The host is nearly an IPv4 address, but contains the letter {letter}.':
      'ホストが IPv4 アドレスによく似ていますが、文字 {letter} があります。',
    'The host is nearly the IPv4 address {suggestion:code}, but contains the letter {letter}.':
      'ホストが IPv4 アドレス {suggestion:code} によく似ていますが、文字 {letter} があります。',
    'The # ends the path, so this leads to a folder.':
      '# でパスが終わるので、フォルダーにつながります。',
    'The # ends the path, so this leads to the file {file:code100}.':
      '# でパスが終わるので、ファイル {file:code100} につながります。',
    'The scheme {scheme} runs a script with the rights of the page that it is opened from.':
      'スキーム {scheme} は、開く元のページの権限でスクリプトを実行します。',
    'The URL contains a page of type {type:name60}, which has no host and can run scripts.':
      'URL が、タイプ {type:name60} のページを含んでいます。このページにはホストがなく、スクリプトを実行できます。',
    'The scheme {scheme:name100} opens a Windows support tool that attackers have used to run programs.':
      'スキーム {scheme:name100} は、URL を書いた人のためにプログラムを実行したことのある、Windows のサポートツールを開きます。',
    'The scheme {scheme:name100} installs a program on Windows from a server that the URL names.':
      'スキーム {scheme:name100} は、URL が示すサーバーから Windows にプログラムをインストールします。',
    'The scheme {scheme:name100} starts programs of Microsoft Office with arguments from the URL.':
      'スキーム {scheme:name100} は、URL の引数で Microsoft Office のプログラムを起動します。',
    'The scheme {scheme:name100} opens a search in Windows that can show the files of another machine as if they were here.':
      'スキーム {scheme:name100} は、別のマシンのファイルをこのマシンのもののように見せられる、Windows の検索を開きます。',
    'The scheme {scheme:name100} opens a document in Microsoft Office.':
      'スキーム {scheme:name100} は、Microsoft Office で文書を開きます。',
    'The scheme {scheme:name100} opens a program of Windows.':
      'スキーム {scheme:name100} は、Windows のプログラムを開きます。',
    'The scheme {scheme:name100} opens an app on Android, or another page if the app is missing.':
      'スキーム {scheme:name100} は、Android のアプリを開きます。アプリがなければ、別のページを開きます。',
    'The scheme {scheme:name100} installs an app on an iPhone or iPad from a server that the URL names.':
      'スキーム {scheme:name100} は、URL が示すサーバーから iPhone や iPad にアプリをインストールします。',
    'The scheme {scheme:name100} opens a page in Internet Explorer, where attackers have used it to run programs.':
      'スキーム {scheme:name100} は、Internet Explorer でページを開きます。攻撃者がプログラムの実行に使ったことがあります。',
    'The scheme {scheme:name100} opens a help file of Windows, which can run programs.':
      'スキーム {scheme:name100} は、プログラムを実行できる Windows のヘルプファイルを開きます。',
    'The scheme {scheme:name100} opens the old Help Center of Windows, which attackers have used to run programs.':
      'スキーム {scheme:name100} は、Windows の古いヘルプセンターを開きます。攻撃者がプログラムの実行に使ったことがあります。',
    'The scheme {scheme:name100} opens files and programs of the machine itself.':
      'スキーム {scheme:name100} は、このマシンのファイルやプログラムを開きます。',
    'The scheme {scheme:name100} opens a disk image, which can bring programs.':
      'スキーム {scheme:name100} は、プログラムが入っていることのあるディスクイメージを開きます。',
    'The scheme {scheme:name100} opens an old part of Windows, to which browsers no longer hand over URLs.':
      'スキーム {scheme:name100} は、ブラウザがもう URL を渡さない、Windows の古い部分を開きます。',
    'The scheme {scheme:name100} runs a Java program from a server that the URL names.':
      'スキーム {scheme:name100} は、URL が示すサーバーの Java プログラムを実行します。',
    'The scheme {scheme:name100} opens a script for macOS that the URL contains.':
      'スキーム {scheme:name100} は、URL に含まれる macOS のスクリプトを開きます。',
    'The scheme {scheme:name100} runs a command or a macro in LibreOffice.':
      'スキーム {scheme:name100} は、LibreOffice でコマンドやマクロを実行します。',
    'The scheme {scheme:name100} opens files on another machine, and may sign in there with your account.':
      'スキーム {scheme:name100} は、別のマシンのファイルを開きます。あなたのアカウントでサインインすることがあります。',
    'The scheme {scheme:name100} connects a program to another machine, and browsers do not hand over such URLs.':
      'スキーム {scheme:name100} は、プログラムを別のマシンに接続します。ブラウザは、この URL をプログラムに渡しません。',
    'The scheme {scheme:name100} opens {what:phrase}.':
      'スキーム {scheme:name100} は、{what:phrase}を開きます。',
    'files on another machine': '別のマシンのファイル',
    'a terminal that connects to another machine': '別のマシンに接続するターミナル',
    'a program that shows another machine, or lets others control yours':
      '別のマシンの画面を表示したり、他人にこのマシンを操作させたりするプログラム',
    'a program for source code': 'ソースコードのプログラム',
    'an editor for code': 'コードエディター',
    'a game, or a program that installs games': 'ゲーム、またはゲームをインストールするプログラム',
    'a program for chats, calls or meetings': 'チャット、通話、会議のプログラム',
    'a program for email or newsgroups': 'メールやニュースグループのプログラム',
    'a program for music, films or podcasts': '音楽、映画、ポッドキャストのプログラム',
    'a shop for apps, or a program that installs some':
      'アプリのストア、またはアプリをインストールするプログラム',
    'a program that exchanges files with strangers': '見知らぬ人とファイルをやり取りするプログラム',
    'a wallet, or a program for payments': 'ウォレット、または支払いのプログラム',
    'a program that signs you in or keeps keys': 'サインインや鍵の管理をするプログラム',
    'a calendar or an address book': 'カレンダーやアドレス帳',
    'a map, or a program that shows the way': '地図、または道案内のプログラム',
    'a program for notes, tasks or documents': 'メモ、タスク、文書のプログラム',
    'another browser': '別のブラウザ',
    'settings, or a program of the system': '設定、またはシステムのプログラム',
    '{option:name100} is in the place of the host, and the program that opens the URL can take it for an option.':
      'ホストの位置に {option:name100} があり、URL を開くプログラムがオプションと読むことがあります。',
    'The host contains {character:phrase}, which looks like {delimiter:phrase}, but is a part of the name.':
      'ホストに{character:phrase}があります。{delimiter:phrase}に見えますが、名前の一部です。',
    '{imitated:name100} is not the whole host: {character:phrase} after it looks like {delimiter:phrase}, but is a part of the name.':
      '{imitated:name100} はホストの全体ではありません。その後の{character:phrase}は{delimiter:phrase}に見えますが、名前の一部です。',
    'a delimiter': '区切り文字',
    'The inner address can deceive. {finding:phrase}':
      '中にあるアドレスは、人を欺くおそれがあります。{finding:phrase}',
    'The inner address leads to {inner:name100}, and can deceive. {finding:phrase}':
      '中にあるアドレスは {inner:name100} につながり、人を欺くおそれがあります。{finding:phrase}',
    'The URL contains {n|another address|other addresses}: {hosts:name100}.':
      'URL の中に、別のアドレスがあります: {hosts:name100}。',
    '{host:code} is read as the name of a machine. If it is a folder, write {suggestion:code100}.':
      '{host:code} はマシンの名前として読まれます。フォルダーであれば、{suggestion:code100} と書いてください。',
    'The file is on another machine, {host:name100}.':
      'ファイルが別のマシン {host:name100} にあります。',
    'The path begins with two slashes: on Windows, this is a file on another machine, {host:name100}.':
      'パスが2つのスラッシュで始まります。Windows では、別のマシン {host:name100} のファイルになります。',
    'The scheme is {scheme}: the URL was made harmless on purpose, usually because it is dangerous.':
      'スキームが {scheme} です。URL はわざと無害にされています。たいていは危険だからです。',
    'Do not restore it, unless you know why it was written this way.':
      'なぜこのように書かれたのかを知らなければ、元に戻さないでください。',
    'The scheme is {scheme}, so this does not lead to a web page: {suggestion} was probably meant.':
      'スキームが {scheme} なので、Web ページにつながりません。おそらく {suggestion} の書き誤りです。',
    'The scheme is {scheme}, the letter of a drive: this looks like the path of a file on Windows.':
      'スキームが、ドライブ文字の {scheme} です。Windows のファイルのパスに見えます。',
    'The scheme is {scheme}: this looks like a word before the URL.':
      'スキームが {scheme} です。URL の前の語に見えます。',
    'The scheme is {scheme:name100}: this looks like a user name, a password and a host, but is read as none of them.':
      'スキームが {scheme:name100} です。ユーザー名、パスワード、ホストに見えますが、そのどれとも読まれません。',
    'The scheme is {scheme:name100}: this looks like a host and a port, but is read as neither.':
      'スキームが {scheme:name100} です。ホストとポートに見えますが、どちらとも読まれません。',
    'Write http:// before the host.': 'ホストの前に http:// を書いてください。',
    'The path contains {segment:code}, so it leads to {path:code100}.':
      'パスに {segment:code} があるので、{path:code100} につながります。',
    '{port:digits} is the default port of {scheme}.':
      '{port:digits}は {scheme} のデフォルトポートです。',
    'Leave it out, with its colon.': 'コロンとともに省いてください。',
    'The port has leading zeros: it is read as {port:digits}.':
      'ポートの先頭に0があります。ポートは{port:digits}と読まれます。',
    'Write `{port:digits}`.': '`{port:digits}` と書いてください。',
    'The URL contains {characters:phrase}, which {n|is|are} invisible and {n|changes|change} the direction of text.':
      'URL に、文字の方向を変える見えない文字があります: {characters:phrase}。',
    'The URL contains {invisible:phrase}, which cannot be seen.':
      'URL に、見えない文字があります: {invisible:phrase}。',
    'The URL contains {lookalikes:phrase}, which {n|looks|look} like a delimiter.':
      'URL に、区切り文字に似た文字があります: {lookalikes:phrase}。',
    'The URL contains {invisible:phrase}, which cannot be seen, and {lookalikes:phrase}, which {n|looks|look} like a delimiter.':
      'URL に、見えない文字（{invisible:phrase}）と、区切り文字に似た文字（{lookalikes:phrase}）があります。',
    'the character {codePoint}': '文字 {codePoint}',
    '{host:name100} looks like a host, but is read as a path: this leads to {url:name100}.':
      '{host:name100} はホストに見えますが、パスとして読まれ、{url:name100} につながります。',
    'Write {suggestion:code100}, if it is a host.':
      'ホストであれば、{suggestion:code100} と書いてください。',
    'A URL that is percent-encoded is read as a path: this leads to {url:name100}.':
      'パーセントエンコードされた URL がパスとして読まれ、{url:name100} につながります。',
    'A URL without a colon after its scheme is read as a path: this leads to {url:name100}.':
      'スキームの後にコロンのない URL がパスとして読まれ、{url:name100} につながります。',
    'A second URL begins in the first one: {url:name100}.':
      '最初の URL の中で、2つ目の URL が始まっています: {url:name100}。',
    'The URL contains {written:code}, which is {meaning:phrase} in HTML, and not in a URL.':
      'URL に {written:code} があります。HTML では{meaning:phrase}ですが、URL ではそうではありません。',
    'an ampersand': 'アンパサンド',
    'a quotation mark': '引用符',
    'an apostrophe': 'アポストロフィ',
    'a no-break space': 'ノーブレークスペース',
    'a less-than sign': '小なり記号',
    'a greater-than sign': '大なり記号',
    'Remove it: it probably belongs to the text around the URL.':
      '削除してください。おそらく URL の周りの文章のものです。',
    'Write {character:code} instead of {written:code}.':
      '{written:code} の代わりに {character:code} と書いてください。',
    'The URL ends with {character:phrase}, which probably belongs to the text around it.':
      'URL の末尾に{character:phrase}があります。おそらく周りの文章のものです。',
    'The URL ends with {written:code}, which probably belongs to the text around it.':
      'URL の末尾に {written:code} があります。おそらく周りの文章のものです。',
    'Remove them, or percent-encode them if they belong to the URL.':
      'それらを削除してください。URL の一部なら、パーセントエンコードしてください。',
    '{written:code} is {placeholder:code}, a placeholder that was not filled in.':
      '{written:code} は、値に置き換えられなかったプレースホルダー {placeholder:code} です。',
    '{placeholder:code} is how routers write a placeholder: it was probably not filled in.':
      '{placeholder:code} は、ルーターのプレースホルダーの書き方です。おそらく値に置き換えられていません。',
    'The email address after mailto: is not complete; the @ and the domain are missing.':
      'mailto の後のメールアドレスが完全ではありません。@ とドメインがありません。',
    'Write the whole address, such as `mailto:joe@example.com`.':
      '`mailto:joe@example.com` のように、アドレスの全体を書いてください。',
    'There is a semicolon between two email addresses; a mailto: URL needs a comma there.':
      '2つのメールアドレスの間にセミコロンがあります。mailto: の URL では、コンマを書きます。',
    'The domain of an email address cannot contain a comma.':
      'メールアドレスのドメインに、コンマは書けません。',
    'The number sign (#) ends the text of the message.':
      '番号記号（#）で、メッセージの本文が終わります。',
    'Write `%23` instead, if the text goes on.':
      '本文が続くなら、代わりに `%23` と書いてください。',
    'An & ends the text of the message.': '& で、メッセージの本文が終わります。',
    'Write `%26` instead, if the text goes on.':
      '本文が続くなら、代わりに `%26` と書いてください。',
    'There is no colon after the name of the database.':
      'データベースの名前の後にコロンがありません。',
    'After a country code, `(0)` is dialled as a 0 that does not belong there.':
      '国番号の後の `(0)` は、そこにあるべきではない0としてダイヤルされます。',
    'After tel: comes a number, without slashes.':
      'tel: の後には、スラッシュなしで番号を書きます。',
    'There is a colon after the media type, where a semicolon belongs.':
      'メディアタイプの後が、セミコロンではなくコロンです。',
    'There is a comma before `base64`, so the data begins there and is not decoded.':
      '`base64` の前がコンマなので、そこからデータが始まり、デコードされません。',
    'A number sign (#) ends the data, although the text goes on.':
      'テキストが続くのに、番号記号（#）でデータが終わります。',
    'Write `%23` instead.': '代わりに `%23` と書いてください。',
    'Browsers refuse to connect to port {port:digits}, which belongs to another protocol.':
      'ポート{port:digits}はほかのプロトコルのもので、ブラウザは接続しません。',
    'A mongodb+srv: URL has no port: the DNS has the names and ports of the servers.':
      'mongodb+srv: の URL にポートはありません。サーバーの名前とポートは DNS にあります。',
    'Remove {written:code}, or write mongodb: as the scheme.':
      '{written:code} を削除するか、スキームとして mongodb: を書いてください。',
    'The URL in {parameter:code} ends before {next:code100}, which belongs to the outer URL.':
      '{parameter:code} の中の URL は、外側の URL のものである {next:code100} の前で終わります。',
    '{written:code100} is {once:code100}, percent-encoded a second time.':
      '{written:code100} は、{once:code100} をもう一度パーセントエンコードしたものです。',
    '{written:code100} is {characters:code100}, encoded as UTF-8 twice.':
      '{written:code100} は、{characters:code100} を UTF-8 で2回エンコードしたものです。',
    'The bytes {bytes:code100} are not UTF-8, which most servers expect.':
      'バイト {bytes:code100} は、多くのサーバーが前提とする UTF-8 ではありません。',
    '{bytes:code} is {letter} in Latin-1, but not in UTF-8, which most servers expect.':
      '{bytes:code} は Latin-1 では {letter} ですが、多くのサーバーが前提とする UTF-8 ではそうではありません。',
    'Write {suggestion:code}, if you mean {letter}.':
      '{letter} を意図している場合は、{suggestion:code} と書いてください。',
  },
}
