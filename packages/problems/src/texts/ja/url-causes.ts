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
}
