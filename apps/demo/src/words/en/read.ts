import type { VerdictLevel } from '@waymark/display/verdict'
import type { Host } from '@waymark/host'
import type { Role } from '../../location.ts'
import { counted } from '../../plural.ts'

const ERRORS = { one: 'validation error', other: 'validation errors' } as const

/** What the view says that reads one URL. */
export const read = {
  loading: 'Loading…',
  notLoaded: 'A part of this page could not be loaded. Reload it to try again.',
  /** The names of the parts. */
  parts: {
    scheme: 'Scheme',
    username: 'Username',
    password: 'Password',
    host: 'Host',
    port: 'Port',
    path: 'Path',
    query: 'Query',
    fragment: 'Fragment',
    origin: 'Origin',
  } satisfies Record<Role | 'origin', string>,
  removed: 'Removed',
  special: 'special',
  notSpecial: 'not special',
  notSpecialNote: 'Not a special scheme: the host is kept as written, and `\\` is not a slash.',
  /** What is before a text, with the space. */
  decoded: 'Decoded: ',
  written: 'Written: ',
  displayAs: 'Display as: ',
  noHost: 'This URL has no host.',
  hostKinds: {
    domain: 'domain',
    ipv4: 'IPv4 address',
    ipv6: 'IPv6 address',
    opaque: 'opaque host',
    empty: 'empty host',
  } satisfies Record<Host['kind'], string>,
  oneNumber: (address: number) => `One 32-bit number: ${address}`,
  eightPieces: (pieces: string) => `Eight pieces: ${pieces}`,
  localhostIsNone: 'In a `file:` URL, `localhost` is the same as no host.',
  emptyHost: 'There is nothing between the slashes.',
  defaultPort: (scheme: string, port: number) => `The default port of ${scheme} is ${port}.`,
  defaultPortRemoved: (port: string) =>
    `Written as :${port} and removed, because it is the default port.`,
  opaque: 'opaque',
  opaquePath: 'A single string without segments: only a fragment can be resolved against it.',
  segmentCount: (segments: number) =>
    counted('en', segments, { one: 'segment', other: 'segments' }),
  parameterCount: (parameters: number) =>
    counted('en', parameters, { one: 'parameter', other: 'parameters' }),
  segments: 'Segments',
  parameters: 'Parameters',
  bareQuery: 'A bare `?`: present, but empty.',
  bareFragment: 'A bare `#`: present, but empty.',
  opaqueOrigin: 'Not the same as any other origin, not even that of the same URL.',
  longDomain: 'Longer than a DNS name can be.',
  scripts: (count: number, names: string) => `${count === 1 ? 'Script' : 'Scripts'}: ${names}.`,
  part: 'Part',
  value: 'Value',
  fromBase: 'from the base',
  byDefault: 'default',
  notInUrl: (parts: string) => `Not in this URL: ${parts}.`,
  browserDiffers: 'Your browser says otherwise:',
  notAUrlToIt: 'Not a URL.',
  unknownDifference: 'This is not a known difference from the standard.',
  standard: 'The standard',
  onlyDivided: 'Divided only by delimiters; nothing is checked.',
  moreItems: (more: number) => `and ${more} more`,
  /** What the colour and the sign of a verdict say, with the space. */
  levels: { stop: 'Stop. ', caution: 'Caution. ', clear: '' } satisfies Record<
    VerdictLevel,
    string
  >,
  /** What is before and after the domain, which is in bold. */
  leadsTo: (scheme: string): readonly [before: string, after: string] => [
    'Leads to ',
    ` · ${scheme}`,
  ],
  leadsToNoHost: (scheme: string) => `Leads to no host · ${scheme}`,
  onHost: ' · host ',
  emptyVerdict: 'Type or paste a URL, or pick an example. It is parsed while you type.',
  parses: 'Parses.',
  trustFollows: 'Whether it can be trusted follows in a moment.',
  isValid: 'Valid.',
  /** Where something may deceive: not to be read as approval. */
  hasNoErrors: 'It parses without errors.',
  isRepaired: (errors: number) =>
    `Not valid, but repaired by the parser: ${counted('en', errors, ERRORS)}.`,
  thisComputer: (address: string) => `${address} is this computer.`,
  didYouMean: 'Did you mean',
  changesMade: 'Changes: ',
  removedPart: 'removed',
  /** With the space before what is added. */
  added: 'added ',
  openInMany: 'Open in Many URLs',
  siteText: 'A sitemap or a table, not a URL',
  siteTextWhy:
    'This field takes one URL. “Many URLs” checks the whole text: its URLs, its dates and its hreflang links.',
  severalUrls: 'Several URLs, not one',
  severalUrlsWhy:
    'This field takes one URL: a URL parser drops line breaks, and would read all of it as one.',
  notAUrl: 'Not a URL',
  parserStopped: 'The parser stopped.',
  resolveAgainst: 'Resolve it against',
  baseStates: {
    used: '(in use)',
    unused: '(not needed)',
    failed: '(not a URL)',
  } satisfies Record<'used' | 'unused' | 'failed', string>,
  baseUseless: 'The base URL cannot help here.',
  baseUnneeded: 'Not needed: the URL is absolute.',
  baseUsed: 'Used: it supplies the parts that the URL leaves out.',
  baseIgnored: 'The base is not a URL, so it is ignored.',
  stopsHere: 'Stops here',
  tolerated: 'Tolerated',
  times: (name: string, times: number) => `${name} (${times} times)`,
  morePlaces: (more: number) => `and ${more} more places`,
  selectInUrl: 'Select these characters in the URL',
  notUsable: (why: string) => `Not usable for search engines: ${why}`,
  alreadyNormalised: 'Already normalised for search engines.',
  normalised: (url: string) => `Normalised for search engines: ${url}`,
  byParser: 'Every browser’s URL parser does this to every URL, so servers see no difference.',
  already: 'Already normalised',
  becomes: 'Becomes',
  changes: 'Changes, in order',
  whyAndCost: 'Why, and what it costs',
}

export type ReadWords = Readonly<typeof read>
