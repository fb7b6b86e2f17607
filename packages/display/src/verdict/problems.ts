import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { VERDICT_WORDS, type VerdictCode } from './verdict-words.ts'

const PARSING = 'https://url.spec.whatwg.org/#concept-basic-url-parser'
const SECURITY = 'https://url.spec.whatwg.org/#security-considerations'
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

/** What `judgeUrl` finds by itself. An example is a URL. */
export const verdictProblems: ProblemCatalogue = {
  title: 'URLs that could deceive',
  entries: /* @__PURE__ */ (() => [
    entry(
      'disguised-ip-address',
      'Browsers read hexadecimal, octal and short forms as IPv4 addresses, even one number for all four parts. Filters and people who expect four decimal numbers do not see where the URL leads.',
      'https://url.spec.whatwg.org/#concept-ipv4-parser',
      { wrong: 'http://0x7f.1/', right: 'http://127.0.0.1/' },
      { wrong: 'http://2130706433/', right: 'http://127.0.0.1/' },
    ),
    entry(
      'known-name-in-subdomain',
      'The owner of a domain can put any name before it. People who read from the left see the known name first, and a narrow location bar shows nothing else.',
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
      'The owner of a domain can put any name before it, also one that ends in `.com`. Some networks that deliver the files of others name their hosts in this way, so it is not proof of deception.',
      `${RENDERING}-simplification`,
      { wrong: 'https://www.bank.com.evil.example/', right: 'https://www.bank.com/' },
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
      { wrong: 'javascript:alert(1)', right: 'https://example.com/' },
      { wrong: 'data:text/html,<h1>Sign in</h1>', right: 'data:text/plain,Sign in' },
    ),
    entry(
      'removed-characters',
      'A filter that looks for a word does not find it if a tab is inside, and a person sees two lines. The parser reads one word.',
      PARSING,
      { wrong: 'https://exam\tple.com/', right: 'https://example.com/' },
      { wrong: 'https://example.com/a\nb', right: 'https://example.com/ab' },
    ),
    entry(
      'host-mapped',
      'Before a lookup, full-width letters, ligatures and signs such as `℡` are replaced by ordinary letters, and soft hyphens are removed. What is looked up is not what is written. Upper case, and a dot next to a letter of the same script as in `例。com`, are usual and are not reported.',
      'https://www.unicode.org/reports/tr46/#Processing',
      { wrong: 'https://ｅxample.com/', right: 'https://example.com/' },
      { wrong: 'https://℡.example/', right: 'https://tel.example/' },
      { wrong: 'https://exam\u00adple.com/', right: 'https://example.com/' },
    ),
    entry(
      'dot-segments-resolved',
      'The parser removes `..` together with the segment before it, and reads `%2e` as a dot. A filter that looks at the beginning of the path sees another one. In a relative URL, plain dots are usual and are not reported.',
      'https://url.spec.whatwg.org/#path-state',
      { wrong: 'https://example.com/public/../private', right: 'https://example.com/private' },
      { wrong: 'https://example.com/a/%2e%2e/b', right: 'https://example.com/b' },
    ),
    entry(
      'direction-control',
      'Such characters make text appear in another order than it has: `cod\u202egpj.exe` can look like `codexe.jpg`.',
      'https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing',
      { wrong: 'https://example.com/cod\u202egpj.exe', right: 'https://example.com/codgpj.exe' },
    ),
    entry(
      'deceptive-character',
      'What cannot be seen makes two URLs look the same. What looks like `/`, `?` or `#` makes one part of a URL look like another. Joiners and variation selectors next to letters and emoji are usual and are not reported, and neither is a delimiter of another script after a letter that is not ASCII.',
      `${RENDERING}-i18n`,
      { wrong: 'https://example.com/log\u200bin', right: 'https://example.com/login' },
      { wrong: 'https://example.com/a\u2044b', right: 'https://example.com/a/b' },
    ),
    entry(
      'port-rewritten',
      'The URL means the same without it. Programs that compare strings take the two for different URLs.',
      'https://url.spec.whatwg.org/#port-state',
      { wrong: 'https://example.com:443/', right: 'https://example.com/' },
      { wrong: 'https://example.com:08080/', right: 'https://example.com:8080/' },
    ),
  ])(),
}
