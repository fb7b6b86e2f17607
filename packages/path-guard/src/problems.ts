import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { type RefusalCode, TEXTS } from './refusal.ts'

type About = Pick<ProblemEntry, 'explanation' | 'source' | 'examples'>

const TRAVERSAL = 'https://owasp.org/www-community/attacks/Path_Traversal'
const SSRF =
  'https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html'
const WINDOWS = 'https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file'
const OPENAT = 'https://man7.org/linux/man-pages/man7/path_resolution.7.html'
const RFC = 'https://www.rfc-editor.org/rfc/rfc3986#section-'

// What each example is given to; `…` is the example.
const reference = "resolveBelow('https://cdn.example/assets/v1/', …)"
const segment = 'checkSegment(…)'
const uriPath = "resolveUriPath('/srv/files', …, { platform: 'posix' })"
const fileUri = "resolveFileUri('/srv/files', …, { platform: 'posix' })"
const posix = "resolvePath('/srv/files', …, { platform: 'posix' })"
const windows = "resolvePath('C:\\files', …, { platform: 'windows' })"
const windowsContained = "resolvePath('C:\\files', …, { platform: 'windows', policy: 'contained' })"
const disk = 'readFileBelow(folder, …)'
const outgoing = 'checkOutgoingUrl(…)'
const allowList = "checkOutgoingUrl(…, { schemes: ['https'], hosts: ['*.example'] })"

