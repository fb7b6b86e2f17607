import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { REMEDIES, type URLSourceErrorCode } from './error-codes.ts'

const entries: readonly ProblemEntry<URLSourceErrorCode>[] = [
  {
    code: 'INVALID_URL',
    severity: 'error',
    summary: 'The value is not a URL, or in check mode not in its normal form.',
    explanation:
      'The URL parser rejects the value, so no program can open it. In check mode, the code also covers a URL that works but is not in its normal form.',
    remedy: REMEDIES.INVALID_URL,
    fixed:
      'In check mode, the normal form is written, but the query, the fragment and the end of the path stay as they are.',
    notFixed:
      'A value that the URL parser rejects can have several meanings. A URL without its query or fragment may be the URL of another page.',
    source: 'https://url.spec.whatwg.org/#url-parsing',
    examples: [{ wrong: 'https://example.com:99999/', right: 'https://example.com/page' }],
  },
  {
    code: 'RELATIVE_URL',
    severity: 'error',
    summary: 'The URL is relative.',
    explanation:
      'A database has no base URL, so a URL without a scheme and a host does not identify a page.',
    remedy: REMEDIES.RELATIVE_URL,
    notFixed: 'The database does not say which URL it is relative to.',
    source: 'https://url.spec.whatwg.org/#relative-url-string',
    examples: [{ wrong: '/page', right: 'https://example.com/page' }],
  },
  {
    code: 'UNSUPPORTED_PROTOCOL',
    severity: 'error',
    causedBy: 'scheme',
    summary: 'The scheme is not allowed.',
    explanation: 'Pages have http or https URLs; the strict configuration accepts only https.',
    remedy: REMEDIES.UNSUPPORTED_PROTOCOL,
    notFixed: 'The site may not answer with another scheme.',
    source: 'https://url.spec.whatwg.org/#special-scheme',
    examples: [{ wrong: 'ftp://example.com/', right: 'https://example.com/' }],
  },
  {
    code: 'INVALID_HOST',
    severity: 'error',
    causedBy: 'host',
    summary: 'The host name is not valid.',
    explanation:
      'The URL parser rejects the host, so no browser can connect to it. Or the parser accepts the host, but the DNS does not: an empty label, a hyphen at the end of a label, a label over 63 or a domain over 253 characters, or `xn--` that does not encode a name. Underscores are accepted, because the DNS and browsers accept them.',
    remedy: REMEDIES.INVALID_HOST,
    notFixed: 'Nothing shows which host is meant.',
    source: 'https://url.spec.whatwg.org/#host-parsing',
    examples: [
      { wrong: 'https://exa mple.com/', right: 'https://example.com/' },
      {
        wrong: '{"loc":"https://example..com/"}',
        right: '{"loc":"https://example.com/"}',
        given: 'an entry',
      },
      {
        wrong: '{"loc":"https://-example-.com/"}',
        right: '{"loc":"https://example.com/"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'TRAILING_SLASH_VIOLATION',
    severity: 'error',
    summary: 'The trailing slash of the path is missing or not allowed.',
    explanation:
      'This is reported only in check mode. `/page` and `/page/` are different URLs, and a site should use only one form.',
    remedy: REMEDIES.TRAILING_SLASH_VIOLATION,
    notFixed: 'Only the server knows which form it answers with; the other is a redirect.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.4',
    examples: [
      {
        wrong: 'https://example.com/page/',
        right: 'https://example.com/page',
        given: "the option `mode: 'check'`",
      },
    ],
  },
  {
    code: 'UNREACHABLE_HOST',
    severity: 'error',
    causedBy: 'host',
    summary: 'No visitor and no search engine can reach the host.',
    explanation:
      'The host is an IP address that is not public (private, loopback, link-local, reserved), a single label, the metadata service of a cloud, or a name that the public DNS does not have, such as one in localhost, test, invalid, local, home.arpa, lan, alt or internal. Most often it is left from a development machine. The reserved names `example` and `example.com` are accepted, because RFC 6761 asks programs to treat them like other names, and documentation and tests use them.',
    remedy: REMEDIES.UNREACHABLE_HOST,
    notFixed: 'The database does not say which public host is meant.',
    source: 'https://www.iana.org/assignments/special-use-domain-names/',
    examples: [
      {
        wrong: '{"loc":"http://localhost:3000/page"}',
        right: '{"loc":"https://example.com/page"}',
        given: 'an entry',
      },
      {
        wrong: '{"loc":"https://192.168.1.10/"}',
        right: '{"loc":"https://example.com/"}',
        given: 'an entry',
      },
      {
        wrong: '{"loc":"https://de/page"}',
        right: '{"loc":"https://example.com/de/page"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'CREDENTIALS_IN_URL',
    severity: 'error',
    summary: 'The URL of an entry contains a user name or a password.',
    explanation:
      'Pages and sitemaps are public, so anyone could read the password. A URL with credentials is left out of sitemaps, and reports do not show its password.',
    remedy: REMEDIES.CREDENTIALS_IN_URL,
    fixed:
      'The user name and the password are removed, if no other entry has the URL that remains. The password must be changed anyway.',
    notFixed:
      'If another entry has the URL, one of the two may be meant for another page. Images, videos and articles are not changed.',
    isFixUnsafe: true,
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-7.5',
    examples: [
      {
        wrong: '{"loc":"https://user:secret@example.com/"}',
        right: '{"loc":"https://example.com/"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'WRONG_TYPE',
    severity: 'error',
    summary: 'The value has the wrong JSON type.',
    explanation:
      'The format requires a different JSON type, so the value cannot be used. A `priority` that is a string with a number is used as the number, and this is a warning.',
    remedy: REMEDIES.WRONG_TYPE,
    fixed:
      'A version that is the number `1.1` becomes a string, and a `priority` that is a string with a number from 0 to 1 becomes a number.',
    notFixed: 'Other values of the wrong type can have several meanings.',
    source: 'https://www.rfc-editor.org/rfc/rfc8259#section-3',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","lastmod":20240315}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'MISSING_MEMBER',
    severity: 'error',
    summary: 'A required member is missing.',
    explanation: 'The entry or the database is incomplete without it.',
    remedy: REMEDIES.MISSING_MEMBER,
    notFixed: 'The database does not have the value.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/validation#readme',
    examples: [
      {
        wrong: '{"lang":"en"}',
        right: '{"loc":"https://example.com/","lang":"en"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'UNKNOWN_MEMBER',
    severity: 'warning',
    summary: 'The format has no member of this name.',
    explanation: 'Most likely the name is misspelt. The value of the member is not used.',
    remedy: REMEDIES.UNKNOWN_MEMBER,
    notFixed: 'The member may be misspelt, or be meant for another program.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/validation#readme',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","alternate":[]}',
        right: '{"loc":"https://example.com/","alternates":[]}',
        given: "an entry, with the option `unknownMembers: 'error'`",
      },
    ],
  },
  {
    code: 'UNSUPPORTED_VERSION',
    severity: 'error',
    summary: 'The version of the database is not supported.',
    explanation: 'The same members may have a different meaning in another version.',
    remedy: REMEDIES.UNSUPPORTED_VERSION,
    notFixed: 'The members may have another meaning in that version.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/validation#readme',
    examples: [
      {
        wrong: '{"version":"2.0","urls":[]}',
        right: '{"version":"1.1","urls":[]}',
        given: 'a database',
      },
    ],
  },
  {
    code: 'INVALID_CANONICAL',
    severity: 'error',
    summary: 'The `canonical` of the database is not a canonical form.',
    explanation:
      'It is `safe`, `seo` or `seo-strict`, or an object with some of the choices `trailing-slash` (`never`, `always` or `preserve`), `query` and `fragment` (`keep` or `remove`) and `https-only` (`true` or `false`). It decides which URLs are published, so nothing is published with a wrong one, unless an option chooses the form.',
    remedy: REMEDIES.INVALID_CANONICAL,
    notFixed: 'A wrong form would publish other URLs.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/validation#readme',
    examples: [
      {
        wrong: '{"canonical":"soe","urls":[]}',
        right: '{"canonical":"seo","urls":[]}',
        given: 'a database',
      },
      {
        wrong: '{"canonical":{"query":"drop"},"urls":[]}',
        right: '{"canonical":{"query":"remove"},"urls":[]}',
        given: 'a database',
      },
    ],
  },
  {
    code: 'INVALID_LANGUAGE_TAG',
    severity: 'error',
    causedBy: 'lang',
    summary: 'The value is not a language tag of BCP 47.',
    explanation: 'Search engines ignore a link if they cannot read its language.',
    remedy: REMEDIES.INVALID_LANGUAGE_TAG,
    fixed:
      'The suggested value is written if it is the only possible one and no other page of the set has it.',
    notFixed:
      'If there is no suggestion, no common mistake explains the value. A suggestion is uncertain if another page of the set already has it.',
    source: 'https://www.rfc-editor.org/rfc/rfc5646#section-2.1',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","lang":"en_US"}',
        right: '{"loc":"https://example.com/","lang":"en-US"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'INVALID_DATE_TIME',
    severity: 'error',
    causedBy: 'value',
    summary: 'The value is not a date that a sitemap can have.',
    explanation:
      'Search engines ignore a date in any other form. The protocol allows a year, a month, a day, or a day with a time and a time zone. If only one date can be meant, it is written instead, and this is a warning; otherwise the page is written without its date.',
    remedy: REMEDIES.INVALID_DATE_TIME,
    fixed:
      'Missing zeros and the colon of a time zone are added, `t`, `z` and a decimal comma are corrected, and spaces are removed.',
    notFixed:
      'A time without a time zone, a date with slashes or with the day first, and a day that does not exist can be read in several ways.',
    source: 'https://www.w3.org/TR/NOTE-datetime',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","lastmod":"15.03.2024"}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'FUTURE_DATE_TIME',
    severity: 'warning',
    summary: 'The date is in the future.',
    explanation:
      'A page cannot have changed in the future. Search engines may ignore all dates of such a site.',
    remedy: REMEDIES.FUTURE_DATE_TIME,
    notFixed: 'The database does not say when the page changed.',
    source: 'https://www.sitemaps.org/protocol.html#lastmoddef',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","lastmod":"2999-01-01T00:00:00Z"}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z"}',
        given: 'an entry, with the option `allowFuture: false`',
      },
    ],
  },
  {
    code: 'UNKNOWN_CHANGEFREQ',
    severity: 'error',
    summary: 'The `changefreq` is not one of the seven words of the protocol.',
    explanation:
      'The protocol allows `always`, `hourly`, `daily`, `weekly`, `monthly`, `yearly` and `never`, in lower case. The page is written without any other word. If only capitals or white space are wrong, the word is corrected, and this is a warning.',
    remedy: REMEDIES.UNKNOWN_CHANGEFREQ,
    fixed: 'Capitals and white space are corrected.',
    notFixed: 'Another word does not tell which of the seven is meant.',
    source: 'https://www.sitemaps.org/protocol.html#changefreqdef',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","changefreq":"often"}',
        right: '{"loc":"https://example.com/","changefreq":"daily"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'PRIORITY_OUT_OF_RANGE',
    severity: 'error',
    summary: 'The `priority` is not from 0.0 to 1.0.',
    explanation:
      'The protocol allows numbers from 0.0 to 1.0, and 0.5 is the default. The page is written without it.',
    remedy: REMEDIES.PRIORITY_OUT_OF_RANGE,
    notFixed: '`80` can mean 0.8, but nothing says which scale was used.',
    source: 'https://www.sitemaps.org/protocol.html#prioritydef',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","priority":80}',
        right: '{"loc":"https://example.com/","priority":0.8}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'INVALID_EXTENSION',
    severity: 'error',
    summary: 'An image, a video or an article of a page cannot be written to a sitemap.',
    explanation:
      'The values of `images`, `videos` and `news` are those of Google’s sitemap extensions. A required value is missing, a value is not valid, or a list has too many values. The page is written without this image, video or article.',
    remedy: REMEDIES.INVALID_EXTENSION,
    notFixed: 'The database does not have the right value.',
    source:
      'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview#sitemap-extensions',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","images":[{"loc":"a.png"}]}',
        right: '{"loc":"https://example.com/","images":[{"loc":"https://example.com/a.png"}]}',
        given: 'an entry',
      },
    ],
  },
]

/** Everything that the validation of URLs, entries and databases can report. */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'URL source databases',
  entries,
})
