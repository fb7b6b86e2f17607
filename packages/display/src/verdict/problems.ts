import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { VERDICT_WORDS, type VerdictCode } from './verdict-words.ts'

const PARSING = 'https://url.spec.whatwg.org/#concept-basic-url-parser'
const SECURITY = 'https://url.spec.whatwg.org/#security-considerations'
const SCHEMES = 'https://www.iana.org/assignments/uri-schemes/'
const RENDERING = 'https://url.spec.whatwg.org/#url-rendering'

function entry(
  code: VerdictCode,
  explanation: string,
  source: string,
  ...examples: readonly ProblemExample[]
): ProblemEntry<VerdictCode> {
  const { severity, summary, remedy } = VERDICT_WORDS[code]
  return { code, severity, summary, remedy, explanation, source, examples }
}

/**
 * What `judgeUrl` finds by itself. An example is a URL.
 *
 * @example
 * ```ts
 * import { verdictProblems } from '@waymark/display/problems'
 *
 * const entry = verdictProblems.entries.find(({ code }) => code === 'disguised-ip-address')
 * entry?.examples[0] // => { wrong: 'http://0x7f.1/', right: 'http://127.0.0.1/' }
 * ```
 */
export const verdictProblems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'URLs that could deceive',
  entries: /* @__PURE__ */ (() => [
    entry(
      'disguised-ip-address',
      'Browsers read hexadecimal, octal and short forms as IPv4 addresses, even one number for all four parts. An IPv6 address can carry an IPv4 address of the machine itself or of its network. Filters and people who expect four decimal numbers do not see where the URL leads.',
      'https://url.spec.whatwg.org/#concept-ipv4-parser',
      { wrong: 'http://0x7f.1/', right: 'http://127.0.0.1/' },
      { wrong: 'http://2130706433/', right: 'http://127.0.0.1/' },
      { wrong: 'http://[::ffff:7f00:1]/', right: 'http://[::1]/' },
    ),
    entry(
      'known-name-in-subdomain',
      'The owner of a domain can put any name before it. People who read from the left see the known name first, and a narrow location bar shows nothing else. Even without the option `known`, the names of about 200 sites that are often imitated are found, with each suffix that their owners have.',
      `${RENDERING}-simplification`,
      {
        wrong: 'https://paypal.com.evil.example/',
        right: 'https://paypal.com/',
        given: "the option `known: ['paypal.com']`",
      },
      {
        wrong: 'https://paypal-com.evil.example/',
        right: 'https://www.paypal.com/',
        given: "the option `known: ['paypal.com']`",
      },
    ),
    entry(
      'domain-in-subdomain',
      'The owner of a domain can put any name before it, even one that ends in `.com` or `.co.uk`, an IP address or `localhost`. Some services name their hosts in this way, so such a name is not proof of deception. If the name is a known or well-known one, and is not there by chance, `known-name-in-subdomain` is reported instead.',
      `${RENDERING}-simplification`,
      { wrong: 'https://www.bank.com.evil.example/', right: 'https://www.bank.com/' },
      { wrong: 'https://bank.gov.uk.evil.example/', right: 'https://bank.gov.uk/' },
      { wrong: 'https://bank.com-login.evil.example/', right: 'https://login.bank.com/' },
      { wrong: 'https://bank.com.github.io/', right: 'https://bank.com/' },
      { wrong: 'https://192.168.1.1.evil.example/', right: 'https://192.168.1.1/' },
    ),
    entry(
      'disputed-host',
      'In a URL with a scheme such as https, browsers read a backslash as a slash, so the host ends there. By RFC 3986, the host goes on to the next `/`, `?` or `#`, and the part before an `@` does not belong to it. A filter that reads one host and a program that reads the other disagree.',
      'https://www.rfc-editor.org/rfc/rfc3986#section-3.2',
      { wrong: 'https://example.com\\@evil.example/', right: 'https://example.com/@evil.example/' },
      { wrong: 'https://evil.example\\.example.com/', right: 'https://evil.example/.example.com/' },
    ),
    entry(
      'misspelt-top-level-domain',
      'There is no such top-level domain, so the name does not exist. Only the most common misspellings of `.com`, `.net` and `.org` are reported.',
      'https://www.iana.org/domains/root/db',
      { wrong: 'https://example.con/', right: 'https://example.com/' },
      { wrong: 'https://example.ogr/', right: 'https://example.org/' },
    ),
    entry(
      'scheme-as-host',
      'After the first scheme, the parser reads the second as a host: a machine named `http` in your own network.',
      'https://url.spec.whatwg.org/#host-state',
      { wrong: 'https://http://example.com/', right: 'https://example.com/' },
    ),
    entry(
      'stray-quotation-mark',
      'A quotation mark after a URL is easily copied with it. Browsers look up a name with that mark, which no registry gives out.',
      'https://www.unicode.org/reports/tr39/#Identifier_Status_and_Type',
      { wrong: 'https://example.com”', right: 'https://example.com' },
      { wrong: 'https://“example.com/', right: 'https://example.com/' },
    ),
    entry(
      'host-like-credentials',
      'Everything before the last `@` is a user name and a password. If it looks like a host, people take it for the place to which the URL leads.',
      SECURITY,
      { wrong: 'https://bank.example@evil.example/login', right: 'https://bank.example/login' },
      { wrong: 'https://bank.example%2Flogin@evil.example/', right: 'https://evil.example/' },
    ),
    entry(
      'script-scheme',
      'A `javascript:` URL runs code with the rights of the page that contains it. A `data:` URL with HTML, SVG or XML is a page without a host, whose sender nobody can see.',
      'https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case',
      { wrong: 'javascript:alert(1)' },
      { wrong: 'data:text/html,<h1>Sign in</h1>', fine: 'data:text/plain,Sign in' },
    ),
    entry(
      'nested-urls',
      'A URL with a scheme such as `view-source:` or `feed:` contains another URL, which is judged, too. Nobody needs more than five levels.',
      SCHEMES,
      {
        wrong: 'feed:feed:feed:feed:feed:feed:javascript:alert(1)',
        fine: 'feed:https://example.com/',
      },
    ),
    entry(
      'abused-scheme',
      'Browsers refuse such URLs, the maker of the program has turned the scheme off, or attackers have used it to run programs. The README of `@waymark/display` names each scheme, and the source that warns of it.',
      SCHEMES,
      { wrong: 'search-ms:query=report' },
      { wrong: 'ms-msdt:/id PCWDiagnostic' },
      { wrong: 'mhtml:http://evil.example/a!x-usc:http://evil.example/b' },
    ),
    entry(
      'program-scheme',
      'A program outside of the browser reads the URL by rules of its own, and may act on it at once. The schemes are those of the registry of IANA that open a program, and those of well-known programs that are not registered. The README of `@waymark/display` names them.',
      SCHEMES,
      { wrong: 'ms-word:ofe|u|https://example.com/a.docx', right: 'https://example.com/a.docx' },
      { wrong: 'intent://example.com/#Intent;scheme=http;end', right: 'http://example.com/' },
      { wrong: 'smb://files.example/share', right: 'https://files.example/share' },
    ),
    entry(
      'option-as-host',
      'Programs for source code and terminals hand the host to a command. A host such as `-oProxyCommand=calc` was an option for it, which ran a program.',
      'https://www.cve.org/CVERecord?id=CVE-2017-1000117',
      { wrong: 'ssh://-oProxyCommand=calc/x', right: 'ssh://example.com/x' },
    ),
    entry(
      'remote-file',
      'Windows opens such a URL as a network share, and may sign in to the machine with the account of whoever opens it.',
      'https://learn.microsoft.com/en-us/windows-server/storage/file-server/smb-ntlm-blocking',
      { wrong: 'file://evil.example/share', right: 'file:///share' },
    ),
    entry(
      'folder-as-host',
      'After `file://` comes the name of a machine, up to the next slash. A path on your own machine begins with a third slash, and is always absolute.',
      'https://www.rfc-editor.org/rfc/rfc8089#section-2',
      { wrong: 'file://home/me/a.txt', right: 'file:///home/me/a.txt' },
      { wrong: 'file://../a.txt', right: 'file:///srv/a.txt' },
    ),
    entry(
      'missing-value',
      'A program that has no host to put into a URL writes the word for a missing value: `undefined` and `null` in JavaScript, `None` in Python. Browsers then look up a machine of that name.',
      'https://tc39.es/ecma262/#sec-tostring',
      { wrong: 'https://undefined/api', right: 'https://example.com/api' },
      { wrong: 'https://null', right: 'https://example.com/' },
      { wrong: 'https://undefined.example.com/', right: 'https://www.example.com/' },
    ),
    entry(
      'missing-value-after-host',
      'A program that has no value to put into a URL writes `undefined`, `null` or `NaN`. A page can also be about that word.',
      'https://tc39.es/ecma262/#sec-tostring',
      { wrong: 'https://example.com/tea/undefined/buy', right: 'https://example.com/tea/1/buy' },
      { wrong: 'https://example.com/?id=undefined', right: 'https://example.com/?id=1' },
    ),
    entry(
      'letter-as-digit',
      'In many fonts, o looks like 0, and l and I look like 1. An address with such a letter in its last part is read as a domain and looked up in the DNS.',
      'https://url.spec.whatwg.org/#ends-in-a-number-checker',
      { wrong: 'http://10.0.0.l/', right: 'http://10.0.0.1/' },
      { wrong: 'http://10.0.0.1o/', right: 'http://10.0.0.10/' },
    ),
    entry(
      'number-sign-in-file',
      'In a file system, # is a character like any other. In a URL it ends the path, and the rest only says which place in the file to show.',
      'https://url.spec.whatwg.org/#path-state',
      { wrong: 'file:///home/me/a#1.txt', right: 'file:///home/me/a%231.txt' },
      { wrong: 'file:///srv/c#/a.txt', right: 'file:///srv/c%23/a.txt' },
    ),
    entry(
      'misspelt-scheme',
      'With a misspelt scheme, a URL does not lead to a web page. People also write `hxxps` on purpose, so that nobody follows a bad link.',
      SCHEMES,
      { wrong: 'htps:/example.com', right: 'https://example.com/' },
    ),
    entry(
      'mistaken-scheme',
      'The part before the first colon is the scheme. So `localhost:3000` is not a host and a port: no program is registered for such a scheme, and the link leads nowhere.',
      PARSING,
      { wrong: 'localhost:3000/', right: 'http://localhost:3000/' },
      { wrong: 'www.example.com:443/a', right: 'https://www.example.com:443/a' },
      { wrong: 'web:8080', right: 'http://web:8080/' },
    ),
    entry(
      'drive-as-scheme',
      'The part before the first colon is the scheme. So `C:\\a` is not a file: no program is registered for such a scheme, and the link leads nowhere.',
      PARSING,
      { wrong: 'C:\\pages\\tea.html', right: 'file:///C:/pages/tea.html' },
      { wrong: 'C:/pages/tea.html', right: 'file:///C:/pages/tea.html' },
    ),
    entry(
      'label-as-scheme',
      'The part before the first colon is the scheme, and no program is registered for such a scheme. So the link leads nowhere.',
      PARSING,
      { wrong: 'url:https://example.com/', right: 'https://example.com/' },
      { wrong: 'Link:https://example.com/', right: 'https://example.com/' },
    ),
    entry(
      'leaves-base-host',
      'In a relative URL, two slashes begin a host. Browsers read backslashes as slashes, drop tabs and newlines, and skip further slashes, so that `/\\evil.example` begins with a host as well. A server that redirects to any input that begins with a slash sends people to other sites. Plain `//` before a host is usual and is not reported, unless the host is a single word.',
      'https://url.spec.whatwg.org/#relative-slash-state',
      {
        wrong: '/\\evil.example/login',
        right: '/evil.example/login',
        given: 'the base URL https://example.com/',
      },
      {
        wrong: '\\\\evil.example',
        right: 'https://evil.example/',
        given: 'the base URL https://example.com/',
      },
      {
        wrong: '//img/logo.png',
        right: '/img/logo.png',
        given: 'the base URL https://example.com/',
      },
      {
        wrong: '///evil.example',
        right: '/evil.example',
        given: 'the base URL https://example.com/',
      },
    ),
    entry(
      'url-as-path',
      'A relative URL has no scheme, so that `www.example.com` is a file in the folder of the page that links to it. Such a link leads to an error page.',
      'https://url.spec.whatwg.org/#no-scheme-state',
      {
        wrong: 'www.example.com/tea',
        right: 'https://www.example.com/tea',
        given: 'the base URL https://example.com/',
      },
      {
        wrong: 'https%3A%2F%2Fexample.com%2F',
        right: 'https://example.com/',
        given: 'the base URL https://example.com/',
      },
    ),
    entry(
      'second-url',
      'The parser does not look for another URL in its input, so the second one becomes a part of the path or of the host. A URL after a slash, as in the URLs of web archives, is usual and is not reported.',
      PARSING,
      { wrong: 'https://a.example/,https://b.example/', right: 'https://a.example/' },
      { wrong: 'https://a.examplehttps://b.example/', right: 'https://b.example/' },
    ),
    entry(
      'html-character-reference',
      'In the source of a page, `&` is written `&amp;`. A URL that was copied from there has a parameter with the name `amp;b`, which the server does not know.',
      'https://html.spec.whatwg.org/#character-references',
      { wrong: 'https://example.com/?a=1&amp;b=2', right: 'https://example.com/?a=1&b=2' },
    ),
    entry(
      'stray-character-at-end',
      'A bracket, a quotation mark or a comma after a URL is often copied with it, and the result leads to a different page. Brackets and quotation marks that are opened in the URL are usual and are not reported.',
      'https://www.rfc-editor.org/rfc/rfc3986#appendix-C',
      { wrong: 'https://example.com/tea)', right: 'https://example.com/tea_(green)' },
      { wrong: 'https://example.com/tea\u201d', right: 'https://example.com/tea' },
      { wrong: 'https://example.com/tea,', right: 'https://example.com/tea' },
    ),
    entry(
      'encoded-placeholder',
      'A template, a shell or a program puts a value in this place. A program that percent-encodes the URL first hides the mistake: the server is asked for `{{id}}`.',
      PARSING,
      { wrong: 'https://example.com/%7B%7Bid%7D%7D', right: 'https://example.com/1' },
      {
        wrong: 'https://example.com/?a=%3C%25%3D%20id%20%25%3E',
        right: 'https://example.com/?a=1',
      },
      { wrong: 'https://example.com/%5Bobject%20Object%5D', right: 'https://example.com/1' },
    ),
    entry(
      'route-parameter',
      'Routers such as those of web frameworks write `:id` where a value is put in. The documentation of an API shows such URLs; a server seldom has a page of that name.',
      PARSING,
      { wrong: 'https://example.com/tea/:id/buy', right: 'https://example.com/tea/1/buy' },
    ),
    entry(
      'encoded-twice',
      'A program that percent-encodes a URL once more writes `%25` for each `%`. If it takes UTF-8 for Latin-1, `é` becomes four bytes. The server then looks for a page with other characters. A URL inside the query of another is usually encoded twice and is not reported.',
      'https://www.rfc-editor.org/rfc/rfc3986#section-2.4',
      { wrong: 'https://example.com/a%2520b', right: 'https://example.com/a%20b' },
      { wrong: 'https://example.com/caf%C3%83%C2%A9', right: 'https://example.com/caf%C3%A9' },
    ),
    entry(
      'escapes-not-utf-8',
      'Browsers and most servers read percent-encoded bytes as UTF-8. Bytes of Latin-1 or Shift_JIS give replacement characters there. Some old sites expect just these bytes.',
      'https://url.spec.whatwg.org/#string-percent-decode',
      { wrong: 'https://example.com/caf%E9', right: 'https://example.com/caf%C3%A9' },
      { wrong: 'https://example.com/?q=caf%E9', right: 'https://example.com/?q=caf%C3%A9' },
    ),
    entry(
      'second-question-mark',
      'The query begins after the first `?`. Every later one is a character of a parameter: `?a=1?b=2` has one parameter, whose value is `1?b=2`.',
      'https://url.spec.whatwg.org/#query-state',
      { wrong: 'https://example.com/?a=1?b=2', right: 'https://example.com/?a=1&b=2' },
    ),
    entry(
      'unencoded-inner-url',
      'In the query of the outer URL, & begins the next parameter, and # the fragment, whatever the inner URL means by them. So the inner URL loses all but the first of its parameters.',
      'https://url.spec.whatwg.org/#concept-urlencoded-parser',
      {
        wrong: 'https://example.com/?next=https://example.org/?a=1&b=2',
        right: 'https://example.com/?next=https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b%3D2',
      },
    ),
    entry(
      'deceptive-inner-url',
      'A redirect, an archive or a script can lead on to the URL that is inside. The host of the outer URL may be honest, so it is no reason to stop, but the inner one would be. It is found in parameters, paths and fragments, also percent-encoded.',
      'https://cwe.mitre.org/data/definitions/601.html',
      {
        wrong: 'https://example.com/?next=https%3A%2F%2Fbank.example@evil.example%2F',
        right: 'https://example.com/?next=https%3A%2F%2Fbank.example%2F',
      },
      {
        wrong: 'https://example.com/?next=/%5Cevil.example',
        right: 'https://example.com/?next=/evil.example',
      },
    ),
    entry(
      'inner-url',
      'This is a fact, and no fault. Redirects, archives, proxies and share buttons contain the URL of another site, and some lead on to it at once. URLs of the same site are not reported.',
      'https://cwe.mitre.org/data/definitions/601.html',
      {
        wrong: 'https://example.com/?url=https%3A%2F%2Fother.example%2F',
        right: 'https://other.example/',
      },
      {
        wrong: 'https://example.com/web/2026/http://other.example/',
        right: 'http://other.example/',
      },
    ),
    entry(
      'plus-in-query',
      'Forms write a space as `+`, and most servers read every `+` of a query as a space. Only times with a zone, telephone numbers and email addresses are reported.',
      'https://url.spec.whatwg.org/#concept-urlencoded-parser',
      {
        wrong: 'https://example.com/?since=2026-11-28T10:00:00+02:00',
        right: 'https://example.com/?since=2026-11-28T10:00:00%2B02:00',
      },
      {
        wrong: 'https://example.com/?to=me+tea@example.org',
        right: 'https://example.com/?to=me%2Btea@example.org',
      },
    ),
    entry(
      'blocked-port',
      'A page could otherwise make a browser send text to a mail server or a printer. Programs other than browsers connect.',
      'https://fetch.spec.whatwg.org/#bad-port',
      { wrong: 'http://localhost:6000/', right: 'http://localhost:8080/' },
    ),
    entry(
      'quoted-printable',
      'Emails are often sent in the encoding quoted-printable. Mail programs decode it, except in their view of the source. The server gets a value that begins with `3D` or is cut in two.',
      'https://www.rfc-editor.org/rfc/rfc2045#section-6.7',
      { wrong: 'https://example.com/?token=3Da1b2', right: 'https://example.com/?token=a1b2' },
      { wrong: 'https://example.com/?token=a1=\nb2', right: 'https://example.com/?token=a1b2' },
    ),
    entry(
      'malformed-path',
      'The parser accepts any text after such a scheme. The program that opens the URL expects email addresses with commas between them, a telephone number, a database, or a media type and its data.',
      'https://www.rfc-editor.org/rfc/rfc6068#section-2',
      { wrong: 'mailto:me', right: 'mailto:me@example.com' },
      { wrong: 'mailto:you@example,com', right: 'mailto:you@example.com' },
      { wrong: 'mailto:a@example.com;b@example.com', right: 'mailto:a@example.com,b@example.com' },
      { wrong: 'tel://+15550109999', right: 'tel:+15550109999' },
      { wrong: 'jdbc:mysql//db.example/app', right: 'jdbc:mysql://db.example/app' },
      { wrong: 'mongodb+srv://db.example:27017/app', right: 'mongodb+srv://db.example/app' },
      { wrong: 'data:image/png:base64,iVBORw0KGgo=', right: 'data:image/png;base64,iVBORw0KGgo=' },
    ),
    entry(
      'removed-characters',
      'A filter does not find a word that has a tab in it, and a person sees two lines where there is a newline. The parser reads one word.',
      PARSING,
      { wrong: 'https://exam\tple.com/', right: 'https://example.com/' },
      { wrong: 'https://example.com/a\nb', right: 'https://example.com/ab' },
    ),
    entry(
      'host-mapped',
      'Before a lookup, full-width letters, ligatures and signs such as `℡` are replaced by ordinary letters, and soft hyphens are removed. The name that is looked up is not the name that is written. Upper case, and a dot next to a letter of the same script as in `例。com`, are usual and are not reported.',
      'https://www.unicode.org/reports/tr46/#Processing',
      { wrong: 'https://ｅxample.com/', right: 'https://example.com/' },
      { wrong: 'https://℡.example/', right: 'https://tel.example/' },
      { wrong: 'https://exam\u00adple.com/', right: 'https://example.com/' },
    ),
    entry(
      'dot-segments-resolved',
      'The parser removes `..` together with the segment before it, and reads `%2e` as a dot. A filter that looks at the beginning of the path sees a different one. In a relative URL, plain dots are usual and are not reported.',
      'https://url.spec.whatwg.org/#path-state',
      { wrong: 'https://example.com/public/%2e%2e/private', right: 'https://example.com/private' },
      { wrong: 'https://example.com/a/%2e%2e/b', right: 'https://example.com/b' },
    ),
    entry(
      'direction-control',
      'Such characters make text appear in a different order: `cod\u202egpj.exe` can look like `codexe.jpg`.',
      'https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing',
      { wrong: 'https://example.com/cod\u202egpj.exe', right: 'https://example.com/codgpj.exe' },
    ),
    entry(
      'deceptive-character',
      'An invisible character makes two URLs look the same. A character that looks like `/`, `?` or `#` makes one part of a URL look like two, if there is ASCII on both sides. Joiners and variation selectors next to letters and emoji are usual and are not reported. Characters such as `½`, `：`, `％` and `·` separate nothing after the host, and are not reported there.',
      `${RENDERING}-i18n`,
      { wrong: 'https://example.com/log\u200bin', right: 'https://example.com/login' },
      { wrong: 'https://example.com/a\u2044b', right: 'https://example.com/a/b' },
      { wrong: 'https://example.com/a？b=1', right: 'https://example.com/a?b=1' },
    ),
    entry(
      'port-rewritten',
      'The shorter URL means the same. Programs that compare strings take the two forms for different URLs.',
      'https://url.spec.whatwg.org/#port-state',
      { wrong: 'https://example.com:443/', right: 'https://example.com/' },
      { wrong: 'https://example.com:08080/', right: 'https://example.com:8080/' },
    ),
  ])(),
})
