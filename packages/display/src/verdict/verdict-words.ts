import type { Severity } from '@waymark/infra/problem'
import type { FindingKind } from './finding.ts'

/** The kinds of findings that neither the parser nor `inspectDomain` reports. */
export type VerdictCode =
  | 'disguised-ip-address'
  | 'known-name-in-subdomain'
  | 'domain-in-subdomain'
  | 'host-like-credentials'
  | 'script-scheme'
  | 'removed-characters'
  | 'host-mapped'
  | 'dot-segments-resolved'
  | 'direction-control'
  | 'deceptive-character'
  | 'port-rewritten'

export interface VerdictWords {
  readonly kind: FindingKind
  readonly severity: Severity
  readonly summary: string
  readonly remedy: string
}

/** What each finding says. */
export const VERDICT_WORDS: Readonly<Record<VerdictCode, VerdictWords>> = {
  'disguised-ip-address': {
    kind: 'deceptive-host',
    severity: 'error',
    summary: 'The host is an IP address that is not written as four decimal numbers.',
    remedy: 'Write the address as four decimal numbers, or do not go there.',
  },
  'known-name-in-subdomain': {
    kind: 'deceptive-host',
    severity: 'error',
    summary: 'The host contains the name of a known domain, but belongs to another.',
    remedy: 'Read a host from its end: the registrable domain says who owns it.',
  },
  'domain-in-subdomain': {
    kind: 'deceptive-host',
    severity: 'warning',
    summary: 'The subdomain looks like a whole domain, but belongs to another.',
    remedy: 'Read a host from its end: the registrable domain says who owns it.',
  },
  'host-like-credentials': {
    kind: 'credentials',
    severity: 'error',
    summary: 'The user name or the password looks like a host.',
    remedy: 'Remove everything before the @, and look at the host that remains.',
  },
  'script-scheme': {
    kind: 'script',
    severity: 'error',
    summary: 'The URL runs a script, or contains the page that it shows.',
    remedy: 'Do not follow it, unless you wrote it yourself.',
  },
  'removed-characters': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The URL contains tabs or newlines, which the parser removes.',
    remedy: 'Remove them, and read the URL again.',
  },
  'host-mapped': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The host is written with characters that are replaced by others or removed.',
    remedy: 'Write the host in the form that it is mapped to.',
  },
  'dot-segments-resolved': {
    kind: 'changed',
    severity: 'warning',
    summary:
      'The path contains `..` or an encoded dot segment, so it leads elsewhere than it seems.',
    remedy: 'Write the path that it leads to.',
  },
  'direction-control': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The URL contains an invisible character that changes the direction of text.',
    remedy: 'Percent-encode the character, or remove it.',
  },
  'deceptive-character': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The URL contains a character that is invisible or looks like a delimiter.',
    remedy: 'Percent-encode the character, or remove it.',
  },
  'port-rewritten': {
    kind: 'repair',
    severity: 'info',
    summary: 'The port is the default one, or has leading zeros, so the parser rewrites it.',
    remedy: 'Leave out the default port, and write other ports without leading zeros.',
  },
}
