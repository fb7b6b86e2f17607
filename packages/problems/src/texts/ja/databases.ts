import type { CatalogueText } from '../problem-texts.ts'

const ENTRY = { 'an entry': 'エントリー' }

/** What is said of databases of URLs. */
export const databases: CatalogueText = {
  title: 'URL ソースデータベース',
  entries: {
    INVALID_URL: {
      summary: '値が URL ではないか、検査モードでは正規形ではありません。',
      explanation:
        'URL パーサーが値を受け付けないため、どのプログラムも開けません。検査モードでは、使える URL でも、正規形でなければこのコードになります。',
      remedy: 'https://example.com/page のような完全な URL を、正規形で書いてください。',
      fixed:
        '検査モードでは正規形を書き込みます。ただし、クエリ、フラグメント、パスの末尾は変えません。',
      notFixed:
        'URL パーサーが受け付けない値からは、意図された URL を1つに絞れません。クエリやフラグメントを除いた URL は、別のページのものかもしれません。',
    },
    RELATIVE_URL: {
      summary: 'URL が相対 URL です。',
      explanation:
        'データベースには基本 URL がないため、スキームとホストのない URL でページを特定することはできません。',
      remedy:
        'https://example.com/page のような、スキームとホストのある絶対 URL を書いてください。',
      notFixed: 'データベースには、何を基準とする URL なのかが書かれていません。',
    },
    UNSUPPORTED_PROTOCOL: {
      summary: 'スキームが許可されていません。',
      explanation: 'ページの URL は http か https です。厳格な設定では https だけを受け付けます。',
      remedy: 'https を使うか、設定で許可されていれば http を使ってください。',
      notFixed: 'サイトが、別のスキームには応答しないかもしれません。',
    },
    INVALID_HOST: {
      summary: 'ホスト名が有効ではありません。',
      explanation:
        'URL パーサーがホストを受け付けないため、どのブラウザも接続できません。パーサーが受け付けても、DNS には存在しえないホストもあります。空のラベル、ラベルの末尾のハイフン、63文字を超えるラベル、253文字を超えるドメイン、エンコードされた名前のない `xn--` がこれに当たります。アンダースコアは、DNS とブラウザが受け付けるため、受け付けます。',
      remedy: 'example.com のような有効なドメイン名を書いてください。',
      notFixed: '意図されたホストを知る方法がありません。',
      given: ENTRY,
    },
    TRAILING_SLASH_VIOLATION: {
      summary: 'パスの末尾スラッシュが足りないか、許可されていません。',
      explanation:
        'このコードは、検査モードでだけ報告します。`/page` と `/page/` は別の URL で、サイトではどちらか一方の形だけを使うべきです。',
      remedy: '{trailingSlash:option} に従って、末尾スラッシュを追加または削除してください。',
      notFixed:
        'どちらの形に応答するかを知っているのは、サーバーだけです。もう一方はリダイレクトします。',
      given: { "the option `mode: 'check'`": "オプション `mode: 'check'`" },
    },
    UNREACHABLE_HOST: {
      summary: '訪問者も検索エンジンも、このホストに接続できません。',
      explanation:
        'ホストが、公開されていない IP アドレス（プライベート、ループバック、リンクローカル、予約済み）、1つだけのラベル、クラウドのメタデータサービス、公開 DNS にない名前のいずれかです。localhost、test、invalid、local、home.arpa、lan、alt、internal の下の名前は、公開 DNS にありません。たいていは、開発用のマシンの URL が残ったものです。予約された名前の `example` と `example.com` は受け付けます。RFC 6761 がほかの名前と同じ扱いを求めており、文書やテストで使われるためです。',
      remedy:
        'サイトの公開されたホストを書くか、テスト中のサイトであれば、このようなホストを許可（{allowUnreachableHosts:option}）してください。',
      notFixed: 'データベースには、どの公開ホストなのかが書かれていません。',
      given: ENTRY,
    },
    CREDENTIALS_IN_URL: {
      summary: 'エントリーの URL に認証情報（ユーザー名またはパスワード）があります。',
      explanation:
        'ページとサイトマップは公開されるため、誰でもパスワードを読めてしまいます。認証情報のある URL はサイトマップから除き、報告にはパスワードを表示しません。',
      remedy: 'URL からユーザー名とパスワードを削除し、パスワードを変更してください。',
      fixed:
        '削除した後の URL と同じ URL のエントリーがほかにない場合に、ユーザー名とパスワードを削除します。その場合も、パスワードは変更しなければなりません。',
      notFixed:
        '同じ URL のエントリーがほかにあると、一方は別のページのものかもしれません。画像、動画、記事の URL は変えません。',
      given: ENTRY,
    },
    WRONG_TYPE: {
      summary: '値の JSON の型が誤っています。',
      explanation:
        '形式が求める JSON の型と異なるため、値を使えません。ただし、数を文字列で書いた `priority` は数として使い、警告になります。',
      remedy: '形式が求める JSON の型の値を書いてください。',
      fixed:
        '数値で書かれたバージョン `1.1` と、0から1までの数を文字列で書いた `priority` を、正しい型に直します。',
      notFixed: '型の誤ったほかの値からは、意図された値を1つに絞れません。',
      given: ENTRY,
    },
    MISSING_MEMBER: {
      summary: '必須のメンバーがありません。',
      explanation: 'このメンバーがないと、エントリーやデータベースが不完全です。',
      remedy: '足りないメンバーを追加してください。',
      notFixed: 'データベースにその値がありません。',
      given: ENTRY,
    },
    UNKNOWN_MEMBER: {
      summary: '形式に、この名前のメンバーはありません。',
      explanation: '名前のつづりが誤っているのかもしれません。メンバーの値は使われません。',
      remedy: 'メンバーを削除するか、名前を修正してください。',
      notFixed: 'つづりが誤っているのか、別のプログラムのためのメンバーなのか分かりません。',
      given: {
        "an entry, with the option `unknownMembers: 'error'`":
          "エントリー、オプション `unknownMembers: 'error'`",
      },
    },
    UNSUPPORTED_VERSION: {
      summary: 'データベースのバージョンに対応していません。',
      explanation: '別のバージョンでは、同じメンバーでも意味が異なることがあります。',
      remedy: 'バージョンを文字列「1.1」と書いてください。',
      notFixed: 'そのバージョンでは、メンバーの意味が異なるかもしれません。',
      given: { 'a database': 'データベース' },
    },
    INVALID_CANONICAL: {
      summary: 'データベースの `canonical` が正規形ではありません。',
      explanation:
        '書けるのは、`safe`、`seo`、`seo-strict` のどれか、または `trailing-slash`（`never`、`always`、`preserve`）、`query` と `fragment`（`keep`、`remove`）、`https-only`（`true`、`false`）の一部を持つオブジェクトです。どの URL を公開するかを決めるため、誤っていれば何も公開しません。ただし、オプションで正規形を選択した場合は除きます。',
      remedy:
        'safe、seo、seo-strict のどれか、または個別の設定を持つオブジェクトを書いてください。',
      notFixed: '誤った正規形では、別の URL が公開されます。',
      given: { 'a database': 'データベース' },
    },
    INVALID_LANGUAGE_TAG: {
      summary: '値が BCP 47 の言語タグではありません。',
      explanation: '検索エンジンは、言語を読み取れないリンクを無視します。',
      remedy: 'en、pt-BR、zh-Hant のような言語タグを書いてください。',
      fixed:
        '考えられる値が1つだけで、同じグループのほかのページがその値を持たない場合に、提案された値を書き込みます。',
      notFixed:
        '提案のない値は、よくある誤りのどれにも当てはまりません。同じグループの別のページがすでに持つ値の提案は、確実ではありません。',
      given: ENTRY,
    },
    INVALID_DATE_TIME: {
      summary: '値が、サイトマップに書ける日付ではありません。',
      explanation:
        '検索エンジンは、ほかの形の日付を無視します。プロトコルで使えるのは、年、月、日、時刻とタイムゾーンのある日です。考えられる日付が1つだけであればそれを書き出し、警告になります。そうでなければ、ページは日付なしで書き出されます。',
      remedy:
        '2024-03-15 のような日付か、2024-03-15T10:00:00Z のような時刻とタイムゾーンのある日付を書いてください。',
      fixed:
        '足りない0とタイムゾーンのコロンを補い、`t`、`z`、小数点のコンマを直し、空白を除去します。',
      notFixed:
        'タイムゾーンのない時刻、スラッシュで区切った日付、日から始まる日付、存在しない日は、何通りにも読めます。',
      given: ENTRY,
    },
    FUTURE_DATE_TIME: {
      summary: '未来の日時です。',
      explanation:
        'ページが未来に変わったということはありえません。検索エンジンは、このようなサイトの日時をすべて無視することがあります。',
      remedy: '最後に変更した日時を書いてください。',
      notFixed: 'データベースには、ページがいつ変わったのかが書かれていません。',
      given: {
        'an entry, with the option `allowFuture: false`':
          'エントリー、オプション `allowFuture: false`',
      },
    },
    UNKNOWN_CHANGEFREQ: {
      summary: '`changefreq` が、プロトコルの7つの語のどれでもありません。',
      explanation:
        'プロトコルで使えるのは、小文字の `always`、`hourly`、`daily`、`weekly`、`monthly`、`yearly`、`never` です。ほかの語のページは、この値なしで書き出されます。大文字か空白だけが誤っていれば語を直し、警告になります。',
      remedy: 'always、hourly、daily、weekly、monthly、yearly、never のいずれかを書いてください。',
      fixed: '大文字と空白を修正します。',
      notFixed: 'ほかの語からは、7つのうちのどれを意図しているのか分かりません。',
      given: ENTRY,
    },
    PRIORITY_OUT_OF_RANGE: {
      summary: '`priority` が、0.0から1.0までの数ではありません。',
      explanation:
        'プロトコルで使えるのは0.0から1.0までの数で、デフォルトは0.5です。ページは、この値なしで書き出されます。',
      remedy: '0.0から1.0までの数を書くか、メンバーを削除してください。',
      notFixed: '`80` は0.8のことかもしれませんが、どの尺度で書かれたのかを示すものがありません。',
      given: ENTRY,
    },
    INVALID_EXTENSION: {
      summary: 'ページの画像、動画、記事のいずれかを、サイトマップに書き出せません。',
      explanation:
        '`images`、`videos`、`news` の値は、Google のサイトマップの拡張に従います。必須のものがないか、値がドキュメントの定めに合わないか、数が多すぎます。ページは、この画像、動画、記事なしで書き出されます。',
      remedy: '画像、動画、記事を修正してください。',
      notFixed: 'データベースに正しい値がありません。',
      given: ENTRY,
    },
  },
  sentences: {
    nothing: 'なし',
    'a list': 'リスト',
    'a function': '関数',
    'a symbol': 'シンボル',
    'a bigint': 'BigInt',
    '{value}': '{value}',
    '{value:quote60}': '{value:quote60}',
    'A date and time must be a string, not {got:phrase}.':
      '日時は文字列でなければなりません（値: {got:phrase}）。',
    '{value:quote60} has a month that does not exist.': '{value:quote60} の月は存在しません。',
    '{value:quote60} has a day that does not exist.': '{value:quote60} の日は存在しません。',
    '{value:quote60} has an hour that does not exist.': '{value:quote60} の時は存在しません。',
    '{value:quote60} has a minute that does not exist.': '{value:quote60} の分は存在しません。',
    '{value:quote60} has a second that does not exist.': '{value:quote60} の秒は存在しません。',
    '{value:quote60} is in the future.': '{value:quote60} は未来の日時です。',
    '{value:quote60} has no time.': '{value:quote60} に時刻がありません。',
    '{value:quote60} has an offset instead of Z.':
      '{value:quote60} は、Z ではなくオフセットで終わっています。',
    '{value:quote60} has no time zone.': '{value:quote60} にタイムゾーンがありません。',
    '{value:quote60} is not a date such as 2024-03-15 or 2024-03-15T10:00:00Z.':
      '{value:quote60} は、2024-03-15 や 2024-03-15T10:00:00Z のような日付ではありません。',
    '{reason:phrase} It is read as {certain}.': '{reason:phrase}{certain} とみなします。',
    'Write the date and time in UTC, such as 2024-03-15T10:00:00Z.':
      '2024-03-15T10:00:00Z のように、UTC の日時を書いてください。',
    '{value:quote60} does not have the form 2024-03-15T10:00:00Z.':
      '{value:quote60} は 2024-03-15T10:00:00Z の形ではありません。',
    'A language tag must be a string, not {got:phrase}.':
      '言語タグは文字列でなければなりません（値: {got:phrase}）。',
    '"x-default" is not a language.': '"x-default" は言語ではありません。',
    'The host {host:quote60} is {what:phrase}.': 'ホスト {host:quote60} は{what:phrase}です。',
    'a name of the machine itself': 'そのマシン自身の名前',
    'a loopback address': 'ループバックアドレス',
    'the unspecified address': '未指定アドレス',
    'an address of \u201cthis network\u201d': '「このネットワーク」のアドレス',
    'a private address': 'プライベートアドレス',
    'a shared address of a provider': 'プロバイダーの共有アドレス',
    'a link-local address': 'リンクローカルアドレス',
    'a unique local address': 'ユニークローカルアドレス',
    'a site-local address': 'サイトローカルアドレス',
    'a multicast address': 'マルチキャストアドレス',
    'the broadcast address': 'ブロードキャストアドレス',
    'an address for documentation': '文書用のアドレス',
    'an address for benchmarks': 'ベンチマーク用のアドレス',
    'a reserved address': '予約済みのアドレス',
    'the metadata service of a cloud': 'クラウドのメタデータサービス',
    'a name of a local network, which the public DNS does not have':
      '公開 DNS にない、ローカルネットワークの名前',
    'a single label, which is not a public domain': '公開されたドメインではない、1つだけのラベル',
    'a reserved name, which the public DNS does not have': '公開 DNS にない、予約された名前',
    'The host {host:quote60} has {characters} characters, and the DNS allows {most}.':
      'ホスト {host:quote60} は{characters}文字ですが、DNS で使えるのは{most}文字までです。',
    'The host {host:quote60} has a label of {characters} characters, and the DNS allows {most}.':
      'ホスト {host:quote60} に{characters}文字のラベルがありますが、DNS で使えるのは{most}文字までです。',
    'The host {host:quote60} has an empty label.': 'ホスト {host:quote60} に空のラベルがあります。',
    'The host {host:quote60} has a label that begins with a hyphen.':
      'ホスト {host:quote60} に、ハイフンで始まるラベルがあります。',
    'The host {host:quote60} has a label that begins with xn-- and does not decode.':
      'ホスト {host:quote60} に、xn-- で始まるのにデコードできないラベルがあります。',
    'The host {host:quote60} has a label that ends in a hyphen.':
      'ホスト {host:quote60} に、ハイフンで終わるラベルがあります。',
    'A URL must be a string, not {got:phrase}.':
      'URL は文字列でなければなりません（値: {got:phrase}）。',
    '{url:quote60} is a relative URL.': '{url:quote60} は相対 URL です。',
    'The scheme {scheme:quote60} is not allowed, only {allowed,and}.':
      'スキーム {scheme:quote60} は許可されていません。使えるのは {allowed,and} だけです。',
    '{url:quote60} is not a URL. {reason:phrase}':
      '{url:quote60} は URL ではありません。{reason:phrase}',
    'The URL is not in its normal form: the rule {rule} would change it.':
      'URL が正規形ではありません。規則 {rule} で書き換えられます。',
    'Write {expected:quote}.': '{expected:quote} と書いてください。',
    'The version must be the string {expected:quote}, not {got:phrase}.':
      'バージョンは文字列の {expected:quote} でなければなりません（値: {got:phrase}）。',
    'A page can have at most {most} {member}, and this one has {n}.':
      'ページの {member} は{most}件までですが、このページには{n}件あります。',
    'The database must be an object, not {got:phrase}.':
      'データベースはオブジェクトでなければなりません（値: {got:phrase}）。',
    'An entry must be an object, not {got:phrase}.':
      'エントリーはオブジェクトでなければなりません（値: {got:phrase}）。',
    'An alternate must be an object, not {got:phrase}.':
      '代替ページはオブジェクトでなければなりません（値: {got:phrase}）。',
    'The member {member:quote} must be a list, not {got:phrase}.':
      'メンバー {member:quote} はリストでなければなりません（値: {got:phrase}）。',
    'The member {member:quote} is missing.': 'メンバー {member:quote} がありません。',
    'The changefreq must be a string, not {got:phrase}.':
      'changefreq は文字列でなければなりません（値: {got:phrase}）。',
    '{value:quote60} is not one of {words,list}.':
      '{value:quote60} は {words,list} のどれでもありません。',
    'The priority must be a number, not {got:phrase}.':
      'priority は数値でなければなりません（値: {got:phrase}）。',
    '{value} is not from 0.0 to 1.0.': '{value} は0.0から1.0までの数ではありません。',
    'The member {member:quote60} is unknown; the format has {known,list}.':
      '形式に、メンバー {member:quote60} はありません。あるのは {known,list} です。',
    'Write a string such as "2024-03-15T10:00:00Z".':
      '"2024-03-15T10:00:00Z" のような文字列を書いてください。',
    'Write a string such as "en" or "pt-BR".': '"en" や "pt-BR" のような文字列を書いてください。',
    'Write an object with urls.': 'urls のあるオブジェクトを書いてください。',
    'Write an object with loc.': 'loc のあるオブジェクトを書いてください。',
    'Write an object with lang and loc.': 'lang と loc のあるオブジェクトを書いてください。',
    'Write a list.': 'リストを書いてください。',
    'Add the member {member:quote}.': 'メンバー {member:quote} を追加してください。',
    'Write {words:quote,or}.': '{words:quote,or} のどれかを書いてください。',
    'Write true or false.': 'true か false を書いてください。',
    'A canonical form must be a name or an object, not {got:phrase}.':
      '正規形は、名前かオブジェクトでなければなりません（値: {got:phrase}）。',
    '{value:quote60} is not a canonical form; perhaps {near:quote} is meant.':
      '{value:quote60} という正規形はありません。{near:quote} のことかもしれません。',
    '{value:quote60} is not a choice of a canonical form; perhaps {near:quote} is meant.':
      '正規形に {value:quote60} という設定はありません。{near:quote} のことかもしれません。',
    'The choice {choice:quote} must be {words:quote,or}, not {got:phrase}.':
      '設定 {choice:quote} は {words:quote,or} のどれかでなければなりません（値: {got:phrase}）。',
    'The choice {choice:quote} must be true or false, not {got:phrase}.':
      '設定 {choice:quote} は true か false でなければなりません（値: {got:phrase}）。',
    'Write a number from 0.0 to 1.0.': '0.0から1.0までの数値を書いてください。',
    'Write the string {expected:quote}.': '文字列の {expected:quote} を書いてください。',
    'Keep at most {most} {member}.': '{member} を{most}件までに減らしてください。',
    'Use {allowed,or}.': '{allowed,or} を使ってください。',
  },
}
