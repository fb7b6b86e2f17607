import type { CatalogueText } from '../problem-texts.ts'

// What several causes say alike.
const DELIMITS =
  'このような文字はホストを終わらせるか、URL の別の部分を始めるものです。パーサーは推測せずに、解析を中止します。'
const NOT_IN_DNS =
  'ブラウザはそれでもこの名前を解決しようとしますが、DNS のホスト名の規則では認められず、ほかのほとんどのプログラムは拒否します。'
const EXACT_PUNYCODE =
  '`xn--` で始まるラベルは、別の文字体系の名前から IDNA が作るものと完全に同じでなければなりません。'
const NAME_ITSELF = '名前を、元の文字体系のまま書いてください。'
const SPELLING_OR_SCRIPT = 'つづりを確かめるか、名前を元の文字体系のまま書いてください。'
const BIDI_RULE = 'Bidi 規則がないと、ドメインの文字が、読み取れない順序で表示されます。'
const OWN_LABEL = '方向の異なる文字は、別のラベルに分けてください。'
const NO_END = '最後の文字や数字より後を削除してください。'
const ENDS_IN_NUMBER =
  '最後のラベルが数であるホストは、どのプログラムもドメインと取り違えないように、常に IPv4 アドレスとして読まれます。'
const OLD_IPV4 =
  '古いプログラムのアドレスの書き方です。ほかのプログラムは拒否するか、別のアドレスと読みます。'
const FOUR_NUMBERS = '0から255までの4つの数を書いてください。'
const EIGHT_PIECES = 'IPv6 アドレスは128ビットで、16ビットの部分が8つあります。'
const STRICT_IPV4 =
  'IPv6 アドレスの中の IPv4 アドレスは、0から255までの4つの10進数という厳密な形でだけ書けます。'
const FOUR_PARTS = '4つの部分をすべて書いてください。'
const TO_255 = '0から255までの数で書いてください。'
const NO_ZEROS = '先頭の0を削除してください。'
const RELATIVE =
  'スキームのないものは相対 URL です。相対 URL は、基本 URL があって初めて意味を持ちます。'
const WHOLE_URL = 'https://example.com/ のように、URL の全体を書いてください。'
const WHOLE_INPUT =
  'パーサーは、入力の全体を1つの URL として読みます。文字列の中の URL を探すことはなく、URL がどこで終わるかも分かりません。'
const REPAIRED =
  'ブラウザは補正しますが、より厳しいプログラムは、URL を拒否するか、別の URL と読みます。'
const LEAKS =
  'URL の認証情報は、ログ、履歴、`Referer` ヘッダーに残ります。また、`https://bank.example@evil.example` は `evil.example` につながります。'
const NO_CHARACTER = 'その文字を削除してください。'

