import type { CatalogueText } from '../problem-texts.ts'

/** What is said of the lines of a list of URLs. */
export const urlLists: CatalogueText = {
  title: 'URL のリストの正規化',
  entries: {
    'url-line-too-long': {
      summary: '行が、ここで許される URL の長さを超えています。',
      explanation:
        '一括処理では1行から1つの URL を読み、メモリーには1行だけを置きます。上限（デフォルトは 1 MiB）を超える行は除かれます。たいていは、ファイルに改行がないか、そもそも URL のリストではありません。',
      remedy: '1行に1つの URL が書かれたファイルかを確かめるか、上限を引き上げてください。',
      given: { 'a limit of 20 bytes': '上限は20バイト' },
    },
    'url-line-not-utf-8': {
      summary: '行が UTF-8 ではありません。',
      explanation:
        'URL は UTF-8 として読まれます。別のエンコーディングの行を読むには、どのエンコーディングかを推測するしかなく、推測が外れると別の場所を指す URL になります。',
      remedy: '先にファイルを UTF-8 に変換してください。',
      given: { 'ISO-8859-1': 'ISO-8859-1' },
    },
    'url-line-scheme': {
      summary: 'プリセットが、このスキームの URL を受け付けません。',
      explanation:
        'プリセットは、対象とするスキームを定めることができます。プリセット `seo` はページの正規 URL を作るもので、ページの URL は https か http です。`javascript:`、`mailto:`、`ftp:`、`file:` の URL はページではありません。',
      remedy: 'その行を除くか、別のプリセットを選んでください。',
      given: { 'the preset `seo`': 'プリセット `seo`' },
    },
    'url-line-without-form': {
      summary: 'このプリセットでは、URL に正規形がありません。',
      explanation:
        '`safe-browsing` のように、ほかの仕組みの定義を再現するプリセットには、URL パーサーが受け付けるのに正規形のない URL があります。',
      remedy: 'その行を除くか、別のプリセットを選んでください。',
      given: { 'the preset `safe-browsing`': 'プリセット `safe-browsing`' },
    },
  },
  sentences: {
    'The line is not UTF-8.': '行が UTF-8 ではありません。',
    'The domain breaks a rule for names in the DNS.': 'ドメインが DNS の名前の規則に反しています。',
    'The host has a character that is not allowed.': 'ホストに使えない文字があります。',
    'The host ends in a number, so it must be an IPv4 address, but has more than four parts.':
      'ホストが数で終わるため IPv4 アドレスとして読まれますが、部分が5つ以上あります。',
    'The host ends in a number, so it must be an IPv4 address, but a part is not a number.':
      'ホストが数で終わるため IPv4 アドレスとして読まれますが、数ではない部分があります。',
    'A part of an IPv4 address is above 255.': 'IPv4 アドレスに、255を超える部分があります。',
    'An IPv6 address has no closing bracket.': 'IPv6 アドレスに閉じ角括弧がありません。',
    'An IPv6 address begins with a single colon.': 'IPv6 アドレスが1つのコロンで始まっています。',
    'An IPv6 address has more than eight pieces.': 'IPv6 アドレスの部分が9つ以上あります。',
    'An IPv6 address has :: more than once.': 'IPv6 アドレスの2か所以上に :: があります。',
    'A piece of an IPv6 address is not one to four hexadecimal digits.':
      'IPv6 アドレスに、1桁から4桁の16進数ではない部分があります。',
    'An IPv6 address has fewer than eight pieces and no ::.':
      ':: のない IPv6 アドレスの部分が8つに足りません。',
    'An IPv6 address has more than six pieces before an IPv4 address.':
      'IPv6 アドレスの末尾に IPv4 アドレスがあり、その前の部分が7つ以上あります。',
    'The IPv4 address in an IPv6 address is not four decimal numbers without leading zeros.':
      'IPv6 アドレスの中の IPv4 アドレスが、先頭の0のない4つの10進数ではありません。',
    'A part of an IPv4 address in an IPv6 address is above 255.':
      'IPv6 アドレスの中の IPv4 アドレスに、255を超える部分があります。',
    'The IPv4 address in an IPv6 address has fewer than four parts.':
      'IPv6 アドレスの中の IPv4 アドレスの部分が4つに足りません。',
    'The input has no scheme, and there is no base URL that it can be resolved against.':
      '入力にスキームがなく、解決の基準になる基本 URL もありません。',
    'The host is missing.': 'ホストがありません。',
    'The port is above 65535.': 'ポートが65535を超えています。',
    'The port is not a decimal number.': 'ポートが10進数ではありません。',
    'The scheme {scheme:quote40} is not accepted here, only {schemes,and}.':
      'ここではスキーム {scheme:quote40} は受け付けません。受け付けるのは {schemes,and} だけです。',
    'Resolves a relative reference against the base URL.':
      '相対参照を基本 URL に対して解決します。',
    'Spaces and control characters around a URL are not part of it.':
      'URL の前後の空白と制御文字は、URL に含まれません。',
    'A surrogate that is not part of a pair is read as U+FFFD.':
      '孤立サロゲートは U+FFFD と読みます。',
    'Tabs and line breaks inside a URL are ignored.': 'URL の中のタブと改行は無視します。',
    'A backslash counts as a slash.': 'バックスラッシュはスラッシュとみなします。',
    'A host is preceded by two slashes.': 'ホストの前には2つのスラッシュを書きます。',
    'Schemes are written in lower case.': 'スキームは小文字で書きます。',
    'Hosts are written in lower case.': 'ホストは小文字で書きます。',
    'An empty user name or password means the same as none.':
      '空のユーザー名やパスワードは、ないのと同じです。',
    'User name and password are percent-encoded.':
      'ユーザー名とパスワードをパーセントエンコードします。',
    'Writes an IPv4 address as four decimal numbers.': 'IPv4 アドレスを4つの10進数で書きます。',
    'A domain is written in its ASCII form (IDNA), without percent-encoded bytes.':
      'ドメインは、パーセントエンコードされたバイトのない ASCII の形（IDNA）で書きます。',
    'An IPv6 address is written in lower case, compressed once, without leading zeros.':
      'IPv6 アドレスは、小文字で、先頭の0を付けず、1か所だけ短縮して書きます。',
    'Characters that a host cannot contain are percent-encoded.':
      'ホストに使えない文字をパーセントエンコードします。',
    'An empty port means the same as no port.': '空のポートは、ポートがないのと同じです。',
    'A port is written without leading zeros.': 'ポートは先頭の0を付けずに書きます。',
    'Writes an empty path after a host as `/`.': 'ホストの後の空のパスを `/` にします。',
    'Resolves `.` and `..` in the path.': 'パスの `.` と `..` を解決します。',
    'Characters that a path cannot contain are percent-encoded.':
      'パスに使えない文字をパーセントエンコードします。',
    'Characters that a query cannot contain are percent-encoded.':
      'クエリに使えない文字をパーセントエンコードします。',
    'Characters that a fragment cannot contain are percent-encoded.':
      'フラグメントに使えない文字をパーセントエンコードします。',
    'Writes the URL the way the URL Standard writes it.':
      'URL Standard が定める形に URL を書き直します。',
    'Removes an empty or default port, and writes an empty path as `/`.':
      '空のポートとデフォルトポートを除去し、空のパスを `/` にします。',
    'Writes scheme and host in lower case, and the digits of percent-encoded bytes in upper case.':
      'スキームとホストを小文字にし、パーセントエンコードの16進数字を大文字にします。',
    'Decodes percent-encoded letters, digits and `-._~`.':
      'パーセントエンコードされた英数字と `-._~` を元の文字に戻します。',
    'Removes the fragment, spaces around the URL, and line breaks.':
      'フラグメント、URL の前後の空白、改行を除去します。',
    'Decodes percent-encoded bytes until none are left, then percent-encodes once.':
      'パーセントエンコードされたバイトをなくなるまでデコードし、それから一度だけパーセントエンコードします。',
    'Writes host and path in one form, without credentials and port.':
      'ホストとパスを1つの形で書き、認証情報とポートを除去します。',
    'Removes spaces and control characters around the URL.':
      'URL の前後の空白と制御文字を除去します。',
    'Adds `http:` to a URL without a scheme.': 'スキームのない URL に `http:` を付けます。',
    'Removes tabs and line breaks.': 'タブと改行を除去します。',
    'Writes the scheme in lower case.': 'スキームを小文字にします。',
    'Removes the port if it is the default of the scheme.':
      'スキームのデフォルトポートであれば、ポートを除去します。',
    'Removes the `:` and `@` of empty credentials.': '空の認証情報の `:` と `@` を除去します。',
    'Writes two slashes before a host.': 'ホストの前に2つのスラッシュを書きます。',
    'Decodes percent-encoded bytes until none are left, except in the query.':
      'クエリを除き、パーセントエンコードされたバイトをなくなるまでデコードします。',
    'Writes an IP address in its usual form.': 'IP アドレスを通常の形で書きます。',
    'Removes dots around the host and repeated dots in it.':
      'ホストの前後のドットと、ホストの中で連続するドットを除去します。',
    'Writes the domain in ASCII (IDNA) and lower case.':
      'ドメインを小文字の ASCII（IDNA）で書きます。',
    'Removes the credentials.': '認証情報を除去します。',
    'Percent-encodes the bytes that must be percent-encoded.':
      'パーセントエンコードの必要なバイトをパーセントエンコードします。',
    'Decodes names and values in the query until no percent-encoded byte is left, then percent-encodes them once.':
      'クエリの名前と値を、パーセントエンコードされたバイトがなくなるまでデコードし、それから一度だけパーセントエンコードします。',
    'Replaces backslashes by slashes.': 'バックスラッシュをスラッシュに置き換えます。',
    'Adds a slash to the start of the path.': 'パスの先頭にスラッシュを付けます。',
    'Replaces repeated slashes in the path by one.': 'パスの中で連続するスラッシュを1つにします。',
    'Sorts the query parameters by their bytes.': 'クエリパラメータをバイト順に並べ替えます。',
    'Removes the fragment.': 'フラグメントを除去します。',
    'Writes `https` as `http`.': '`https` を `http` にします。',
    'Removes `www`, with or without a number, from the start of the host.':
      'ホストの先頭の `www` を、番号が付いていてもいなくても除去します。',
    'Writes the path in lower case.': 'パスを小文字にします。',
    'Writes the query in lower case.': 'クエリを小文字にします。',
    'Removes session IDs from path and query.': 'パスとクエリからセッション ID を除去します。',
    'Removes the slashes at the end of the path.': 'パスの末尾スラッシュを除去します。',
    'Removes each `&` without a parameter.': 'パラメータのない `&` を除去します。',
    'Removes a `?` with nothing after it.': '後に何もない `?` を除去します。',
    'no rule is named: give a preset, or rules':
      '規則が指定されていません。プリセットか規則を指定してください。',
    'the preset {preset} is a single procedure, which rules and options cannot change: remove them, or choose another preset':
      'プリセット {preset} はひとまとまりの手順で、規則やオプションでは変えられません。それらを削除するか、別のプリセットを選んでください。',
    '{rule} is turned off, but without a preset, only the named rules run: remove it':
      '{rule} がオフになっていますが、プリセットがなければ、指定した規則しか実行されません。削除してください。',
    '{rule} is turned off, but the preset {preset} does not have it: remove it':
      '{rule} がオフになっていますが、プリセット {preset} にはありません。削除してください。',
    'the rule {rule} must be true, false or an object with its options; got {got:phrase}':
      '規則 {rule} は、true か false、またはオプションのオブジェクトでなければなりません。指定された値は {got:phrase} です。',
    'the rule {rule} needs the option {needed,or}':
      '規則 {rule} には、オプション {needed,or} が必要です。',
    'the rule {rule} cannot run on strings as they are written: remove it, or the model rfc3986':
      '規則 {rule} は、書かれたままの文字列には適用できません。規則かモデル rfc3986 を削除してください。',
    "the model must be 'whatwg' or 'rfc3986'; got {got:phrase}":
      "モデルは 'whatwg' か 'rfc3986' でなければなりません。指定された値は {got:phrase} です。",
    'there is no preset {name:phrase}: {advice:phrase}':
      'プリセット {name:phrase} はありません。{advice:phrase}',
    'the presets are {names,list}': 'プリセットは {names,list} です。',
    "a preset is a name, such as '{example}'; got {got:phrase}":
      "プリセットは '{example}' のような名前です。指定された値は {got:phrase} です。",
    'there is no rule {name:phrase}: {advice:phrase}':
      '規則 {name:phrase} はありません。{advice:phrase}',
    'the rules are {names,list}': '規則は {names,list} です。',
    'the rule {rule} has no option {name:phrase}, nor any other':
      '規則 {rule} にオプション {name:phrase} はありません。ほかのオプションもありません。',
    'the rule {rule} has no option {name:phrase}: {advice:phrase}':
      '規則 {rule} にオプション {name:phrase} はありません。{advice:phrase}',
    'its options are {names,list}': 'そのオプションは {names,list} です。',
    'a rule file is an object; got {got:phrase}':
      '規則のファイルはオブジェクトです。実際の値は {got:phrase} です。',
    'hosts is a list of objects; got {got:phrase}':
      'hosts はオブジェクトのリストです。実際の値は {got:phrase} です。',
    'an entry of hosts is an object, such as {example}; got {got:phrase}':
      'hosts の項目は、{example} のようなオブジェクトです。実際の値は {got:phrase} です。',
    'the entry has no host: add one, such as {example:quote}':
      'この項目にはホストがありません。{example:quote} のように追加してください。',
    'the list has no host: add one': 'リストにホストがありません。追加してください。',
    'the host {host:phrase} is there twice: keep one':
      'ホスト {host:phrase} が2回あります。1つだけ残してください。',
    'unknown member {name:phrase}: {advice:phrase}':
      'メンバー {name:phrase} はありません。{advice:phrase}',
    'the members are {known,list}': 'メンバーは {known,list} です。',
    'rules is an object with a member for each rule, such as {example}; got {got:phrase}':
      'rules は、規則ごとにメンバーのある、{example} のようなオブジェクトです。実際の値は {got:phrase} です。',
    'a host is a domain, an IP address, or *. and a domain; got {got:phrase}':
      'ホストは、ドメイン、IP アドレス、または *. とドメインです。実際の値は {got:phrase} です。',
    '{fault:phrase}: {example}': '{fault:phrase}例: {example}',
    '{what:phrase} is there twice: keep one':
      '{what:phrase} が2回あります。1つだけ残してください。',
    'the rule {name}': '規則 {name}',
    'There is no preset {name:quote}; the presets are {known,list}. For one rule, give a list: [{name:quote}]':
      'プリセット {name:quote} はありません。プリセットは {known,list} です。規則1つなら、リストで指定してください: [{name:quote}]',
    'There is no rule {name:quote}; the rules are {known,list}':
      '規則 {name:quote} はありません。規則は {known,list} です。',
    'the option {name}': 'オプション {name}',
    'options are in parentheses, such as {example}; only off can follow the name of a rule':
      'オプションは {example} のように丸括弧の中に書きます。規則の名前の後に書けるのは off だけです。',
    'this option has one value: remove the others':
      'このオプションの値は1つです。ほかの値を削除してください。',
    'a value is missing after =': '= の後に値がありません。',
    'write a value with = or parentheses in double quotes':
      '= や丸括弧のある値は、二重引用符で囲んでください。',
    'write {name}= and its value': '{name}= とその値を書いてください。',
    'give the site its names in parentheses: {example}':
      'サイトの名前を丸括弧の中に書いてください: {example}',
    'a site has path, allow and deny, not {name}':
      'サイトにあるのは path、allow、deny で、{name} はありません。',
    'give one path, such as path=/sale/*': 'path=/sale/* のように、パスを1つ指定してください。',
    'unexpected {found:quote}: put a comma between two rules':
      'ここに {found:quote} は書けません。規則と規則の間にコンマを入れてください。',
    'unexpected {found:quote}: remove it': 'ここに {found:quote} は書けません。削除してください。',
    'a name': '名前',
    'the name of an option': 'オプションの名前',
    'a parenthesis cannot be here: write it in double quotes':
      'ここに丸括弧は書けません。二重引用符で囲んでください。',
    'a value is missing: write {name}= and the value':
      '値がありません。{name}= と値を書いてください。',
    '{missing:phrase} is missing at the end: write it there':
      '末尾に{missing:phrase}がありません。書いてください。',
    '{missing:phrase} is missing before {found:quote}: write it there':
      '{found:quote} の前に{missing:phrase}がありません。書いてください。',
    'the closing double quote is missing': '閉じる二重引用符がありません。',
    'the text in double quotes is not a JSON string: correct its escapes':
      '二重引用符の中が JSON の文字列になっていません。バックスラッシュの後の文字を修正してください。',
    'the closing parenthesis is missing': '閉じる丸括弧がありません。',
    'unexpected {found:quote}: write values with such characters in double quotes':
      'ここに {found:quote} は書けません。このような文字のある値は、二重引用符で囲んでください。',
    'none of the selected rules reads it': '選んだ規則のどれも使いません。',
  },
}
