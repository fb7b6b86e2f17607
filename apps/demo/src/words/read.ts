import type { VerdictLevel } from '@waymark/display/verdict'
import type { Host } from '@waymark/host'
import type { Role } from '../location.ts'
import { counted } from '../plural.ts'
import { translation } from './translation.ts'

/** What the view says that reads one URL. */
export interface ReadWords {
  readonly loading: string
  readonly notLoaded: string
  /** The names of the parts. */
  readonly parts: Readonly<Record<Role | 'origin', string>>
  readonly removed: string
  readonly special: string
  readonly notSpecial: string
  readonly notSpecialNote: string
  /** What is before a text, with the space. */
  readonly decoded: string
  readonly written: string
  readonly displayAs: string
  readonly noHost: string
  readonly hostKinds: Readonly<Record<Host['kind'], string>>
  readonly oneNumber: (address: number) => string
  readonly eightPieces: (pieces: string) => string
  readonly localhostIsNone: string
  readonly emptyHost: string
  readonly defaultPort: (scheme: string, port: number) => string
  readonly defaultPortRemoved: (port: string) => string
  readonly opaque: string
  readonly opaquePath: string
  readonly segmentCount: (segments: number) => string
  readonly parameterCount: (parameters: number) => string
  readonly segments: string
  readonly parameters: string
  readonly bareQuery: string
  readonly bareFragment: string
  readonly opaqueOrigin: string
  readonly longDomain: string
  readonly scripts: (count: number, names: string) => string
  readonly part: string
  readonly value: string
  readonly fromBase: string
  readonly byDefault: string
  readonly noParts: string
  readonly notInUrl: (parts: string) => string
  readonly browserDiffers: string
  readonly notAUrlToIt: string
  readonly unknownDifference: string
  readonly standard: string
  readonly onlyDivided: string
  readonly moreItems: (more: number) => string
  /** What the colour and the sign of a verdict say, with the space. */
  readonly levels: Readonly<Record<VerdictLevel, string>>
  readonly emptyVerdict: string
  readonly parses: string
  readonly trustFollows: string
  readonly nothingDeceptive: string
  readonly onlySlips: (slips: number) => string
  readonly parsesClean: string
  readonly parsesWith: (errors: number) => string
  readonly notAUrl: string
  readonly parserStopped: string
  readonly parseAs: string
  readonly resolveAgainst: string
  readonly baseStates: Readonly<Record<'used' | 'unused' | 'failed', string>>
  readonly baseUseless: string
  readonly baseUnneeded: string
  readonly baseUsed: string
  readonly baseIgnored: string
  readonly noErrors: string
  readonly errorCount: (errors: number) => string
  readonly nothingToCheck: string
  readonly validButDoubtful: string
  readonly valid: string
  readonly stopsHere: string
  readonly tolerated: string
  readonly times: (name: string, times: number) => string
  readonly morePlaces: (more: number) => string
  readonly selectInUrl: string
  readonly notUsable: (why: string) => string
  readonly alreadyNormalised: string
  readonly normalised: (url: string) => string
  readonly byParser: string
  readonly nothingToNormalise: string
  readonly already: string
  readonly becomes: string
  readonly changes: string
  readonly whyAndCost: string
}

const ERRORS = { one: 'validation error', other: 'validation errors' } as const

export const english: ReadWords = {
  loading: 'Loading…',
  notLoaded: 'A part of this page could not be loaded. Reload it to try again.',
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
  },
  removed: 'Removed',
  special: 'special',
  notSpecial: 'not special',
  notSpecialNote: 'Not a special scheme: the host is kept as written, and `\\` is not a slash.',
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
  },
  oneNumber: (address) => `One 32-bit number: ${address}`,
  eightPieces: (pieces) => `Eight pieces: ${pieces}`,
  localhostIsNone: 'In a `file:` URL, `localhost` is the same as no host.',
  emptyHost: 'There is nothing between the slashes.',
  defaultPort: (scheme, port) => `The default port of ${scheme} is ${port}.`,
  defaultPortRemoved: (port) => `Written as :${port} and removed, because it is the default port.`,
  opaque: 'opaque',
  opaquePath: 'A single string without segments: only a fragment can be resolved against it.',
  segmentCount: (segments) => counted('en', segments, { one: 'segment', other: 'segments' }),
  parameterCount: (parameters) =>
    counted('en', parameters, { one: 'parameter', other: 'parameters' }),
  segments: 'Segments',
  parameters: 'Parameters',
  bareQuery: 'A bare `?`: present, but empty.',
  bareFragment: 'A bare `#`: present, but empty.',
  opaqueOrigin: 'Not the same as any other origin, not even that of the same URL.',
  longDomain: 'Longer than a DNS name can be.',
  scripts: (count, names) => `${count === 1 ? 'Script' : 'Scripts'}: ${names}.`,
  part: 'Part',
  value: 'Value',
  fromBase: 'from the base',
  byDefault: 'default',
  noParts: 'No parts yet.',
  notInUrl: (parts) => `Not in this URL: ${parts}.`,
  browserDiffers: 'Your browser says otherwise:',
  notAUrlToIt: 'Not a URL.',
  unknownDifference: 'This is not a known difference from the standard.',
  standard: 'The standard',
  onlyDivided: 'Divided only by delimiters; nothing is checked.',
  moreItems: (more) => `and ${more} more`,
  levels: { stop: 'Stop. ', caution: 'Caution. ', clear: '' },
  emptyVerdict: 'Type or paste a URL, or pick an example. It is parsed while you type.',
  parses: 'Parses.',
  trustFollows: 'Whether it can be trusted follows in a moment.',
  nothingDeceptive: 'Nothing deceptive found.',
  onlySlips: (slips) =>
    `Nothing deceptive found, but ${counted('en', slips, { one: 'slip', other: 'slips' })} in how it is written.`,
  parsesClean: 'Parses without validation errors.',
  parsesWith: (errors) => `Parses, with ${counted('en', errors, ERRORS)}.`,
  notAUrl: 'Not a URL',
  parserStopped: 'The parser stopped.',
  parseAs: 'Parse it as',
  resolveAgainst: 'Resolve it against',
  baseStates: { used: '(in use)', unused: '(not needed)', failed: '(not a URL)' },
  baseUseless: 'The base URL cannot help here.',
  baseUnneeded: 'Not needed: the URL is absolute.',
  baseUsed: 'Used: it supplies the parts that the URL leaves out.',
  baseIgnored: 'The base is not a URL, so it is ignored.',
  noErrors: 'No validation errors.',
  errorCount: (errors) => `${counted('en', errors, ERRORS)}.`,
  nothingToCheck: 'Nothing to check yet.',
  validButDoubtful: 'None. The URL is written as it should be, but that does not make it honest.',
  valid: 'None. This is a valid URL string.',
  stopsHere: 'Stops here',
  tolerated: 'Tolerated',
  times: (name, times) => `${name} (${times} times)`,
  morePlaces: (more) => `and ${more} more places`,
  selectInUrl: 'Select these characters in the URL',
  notUsable: (why) => `Not usable for search engines: ${why}`,
  alreadyNormalised: 'Already normalised for search engines.',
  normalised: (url) => `Normalised for search engines: ${url}`,
  byParser: 'Every browser’s URL parser does this to every URL, so servers see no difference.',
  nothingToNormalise: 'Nothing to normalise yet.',
  already: 'Already normalised',
  becomes: 'Becomes',
  changes: 'Changes, in order',
  whyAndCost: 'Why, and what it costs',
}

export function readWords(): ReadWords {
  return translation()?.read ?? english
}