/** What is said of the causes behind the validation errors. */
export const urlCauses: CatalogueText = {
  title: 'URL のエラーの原因',
  entries: {
    'input-empty': {
      summary: '入力が空です。',
      explanation: RELATIVE,
      remedy: 'https://example.com/ のような URL を書いてください。',
    },
    'text-around-url': {
      summary: '入力に URL 以外の文字列があります。',
      explanation: WHOLE_INPUT,
      remedy: 'URL だけを使ってください。',
    },
    'several-urls': {
      summary: '入力に URL が2つ以上あります。',
      explanation: WHOLE_INPUT,
      remedy: 'URL を1つずつ調べてください。',
    },
    'host-defanged': {
      summary:
        'ホストのドットが括弧に入っています。URL は、おそらく危険なため、わざと無害にされています。',
      explanation:
        '攻撃の報告では、誰も誤ってリンクを開かないように、ホストをこのように書き、スキームもよく `hxxp` と書きます。',
      remedy: 'こう書かれた理由が分からなければ、URL を元に戻さないでください。',
    },
    'slashes-escaped': {
      summary:
        'どのスラッシュの前にもバックスラッシュがあります。JSON や JavaScript では URL をこのように書くことがあります。',
      explanation:
        'JSON の文字列では、`\\/` はスラッシュを意味します。URL のパーサーは、バックスラッシュを2つ目のスラッシュか、パスの一部と読みます。',
      remedy: 'バックスラッシュを削除してください。',
    },
    'escape-left-over': {
      summary: 'URL に、プログラムの中での書き方の文字があるか、最後にバックスラッシュがあります。',
      explanation:
        'JSON、JavaScript、シェルは、一部の文字を、バックスラッシュと名前や番号で書きます。URL のパーサーはこのような表記を知らず、バックスラッシュをスラッシュか、パスやクエリの一部と読みます。',
      remedy: 'その書き方が表す文字を書いてください。',
    },
    'scheme-lookalike': {
      summary: 'スキームの後のコロンかスラッシュに見える、別の文字があります。',
      explanation:
        '日本語や中国語の入力では、全角の文字になることがあります。ホストのパーサーはその一部を置き換えますが、スキームのパーサーは何も置き換えません。',
      remedy: 'ASCII の文字を書いてください。',
    },
    'url-percent-encoded': {
      summary: 'URL の全体がパーセントエンコードされています。',
      explanation:
        'URL は、別の URL のパラメータの値になるとき、このように書かれます。それだけではコロンがエンコードされているため、スキームがありません。',
      remedy: 'デコードしてください。',
    },
    'drive-letter-scheme': {
      summary: 'Windows のドライブ文字が、スキームとして読まれます。',
      explanation:
        '最初のコロンの前がスキームになるため、このパスは、どのプログラムも知らないスキームの URL です。',
      remedy: 'バックスラッシュの代わりにスラッシュを使い、file: の URL として書いてください。',
    },
    'base-without-path': {
      summary:
        '入力にスキームがありません。この基本 URL のパスは不透明で、フラグメントだけの参照しか解決できません。',
      explanation:
        'このような URL のパスはスラッシュで分割されないため、別のパスに置き換えることができません。',
      remedy:
        'URL の全体を書くか、https://example.com/ のようにスラッシュのある基本 URL を指定してください。',
      given: {
        'the base URL mailto:x@example.com': '基本 URL mailto:x@example.com',
        'the base URL data:text/plain,x': '基本 URL data:text/plain,x',
      },
    },
    'scheme-colon-left-out': {
      summary: 'スキームの後にコロンがありません。',
      explanation: 'コロンがないと、スキームはパスの先頭になります。',
      remedy: 'スキームの後に : を書いてください。',
    },
    'scheme-start': {
      summary: 'スキームは a から z までの英字で始まります。',
      explanation: RELATIVE,
      remedy: WHOLE_URL,
    },
    'scheme-character': {
      summary: 'スキームに使えるのは、英字、数字、+、-、ドットだけです。',
      explanation: RELATIVE,
      remedy: NO_CHARACTER,
    },
    'scheme-left-out': {
      summary: '入力にスキームがなく、解決の基準になる基本 URL もありません。',
      explanation: RELATIVE,
      remedy: WHOLE_URL,
    },
    'slashes-left-out': {
      summary: 'スキームの後のスラッシュが足りません。',
      explanation: REPAIRED,
      remedy: 'コロンの後に // と書いてください。',
    },
    'slashes-extra': {
      summary: 'スキームの後に、スラッシュが3つ以上あります。',
      explanation: REPAIRED,
      remedy: 'スラッシュを2つだけ書いてください。',
    },
    'slashes-reversed': {
      summary: 'スラッシュを書く場所にバックスラッシュがあります。',
      explanation: REPAIRED,
      remedy: '\\ の代わりに / と書いてください。',
    },
    'credentials-delimiter': {
      summary: 'ユーザー名かパスワードに、ホストを終わらせる /、?、# のいずれかがあります。',
      explanation:
        'スキームの後にあるこれらの文字のうち最初のものがホストの終わりになり、その後に何があっても変わりません。そのため、パスワードの一部がホストかポートと読まれます。',
      remedy: '/ は %2F、? は %3F、# は %23 と書いてください。',
    },
    'credentials-like-host': {
      summary: '@ の前がホストに見えますが、ユーザー名またはパスワードです。',
      explanation:
        '最後の @ より前は、すべてユーザー名とパスワードです。ホストはその後にあります。別の場所につながると思わせるために、リンクがこのように書かれることがあります。',
      remedy:
        '開かないでください。@ の前のホストを意図している場合は、@ とその後のホストを削除してください。',
    },
    'at-sign-extra': {
      summary: 'ホストの前に @ が2つ以上あります。認証情報の終わりになるのは最後の @ だけです。',
      explanation: LEAKS,
      remedy: '最後の @ とその前を削除してください。',
    },
    'at-sign-alone': {
      summary: '@ の前に何もありません。ユーザー名もパスワードもありません。',
      explanation:
        'パーサーはこのような @ を除去します。より厳しいプログラムは、URL を拒否します。',
      remedy: '@ を削除してください。',
    },
    'user-name': {
      summary: 'URL にユーザー名があります。',
      explanation: LEAKS,
      remedy: '@ とその前を削除してください。',
    },
    'user-name-expected': {
      summary: 'URL にユーザー名があります。このスキームでは普通のことです。',
      explanation:
        'このようなスキームのプログラムは、@ の前の名前でサーバーにサインインします。名前がなければ、実行している人の名前を使います。',
      remedy: 'サーバーが求める名前であれば、そのままにしてください。',
    },
    password: {
      summary: 'URL にパスワードがあります。',
      explanation: LEAKS,
      remedy: '@ とその前を削除し、パスワードは別の方法で渡してください。',
    },
    'host-list': {
      summary: '入力に複数のホストが並んでいます。URL のホストは1つだけです。',
      explanation:
        'MongoDB や PostgreSQL などの接続文字列では、グループのすべてのサーバーをコンマで区切って書きます。URL に似ていますが、パーサーが読むホストとポートは1つずつだけです。',
      remedy:
        '接続文字列なら、変更せずにデータベースのドライバーに渡してください。ドライバーには専用のパーサーがあります。URL なら、ホストごとに書いてください。',
    },
    'ipv6-without-brackets': {
      summary: 'IPv6 アドレスが角括弧に入っていません。',
      explanation: '角括弧がないと、最初のコロンからポートが始まります。',
      remedy: 'アドレスを角括弧に入れてください。',
    },
    'ipv6-no-opening-bracket': {
      summary: 'IPv6 アドレスの開き角括弧がありません。',
      explanation: 'これがないと、最初のコロンがポートの始まりになります。',
      remedy: 'アドレスの前に [ を書いてください。',
    },
    'host-placeholder': {
      summary: 'ホストが、値に置き換えられていないプレースホルダーのようです。',
      explanation:
        'テンプレート、シェル、プログラムは、波括弧や山括弧の中、パーセント記号の間、ドル記号の後の語を置き換えます。何にも置き換えられなければ、その語自体がホストとして読まれます。',
      remedy: 'そこに入るべき値を書いてください。',
    },
    'host-left-out': {
      summary: 'ホストがありません。',
      explanation:
        'このようなスキームの URL はサーバーを指すものであるため、ホストがないと接続先がありません。',
      remedy: '// の後にホストを書いてください。',
    },
    'host-percent-encoded': {
      summary: 'ホストに、パーセントエンコードされたバイトがあります。',
      explanation:
        'パーサーはこれをデコードします。文字列を比較するプログラムは2つの書き方を別のホストとみなすため、フィルターのすり抜けに使われます。',
      remedy: '文字そのものを書いてください。',
    },
    'host-space': {
      summary: 'ホストに空白は使えません。',
      explanation:
        'DNS に空白を含む名前はありません。また、空白で文字列を区切るプログラムは、別のホストと読みます。',
      remedy: '空白を削除してください。',
    },
    'host-control-character': {
      summary: 'ホストに制御文字は使えません。',
      explanation: '制御文字は見えないため、2つの異なるホストが同じに見えてしまいます。',
      remedy: '制御文字を削除してください。',
    },
    'host-percent-sign': {
      summary: 'ホストにパーセント記号（%）は使えません。',
      explanation:
        'ホストの中のパーセント記号は、パーセントエンコードされたバイトの始まりです。デコードは一度だけ行われ、二度行われることはありません。',
      remedy: 'パーセント記号を削除してください。',
    },
    'host-delimiter': {
      summary: 'ホストに、URL の部分を区切る文字は使えません。',
      explanation: DELIMITS,
      remedy: NO_CHARACTER,
    },
    'host-forbidden-character': {
      summary: 'ホストに <、>、^、| は使えません。',
      explanation: DELIMITS,
      remedy: NO_CHARACTER,
    },
    'host-punctuation': {
      summary: 'ドメインに使えるのは、英字、数字、ハイフン、ドットだけです。',
      explanation: NOT_IN_DNS,
      remedy:
        'つづりを確かめてください。名前を自分で選べるなら、英字、数字、ハイフンだけを使ってください。',
    },
    'host-disallowed-character': {
      summary: 'ドメインに、IDNA が認めない文字があります。',
      explanation:
        'ドメインに使える文字は Unicode が一覧に定めています。未割り当ての文字、レイアウト用の記号、ほかの文字に似せただけの文字は含まれません。',
      remedy: NO_CHARACTER,
    },
    'host-not-utf8': {
      summary: 'ホストのパーセントエンコードされたバイトが、UTF-8 ではありません。',
      explanation:
        'ホストのバイト列は UTF-8 としてデコードされます。UTF-8 ではないバイトは、ドメインに使えない置換文字になります。',
      remedy: 'そのバイトを削除するか、文字そのものを書いてください。',
    },
    'host-nothing-left': {
      summary: 'ホストが、無視される見えない文字だけからなり、何も残りません。',
      explanation:
        'IDNA は、ソフトハイフン、異体字セレクターなどの見えない文字をドメインから除去します。',
      remedy: 'ホストを書いてください。',
    },
    'label-empty': {
      summary: 'ドメインがドットで始まっているか、ドットが2つ続いています。',
      explanation: `ドットとドットの間の部分であるラベルが、空になってしまいます。${NOT_IN_DNS}`,
      remedy: 'ドットを削除してください。',
    },
    'host-final-dot': {
      summary: 'ドメインがドットで終わっています。',
      explanation:
        'このドットは DNS のルートを表し、名前はドットがなくても同じ場所を指します。ただし、ブラウザ、Cookie、証明書は、2つを別のホストとみなします。',
      remedy: '末尾のドットを削除してください。',
    },
    'label-too-long': {
      summary: 'ドメインのラベル（ドットで区切られた部分）は、63文字より長くできません。',
      explanation: NOT_IN_DNS,
      remedy: '短くしてください。',
    },
    'host-name-too-long': {
      summary: 'ドメインは、253文字より長くできません。',
      explanation: NOT_IN_DNS,
      remedy: 'ドメインを短くしてください。',
    },
    'hyphen-at-start': {
      summary: 'ドメインのラベルは、ハイフンで始められません。',
      explanation: NOT_IN_DNS,
      remedy: 'ハイフンを削除してください。',
    },
    'hyphen-at-end': {
      summary: 'ドメインのラベルは、ハイフンで終われません。',
      explanation: NOT_IN_DNS,
      remedy: 'ハイフンを削除してください。',
    },
    'hyphens-third-fourth': {
      summary: 'ドメインのラベルの3文字目と4文字目を、両方ともハイフンにはできません。',
      explanation:
        'このようなラベルはエンコードのために予約されています。今のところ使われているのは、`xn--` で始まるものだけです。',
      remedy: 'つづりを確かめてください。名前を自分で選べるなら、ハイフンを1つにしてください。',
    },
    'mark-at-start': {
      summary: 'ドメインのラベルは、結合文字で始められません。',
      explanation: '結合文字は、前のドットやスラッシュと結び付き、それを隠してしまいます。',
      remedy: '結合文字を削除してください。',
    },
    'joiner-out-of-place': {
      summary: 'ゼロ幅接合子またはゼロ幅非接合子が、表示に影響しない場所にあります。',
      explanation: 'このような場所では見えないため、2つの異なるドメインが同じに見えてしまいます。',
      remedy: '接合子または非接合子を削除してください。',
    },
    'punycode-not-ascii': {
      summary: 'xn-- で始まる名前に、ASCII 以外の文字は使えません。',
      explanation: EXACT_PUNYCODE,
      remedy: '名前の全体を、元の文字体系で書いてください。',
    },
    'punycode-digit': {
      summary: 'xn-- で始まる名前では、最後のハイフンの後に英字と数字しか使えません。',
      explanation: EXACT_PUNYCODE,
      remedy: SPELLING_OR_SCRIPT,
    },
    'punycode-overflow': {
      summary:
        'xn-- で始まる名前は、別の文字体系の名前を ASCII で書いたもの（Punycode）ですが、この名前は途中で切れているか、存在しない文字を表しています。',
      explanation: EXACT_PUNYCODE,
      remedy: SPELLING_OR_SCRIPT,
    },
    'punycode-of-ascii': {
      summary: '名前が xn-- で始まっていますが、ASCII だけの名前か、空の名前を表しています。',
      explanation: EXACT_PUNYCODE,
      remedy: 'xn-- を付けずに名前を書いてください。',
    },
    'punycode-not-normalized': {
      summary:
        'ラベルが xn-- で始まっていますが、デコードした文字列が正規化形式 C ではありません。',
      explanation: EXACT_PUNYCODE,
      remedy: NAME_ITSELF,
    },
    'punycode-of-prefix': {
      summary: 'ラベルが xn-- で始まり、デコードした文字列も xn-- で始まっています。',
      explanation: EXACT_PUNYCODE,
      remedy: 'つづりを確かめるか、別の名前を選んでください。',
    },
    'bidi-first-character': {
      summary:
        '右から左に書く文字を含むドメインのラベルは、数字や記号ではない文字で始めなければなりません。',
      explanation: BIDI_RULE,
      remedy: 'ラベルを、数字や記号ではない文字で始めてください。',
    },
    'bidi-right-to-left-character': {
      summary: '右から左に書くラベルに、左から右に書く文字があります。',
      explanation: BIDI_RULE,
      remedy: OWN_LABEL,
    },
    'bidi-right-to-left-end': {
      summary: '右から左に書くラベルは、文字か数字で終わらなければなりません。',
      explanation: BIDI_RULE,
      remedy: NO_END,
    },
    'bidi-mixed-digits': {
      summary: '右から左に書くラベルに、ヨーロッパ数字とアラビア数字の両方があります。',
      explanation: BIDI_RULE,
      remedy: 'どちらか一方の数字にそろえてください。',
    },
    'bidi-left-to-right-character': {
      summary:
        '右から左に書く文字を含むドメインで、左から右に書くラベルに、方向の異なる文字や数字があります。',
      explanation: BIDI_RULE,
      remedy: OWN_LABEL,
    },
    'bidi-left-to-right-end': {
      summary:
        '右から左に書く文字を含むドメインでは、左から右に書くラベルは文字か数字で終わらなければなりません。',
      explanation: BIDI_RULE,
      remedy: NO_END,
    },
    'host-without-idna': {
      summary: 'IDNA の表を持たないパーサーは、ASCII 以外の文字を含むドメインを読めません。',
      explanation:
        '`ascii` という名前のエントリーポイントは、バンドルの大部分を占める表を含みません。',
      remedy: '表のあるエントリーポイントを使うか、ドメインを ASCII で書いてください。',
    },
    'ipv4-other-digits': {
      summary: 'IPv4 アドレスに、ASCII 以外の文字があります。',
      explanation:
        'Unicode はこれらの文字を ASCII の数字やドットに対応させるため、ブラウザはそれが表すアドレスに接続します。通常の形を探すフィルターは、これを見逃します。',
      remedy: 'ASCII の数字とドットで書いてください。',
    },
    'ipv4-final-dot': {
      summary: 'IPv4 アドレスがドットで終わっています。',
      explanation:
        '末尾のドットは DNS のルートを表しますが、IP アドレスにルートはありません。パーサーはこのドットを除去します。',
      remedy: 'ドットを削除してください。',
    },
    'ipv4-parts-left-out': {
      summary: 'IPv4 アドレスの部分が4つに足りず、最後の部分が残りを埋めます。',
      explanation: OLD_IPV4,
      remedy: FOUR_PARTS,
    },
    'ipv4-part-empty': {
      summary: 'IPv4 アドレスに空の部分があります。',
      explanation: ENDS_IN_NUMBER,
      remedy: '足りない数を書いてください。',
    },
    'ipv4-extra-parts': {
      summary: 'IPv4 アドレスの部分が5つ以上あります。',
      explanation: ENDS_IN_NUMBER,
      remedy: '0から255までの4つの数を書くか、名前を数ではない部分で終わらせてください。',
    },
    'ipv4-part-not-numeric': {
      summary: 'ホストが数で終わるため IPv4 アドレスとして読まれますが、数ではない部分があります。',
      explanation: ENDS_IN_NUMBER,
      remedy: '数だけで書くか、名前を数ではない部分で終わらせてください。',
    },
    'ipv4-octal-digit': {
      summary: '0で始まる数は8進数ですが、7を超える数字があります。',
      explanation: OLD_IPV4,
      remedy: NO_ZEROS,
    },
    'ipv4-part-hexadecimal': {
      summary: 'IPv4 アドレスに、16進数の部分があります。',
      explanation: OLD_IPV4,
      remedy: '10進数で書いてください。',
    },
    'ipv4-part-octal': {
      summary: 'IPv4 アドレスに、8進数の部分があります。',
      explanation: OLD_IPV4,
      remedy: '先頭の0を付けずに、10進数で書いてください。',
    },
    'ipv4-part-too-large': {
      summary: 'IPv4 アドレスに、255を超える部分があります。',
      explanation: '4つの部分は、それぞれ1バイトです。',
      remedy: TO_255,
    },
    'ipv4-last-part-too-large': {
      summary: 'IPv4 アドレスの最後の部分が、足りない部分に収まらない大きさです。',
      explanation: '最後の部分は、足りない部分を1バイトずつ埋めます。',
      remedy: FOUR_NUMBERS,
    },
    'ipv4-last-part-fills': {
      summary: 'IPv4 アドレスの最後の部分が255を超え、複数の部分を埋めます。',
      explanation: OLD_IPV4,
      remedy: FOUR_NUMBERS,
    },
    'ipv6-text-after-bracket': {
      summary: 'IPv6 アドレスの閉じ角括弧の後に、文字列があります。',
      explanation: 'アドレスの後に来るのは、ポートかパスか URL の終わりです。',
      remedy: 'その文字列を削除してください。',
    },
    'ipv6-prefix-length': {
      summary:
        'ホストは1つのアドレスですが、スラッシュとプレフィックス長が付いてネットワークになっています。',
      explanation: 'スラッシュでホストが終わるため、閉じ角括弧がないことになります。',
      remedy: 'スラッシュと数を削除してください。',
    },
    'ipv6-future': {
      summary: 'ホストが、将来の IP のバージョンのための形で書かれています。',
      explanation:
        'RFC 3986 は、まだ存在しないアドレスのためにこの形を予約しています。URL Standard にはありません。',
      remedy: 'IPv6 アドレスを書くか、名前を角括弧なしで書いてください。',
    },
    'ipv6-name-in-brackets': {
      summary: '角括弧に入れるのは、IPv6 アドレスだけです。',
      explanation:
        '角括弧は、IPv6 アドレスのコロンをポートから区別するためのものです。ドメインと IPv4 アドレスにコロンはありません。',
      remedy: '角括弧を削除してください。',
    },
    'ipv6-no-closing-bracket': {
      summary: 'IPv6 アドレスの閉じ角括弧がありません。',
      explanation:
        'アドレスの中のコロンとポートの前のコロンを区別するものは、閉じ角括弧しかありません。',
      remedy: 'アドレスの後に ] を書いてください。',
    },
    'ipv6-colon-at-start': {
      summary: 'IPv6 アドレスが1つのコロンで始まっています。',
      explanation: 'コロンは2つの部分を区切るものです。先頭の `::` は0の並びを意味します。',
      remedy: '代わりに :: と書いてください。',
    },
    'ipv6-colon-at-end': {
      summary: 'IPv6 アドレスが1つのコロンで終わっています。',
      explanation: 'コロンは2つの部分を区切るものです。末尾の `::` は0の並びを意味します。',
      remedy: '代わりに :: と書いてください。',
    },
    'ipv6-needless-compression': {
      summary: '8つの部分がある IPv6 アドレスに :: もありますが、それが表す0はありません。',
      explanation: EIGHT_PIECES,
      remedy: ':: の代わりに : を書いてください。',
    },
    'ipv6-extra-pieces': {
      summary: 'IPv6 アドレスの部分が9つ以上あります。',
      explanation: EIGHT_PIECES,
      remedy: '8つの部分で書くか、部分を減らして :: を1回使ってください。',
    },
    'ipv6-colons-in-a-row': {
      summary: 'IPv6 アドレスに、コロンが3つ以上続いています。',
      explanation: '1つのコロンは2つの部分を分け、2つは0を表します。3つには意味がありません。',
      remedy: '代わりに : または :: を書いてください。',
    },
    'ipv6-second-compression': {
      summary: 'IPv6 アドレスの2か所以上に :: があります。',
      explanation: '`::` が2つあると、それぞれがいくつの0を表すのか分かりません。',
      remedy: ':: を1つだけ残し、ほかの0は省略せずに書いてください。',
    },
    'ipv6-zone': {
      summary: 'IPv6 アドレスに、URL には書けないゾーンがあります。',
      explanation:
        'ゾーンは、あるマシンのネットワークインターフェースを表すもので、ほかの場所では意味がありません。',
      remedy: '% とその後を削除してください。',
    },
    'ipv6-piece-too-long': {
      summary: 'IPv6 アドレスに、5桁以上の部分があります。',
      explanation: EIGHT_PIECES,
      remedy: '4桁までの16進数字で書いてください。',
    },
    'ipv6-character': {
      summary: 'IPv6 アドレスに、16進数字でもコロンでもない文字があります。',
      explanation: '角括弧の中のほかのものはアドレスではなく、名前も書けません。',
      remedy: NO_CHARACTER,
    },
    'ipv6-empty': {
      summary: '角括弧の中にアドレスがありません。',
      explanation: EIGHT_PIECES,
      remedy: '角括弧の中にアドレスを書いてください。',
    },
    'ipv6-pieces-left-out': {
      summary: ':: のない IPv6 アドレスの部分が8つに足りません。',
      explanation: EIGHT_PIECES,
      remedy: '8つの部分を書くか、0を省いた場所に :: と書いてください。',
    },
    'ipv6-zero-padded': {
      summary: 'IPv6 アドレスの部分の先頭に、不要な0があります。',
      explanation:
        'パーサーは同じアドレスと読みますが、文字列を比較するプログラムは2つを別のホストとみなします。',
      remedy: NO_ZEROS,
    },
    'ipv6-no-room-for-ipv4': {
      summary: 'IPv6 アドレスにほかの部分が7つ以上あり、IPv4 アドレスが入りません。',
      explanation: 'IPv4 アドレスは、8つの部分のうち最後の2つを占めます。',
      remedy: 'IPv4 アドレスの前の部分を減らしてください。',
    },
    'ipv6-ipv4-zero-padded': {
      summary: 'IPv6 アドレスの中の IPv4 アドレスに、0で始まる部分があります。',
      explanation: STRICT_IPV4,
      remedy: NO_ZEROS,
    },
    'ipv6-ipv4-part-empty': {
      summary: 'IPv6 アドレスの中の IPv4 アドレスに、空の部分があります。',
      explanation: STRICT_IPV4,
      remedy: '足りない数を書いてください。',
    },
    'ipv6-ipv4-extra-part': {
      summary: 'IPv6 アドレスの中の IPv4 アドレスの部分が、5つ以上あります。',
      explanation: STRICT_IPV4,
      remedy: '5つ目以降の部分を削除してください。',
    },
    'ipv6-ipv4-character': {
      summary: 'IPv6 アドレスの中の IPv4 アドレスに、10進数字でもドットでもない文字があります。',
      explanation: STRICT_IPV4,
      remedy: '10進数とドットだけで書いてください。',
    },
    'ipv6-ipv4-part-too-large': {
      summary: 'IPv6 アドレスの中の IPv4 アドレスに、255を超える部分があります。',
      explanation: STRICT_IPV4,
      remedy: TO_255,
    },
    'ipv6-ipv4-parts-left-out': {
      summary: 'IPv6 アドレスの中の IPv4 アドレスの部分が4つに足りません。',
      explanation: STRICT_IPV4,
      remedy: FOUR_PARTS,
    },
    'port-too-large': {
      summary: 'ポートが65535を超えています。',
      explanation: 'ポートは16ビットの数です。',
      remedy: '0から65535までのポートを書くか、ポートを省いてください。',
    },
    'port-extra': {
      summary: 'ホストのポートは1つだけです。',
      explanation:
        'ホストの後に書けるのは、コロン1つと数1つです。コロンがほかにもあるのは、角括弧に入れた IPv6 アドレスだけです。',
      remedy: 'ポートを1つだけ残し、その前のコロンも1つにしてください。',
    },
    'port-character': {
      summary: 'ポートに数字以外の文字があります。',
      explanation:
        'コロンの後は数です。パスワードの中のコロンは `%3A` と書く必要があり、認証情報は @ で終わります。',
      remedy: 'ポートを数字で書くか、コロンとその後を削除してください。',
    },
    'drive-letter-relative': {
      summary: '相対 URL が、Windows のドライブ文字で始まっています。',
      explanation: 'パーサーは、これを基本 URL のマシンのドライブとみなします。',
      remedy: 'ドライブ文字の前にスラッシュを、後にコロンを書いてください。',
      given: { 'the base URL file:///c:/': '基本 URL file:///c:/' },
    },
    'drive-letter-as-host': {
      summary: 'ホストを書く場所に、Windows のドライブ文字があります。',
      explanation:
        '2つのスラッシュの後はホストです。パーサーは、ドライブ文字をパスの先頭とみなします。',
      remedy: 'ドライブ文字の前に3つのスラッシュを、後にコロンを書いてください。',
    },
    'outer-space': {
      summary: 'URL の前か後に空白があります。',
      explanation: REPAIRED,
      remedy: '空白を削除してください。',
    },
    'tab-or-newline': {
      summary: 'URL に、パーサーが除去するタブか改行があります。',
      explanation: REPAIRED,
      remedy: 'タブや改行を削除してください。',
    },
    'part-placeholder': {
      summary: 'URL に、値に置き換えられていないプレースホルダーがあります。',
      explanation:
        'テンプレート、シェル、プログラムが、この位置に値を入れます。そのままでは、サーバーには値ではなくプレースホルダーが送られます。',
      remedy: 'そこに入る値を書いてください。',
    },
    'percent-bare': {
      summary: '% に2桁の16進数字が続いていません。',
      explanation: REPAIRED,
      remedy: 'パーセント記号は %25 と書いてください。',
    },
    'space-unencoded': {
      summary: 'URL に、パーセントエンコードされていない空白があります。',
      explanation: REPAIRED,
      remedy: '%20 と書いてください。',
    },
    'space-in-address': {
      summary: 'URL の中の電話番号やメールアドレスに、空白は使えません。',
      explanation:
        '`tel:` の URL では、数字をハイフンで区切れます。空白があると、プログラムが別の番号にかけたり、URL を拒否したりします。',
      remedy: '空白を削除してください。',
    },
    'control-unencoded': {
      summary: 'URL に、制御文字、孤立サロゲート、非文字のいずれかがあります。',
      explanation: REPAIRED,
      remedy: 'その文字を削除するか、パーセントエンコードしてください。',
    },
    'character-unencoded': {
      summary: 'URL に、パーセントエンコードが必要な文字があります。',
      explanation: REPAIRED,
      remedy: 'その文字のバイトを、それぞれ % に続く16進数で書いてください。',
    },
  },
  sentences: {
    'There is only a colon before the @: no user name and no password.':
      '@ の前にコロンしかありません。ユーザー名もパスワードもありません。',
    'Remove the colon and the @.': 'コロンと @ を削除してください。',
    'Write `%40` instead of this @, if it is a part of the password.':
      'パスワードの一部であれば、この @ の代わりに `%40` と書いてください。',
    'Remove the last @ and the credentials before it, if you mean {host:code}.':
      '{host:code} を意図している場合は、最後の @ とその前を削除してください。',
    'There is more than one @ before the host; the last one ends the user name and password.':
      'ホストの前に @ が2つ以上あります。ユーザー名とパスワードの終わりになるのは最後の @ です。',
    'There is more than one @ before the host; the last one ends the user name and password, so that the host is {host:code}.':
      'ホストの前に @ が2つ以上あります。ユーザー名とパスワードの終わりになるのは最後の @ なので、ホストは {host:code} です。',
    'The base {base:code80} has no scheme; the part before its colon is read as one.':
      '基本 URL {base:code80} にスキームがなく、コロンの前がスキームとして読まれます。',
    'Use the base {bases:code80,or}.': '基本 URL として {bases:code80,or} を使ってください。',
    'The base is an email address, which a path cannot be added to.':
      '基本 URL がメールアドレスで、パスを加えられません。',
    'The base is a URL with the scheme {scheme}, which a path cannot be added to.':
      '基本 URL のスキームが {scheme} で、パスを加えられません。',
    'Use the URL of a page as the base, such as `https://example.com/`.':
      '`https://example.com/` のように、ページの URL を基本 URL として使ってください。',
    'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, each part must begin with a letter, and not with {character:phrase} (condition 1 of the Bidi rule).':
      '右から左に書く文字（ヘブライ文字やアラビア文字など）を含むドメインのラベルは、数字や記号ではない文字で始めなければならず、{character:phrase}では始められません（Bidi 規則の条件1）。',
    'A part of a domain that begins with a right-to-left letter cannot contain {character:phrase}, which runs from left to right (condition 2 of the Bidi rule).':
      '右から左に書く文字で始まるドメインのラベルに、左から右に書く{character:phrase}は使えません（Bidi 規則の条件2）。',
    'A part of a domain in right-to-left letters must end with a letter or a digit, and not with {character:phrase} (condition 3 of the Bidi rule).':
      '右から左に書くドメインのラベルは、文字か数字で終わらなければならず、{character:phrase}では終われません（Bidi 規則の条件3）。',
    'A part of a domain has digits of two kinds, 0 to 9 and Arabic ones; the second kind begins with {character:phrase} (condition 4 of the Bidi rule).':
      'ドメインのラベルに、0から9までの数字とアラビア数字の2種類があります。2種類目は{character:phrase}から始まります（Bidi 規則の条件4）。',
    'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, a part that begins with a left-to-right letter cannot contain {character:phrase} (condition 5 of the Bidi rule).':
      '右から左に書く文字（ヘブライ文字やアラビア文字など）を含むドメインでは、左から右に書く文字で始まるラベルに{character:phrase}は使えません（Bidi 規則の条件5）。',
    'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, a part in left-to-right letters must end with a letter or a digit, and not with {character:phrase} (condition 6 of the Bidi rule).':
      '右から左に書く文字（ヘブライ文字やアラビア文字など）を含むドメインでは、左から右に書くラベルは文字か数字で終わらなければならず、{character:phrase}では終われません（Bidi 規則の条件6）。',
    'A URL cannot contain {character:phrase} as it is.':
      'URL に{character:phrase}をそのまま書くことはできません。',
    'Write {meant:code} instead.': '代わりに {meant:code} と書いてください。',
    'The first number sign (#) begins the fragment; this one is inside it, and has to be percent-encoded.':
      '最初の番号記号（#）からフラグメントが始まります。この番号記号はその中にあるので、パーセントエンコードする必要があります。',
    'After a Windows drive letter comes a colon, and not a vertical bar (|).':
      'Windows のドライブ文字の後は、縦線（|）ではなくコロンです。',
    'Remove it, or write {meant:code} if it belongs there.':
      '削除するか、そこに必要であれば {meant:code} と書いてください。',
    'The password seems to contain an @ and {character:phrase} that are not percent-encoded, so the URL leads to {host:code80}.':
      'パスワードに @ と{character:phrase}がそのまま書かれているようです。そのため、URL は {host:code80} につながります。',
    'Write {meant:code} for the password.': 'パスワードは {meant:code} と書いてください。',
    'A user name and a password cannot contain {character:phrase}, which ends the host.':
      'ユーザー名とパスワードに、ホストを終わらせる{character:phrase}は使えません。',
    'Write {meant:code} instead, if it is a part of the password.':
      'パスワードの一部であれば、代わりに {meant:code} と書いてください。',
    'The part before the @ looks like the host {shown:code80}, but is a user name or a password.':
      '@ の前はホスト {shown:code80} に見えますが、ユーザー名またはパスワードです。',
    'The part before the @ looks like the host {shown:code80}, but is a user name or a password: the URL leads to {host:code80}.':
      '@ の前はホスト {shown:code80} に見えますが、ユーザー名またはパスワードです。URL は {host:code80} につながります。',
    'Do not follow it, unless it is yours: then write %40 for the first @.':
      '自分のものでなければ、開かないでください。自分のものであれば、最初の @ を %40 と書いてください。',
    'Do not follow it. If you mean {shown:code80}, remove the @ and the host after it.':
      '開かないでください。{shown:code80} を意図している場合は、@ とその後のホストを削除してください。',
    'Write three slashes before the letter.': 'ドライブ文字の前に3つのスラッシュを書いてください。',
    'A terminal escape sequence, `ESC{written}`, was copied with the URL.':
      'ターミナルのコード `ESC{written}` が、URL と一緒にコピーされています。',
    'Remove it.': '削除してください。',
    '{written:code} is how programs write {character:phrase}.':
      '{written:code} は、プログラムでの{character:phrase}の書き方です。',
    'a tab': 'タブ',
    'a line break': '改行',
    'The URL ends with a backslash, which probably belongs to the text around it.':
      'URL がバックスラッシュで終わっています。おそらく、周りの文字列の一部です。',
    'Remove it, or write / if a slash belongs there.':
      '削除するか、スラッシュが必要であれば / と書いてください。',
    '{written:code} is how {language} writes {character:phrase}.':
      '{written:code} は、{language} での{character:phrase}の書き方です。',
    '{written:code} is how programs write {character:phrase} in a string.':
      '{written:code} は、プログラムの文字列での{character:phrase}の書き方です。',
    'A host cannot contain {character:phrase}.': 'ホストに{character:phrase}は使えません。',
    'A backslash is read as a slash only in http, https, ws, wss, ftp and file URLs; the host of another URL cannot contain one.':
      'バックスラッシュがスラッシュとして読まれるのは、http、https、ws、wss、ftp、file だけです。それ以外では、ホストにバックスラッシュは使えません。',
    'Write / instead of \\.': '\\ の代わりに / と書いてください。',
    'There are two colons after the scheme. The second begins a port, so the host is missing.':
      'スキームの後にコロンが2つあります。2つ目からポートが始まるので、ホストがありません。',
    'Remove the second colon.': '2つ目のコロンを削除してください。',
    'The host is missing before the port.': 'ポートの前にホストがありません。',
    'Write a host before the colon.': 'コロンの前にホストを書いてください。',
    'The host is missing: everything before the @ is a user name or a password.':
      'ホストがありません。@ の前は、すべてユーザー名かパスワードです。',
    'Write a host after the @.': '@ の後にホストを書いてください。',
    'Write `//` and a host after the colon.': 'コロンの後に `//` とホストを書いてください。',
    '{written:code} decodes to {character:phrase}, which a host cannot contain.':
      '{written:code} をデコードすると{character:phrase}になりますが、ホストには使えません。',
    'Write only the name of the host that you mean.':
      '意図しているホストの名前だけを書いてください。',
    '{written:code} decodes to {character:phrase}, which is ignored.':
      '{written:code} をデコードすると{character:phrase}になりますが、無視されます。',
    '{written:code} decodes to {character:phrase}, which is what the parser reads.':
      '{written:code} はデコードされ、{character:phrase}として読まれます。',
    '{written:code} decodes to {meant:code}, which is what the parser reads.':
      '{written:code} はデコードされ、{meant:code} として読まれます。',
    '{why:phrase} An IPv4 address cannot have a name before it.':
      '{why:phrase}IPv4 アドレスの前に名前は書けません。',
    'Remove the name before the address.': 'アドレスの前の名前を削除してください。',
    '{why:phrase} An IPv4 address has four parts, not {n}.':
      '{why:phrase}IPv4 アドレスの部分は4つですが、{n}個あります。',
    'Remove the parts after the fourth.': '5つ目以降の部分を削除してください。',
    '{last:code} is above 255, so that it fills the places of {n} parts.':
      '{last:code} は255を超えているので、{n}個の部分を埋めます。',
    'The IPv4 address contains an invisible character, which is ignored.':
      'IPv4 アドレスに、無視される見えない文字があります。',
    '{written:code} is not written in ASCII; it is read as {ascii:code}.':
      '{written:code} は ASCII で書かれていません。{ascii:code} として読まれます。',
    'Remove the dot.': 'ドットを削除してください。',
    '{part:code} begins with 0, so it is octal, and an octal number cannot contain {character:phrase}.':
      '{part:code} は0で始まるので8進数ですが、8進数に{character:phrase}はありません。',
    'A part of the IPv4 address contains the letter {letter}, which looks like the digit {digit}.':
      'IPv4 アドレスの部分に、数字「{digit}」に見える英字「{letter}」があります。',
    '{why:phrase} Its part {part:code} is not a number in hexadecimal.':
      '{why:phrase}その部分 {part:code} は16進数ではありません。',
    '{why:phrase} Its part {part:code} is not a number.':
      '{why:phrase}その部分 {part:code} は数ではありません。',
    'Write a colon instead of the dot before {port:digits}, if it is a port.':
      'ポートの前のように、{port:digits}の前のドットをコロンにしてください。',
    '{part:code} is octal, because it begins with 0: in decimal, it is {value:digits}.':
      '{part:code} は0で始まるので8進数です。10進数では{value:digits}です。',
    '{part:code} is hexadecimal, because it begins with 0x: in decimal, it is {value:digits}.':
      '{part:code} は 0x で始まるので16進数です。10進数では{value:digits}です。',
    'A part that begins with 0 is octal, so the host is {address:code}.':
      '0で始まる部分は8進数なので、{address:code} につながります。',
    'Write {meant:code}, without the zeros at the start, or {address:code}: whichever you mean.':
      '先頭の0を付けない {meant:code} か、{address:code} のうち、意図しているほうを書いてください。',
    'Write four numbers from 0 to 255.': '0から255までの4つの数を書いてください。',
    'A part of an IPv4 address is at most 255; this one is {value:phrase}.':
      'IPv4 アドレスの部分は255までですが、ここでは{value:phrase}です。',
    'An IPv4 address in one number is at most {most:digits}; this one is {value:phrase}.':
      '1つの数で書いた IPv4 アドレスは{most:digits}までですが、ここでは{value:phrase}です。',
    'The last part of an IPv4 address in {n} parts is at most {most:digits}; this one is {value:phrase}.':
      '部分が{n}個の IPv4 アドレスの最後の部分は{most:digits}までですが、ここでは{value:phrase}です。',
    'An IPv4 address has four parts; this one has {length}, so that {last:code} fills the places of {n} parts.':
      'IPv4 アドレスの部分は4つですが、{length}個しかないので、{last:code} が{n}個の部分を埋めます。',
    hexadecimal: '16進数',
    octal: '8進数',
    'The IPv4 address has {length} of 4 parts, so it leads to {address:code}.':
      'IPv4 アドレスの4つの部分のうち{length}個しかないので、{address:code} につながります。',
    'The IPv4 address has {length} of 4 parts, some in {bases:phrase,and}, so it leads to {address:code}.':
      'IPv4 アドレスの4つの部分のうち{length}個しかなく、一部が{bases:phrase,and}なので、{address:code} につながります。',
    'The host is the address {address:code}, written as an octal number.':
      'ホストは、8進数で書いたアドレス {address:code} です。',
    'The host is the address {address:code}, written as a hexadecimal number.':
      'ホストは、16進数で書いたアドレス {address:code} です。',
    'The host is the address {address:code}, written as one number.':
      'ホストは、1つの数で書いたアドレス {address:code} です。',
    'Write the part that was left out.': '足りない部分を書いてください。',
    'Write the parts that were left out.': '足りない部分をすべて書いてください。',
    'An IPv6 address cannot contain {written:code}.':
      'IPv6 アドレスに {written:code} は使えません。',
    'An IPv6 address cannot contain {character:phrase}.':
      'IPv6 アドレスに{character:phrase}は使えません。',
    'Write hexadecimal digits, 0 to 9 and a to f, with colons between.':
      '0から9までと a から f までの16進数字を、コロンで区切って書いてください。',
    'Remove the colon.': 'コロンを削除してください。',
    'There are three colons in a row in the IPv6 address.':
      'IPv6 アドレスに、コロンが3つ続いています。',
    'There are more than three colons in a row in the IPv6 address.':
      'IPv6 アドレスに、コロンが4つ以上続いています。',
    'Write {meant} instead.': '代わりに {meant} と書いてください。',
    'Remove the ::.': ':: を削除してください。',
    'An IPv6 address has at most eight pieces; this one has {n}.':
      'IPv6 アドレスの部分は8つまでですが、{n}個あります。',
    'An IPv6 address has at most eight pieces; this one has more.':
      'IPv6 アドレスの部分は8つまでですが、9つ以上あります。',
    '{address:code} is a form that RFC 3986 reserves for later versions of IP; the URL Standard does not have it.':
      '{address:code} は、RFC 3986 が将来の IP のバージョンのために予約している形です。URL Standard にはありません。',
    'An IPv4 address can only be at the end of an IPv6 address.':
      'IPv4 アドレスは、IPv6 アドレスの最後にだけ書けます。',
    'Write it at the end, or as hexadecimal pieces.':
      '最後に書くか、16進数の部分として書いてください。',
    'The IPv4 address in an IPv6 address has decimal numbers and dots only, and not {character:phrase}.':
      'IPv6 アドレスの中の IPv4 アドレスに書けるのは10進数とドットだけで、{character:phrase}は使えません。',
    'An IPv4 address in an IPv6 address has four parts, not {n}.':
      'IPv6 アドレスの中の IPv4 アドレスの部分は4つですが、{n}個です。',
    'Remove the bracket.': '角括弧を削除してください。',
    'Only an IPv6 address is written in brackets, and {written:code} is not one.':
      '角括弧に入れるのは IPv6 アドレスだけです。{written:code} は IPv6 アドレスではありません。',
    'Write a host without brackets.': 'ホストを角括弧なしで書いてください。',
    'Write {meant:code}, or {other:code} if {port} is a port.':
      '{meant:code} と書いてください。{port}がポートであれば、{other:code} と書いてください。',
    'A piece of an IPv6 address has at most four digits; this one has {n}.':
      'IPv6 アドレスの部分は4桁までですが、{n}桁です。',
    'An IPv6 address without :: has eight pieces; this one has {n}.':
      ':: のない IPv6 アドレスの部分は8つですが、{n}個です。',
    'Write {meant:code60} instead.': '代わりに {meant:code60} と書いてください。',
    'An IPv6 address is written between [ and ], and not between {opening} and {closing}.':
      'IPv6 アドレスは、{opening} と {closing} ではなく、[ と ] の間に書きます。',
    'The IPv6 address has no brackets around it, and has a zone, which a URL cannot have.':
      'IPv6 アドレスが角括弧に入っておらず、URL には書けないゾーンがあります。',
    'Remove {zone:code40}.': '{zone:code40} を削除してください。',
    'The host contains an invisible character, {character:phrase}, which is allowed only between letters that need it, such as those of Hindi or Persian.':
      'ホストに見えない文字があります: {character:phrase}。使えるのは、ヒンディー語やペルシア語の文字など、この文字を必要とする文字の間だけです。',
    'The host has only a dot, and no name.': 'ホストがドット1つだけで、名前がありません。',
    'The host has only {n} dots, and no name.': 'ホストがドット{n}個だけで、名前がありません。',
    'Write a host.': 'ホストを書いてください。',
    'The host begins with a dot.': 'ホストがドットで始まっています。',
    'The host begins with {n} dots.': 'ホストが{n}個のドットで始まっています。',
    'Remove the dots.': 'ドットをすべて削除してください。',
    'The IPv4 address ends with a dot.': 'IPv4 アドレスがドットで終わっています。',
    'The host ends with {n} dots.': 'ホストが{n}個のドットで終わっています。',
    'Remove the dots at the end.': '末尾のドットをすべて削除してください。',
    'The host has {n} dots in a row.': 'ホストにドットが{n}個続いています。',
    'Write one dot instead.': '代わりにドットを1つだけ書いてください。',
    'A part of a domain cannot begin with {character:phrase}, which is drawn on the character before it (a combining mark).':
      'ドメインのラベルは、前の文字に重ねて表示される{character:phrase}（結合文字）では始められません。',
    'There is white space before the URL: {characters:phrase,and}.':
      'URL の前に空白があります: {characters:phrase,and}。',
    'There is white space after the URL: {characters:phrase,and}.':
      'URL の後に空白があります: {characters:phrase,and}。',
    'The characters before the URL are not part of it: {characters:phrase,and}.':
      'URL の前に、URL の一部ではない文字があります: {characters:phrase,and}。',
    'The characters after the URL are not part of it: {characters:phrase,and}.':
      'URL の後に、URL の一部ではない文字があります: {characters:phrase,and}。',
    'The URL contains {characters:phrase,and}, which the parser removes.':
      'URL に、パーサーが除去する文字があります: {characters:phrase,and}。',
    others: 'その他',
    '{n} {n|space|spaces}': '空白{n}個',
    '{n} {n|tab|tabs}': 'タブ{n}個',
    '{n} {n|line feed|line feeds}': '改行（LF）{n}個',
    '{n} {n|carriage return|carriage returns}': '改行（CR）{n}個',
    '{n} times {character:phrase}': '{character:phrase}が{n}個',
    '{written:code} is what JavaScript writes for an object.':
      '{written:code} は、JavaScript がオブジェクトを文字列にしたものです。',
    'Write the value that belongs there, such as the id of the object.':
      'オブジェクトの ID など、そこに入る値を書いてください。',
    'Write the value that belongs there; if {written:code} is meant, write %3C and %3E for the brackets.':
      'そこに入る値を書いてください。{written:code} そのものを意図している場合は、括弧を %3C と %3E で書いてください。',
    '{written:code} looks like a placeholder.': '{written:code} は、プレースホルダーのようです。',
    'Write the value that belongs there; if {written:code} is meant, write %7B and %7D for the brackets.':
      'そこに入る値を書いてください。{written:code} そのものを意図している場合は、括弧を %7B と %7D で書いてください。',
    'A character is encoded in the form of the JavaScript function `escape`, which means nothing in a URL.':
      '文字が JavaScript の `escape` の形で書かれています。URL では意味がありません。',
    'Write %25 for a percent sign; if the URL was cut off here, write both digits.':
      'パーセント記号は %25 と書いてください。URL がここで途切れているなら、2桁とも書いてください。',
    'A slash is missing between the port and the path, or {path:code40} does not belong there.':
      'ポートとパスの間にスラッシュがないか、{path:code40} が余分です。',
    'Write {meant:code40}, if it begins the path.':
      'パスの始まりであれば、{meant:code40} と書いてください。',
    '{written:code} looks like a placeholder that was not filled in, and a port is a number.':
      '{written:code} は、値に置き換えられていないプレースホルダーのようです。ポートは数です。',
    'Write the number of the port.': 'ポートの番号を書いてください。',
    'A port has only the digits 0 to 9 of ASCII, and not full-width ones.':
      'ポートに使えるのは ASCII の0から9までの数字だけで、全角の数字は使えません。',
    'Remove it, if the port is {port:digits}.': 'ポートが{port:digits}であれば、削除してください。',
    'A port has only the digits 0 to 9, and not {character:phrase}.':
      'ポートに使えるのは0から9までの数字だけで、{character:phrase}は使えません。',
    'Write the digit {meant:code} instead.': '代わりに数字の {meant:code} を書いてください。',
    'In a URL, a colon after the host begins a port, and not a path.':
      'URL では、ホストの後のコロンからはパスではなくポートが始まります。',
    'Write `/` instead of the colon, if a path follows.':
      'パスが続くのであれば、コロンの代わりに `/` と書いてください。',
    'After the colon comes a port, which is a number.': 'コロンの後は、数であるポートです。',
    'After the colon comes a port, which is a number, and {written:code} is not one.':
      'コロンの後は、数であるポートですが、{written:code} は数ではありません。',
    'A port has only the digits 0 to 9, and not {written:code}.':
      'ポートに使えるのは0から9までの数字だけで、{written:code} は使えません。',
    'After the port, {port:code20}, there is another colon.':
      'ポート {port:code20} の後に、もう1つコロンがあります。',
    'A host has one port; after {port:code20} there is another colon.':
      'ホストのポートは1つだけですが、{port:code20} の後にもう1つコロンがあります。',
    'If it is a connection string, leave it as it is and give it to the driver for {scheme}, which has its own parser.':
      '接続文字列なら、変更せずに {scheme} のドライバーに渡してください。ドライバーには専用のパーサーがあります。',
    'Write a URL for each host.': 'URL はホストごとに書いてください。',
    'There is more than one colon before the port.': 'ポートの前にコロンが2つ以上あります。',
    'Write one colon.': 'コロンを1つだけ書いてください。',
    'A port is at most 65535; this one is {port:phrase}.':
      'ポートは65535までですが、ここでは{port:phrase}です。',
    'A name that begins with `xn--` is a name in another script, written in ASCII, so it cannot contain {character:phrase} as well.':
      '`xn--` で始まる名前は、別の文字体系の名前を ASCII で書いたものなので、{character:phrase}も含むことはできません。',
    'A name that begins with `xn--` is a name in another script, written in ASCII with letters and digits (Punycode), and cannot contain {character:phrase}.':
      '`xn--` で始まる名前は、別の文字体系の名前を ASCII の英字と数字で書いたもの（Punycode）なので、{character:phrase}は使えません。',
    'A scheme cannot contain {character:phrase}.': 'スキームに{character:phrase}は使えません。',
    'Remove it, if the scheme is {scheme:code80}.':
      'スキームが {scheme:code80} であれば、削除してください。',
    'Remove the space.': '空白を削除してください。',
    'Remove the spaces.': '空白をすべて削除してください。',
    'There are two schemes, and the first of them has no colon.':
      'スキームが2つあり、最初のスキームにコロンがありません。',
    'Remove the first scheme, and its slashes.':
      '最初のスキームとそのスラッシュを削除してください。',
    'The colon is after the slashes, and belongs before them.':
      'コロンがスラッシュの後にあります。スラッシュの前に書くものです。',
    'There is no colon after {scheme:code}, so it is not a scheme, but the beginning of a path.':
      '{scheme:code} の後にコロンがないので、スキームではなくパスの先頭になります。',
    'Write `:` after {scheme:code}.': '{scheme:code} の後に `:` を書いてください。',
    'After {scheme:code} comes {character:phrase}, where a colon belongs.':
      '{scheme:code} の後の、コロンを書く場所に、{character:phrase}があります。',
    'Write `:` instead of {written:code}.': '{written:code} の代わりに `:` と書いてください。',
    'After {scheme:code} comes {written:code}, as HTML writes a colon.':
      '{scheme:code} の後に、HTML でのコロンの書き方である {written:code} があります。',
    'There is a backslash between {scheme:code} and its colon.':
      '{scheme:code} とコロンの間にバックスラッシュがあります。',
    'The input has no scheme. It looks like a path on another machine, as Git and scp write it.':
      '入力にスキームがありません。Git や scp で使う、別のマシンのパスのようです。',
    'Write ssh:// before it, and / instead of the colon.':
      '前に ssh:// を、コロンの代わりに / を書いてください。',
    'The input has no scheme. It looks like the path of a device on Windows, which has no URL.':
      '入力にスキームがありません。URL のない、Windows のデバイスのパスのようです。',
    'The input begins with a host and has no scheme, and there is no base URL to take it from.':
      '入力がホストで始まり、スキームがありません。スキームを補う基本 URL もありません。',
    'Write https: before the slashes, if it is a web page.':
      'Web ページであれば、スラッシュの前に https: を書いてください。',
    'The input begins with slashes, but has neither a scheme nor a host.':
      'スキームとホストを書く場所にスラッシュだけがあり、どちらもありません。',
    'The input begins with more than two slashes and has no scheme.':
      '入力が3つ以上のスラッシュで始まり、スキームがありません。',
    'If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.':
      'ホストが続く場合は、スラッシュの代わりに https:// と書いてください。自分のマシンのパスが続く場合は、file:/// と書いてください。',
    'The input has no scheme. It looks like the path of a file on your machine.':
      '入力にスキームがありません。自分のマシンのファイルのパスのようです。',
    'If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.':
      'ファイルであれば、前に file:// を書いてください。サーバーのパスであれば、URL の全体を書いてください。',
    'The input has no scheme. It looks like the path of a file in your home folder.':
      '入力にスキームがありません。ホームフォルダーのファイルのパスのようです。',
    'Write the whole path after file://, such as `file:///home/me/a.html`.':
      '`file:///home/me/a.html` のように、file:// の後にパスの全体を書いてください。',
    'a query': 'クエリ',
    'a fragment': 'フラグメント',
    'a path': 'パス',
    'The input begins with {part:phrase}: it has no scheme and no host, and there is no base URL to take them from.':
      '入力が{part:phrase}で始まり、スキームもホストもありません。それらを補う基本 URL もありません。',
    'Write the whole URL, or resolve the input against the URL of the page that it is on.':
      'URL の全体を書くか、入力のあるページの URL を基準に解決してください。',
    'The input has no scheme. It looks like an email address.':
      '入力にスキームがありません。メールアドレスのようです。',
    'Write mailto: before it, if it is an email address.':
      'メールアドレスであれば、前に mailto: を書いてください。',
    'The input has no scheme. {host:code80} looks like an address on your own network.':
      '入力にスキームがありません。{host:code80} は、自分のネットワークのアドレスのようです。',
    'The input has no scheme. {host:code80} looks like an address and a port on your own network.':
      '入力にスキームがありません。{host:code80} は、自分のネットワークのアドレスとポートのようです。',
    'Write http:// before it, or https:// if the machine has a certificate.':
      '前に http:// を書いてください。マシンに証明書があれば、https:// を書いてください。',
    'The input has no scheme, and {host:code80} looks like a host.':
      '入力にスキームがありません。{host:code80} は、ホストのようです。',
    'Write https:// before it, if {host:code80} is a host.':
      '{host:code80} がホストであれば、前に https:// を書いてください。',
    'The input has no scheme, and does not begin with a host.':
      '入力にスキームがなく、ホストで始まってもいません。',
    'If {host:code80} is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.':
      '{host:code80} がホストであれば、前に https:// を書いてください。パスであれば、URL の全体を書くか、そのページの URL を基準に解決してください。',
    'The input is {written:code}: a program wrote a value that is not a URL.':
      '入力が {written:code} です。プログラムが、URL ではない値を書いています。',
    'Check where the program gets the URL from.':
      'プログラムが URL をどこから得ているかを調べてください。',
    'The input is only the name of a scheme, {scheme:code}.':
      '入力がスキームの名前 {scheme:code} だけです。',
    'Write `://` and a host after it.': 'その後に `://` とホストを書いてください。',
    'The input looks like the first line of an HTTP request.':
      '入力が、HTTP リクエストの最初の行のようです。',
    'Write only {path:code80}, with the scheme and the host of the site before it.':
      '{path:code80} の前にサイトのスキームとホストを書き、ほかには何も書かないでください。',
    'The input begins with {variable:code}, a variable that was not filled in.':
      '入力が、値に置き換えられていない変数 {variable:code} で始まっています。',
    'Write the whole URL; if it is a file, its whole path, such as {path:code}.':
      'URL の全体を書いてください。ファイルであれば、{path:code} のようにパスの全体を書いてください。',
    'The input has no scheme. It looks like the path of a shared Windows folder.':
      '入力にスキームがありません。Windows の共有フォルダーのパスのようです。',
    'The input has no scheme. It looks like the path of a file on Windows.':
      '入力にスキームがありません。Windows のファイルのパスのようです。',
    'Write it as a file: URL, with slashes instead of the backslashes.':
      'バックスラッシュの代わりにスラッシュを使い、file: の URL として書いてください。',
    'The character {character:phrase} looks like a colon, but is not one.':
      '{character:phrase}は、コロンに見えますが別の文字です。',
    'The character {character:phrase} looks like a slash, but is not one.':
      '{character:phrase}は、スラッシュに見えますが別の文字です。',
    'The character {character:phrase} looks like the letter {meant}, but is not in ASCII.':
      '{character:phrase}は、英字「{meant}」に見えますが ASCII ではありません。',
    'There is nothing before the colon; a scheme belongs there.':
      'コロンの前に何もありません。そこにはスキームを書きます。',
    'Write https before the colon, if it is a web page.':
      'Web ページであれば、コロンの前に https を書いてください。',
    'The input looks like a port without a host.': '入力が、ホストのないポートのようです。',
    'Write the scheme and the host before it, such as {example:code}.':
      '{example:code} のように、前にスキームとホストを書いてください。',
    'There is a colon before the scheme, where nothing belongs.':
      'スキームの前にコロンがあります。そこには何も書けません。',
    'Remove what is before the scheme.': 'スキームの前を削除してください。',
    'Remove the first colon.': '最初のコロンを削除してください。',
    'A scheme begins with a letter from a to z, and not with {character:phrase}.':
      'スキームは a から z までの英字で始まり、{character:phrase}では始まりません。',
    'Remove what is before `{scheme}:`, if that is the scheme.':
      '`{scheme}:` がスキームであれば、その前を削除してください。',
    'After mailto: comes an email address, without slashes.':
      'mailto: の後は、スラッシュのないメールアドレスです。',
    'Remove the slashes.': 'スラッシュを削除してください。',
    'There is a space between the colon and the slashes.':
      'コロンとスラッシュの間に空白があります。',
    'There are more than two slashes before the host.':
      'ホストの前に、スラッシュが3つ以上あります。',
    'If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.':
      'ホストが続く場合は、コロンの後にスラッシュを2つ書いてください。パスが続く場合は、スキームとコロンを省いてください。',
    'Write {meant:code} after the colon.': 'コロンの後に {meant:code} と書いてください。',
    'There is one backslash after the scheme, where slashes belong.':
      'スキームの後の、スラッシュを書く場所に、バックスラッシュが1つあります。',
    'Write {meant:code} instead of it.': 'その代わりに {meant:code} と書いてください。',
    'Write two more slashes after it.': 'その後にスラッシュをもう2つ書いてください。',
    'Write a second slash after it.': 'その後にスラッシュをもう1つ書いてください。',
    'There is no slash after the scheme, where three belong.':
      'スキームの後に、3つ必要なスラッシュがありません。',
    'There is no slash after the scheme, where two belong.':
      'スキームの後に、2つ必要なスラッシュがありません。',
    'There is one slash after the scheme, where three belong.':
      'スキームの後に、3つ必要なスラッシュが1つしかありません。',
    'There is one slash after the scheme, where two belong.':
      'スキームの後に、2つ必要なスラッシュが1つしかありません。',
    'Write two slashes before a host, or one before a path.':
      'ホストの前ならスラッシュを2つ、パスの前なら1つ書いてください。',
    'Remove it: base64 has no spaces.': '削除してください。base64 に空白はありません。',
    'Write %20, or remove what follows if the URL ends here.':
      '%20 と書いてください。URL がここで終わるなら、その後を削除してください。',
    'The part after mailto: is not an email address, but words with a space.':
      'mailto: の後にメールアドレスがなく、空白のある言葉があります。',
    'Write the address, such as `mailto:joe@example.com`.':
      '`mailto:joe@example.com` のように、メールアドレスを書いてください。',
    'An email address in a URL cannot contain a space.':
      'URL の中のメールアドレスに、空白は使えません。',
    'A telephone number in a URL cannot contain a space.':
      'URL の中の電話番号に、空白は使えません。',
    'A mailto: URL has only the address, without a name and brackets.':
      'mailto: の URL に書けるのはアドレスだけで、名前や括弧は書けません。',
    'Write {meant:code}.': '{meant:code} と書いてください。',
    '{alone:phrase} If the second is a part of the first, write %20 instead of the space.':
      '{alone:phrase}2つ目が1つ目の一部であれば、空白の代わりに %20 と書いてください。',
    'Write it once: {url:code80}.': '{url:code80} を1回だけ書いてください。',
    'Check each URL alone: {urls:code80,list} and others.':
      '1つずつ調べてください: {urls:code80,list} など。',
    'Check each URL alone: {urls:code80,and}.': '1つずつ調べてください: {urls:code80,and}。',
    'The URL is between {opening} and {closing}, which are not part of it.':
      'URL が {opening} と {closing} の間にありますが、どちらも URL の一部ではありません。',
    'Remove both.': '両方を削除してください。',
    'Use only {url:code80}.': '{url:code80} だけを使ってください。',
    text: '文字列',
    'The input contains more than a URL: {around:phrase} is before and after it.':
      '入力に URL 以外のものがあります。前と後に{around:phrase}があります。',
    'The input contains more than a URL: {before:phrase} is before it, and {after:phrase} after it.':
      '入力に URL 以外のものがあります。前に{before:phrase}、後に{after:phrase}があります。',
    'The input contains more than a URL: {before:phrase} is before it.':
      '入力に URL 以外のものがあります。前に{before:phrase}があります。',
    'The input contains more than a URL: {after:phrase} is after it.':
      '入力に URL 以外のものがあります。後に{after:phrase}があります。',
    'Decode it: {meant:code80}.': 'デコードしてください: {meant:code80}。',
    'The whole URL is percent-encoded {n} times.':
      'URL の全体が{n}回パーセントエンコードされています。',
    'Decode it {n} times: {meant:code80}.': '{n}回デコードしてください: {meant:code80}。',
    'The URL contains a password, as is usual with {scheme}.':
      'URL にパスワードがあります。{scheme} では普通のことです。',
    'Keep the URL out of logs, code and messages.':
      'URL を、ログ、コード、メッセージに含めないでください。',
    'The URL contains a user name, as is usual with {scheme}.':
      'URL にユーザー名があります。{scheme} では普通のことです。',
    'a line feed': '改行（LF）',
    'a carriage return': '改行（CR）',
    'a space': '空白',
    'an exclamation mark (!)': '感嘆符（!）',
    'a quotation mark (")': '引用符（"）',
    'a number sign (#)': '番号記号（#）',
    'a dollar sign ($)': 'ドル記号（$）',
    'a percent sign (%)': 'パーセント記号（%）',
    'an ampersand (&)': 'アンパサンド（&）',
    "an apostrophe (')": "アポストロフィ（'）",
    'an opening parenthesis': '開き丸括弧',
    'a closing parenthesis': '閉じ丸括弧',
    'an asterisk (*)': 'アスタリスク（*）',
    'a plus sign (+)': 'プラス記号（+）',
    'a comma (,)': 'コンマ（,）',
    'a hyphen': 'ハイフン',
    'a dot': 'ドット',
    'a slash (/)': 'スラッシュ（/）',
    'a colon (:)': 'コロン（:）',
    'a semicolon (;)': 'セミコロン（;）',
    'a less-than sign (<)': '小なり記号（<）',
    'an equals sign (=)': '等号（=）',
    'a greater-than sign (>)': '大なり記号（>）',
    'a question mark (?)': '疑問符（?）',
    'an at sign (@)': 'アットマーク（@）',
    'an opening bracket ([)': '開き角括弧（[）',
    'a backslash (\\)': 'バックスラッシュ（\\）',
    'a closing bracket (])': '閉じ角括弧（]）',
    'a circumflex (^)': 'サーカムフレックス（^）',
    'an underscore (_)': 'アンダースコア（_）',
    'a grave accent (`)': 'グレイヴアクセント（`）',
    'an opening brace ({sign})': '開き波括弧（{sign}）',
    'a vertical bar (|)': '縦線（|）',
    'a closing brace ({sign})': '閉じ波括弧（{sign}）',
    'a tilde (~)': 'チルダ（~）',
    'the control character DEL (U+007F)': '制御文字 DEL（U+007F）',
    'a no-break space (U+00A0)': 'ノーブレークスペース（U+00A0）',
    'a quotation mark («)': '引用符（«）',
    'a soft hyphen (U+00AD)': 'ソフトハイフン（U+00AD）',
    'a quotation mark (»)': '引用符（»）',
    'a zero-width space (U+200B)': 'ゼロ幅スペース（U+200B）',
    'a zero-width non-joiner (U+200C)': 'ゼロ幅非接合子（U+200C）',
    'a zero-width joiner (U+200D)': 'ゼロ幅接合子（U+200D）',
    'a left-to-right mark (U+200E)': '左から右への記号（U+200E）',
    'a right-to-left mark (U+200F)': '右から左への記号（U+200F）',
    'a combining grapheme joiner (U+034F)': '結合書記素接合子（U+034F）',
    'an Arabic letter mark (U+061C)': 'アラビア文字記号（U+061C）',
    'a Hangul choseong filler (U+115F)': 'ハングル初声フィラー（U+115F）',
    'a Hangul jungseong filler (U+1160)': 'ハングル中声フィラー（U+1160）',
    'an Ogham space mark (U+1680)': 'オガム文字の空白（U+1680）',
    'an invisible Khmer vowel (U+17B4)': '見えないクメール文字の母音（U+17B4）',
    'an invisible Khmer vowel (U+17B5)': '見えないクメール文字の母音（U+17B5）',
    'a Mongolian vowel separator (U+180E)': 'モンゴル文字母音区切り（U+180E）',
    'an en space (U+2002)': 'en スペース（U+2002）',
    'an em space (U+2003)': 'em スペース（U+2003）',
    'a figure space (U+2007)': '数字幅スペース（U+2007）',
    'a thin space (U+2009)': '細いスペース（U+2009）',
    'a hair space (U+200A)': '極細スペース（U+200A）',
    'an en dash (–)': 'en ダッシュ（–）',
    'an em dash (—)': 'em ダッシュ（—）',
    'a quotation mark („)': '引用符（„）',
    'an ellipsis (…)': '三点リーダー（…）',
    'a narrow no-break space (U+202F)': '幅の狭いノーブレークスペース（U+202F）',
    'a quotation mark (‹)': '引用符（‹）',
    'a quotation mark (›)': '引用符（›）',
    'a medium mathematical space (U+205F)': '数式用の中スペース（U+205F）',
    'a word joiner (U+2060)': '単語結合子（U+2060）',
    'an invisible function application (U+2061)': '見えない関数適用記号（U+2061）',
    'an invisible times (U+2062)': '見えない乗算記号（U+2062）',
    'an invisible separator (U+2063)': '見えない区切り記号（U+2063）',
    'an invisible plus (U+2064)': '見えない加算記号（U+2064）',
    'a left-to-right isolate (U+2066)': '左から右への分離（U+2066）',
    'a right-to-left isolate (U+2067)': '右から左への分離（U+2067）',
    'a first strong isolate (U+2068)': '最初の強い文字による分離（U+2068）',
    'a pop directional isolate (U+2069)': '方向分離の終了（U+2069）',
    'an opening single quotation mark (‘)': '開き一重引用符（‘）',
    'a closing single quotation mark (’)': '閉じ一重引用符（’）',
    'an opening quotation mark ({sign})': '開き引用符（{sign}）',
    'a closing quotation mark ({sign})': '閉じ引用符（{sign}）',
    'a braille pattern blank (U+2800)': '点字の空白（U+2800）',
    'an ideographic space (U+3000)': '全角スペース（U+3000）',
    'a Hangul filler (U+3164)': 'ハングルフィラー（U+3164）',
    'a byte order mark (U+FEFF)': 'バイト順マーク（U+FEFF）',
    'a halfwidth Hangul filler (U+FFA0)': '半角ハングルフィラー（U+FFA0）',
    'a left-to-right embedding (U+202A)': '左から右への埋め込み（U+202A）',
    'a right-to-left embedding (U+202B)': '右から左への埋め込み（U+202B）',
    'a pop directional formatting (U+202C)': '方向書式の終了（U+202C）',
    'a left-to-right override (U+202D)': '左から右への上書き（U+202D）',
    'a right-to-left override (U+202E)': '右から左への上書き（U+202E）',
    'a line separator (U+2028)': '行区切り（U+2028）',
    'a paragraph separator (U+2029)': '段落区切り（U+2029）',
    'a replacement character (U+FFFD)': '置換文字（U+FFFD）',
    'the control character {codePoint}': '制御文字（{codePoint}）',
    'the lone surrogate {codePoint}': '孤立サロゲート（{codePoint}）',
    'the noncharacter {codePoint}': '非文字（{codePoint}）',
    'the private-use character {codePoint}': '私用文字（{codePoint}）',
    'a space ({codePoint})': '空白（{codePoint}）',
    'a variation selector ({codePoint})': '異体字セレクター（{codePoint}）',
    'an invisible tag character ({codePoint})': '見えないタグ文字（{codePoint}）',
    'a combining accent ({codePoint})': '結合アクセント（{codePoint}）',
    '{codePoint}': '文字（{codePoint}）',
    '{sign} ({codePoint})': '{sign}（{codePoint}）',
    'the digit {sign}': '数字「{sign}」',
    'the letter {sign}': '英字「{sign}」',
    'the character {sign}': '文字「{sign}」',
    '{host:code} is in the place of the host. A file: URL has no relative paths.':
      'ホストを書く場所に {host:code} があります。file: の URL に相対パスはありません。',
    'Write three slashes and the whole path, such as `file:///home/me/a.txt`.':
      '`file:///home/me/a.txt` のように、スラッシュ3つとパスの全体を書いてください。',
    'A file: URL cannot have a user name or a password.':
      'file: の URL にユーザー名とパスワードは書けません。',
    'Remove the credentials and the @.': '@ とその前を削除してください。',
    'A file: URL cannot have a port.': 'file: の URL にポートは書けません。',
    'Remove the colon and the port.': 'コロンとポートを削除してください。',
    'A domain cannot contain {character:phrase}, which is half of a character.':
      'ドメインに、文字の半分である{character:phrase}は使えません。',
    'Write the whole name.': '名前の全体を書いてください。',
    'Check the spelling, or choose another name.': 'つづりを確かめるか、別の名前を選んでください。',
    'Write the name without `xn--`.': '`xn--` を付けずに名前を書いてください。',
    'Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.':
      '書いた人を知らなければ、開かないでください。自分で書いたのであれば、ホストの名前だけを書いてください。',
    '{fault:phrase} It may be an attempt to show one host and lead to another.':
      '{fault:phrase}ホストを見せかけて、別のホストにつなげようとしているのかもしれません。',
    'Write {meant} instead of {written:code}.':
      '{written:code} の代わりに {meant} と書いてください。',
    'Write letters, digits and hyphens instead of {written:code}.':
      '{written:code} の代わりに、英字、数字、ハイフンを書いてください。',
    'Write one host only.': 'ホストを1つだけ書いてください。',
    'Write a dot instead of the comma.': 'コンマの代わりにドットを書いてください。',
    'Write the name that the asterisk stands for: a URL leads to one host.':
      'アスタリスクが表す名前を書いてください。URL がつながるのは1つのホストだけです。',
    'Begin the query with ? instead of &.': 'クエリを & ではなく ? で始めてください。',
    'Remove {html:code}, which is HTML.': 'HTML である {html:code} を削除してください。',
    'Remove {half:code}, which is half of a percent-encoded byte.':
      'パーセントエンコードされたバイトの半分である {half:code} を削除してください。',
    'A domain cannot contain {character:phrase}.': 'ドメインに{character:phrase}は使えません。',
    '{written:code} decodes to {character:phrase}, which a domain cannot contain.':
      '{written:code} をデコードすると{character:phrase}になりますが、ドメインには使えません。',
    'The rules for host names do not allow {character:phrase}.':
      'ホスト名の規則では、{character:phrase}は使えません。',
    '{written:code} decodes to {character:phrase}, which the rules for host names do not allow.':
      '{written:code} をデコードすると{character:phrase}になりますが、ホスト名の規則では使えません。',
    'A name that begins with `xn--` is a name in another script, written in ASCII; {written:code} stands for {decoded:code}.':
      '`xn--` で始まる名前は、別の文字体系の名前を ASCII で書いたもので、{written:code} は {decoded:code} を表します。',
    '{origin:phrase} {rule:phrase}': '{origin:phrase}{rule:phrase}',
    'A domain cannot be longer than 253 characters; this one has {length}.':
      'ドメインは253文字より長くできませんが、{length}文字あります。',
    'A domain cannot be longer than 253 characters; in ASCII, this one has {length}.':
      'ドメインは253文字より長くできませんが、ASCII では{length}文字あります。',
    'A part of a domain between two dots cannot be longer than 63 characters; this one has {length}.':
      'ドメインのラベルは63文字より長くできませんが、{length}文字あります。',
    'A part of a domain between two dots cannot be longer than 63 characters; in ASCII, this one has {length}.':
      'ドメインのラベルは63文字より長くできませんが、ASCII では{length}文字あります。',
    'A name that begins with `xn--` is a name in another script, written in ASCII, and nothing comes after `xn--` here.':
      '`xn--` で始まる名前は、別の文字体系の名前を ASCII で書いたものですが、`xn--` の後に何もありません。',
    'A name that begins with `xn--` is a name in another script, written in ASCII; {written:code} stands for {decoded:code}, which is never written this way.':
      '`xn--` で始まる名前は、別の文字体系の名前を ASCII で書いたものです。{written:code} は {decoded:code} を表しますが、そのように書かれることはありません。',
    'In a domain, {source:phrase} becomes {mapped:phrase}.':
      'ドメインでは、{source:phrase}は{mapped:phrase}になります。',
    'In a domain, {source:phrase} becomes {mapped:code}.':
      'ドメインでは、{source:phrase}は {mapped:code} になります。',
    'In a domain, {written:code} becomes {mapped:phrase}.':
      'ドメインでは、{written:code} は{mapped:phrase}になります。',
    'In a domain, {written:code} becomes {mapped:code}.':
      'ドメインでは、{written:code} は {mapped:code} になります。',
    'Write {host:code}, if you mean that.':
      '{host:code} を意図している場合は、そう書いてください。',
    '{remedy:phrase} The host is then {host:code}.':
      '{remedy:phrase}すると、ホストは {host:code} になります。',
    'Write the whole URL, such as `https://example.com/`.':
      '`https://example.com/` のように、URL の全体を書いてください。',
    'a number of {length} digits': '{length}桁の数',
    'Write a whole IPv6 address in the brackets, such as `2001:db8::1`.':
      '角括弧の中に、`2001:db8::1` のような IPv6 アドレスの全体を書いてください。',
    'Write four numbers from 0 to 255, with dots between.':
      '0から255までの4つの数を、ドットで区切って書いてください。',
    'Write another host: letters, digits and hyphens, with dots between.':
      '別のホストを、英字、数字、ハイフンとその間のドットで書いてください。',
    'Write all four parts: {address:code}.': '4つの部分をすべて書いてください: {address:code}。',
    'The host ends in a number, so it is an IPv4 address.':
      'ホストが数で終わるため、IPv4 アドレスとして読まれます。',
    'The last part of the host, {last:code}, is an octal number, so the host is an IPv4 address.':
      'ホストの最後の部分 {last:code} が8進数であるため、IPv4 アドレスとして読まれます。',
    'The last part of the host, {last:code}, is a way to write 0, so the host is an IPv4 address.':
      'ホストの最後の部分 {last:code} が0の書き方の1つであるため、IPv4 アドレスとして読まれます。',
    'The last part of the host, {last:code}, is a hexadecimal number, so the host is an IPv4 address.':
      'ホストの最後の部分 {last:code} が16進数であるため、IPv4 アドレスとして読まれます。',
    '{written:code} looks like a placeholder that was not filled in.':
      '{written:code} は、値に置き換えられていないプレースホルダーのようです。',
  },
}
