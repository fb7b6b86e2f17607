import { type DomainWarningCode, inspectDomain } from '@waymark/display'
import { judgeUrl, type VerdictLevel } from '@waymark/display/verdict'
import { findDomainFaults } from '@waymark/explain'
import {
  classifyHost,
  domainToUnicode,
  type EmbeddedIpv4,
  type Host,
  type HostKind,
  type SpecialUse,
  serializeHost,
  serializeIpv4,
} from '@waymark/host'
import { hostOfText, parseHostText } from '@waymark/host/internal'
import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import { readUrl } from '@waymark/url-parser'
import { type Clip, clip } from '../clip.ts'
import { inOwnWords } from '../texts/problem-text.ts'
import { ipv4Spellings, ipv6Spellings, type Spelling } from './addresses.ts'
import { type CodePointRow, codePointRows, type FaultView } from './code-points.ts'

/** What there is to say of a host. */
export type HostsView =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'failed'
      readonly host: Clip
      readonly faults: readonly FaultView[]
      readonly rows: readonly CodePointRow[]
      readonly moreRows: number
    }
  | ({ readonly kind: 'domain' } & DomainView & Classified)
  | ({ readonly kind: 'address' } & AddressView & Classified)

/** What a host is for. */
interface Classified {
  /** As in the URL record. */
  readonly ascii: string
  readonly use: HostKind
  readonly special: SpecialUse | null
}

export interface DomainView {
  readonly unicode: string
  /** For people: A-labels where a label could deceive. */
  readonly shown: string
  /** What a URL with this host is said to be; `null` if its host cannot be mistaken for another. */
  readonly deceit: DeceitView | null
  readonly warnings: readonly WarningView[]
  /** Those that only a *valid domain* has to heed. */
  readonly faults: readonly FaultView[]
  readonly rows: readonly CodePointRow[]
  readonly moreRows: number
  /** Whether the rows are of what A-labels decode to. */
  readonly isDecoded: boolean
  readonly suffix: string | null
  readonly registrable: string | null
}

export interface DeceitView {
  readonly level: VerdictLevel
  readonly title: string
}

export interface WarningView {
  readonly code: DomainWarningCode
  readonly text: string
  readonly resembles: string | null
  readonly scripts: readonly string[]
}

export interface AddressView {
  readonly version: 4 | 6
  readonly spellings: readonly Spelling[]
  /** The IPv4 address that an IPv6 address carries. */
  readonly embedded: { readonly form: EmbeddedIpv4['form']; readonly address: string | null } | null
}

/** More than a name of DNS can have. */
const MOST_ROWS = 260

/** Works out what to show. Pure: the same text always gives the same view. */
export function hostsView(text: string): HostsView {
  const written = hostIn(text.trim())
  if (written === '') return { kind: 'empty' }
  const parsed = parseHostText(written)
  if (parsed === null) {
    const faults = findDomainFaults(written).filter(({ isFatal }) => isFatal)
    return { kind: 'failed', host: clip(written), faults, ...rowsOf(written) }
  }
  const host = hostOfText(parsed, false)
  const { kind: use, special = null, embedded } = classifyHost(host)
  const classified = { ascii: serializeHost(host), use, special }
  switch (host.kind) {
    case 'ipv4':
      return addressView(4, ipv4Spellings(host.address), classified, undefined)
    case 'ipv6':
      return addressView(6, ipv6Spellings(host.pieces), classified, embedded)
    default:
      return { kind: 'domain', ...domainView(host, written), ...classified }
  }
}

function addressView(
  version: 4 | 6,
  spellings: readonly Spelling[],
  classified: Classified,
  embedded: EmbeddedIpv4 | undefined,
): HostsView {
  const carried =
    embedded === undefined
      ? null
      : {
          form: embedded.form,
          address: embedded.address === null ? null : serializeIpv4(embedded.address),
        }
  return { kind: 'address', version, spellings, embedded: carried, ...classified }
}

function domainView(host: Host, written: string): DomainView {
  const ascii = serializeHost(host)
  const unicode = domainToUnicode(ascii)
  const inspection = inspectDomain(written)
  const isDecoded = /(?:^|\.)xn--/i.test(written) && unicode !== ascii
  return {
    unicode,
    shown: inspection?.text ?? ascii,
    deceit: deceitOf(written),
    warnings: (inspection?.warnings ?? []).map(({ code, start, end, resembles, scripts }) => ({
      code,
      text: unicode.slice(start, end),
      resembles: resembles ?? null,
      scripts: scripts ?? [],
    })),
    faults: findDomainFaults(written),
    ...rowsOf(isDecoded ? unicode : written),
    isDecoded,
    suffix: getPublicSuffix(host),
    registrable: getRegistrableDomain(host),
  }
}

/** The same as the first view says. */
function deceitOf(host: string): DeceitView | null {
  const {
    level,
    headline,
    data,
    findings: [worst],
  } = judgeUrl(`https://${host}/`)
  if (worst === undefined || worst.kind !== 'deceptive-host') return null
  return { level, title: inOwnWords(headline, data) }
}

function rowsOf(host: string): { rows: readonly CodePointRow[]; moreRows: number } {
  const rows = codePointRows(host)
  return { rows: rows.slice(0, MOST_ROWS), moreRows: Math.max(0, rows.length - MOST_ROWS) }
}

/** The host of a URL, an IPv6 address with brackets, or the text itself. */
function hostIn(text: string): string {
  if (/^[a-z][a-z\d+.-]*:[/\\]{2}/i.test(text)) {
    const { host } = readUrl(text).parts
    return host === null ? '' : text.slice(host.start, host.end)
  }
  return /^[\da-f]*:[\da-f:.]*:[\da-f:.]*$/i.test(text) ? `[${text}]` : text
}
