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
      'In check mode, the normal form is written, but with the query, the fragment and the end of the path as they are.',
    notFixed:
      'What the URL parser rejects can be meant in many ways. Without its query or fragment, a URL can be that of another page.',
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
      'The URL parser rejects the host, so no browser can connect to it. Or the parser accepts it and the DNS cannot have it: an empty label, a hyphen at the end of a label, a label over 63 or a domain over 253 characters, or `xn--` without a name that it encodes. Underscores are accepted, because the DNS and browsers accept them.',
    remedy: REMEDIES.INVALID_HOST,
    notFixed: 'Which host is meant cannot be known.',
    source: 'https://url.spec.whatwg.org/#host-parsing',
    examples: [
      { wrong: 'https://exa mple.com/', right: 'https://example.com/' },
      { wrong: 'https://example..com/', right: 'https://example.com/' },
      { wrong: 'https://-example-.com/', right: 'https://example.com/' },
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
      { wrong: 'http://localhost:3000/page', right: 'https://example.com/page' },
      { wrong: 'https://192.168.1.10/', right: 'https://example.com/' },
      { wrong: 'https://de/page', right: 'https://example.com/de/page' },
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
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-7.5',
    examples: [
      {
        wrong: '{"loc":"https://user:secret@example.com/","lastmod":"2024-03-15T10:00:00Z"}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'WRONG_TYPE',
    severity: 'error',
    summary: 'The value has the wrong JSON type.',
    explanation: 'The format requires a different JSON type, so the value cannot be used.',
    remedy: REMEDIES.WRONG_TYPE,
    fixed:
      'A version `1.1` that is a number, and a `priority` that is a string with a number from 0 to 1, get the right type.',
    notFixed: 'Other values of the wrong type can be meant in many ways.',
    source: 'https://www.rfc-editor.org/rfc/rfc8259#section-3',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","lastmod":20240315}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z"}',
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
        wrong: '{"loc":"https://example.com/"}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z"}',
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
        wrong: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","alternate":[]}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","alternates":[]}',
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
        wrong: '{"version":"2.0","generated":"2024-03-15T10:00:00Z","defaultLang":"en","urls":[]}',
        right: '{"version":"1.1","generated":"2024-03-15T10:00:00Z","defaultLang":"en","urls":[]}',
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
      'The suggested value is written, if only one value can be meant and no other page of the set has it.',
    notFixed:
      'A value without a suggestion has no common mistake that explains it. A suggestion that another page of the set has is not certain.',
    source: 'https://www.rfc-editor.org/rfc/rfc5646#section-2.1',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","lang":"en_US"}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","lang":"en-US"}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'INVALID_DATE_TIME',
    severity: 'error',
    causedBy: 'value',
    summary: 'The value is not a date and time in UTC, or the day does not exist.',
    explanation: 'The format requires a date and time in UTC in the form of ISO 8601.',
    remedy: REMEDIES.INVALID_DATE_TIME,
    fixed:
      'A time in another time zone is converted to UTC, a date alone gets the time 00:00 in UTC, as in ECMAScript, and missing zeros and seconds are added.',
    notFixed:
      'A time without a time zone, a date with slashes or with the day first, and a day that does not exist can be read in several ways.',
    source: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
    examples: [
      {
        wrong: '{"loc":"https://example.com/","lastmod":"15.03.2024"}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z"}',
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
    notFixed: 'The database does not say when the page has changed.',
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
      'The protocol allows `always`, `hourly`, `daily`, `weekly`, `monthly`, `yearly` and `never`, in lower case. The page is written without it.',
    remedy: REMEDIES.UNKNOWN_CHANGEFREQ,
    fixed: 'Capitals and white space are corrected.',
    notFixed: 'Another word does not tell which of the seven is meant.',
    source: 'https://www.sitemaps.org/protocol.html#changefreqdef',
    examples: [
      {
        wrong:
          '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","changefreq":"often"}',
        right:
          '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","changefreq":"daily"}',
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
        wrong: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","priority":80}',
        right: '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","priority":0.8}',
        given: 'an entry',
      },
    ],
  },
  {
    code: 'INVALID_EXTENSION',
    severity: 'error',
    summary: 'An image, a video or an article of a page cannot be written to a sitemap.',
    explanation:
      'The values of `images`, `videos` and `news` are those of Google’s sitemap extensions. Something that is required is missing, a value is not what the documentation says, or there are too many. The page is written without this image, video or article.',
    remedy: REMEDIES.INVALID_EXTENSION,
    notFixed: 'The database does not have the right value.',
    source:
      'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview#sitemap-extensions',
    examples: [
      {
        wrong:
          '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","images":[{"loc":"a.png"}]}',
        right:
          '{"loc":"https://example.com/","lastmod":"2024-03-15T10:00:00Z","images":[{"loc":"https://example.com/a.png"}]}',
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
