import { section } from './build-entry.ts'
import type { UrlCauseEntry } from './cause-entry.ts'

const error = section('https://url.spec.whatwg.org/#concept-basic-url-parser', 'error')
const warning = section('https://url.spec.whatwg.org/#url-writing', 'warning')
const SCHEME = ['missing-scheme-non-relative-URL'] as const
const UNIT = ['invalid-URL-unit'] as const
const RELATIVE =
  'What has no scheme is a relative URL, which means something only together with a base URL.'
const SECRET =
  'Credentials in a URL end up in logs, histories and `Referer` headers, and `https://bank.example@evil.example` leads to `evil.example`.'
const REPAIRED =
  'Browsers repair it. Programs that are less lenient refuse the URL, or read another one.'

/** Causes outside the host. */
export const partCauses: readonly UrlCauseEntry[] = [
  error(
    'input-empty',
    SCHEME,
    ['The input is empty.', RELATIVE, 'Write a URL, such as https://example.com/.'],
    ['', '', 'https://example.com/'],
    [' ', '', 'https://example.com/'],
    ['\n', '', 'https://example.com/'],
  ),
  error(
    'scheme-left-out',
    SCHEME,
    [
      'The input has no scheme, and there is no base URL to resolve it against.',
      RELATIVE,
      'Write the whole URL, such as https://example.com/.',
    ],
    ['page.html', '', 'https://example.org/page.html'],
    ['//example.com/', '', 'https://example.com/'],
    ['/a:b', '', 'https://example.com/a:b'],
    ['127.0.0.1:80/', '', 'https://127.0.0.1:80/'],
  ),
  error(
    'scheme-colon-left-out',
    SCHEME,
    [
      'The colon after the scheme is missing.',
      'Without its colon, a scheme is the beginning of a path.',
      'Write : after the scheme.',
    ],
    ['http//example.com', '', 'http://example.com'],
    ['https;//example.com/', ';', 'https://example.com/'],
    ['ftp.//a/', '.', 'ftp://a/'],
  ),
  error(
    'scheme-start',
    SCHEME,
    [
      'A scheme begins with a letter from a to z.',
      RELATIVE,
      'Write the whole URL, such as https://example.com/.',
    ],
    ['1http://a/', '1', 'http://a/'],
    [':80/', ':', 'https://example.com:80/'],
    [':https://a/', ':', 'https://a/'],
  ),
  error(
    'scheme-character',
    SCHEME,
    ['A scheme has only letters, digits, +, - and the dot.', RELATIVE, 'Remove the character.'],
    ['ht!tp://a/', '!', 'http://a/'],
    ['http ://a/', ' ', 'http://a/'],
    ['ht\u00fctp://a/', '\u00fc', 'http://a/'],
  ),
  error(
    'base-without-path',
    SCHEME,
    [
      'The input has no scheme, and only a fragment can be resolved against this base URL, which has an opaque path.',
      'The path of such a URL is not divided by slashes, so that no other path can be put in its place.',
      'Write the whole URL, or give a base URL with slashes, such as https://example.com/.',
    ],
    ['page', 'page', 'https://example.com/page', 'mailto:x@example.com'],
    ['/a', '/a', 'https://example.com/a', 'data:text/plain,x'],
    ['?q', '?q', '#q', 'mailto:x@example.com'],
  ),
  warning(
    'slashes-left-out',
    ['special-scheme-missing-following-solidus', 'domain-to-ASCII'],
    ['Slashes are missing after the scheme.', REPAIRED, 'Write // after the colon.'],
    ['https:example.org', '', 'https://example.org'],
    ['https:/example.org', '', 'https://example.org'],
    ['file:c:/x', '', 'file:///c:/x'],
    ['http:\\example.org', '\\', 'http://example.org'],
    ['http: //example.org', ' ', 'http://example.org'],
  ),
  warning(
    'slashes-extra',
    ['special-scheme-missing-following-solidus', 'invalid-credentials'],
    ['There are more than two slashes after the scheme.', REPAIRED, 'Write two slashes only.'],
    ['https:///example.org', '/', 'https://example.org'],
    ['http:///a/', '/', 'http://a/'],
    ['wss:///a/', '/', 'wss://a/'],
    ['mailto://a@example.com', '//', 'mailto:a@example.com'],
  ),
  warning(
    'slashes-reversed',
    ['special-scheme-missing-following-solidus', 'invalid-reverse-solidus'],
    ['There is a backslash where a slash belongs.', REPAIRED, 'Write / instead of \\.'],
    ['https://a\\b', '\\', 'https://a/b'],
    ['https://a/b\\c', '\\', 'https://a/b/c'],
    ['https:/\\a/', '\\', 'https://a/'],
  ),
  warning(
    'user-name',
    ['invalid-credentials'],
    ['The URL contains a user name.', SECRET, 'Remove what is before the @, and the @.'],
    ['https://user@example.org/', 'user@', 'https://example.org/'],
    ['foo://user@example.org/', 'user@', 'foo://example.org/'],
    ['https://u%40v@example.org/', 'u%40v@', 'https://example.org/'],
  ),
  warning(
    'password',
    ['invalid-credentials'],
    [
      'The URL contains a password.',
      SECRET,
      'Remove what is before the @, and the @, and pass the password in another way.',
    ],
    ['https://u:p@example.org/', 'u:p@', 'https://example.org/'],
    ['https://:p@example.org/', ':p@', 'https://example.org/'],
    ['ftp://u:@example.org/', 'u:@', 'ftp://example.org/'],
  ),
  warning(
    'user-name-expected',
    ['invalid-credentials'],
    [
      'The URL contains a user name, as is usual with its scheme.',
      'Programs for such a scheme sign in to a server with the name before the @. Without one, they take the name of whoever runs them.',
      'Keep it, if it is the name that the server expects.',
    ],
    ['ssh://git@example.org/a.git', 'git@', 'ssh://example.org/a.git'],
    ['git+ssh://git@example.org/a', 'git@', 'git+ssh://example.org/a'],
    ['sftp://ann@example.org/', 'ann@', 'sftp://example.org/'],
  ),
  warning(
    'credentials-like-host',
    ['invalid-credentials'],
    [
      'What is before the @ looks like a host, but is a user name or a password.',
      'Everything before the last @ is a user name and a password; the host comes after it. Links are written so to make people believe that they lead elsewhere.',
      'Do not follow it. If you mean the host before the @, remove the @ and the host after it.',
    ],
    ['https://bank.example@evil.example/', 'bank.example@', 'https://bank.example/'],
    ['https://bank.example:443@evil.example/', 'bank.example:443@', 'https://bank.example/'],
    ['https://127.0.0.1@evil.example/', '127.0.0.1@', 'https://127.0.0.1/'],
    ['https://a@bank.example@evil.example/', 'a@bank.example@', 'https://bank.example/'],
  ),
  warning(
    'at-sign-alone',
    ['invalid-credentials'],
    [
      'Nothing is before the @: there is no user name and no password.',
      'The parser drops such an @. Programs that are less lenient refuse the URL.',
      'Remove the @.',
    ],
    ['https://@example.org/', '@', 'https://example.org/'],
    ['https://:@example.org/', ':@', 'https://example.org/'],
    ['foo://@example.org/', '@', 'foo://example.org/'],
  ),
  error(
    'credentials-delimiter',
    ['port-invalid', 'port-out-of-range'],
    [
      'A user name or a password contains a slash, a question mark or a number sign, which ends the host.',
      'The first of these characters after the scheme ends the host, whatever comes later. So the user name is read as the host, and the beginning of the password as its port.',
      'Write %2F for /, %3F for ? and %23 for #.',
    ],
    ['https://u:p/w@example.org/', '/', 'https://u:p%2Fw@example.org/'],
    ['https://u:p#w@example.org/', '#', 'https://u:p%23w@example.org/'],
    ['foo://u:99999?w@example.org/', '?', 'foo://u:99999%3Fw@example.org/'],
  ),
  warning(
    'at-sign-extra',
    ['invalid-credentials'],
    [
      'There is more than one @ before the host; only the last one ends the credentials.',
      SECRET,
      'Remove what is before the last @, and that @.',
    ],
    ['https://a@b@example.org/', '@', 'https://example.org/'],
    ['https://a@b@c@example.org/', '@', 'https://example.org/'],
    ['https://u:p@q@example.org/', '@', 'https://example.org/'],
  ),
  error(
    'host-left-out',
    ['host-missing'],
    [
      'The host is missing.',
      'URLs with such a scheme name a server, so there is nothing to connect to.',
      'Write a host after //.',
    ],
    ['https://', '', 'https://example.org'],
    ['https://:443', '', 'https://example.org:443'],
    ['https://user@/x', '', 'https://example.org/x'],
  ),
  error(
    'port-too-large',
    ['port-out-of-range'],
    [
      'The port is above 65535.',
      'Ports are numbers of 16 bits.',
      'Write a port from 0 to 65535, or none.',
    ],
    ['https://example.org:70000', '70000', 'https://example.org:7000'],
    ['https://a:65536/', '65536', 'https://a:65535/'],
    ['https://a:99999999999/', '99999999999', 'https://a:999/'],
  ),
  error(
    'port-character',
    ['port-invalid'],
    [
      'The port contains a character that is not a digit.',
      'After the colon comes a number; a colon in a password needs `%3A`, and the credentials end with @.',
      'Write the port in digits, or remove the colon and what follows it.',
    ],
    ['https://example.org:7z', 'z', 'https://example.org:7'],
    ['https://a:-80/', '-', 'https://a:80/'],
    ['https://a:8 0/', ' ', 'https://a:80/'],
    ['foo://a:b:c/', 'b:c', 'foo://a/'],
  ),
  error(
    'port-extra',
    ['port-invalid'],
    [
      'A host has one port.',
      'After the host comes one colon and one number. Only an IPv6 address has more colons, in brackets.',
      'Keep one of the ports, with one colon before it.',
    ],
    ['https://192.168.1.1:80:90/', ':90', 'https://192.168.1.1:80/'],
    ['https://a:80:/', ':', 'https://a:80/'],
    ['https://[::1]:8:9', ':9', 'https://[::1]:8'],
  ),
  warning(
    'drive-letter-relative',
    ['file-invalid-Windows-drive-letter'],
    [
      'A relative URL begins with a Windows drive letter.',
      "The parser takes it for a drive of the base URL's machine.",
      'Write a slash before the drive letter, and a colon after it.',
    ],
    ...['c|/path', 'd|/x', 'C|/'].map(
      (wrong) => [wrong, wrong.slice(0, 2), 'file:///c:/path', 'file:///c:/'] as const,
    ),
  ),
  warning(
    'drive-letter-as-host',
    ['file-invalid-Windows-drive-letter-host'],
    [
      'A Windows drive letter is in the place of the host.',
      'After two slashes comes a host. The parser takes the drive letter for the beginning of the path instead.',
      'Write three slashes before the letter, and a colon after it.',
    ],
    ['file://c:/x', 'c:', 'file:///c:/x'],
    ['file://c|/x', 'c|', 'file:///c:/x'],
    ['file://D:', 'D:', 'file:///D:'],
  ),
  warning(
    'outer-space',
    UNIT,
    ['There is white space before or after the URL.', REPAIRED, 'Remove the white space.'],
    [' https://a/', ' ', 'https://a/'],
    ['https://a/ \n', ' \n', 'https://a/'],
    ['\t https://a/', '\t ', 'https://a/'],
  ),
  warning(
    'tab-or-newline',
    UNIT,
    [
      'The URL contains a tab or a newline, which the parser removes.',
      REPAIRED,
      'Remove the tab or newline.',
    ],
    ['ht\ntps://a/', '\n', 'https://a/'],
    ['https://a/b\tc', '\t', 'https://a/bc'],
    ['https://a\r/', '\r', 'https://a/'],
  ),
  warning(
    'percent-bare',
    UNIT,
    ['A % is not followed by two hexadecimal digits.', REPAIRED, 'Write %25 for a percent sign.'],
    ['https://a/100%', '%', 'https://a/100%25'],
    ['https://a/%zz', '%', 'https://a/%25zz'],
    ['https://a/?x=5%', '%', 'https://a/?x=5%25'],
  ),
  warning(
    'space-unencoded',
    UNIT,
    ['The URL contains a space that is not percent-encoded.', REPAIRED, 'Write %20.'],
    ['https://a/b c', ' ', 'https://a/b%20c'],
    ['https://a/?b c', ' ', 'https://a/?b%20c'],
    ['a:b c', ' ', 'a:b%20c'],
  ),
  warning(
    'space-in-address',
    UNIT,
    [
      'A telephone number or an email address in a URL cannot contain a space.',
      'A hyphen may divide the digits of a number in a `tel:` URL. Programs that are given a space may dial another number, or refuse it.',
      'Remove the space.',
    ],
    ['tel:+1 234', ' ', 'tel:+1234'],
    ['mailto:a@exa mple.com', ' ', 'mailto:a@example.com'],
    ['sms:+1 234', ' ', 'sms:+1-234'],
  ),
  warning(
    'control-unencoded',
    UNIT,
    [
      'The URL contains a control character, a lone surrogate or a noncharacter.',
      REPAIRED,
      'Remove the character.',
    ],
    ['https://a/\u0001b', '\u0001', 'https://a/b'],
    ['https://a/\ufffeb', '\ufffe', 'https://a/b'],
    ['https://a/\u007fb', '\u007f', 'https://a/b'],
  ),
  warning(
    'character-unencoded',
    UNIT,
    [
      'The URL contains a character that must be percent-encoded.',
      REPAIRED,
      'Write its bytes in hexadecimal, each after a %.',
    ],
    ['https://a/>', '>', 'https://a/%3E'],
    ['https://a/"', '"', 'https://a/%22'],
    ['https://a/#a|', '|', 'https://a/#a%7C'],
  ),
]
