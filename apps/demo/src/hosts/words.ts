import type { HostKind, SpecialUse } from '@waymark/host'
import { viewTranslation } from '../words/translation.ts'
import type { SpellingName } from './addresses.ts'
import type { Status } from './code-points.ts'

/** What the view of hosts says, the reasons and warnings aside. */
export interface Words {
  readonly host: string
  readonly hint: string
  readonly copyLink: string
  readonly examples: string
  readonly empty: string
  readonly failed: string
  readonly domain: string
  readonly ipv4: string
  readonly ipv6: string
  readonly forms: string
  readonly inRecord: string
  readonly inUnicode: string
  readonly toPeople: string
  readonly toPeopleNote: string
  readonly use: string
  readonly uses: Readonly<Record<HostKind, string>>
  readonly specials: Readonly<Record<SpecialUse, string>>
  readonly warnings: string
  readonly noWarnings: string
  readonly looksLike: string
  readonly scripts: string
  readonly codePoints: string
  readonly decoded: string
  readonly character: string
  readonly status: string
  readonly statuses: Readonly<Record<Status, string>>
  readonly becomes: string
  readonly strict: string
  readonly faults: string
  readonly more: (count: number) => string
  readonly spellings: string
  readonly spellingsNote: string
  readonly names: Readonly<Record<SpellingName, string>>
  readonly carries: string
  readonly site: string
  readonly suffix: string
  readonly registrable: string
  readonly isSuffix: string
  readonly noSite: string
  readonly siteNote: string
}

export const english: Words = {
  host: 'Host or URL',
  hint: 'A domain in any script, an IPv4 or IPv6 address in any spelling, or a URL, of which the host is taken.',
  copyLink: 'Copy link',
  examples: 'Examples',
  empty: 'Type a host, or pick an example.',
  failed: 'Not a host: the parser fails.',
  domain: 'A domain',
  ipv4: 'An IPv4 address',
  ipv6: 'An IPv6 address',
  forms: 'Forms',
  inRecord: 'In the URL',
  inUnicode: 'In Unicode',
  toPeople: 'In a browser',
  toPeopleNote:
    'Browsers show a label in Unicode only where it cannot deceive. The rules here are like those of Chromium.',
  use: 'Use',
  uses: {
    loopback: 'this computer (loopback)',
    unspecified: 'no address (unspecified)',
    'this-network': 'this network',
    private: 'a private network',
    shared: 'shared address space of a provider',
    'link-local': 'this link only (link-local)',
    'unique-local': 'a private network (unique local)',
    'site-local': 'a private network (site-local, deprecated)',
    multicast: 'multicast',
    broadcast: 'broadcast',
    documentation: 'documentation',
    benchmarking: 'benchmarks',
    protocol: 'protocols of the IETF',
    relay: '6to4 relays',
    discard: 'discarded traffic',
    reserved: 'reserved',
    public: 'the public internet',
    localhost: 'this computer',
    name: 'a name of DNS',
    opaque: 'an opaque host',
    empty: 'none',
  },
  specials: {
    'cloud-metadata': 'It is the metadata service of a cloud.',
    'local-name': 'It is a name of the local network.',
    'single-label': 'It has one label, so that a local resolver may complete it.',
    'reserved-name': 'The name is reserved (RFC 6761).',
  },
  warnings: 'What could deceive',
  noWarnings: 'Nothing found.',
  looksLike: 'Looks like',
  scripts: 'Scripts',
  codePoints: 'Code points',
  decoded: 'What the A-labels decode to:',
  character: 'Character',
  status: 'UTS #46',
  statuses: { valid: 'valid', mapped: 'mapped', ignored: 'ignored', refused: 'disallowed' },
  becomes: 'to',
  strict: 'only in a valid domain',
  faults: 'Why it is refused',
  more: (count) => `and ${count} more`,
  spellings: 'Spellings',
  spellingsNote: 'The parser reads each of them as the same address. A filter for hosts must, too.',
  names: {
    usual: 'usual',
    octal: 'octal',
    hexadecimal: 'hexadecimal',
    'one-number': 'one number',
    'one-hexadecimal': 'one hexadecimal number',
    'one-octal': 'one octal number',
    'two-parts': 'two parts',
    'three-parts': 'three parts',
    mixed: 'mixed',
    'root-dot': 'with a dot at the end',
    'full-width': 'full-width digits',
    escapes: 'percent-encoded',
    'all-pieces': 'all pieces',
    'all-digits': 'all digits',
    'upper-case': 'upper case',
    'dotted-end': 'IPv4 at the end',
  },
  carries: 'Carries the IPv4 address',
  site: 'Site',
  suffix: 'Public suffix',
  registrable: 'Registrable domain',
  isSuffix: 'none: the host is a public suffix itself',
  noSite: 'none',
  siteNote: 'Cookies and storage are shared at most within the registrable domain.',
}

export function hostWords(): Words {
  return viewTranslation()?.hosts ?? english
}