const ABOUT: Readonly<Record<RefusalCode, About>> = {
  'not-a-url': {
    explanation:
      'A URL parser fails on the string, so its target is unknown. Programs that are more tolerant than the parser may still send a request somewhere, so the string is refused.',
    source: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
    examples: [{ wrong: 'a.example/page', right: 'https://a.example/page', given: outgoing }],
  },
  'other-origin': {
    explanation:
      'A reference can be a whole URL, or begin with `//` and a host. The guard compares scheme, credentials, host and port with those of the base.',
    source: `${RFC}4.2`,
    examples: [{ wrong: '//evil.example/logo.png', right: 'img/logo.png', given: reference }],
  },
  'outside-folder': {
    explanation:
      'The folder of a base is its path up to the last slash. It is compared segment by segment, so `/assets/v1x` is not in `/assets/v1`.',
    source: TRAVERSAL,
    examples: [{ wrong: '../v1x/secret', right: 'v1x/secret', given: reference }],
  },
  'stripped-control': {
    explanation:
      'URL parsers remove tabs and newlines before they parse. They read `.\\t./` as `../`, but a filter that looks for `..` reads harmless text, and does not see that the path leaves the folder.',
    source: 'https://url.spec.whatwg.org/#url-parsing',
    examples: [{ wrong: 'a\tb', right: 'ab', given: reference }],
  },
  'raw-backslash': {
    explanation:
      'Browsers read a backslash in the path of a Web URL as a slash; other programs do not. Two readers see two paths.',
    source: 'https://url.spec.whatwg.org/#path-state',
    examples: [{ wrong: 'a\\b', right: 'a/b', given: reference }],
  },
  'encoded-control': {
    explanation:
      'Once decoded, it can end a name (NUL), or change what a log or a terminal shows. The file that is opened is then not the one that was checked. No name needs a control character.',
    source: `${RFC}7.3`,
    examples: [{ wrong: 'a%00.png', right: 'a.png', given: reference }],
  },
  'encoded-separator': {
    explanation:
      'A program that decodes before it splits sees more segments than the guard did: `..%2Fsecret` becomes `../secret`, which is outside the folder.',
    source: TRAVERSAL,
    examples: [{ wrong: '..%2Fsecret', right: 'secret', given: reference }],
  },
  'ill-formed-utf8': {
    explanation:
      'Overlong forms such as `%C0%AE` are a dot to a careless decoder and something else to all others. A name that passes the check can become `..` in the next program.',
    source: 'https://www.rfc-editor.org/rfc/rfc3629#section-10',
    examples: [{ wrong: '%C0%AE%C0%AE/x', right: 'x', given: reference }],
  },
  'invalid-percent-encoding': {
    explanation:
      'Decoders disagree about such a `%`: some keep it, some drop it, some fail. The guard cannot know which name the next program will see.',
    source: `${RFC}2.1`,
    examples: [{ wrong: '100%', right: '100%25', given: uriPath }],
  },
  'multiple-encoding': {
    explanation:
      'Decoded once, the string is a harmless name such as `%2e%2e`; a program that decodes it again sees `..` and leaves the folder. This is common where a proxy and a framework each decode once.',
    source: `${RFC}2.4`,
    examples: [{ wrong: '%252e%252e/x', right: 'x', given: reference }],
  },
  'dot-segment-parameter': {
    explanation:
      'Some Java servers remove everything from `;` in a segment and resolve dot segments afterwards, so proxies before them do not see the `..`.',
    source: TRAVERSAL,
    examples: [{ wrong: '..;/manager', right: 'manager', given: reference }],
  },
  'dots-and-spaces': {
    explanation:
      'Windows and some servers remove spaces and dots at the end of a segment. `.. ` becomes `..` only after it was checked, and leads out of the folder.',
    source: `${WINDOWS}#naming-conventions`,
    examples: [{ wrong: '..%20/x', right: 'x', given: reference }],
  },
  'name-empty': {
    explanation:
      'An empty name is the folder itself, or leaves two slashes in a row. A program that deletes or lists what it was given would then work on the whole folder.',
    source: `${RFC}3.3`,
    examples: [{ wrong: '', right: 'a', given: segment }],
  },
  'lone-surrogate': {
    explanation:
      'UTF-8 has no encoding for half of a surrogate pair. It would become U+FFFD, and two different names would become one: the second file would replace the first.',
    source: 'https://infra.spec.whatwg.org/#scalar-value-string',
    examples: [{ wrong: 'a\ud800', right: 'a', given: segment }],
  },
  'dot-segment': {
    explanation:
      '`..` is the folder above, and `.` the folder itself, however they are spelled. Joined to a folder, such a path leads elsewhere, as `../../etc/passwd` does.',
    source: `${RFC}5.2.4`,
    examples: [{ wrong: 'a/../b', right: 'a/b', given: posix }],
  },
  'separator-in-name': {
    explanation:
      'A separator would make the name a path of two segments. A user who gives the name could then choose the folder, or leave it with `..`.',
    source: TRAVERSAL,
    examples: [{ wrong: 'a/b', right: 'a-b', given: segment }],
  },
  'control-character': {
    explanation:
      'Terminals and logs act on control characters (C0, DEL and C1): they can hide a part of a name or forge a line of a log. No name needs one.',
    source: `${RFC}7.3`,
    examples: [{ wrong: 'a\nb', right: 'a b', given: segment }],
  },
  'nul-character': {
    explanation:
      'System calls end a name at NUL. A check of the end of `a.txt\\0.png` finds a picture, and the system opens `a.txt`.',
    source: 'https://cwe.mitre.org/data/definitions/158.html',
    examples: [{ wrong: 'a.txt\0.png', right: 'a.txt.png', given: posix }],
  },
  'absolute-path': {
    explanation:
      'An absolute path, or one that counts from the root of a drive, replaces the folder instead of being joined to it. `/etc/passwd` is read from the root, wherever the folder is.',
    source: 'https://cwe.mitre.org/data/definitions/36.html',
    examples: [{ wrong: '/etc/passwd', right: 'etc/passwd', given: posix }],
  },
  'empty-segment': {
    explanation:
      'Systems read several slashes as one, but programs that compare paths as strings do not. One file gets two names, so a rule or a cache for one of them misses the other.',
    source: `${RFC}3.3`,
    examples: [{ wrong: 'a//b', right: 'a/b', given: posix }],
  },
  'drive-letter': {
    explanation:
      '`C:name` is a file in the current folder of drive C, wherever that is, and `C:\\name` one at its root. Either way the path ignores the folder that it was joined to.',
    source: `${WINDOWS}#fully-qualified-vs-relative-paths`,
    examples: [{ wrong: 'C:secret', right: 'secret', given: windows }],
  },
  'unc-path': {
    explanation:
      'Paths that begin with two backslashes lead to servers, devices (`\\\\.\\`) and paths without normalisation (`\\\\?\\`). Opening one can send the credentials of the user to a stranger’s server.',
    source: `${WINDOWS}#namespaces`,
    examples: [{ wrong: '\\\\server\\share\\a', right: 'a', given: windowsContained }],
  },
  'device-name': {
    explanation:
      '`CON`, `PRN`, `AUX`, `NUL`, `COM1` and their like are devices in every folder of Windows, even with an extension, as in `nul.txt`. Reading one can block for ever, and data written to one is lost.',
    source: `${WINDOWS}#naming-conventions`,
    examples: [{ wrong: 'nul.txt', right: 'null.txt', given: windows }],
  },
  'trailing-dot-space': {
    explanation:
      'Windows removes dots and spaces at the end of a name and opens `a.txt` for `a.txt.`. A rule about the end of the name, such as one that forbids `.exe`, is bypassed.',
    source: `${WINDOWS}#naming-conventions`,
    examples: [{ wrong: 'a.txt.', right: 'a.txt', given: windows }],
  },
  'reserved-character': {
    explanation:
      'A colon opens a stream of a file: `a.txt::$DATA` is the content of `a.txt`, and passes a check of the file extension. `*`, `?`, `<`, `>`, `"` and `|` are wildcards or not allowed in names on Windows.',
    source: `${WINDOWS}#naming-conventions`,
    examples: [{ wrong: 'a.txt::$DATA', right: 'a.txt', given: windows }],
  },
  'link-outside': {
    explanation:
      'A symbolic link in the folder leads out of it. Links are followed as the system follows them, and their targets must be in the folder, too; otherwise a person who can create a link can read every file.',
    source: OPENAT,
    examples: [{ wrong: 'out', fine: 'a.txt', given: disk }],
  },
  'link-loop': {
    explanation:
      'Symbolic links lead to each other, or more than 40 of them were followed, which is where Linux gives up. No file would ever be reached.',
    source: OPENAT,
    examples: [{ wrong: 'loop', fine: 'a.txt', given: disk }],
  },
  'link-refused': {
    explanation:
      "With the option `links: 'refuse'`, no symbolic link below the folder is followed, wherever it leads. Choose it for folders in which others can create links.",
    source: OPENAT,
    examples: [
      { wrong: 'in', fine: 'a.txt', given: "readFileBelow(folder, …, { links: 'refuse' })" },
    ],
  },
  'not-a-file': {
    explanation:
      'The path leads to a folder, a device, a socket or a pipe. Reading a device or a pipe can block for ever, and writing to one can do anything.',
    source: OPENAT,
    examples: [{ wrong: 'sub', right: 'sub/a.txt', given: disk }],
  },
  'changed-meanwhile': {
    explanation:
      'Somebody replaced a folder or a file by a link between the check and the opening. Attackers use this race to reach a file outside the folder. The guard noticed and closed the file again; nothing was read.',
    source: 'https://cwe.mitre.org/data/definitions/367.html',
    examples: [{ wrong: 'sub/a.txt', given: 'readFileBelow while `sub` is replaced by a link' }],
  },
  'no-safe-open': {
    explanation:
      'On Windows, BSD and Linux without `/proc`, Node cannot open a file relative to an open folder, or refuse every link in the path. While a path is being opened, a person who can write below the folder can replace a folder by a link, so that a file outside is read or overwritten. The option `allowSwapRace` accepts this risk.',
    source: 'https://cwe.mitre.org/data/definitions/367.html',
    examples: [{ wrong: 'a.txt', given: 'readFileBelow on Windows' }],
  },
  'file-too-long': {
    explanation:
      'The file is larger than the option `maxBytes` allows. The limit protects the memory of the program from files that someone else chooses.',
    source: 'https://cwe.mitre.org/data/definitions/770.html',
    examples: [
      { wrong: 'sub/a.txt', fine: 'a.txt', given: 'readFileBelow(folder, …, { maxBytes: 3 })' },
    ],
  },
  'remote-host': {
    explanation:
      'Windows opens `file://server/share` over the network, and sends the credentials of the user to the server. A file URI for this machine has no host.',
    source: 'https://www.rfc-editor.org/rfc/rfc8089#section-3',
    examples: [
      { wrong: 'file://server/srv/files/a', right: 'file:///srv/files/a', given: fileUri },
    ],
  },
  'url-scheme-not-allowed': {
    explanation:
      'A list of allowed schemes keeps requests away from `file:`, `gopher:` and any other scheme that a client supports. Without the list, a URL that a user gives can read files of the server or speak to its internal services.',
    source: SSRF,
    examples: [{ wrong: 'http://a.example/', right: 'https://a.example/', given: allowList }],
  },
  'host-not-allowed': {
    explanation:
      'The host is not in the list of hosts that requests may go to. Hosts are compared after parsing, so every spelling of a host is known, and `*.example` means its subdomains, but not `example` itself.',
    source: SSRF,
    examples: [{ wrong: 'https://example/', right: 'https://a.example/', given: allowList }],
  },
  'host-kind-not-allowed': {
    explanation:
      'Loopback, private and link-local IP addresses lead into the network of the server, even if they are written as `0x7f.1` or in an IPv6 address. A user who gives such a URL could read internal services, such as the metadata of a cloud at 169.254.169.254. A name can resolve to such an IP address, too, so check the IP addresses of the connection as well.',
    source: SSRF,
    examples: [{ wrong: 'http://0x7f.1/', fine: 'http://93.184.216.34/', given: outgoing }],
  },
  'parsers-disagree': {
    explanation:
      'The URL Standard reads a backslash as a slash, allows one slash for two, and decodes hosts. Python, curl, Java and Go do not, each in its own way. If one program checks a URL and another requests the same string, an attacker writes a URL in which the first sees an allowed host, and the second another.',
    source: 'https://claroty.com/team82/research/exploiting-url-parsing-confusion',
    examples: [
      {
        wrong: 'http://a.example\\.b.example/',
        right: 'http://a.example/.b.example/',
        given: "checkOutgoingUrl(…, { disagreement: 'refuse' })",
      },
    ],
  },
  'port-not-allowed': {
    explanation:
      'Without the rule `ports`, only the default port of the scheme is allowed: 80 for http, 443 for https. Other ports belong to databases, caches and administration, and some of their protocols read the lines of a request as commands: a request to port 6379 can write to a Redis server. List the ports that you need besides the default one.',
    source: 'https://fetch.spec.whatwg.org/#port-blocking',
    examples: [
      { wrong: 'http://a.example:6379/', right: 'http://a.example:80/', given: outgoing },
      {
        wrong: 'https://a.example:8080/',
        right: 'https://a.example:8443/',
        given: 'checkOutgoingUrl(…, { ports: [8443] })',
      },
    ],
  },
  'address-not-allowed': {
    explanation:
      'Anyone can point a name at 127.0.0.1 or 169.254.169.254, even after a first check has found a public address (DNS rebinding). So the addresses are checked while connecting, and a single forbidden one is enough to refuse the request.',
    source: SSRF,
    examples: [
      { wrong: '127.0.0.1', fine: '93.184.216.34', given: 'a name with this address' },
      { wrong: '::ffff:10.0.0.1', fine: '2606:4700::1', given: 'a name with this address' },
    ],
  },
  'socket-not-allowed': {
    explanation:
      'The option `socketPath` sends a request to a program on the same machine, such as the Docker daemon, whatever the host in the URL says. The target of a socket that is already open is unknown. Neither can be checked.',
    source: SSRF,
    examples: [
      { wrong: '/var/run/docker.sock', given: "request({ host: 'a.example', socketPath: … })" },
    ],
  },
  'credentials-not-allowed': {
    explanation:
      'People and careless filters take what is before `@` for the host: `https://good.example@evil.example/` goes to evil.example. A password in a URL also ends up in logs.',
    source: SSRF,
    examples: [
      {
        wrong: 'https://good.example@evil.example/',
        right: 'https://good.example/',
        given: outgoing,
      },
    ],
  },
}

/** Every reason for which a guard refuses. */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'Paths, file names and outgoing URLs',
  entries: /* @__PURE__ */ Object.entries(ABOUT).map(([code, about]) => {
    // The keys of both tables are the codes.
    const [summary, remedy] = TEXTS[code as RefusalCode]
    return { code, severity: 'error', summary, remedy, ...about }
  }),
})
