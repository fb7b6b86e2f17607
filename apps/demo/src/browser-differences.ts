/** A question to a URL parser, and two answers to it. */
export interface TwoAnswers {
  readonly input: string
  /** `null` for none. */
  readonly base: string | null
  /** A serialised URL; `null` if it is not a URL. */
  readonly ours: string | null
  readonly theirs: string | null
}

export type BrowserDifferenceName =
  | 'file-url'
  | 'data-url'
  | 'own-scheme'
  | 'host-escapes'
  | 'space-in-opaque-path'
  | 'apostrophe-in-query'
  | 'bar-in-path'
  | 'encode-sets'
  | 'backslash-after-dots'
  | 'opaque-base'
  | 'other-base'
  | 'host-in-brackets'
  | 'opaque-host'
  | 'idna'

/** A class of inputs on which a browser leaves the URL Standard. */
export interface BrowserDifference {
  readonly name: BrowserDifferenceName
  /** What the browser does, and what the standard says, in English. */
  readonly words: string
  readonly source: string
  /** Whether two different answers differ for this reason. */
  explains(answers: TwoAnswers): boolean
}

const STANDARD = 'https://url.spec.whatwg.org/'
const SPACE_IN_HOST = /^[\0- ]*[a-z]+:[/\\]*[^/\\?#]* /i
const NOT_ASCII = /[^\0-\x7f]|%[89a-f]|xn--/i

/**
 * The known classes, the first that fits counting. They explain every difference of Chromium 156 on Linux from the
 * standard on the web platform tests and on 330,000 invented URLs (2026-12-01); the browser test asks again.
 */
export const BROWSER_DIFFERENCES: readonly BrowserDifference[] = [
  {
    name: 'file-url',
    words:
      'In `file:` URLs, Chromium goes its own way: except on Windows a drive letter is a name like any other, `localhost` stays, and repeated slashes become one. In the standard it is the same on every system.',
    source: `${STANDARD}#file-state`,
    explains: ({ input, base, ours, theirs }) =>
      [input.trim(), base, ours, theirs].some((text) => text !== null && /^file:/i.test(text)),
  },
  {
    name: 'data-url',
    words:
      'In a `data:` URL, the browser keeps tabs and newlines, percent-encoded. The standard removes them from every URL.',
    source: `${STANDARD}#concept-basic-url-parser`,
    explains: ({ input }) => /^[\0- ]*data:/i.test(input) && /[\t\n\r]/.test(input),
  },
  {
    name: 'own-scheme',
    words: 'The scheme is one of the browser’s own, for which it has rules of its own.',
    source: `${STANDARD}#special-scheme`,
    explains: ({ theirs }) => /^(?:chrome|isolated-app)\b/.test(theirs ?? ''),
  },
  {
    name: 'host-escapes',
    words:
      'The browser percent-encodes in the host what the standard does not: a space, which is forbidden there, or `*`, which is not changed.',
    source: `${STANDARD}#forbidden-host-code-point`,
    explains: ({ base, ours, theirs }) =>
      theirs !== null &&
      ((hostOf(theirs).includes('%') && !hostOf(ours ?? '').includes('%')) ||
        (ours === null && SPACE_IN_HOST.test((base ?? '').trimEnd()))),
  },
  {
    name: 'space-in-opaque-path',
    words:
      'Of the spaces at the end of an opaque path, the standard encodes the last one, so that it is not lost. The browser does not.',
    source: `${STANDARD}#cannot-be-a-base-url-path-state`,
    explains: sameAfter((url) => url.replaceAll('%20', ' ')),
  },
  {
    name: 'apostrophe-in-query',
    words:
      "The standard encodes `'` in the query of a special URL alone; the browser does so in every URL.",
    source: `${STANDARD}#query-state`,
    explains: sameAfter((url) => url.replaceAll('%27', "'")),
  },
  {
    name: 'bar-in-path',
    words: 'The browser percent-encodes `|` in a path. By the standard it stays.',
    source: `${STANDARD}#path-percent-encode-set`,
    explains: sameAfter((url) => url.replaceAll(/%7C/gi, '|')),
  },
  {
    name: 'encode-sets',
    words: 'The browser percent-encodes other characters than the standard does.',
    source: `${STANDARD}#percent-encoded-bytes`,
    explains: sameAfter((url) => url.replaceAll(/%[\da-f]{2}/gi, decodeByte)),
  },
  {
    name: 'backslash-after-dots',
    words:
      'The scheme is not special, so by the standard `\\` is not a slash. After one or two dots, the browser reads it as one, and removes the dots.',
    source: `${STANDARD}#path-state`,
    explains: ({ ours, theirs }) =>
      ours !== null && theirs !== null && /\/(?:\.|%2e){1,2}\\/i.test(ours),
  },
  {
    name: 'opaque-base',
    words:
      'The base has an opaque path that begins with a backslash. By the standard, only a fragment can be resolved against it; the browser takes the path apart.',
    source: `${STANDARD}#url-opaque-path`,
    explains: ({ base, ours, theirs }) =>
      ours === null && theirs !== null && /^[^/]*\\/.test(base ?? ''),
  },
  {
    name: 'other-base',
    words:
      'The scheme of the base is not special. By the standard, `\\` is then not a slash, and a new query or fragment replaces the old one; the browser does otherwise.',
    source: `${STANDARD}#relative-state`,
    explains: ({ base }) => base !== null && !/^[\0- ]*(?:https?|wss?|ftp|file):/i.test(base),
  },
  {
    name: 'host-in-brackets',
    words:
      'The browser decodes percent-encoded bytes before it looks for brackets and for what is between them. By the standard they are not part of an IPv6 address.',
    source: `${STANDARD}#concept-host-parser`,
    explains: ({ input, ours, theirs }) =>
      ours === null && theirs !== null && /\[[^\]]*%|%5b/i.test(input),
  },
  {
    name: 'opaque-host',
    words:
      'The scheme is not special, so by the standard the host is kept as it is. The browser treats it as a domain all the same.',
    source: `${STANDARD}#concept-opaque-host-parser`,
    explains: ({ ours }) =>
      ours !== null && !/^(?:https?|wss?|ftp):/.test(ours) && hostOf(ours).includes('%'),
  },
  {
    name: 'idna',
    words:
      'The browser has another version of the tables of Unicode, or other rules for domains in other scripts than Latin (UTS #46).',
    source: `${STANDARD}#idna`,
    explains: ({ input, base }) => NOT_ASCII.test(`${input} ${base ?? ''}`),
  },
]

/** The class that two different answers are in; `null` if it is not a known one. */
export function explainDifference(answers: TwoAnswers): BrowserDifference | null {
  return BROWSER_DIFFERENCES.find((difference) => difference.explains(answers)) ?? null
}

function sameAfter(erase: (url: string) => string): BrowserDifference['explains'] {
  return ({ ours, theirs }) => ours !== null && theirs !== null && erase(ours) === erase(theirs)
}

/** Between `//` and what ends an authority, without credentials. */
function hostOf(url: string): string {
  return /^[^:/?#]+:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(url)?.[1] ?? ''
}

function decodeByte(written: string): string {
  return String.fromCharCode(Number.parseInt(written.slice(1), 16))
}
