import type { ParsingWords } from '../parsing.ts'

export const parsing: ParsingWords = {
  'Resolves a relative reference against the base URL.': '相対参照を基本 URL に対して解決します。',
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
}
