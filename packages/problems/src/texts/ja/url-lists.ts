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
  },
}
