import { classifyHost, serializeHost, serializeIpv4 } from '@waymark/host'
import { parseUrl } from '@waymark/url-parser'
import type { Case, Suite } from '../suite.ts'

interface Vector {
  readonly id: string
  readonly url: string
  readonly expected: {
    readonly kind: string
    readonly normalized: string | null
    readonly embedded?: { readonly form: string; readonly ipv4: string | null }
  }
}

export const ssrfHosts: Suite = {
  file: 'adversarial/ssrf-hosts.json',
  *cases(text): Generator<Case> {
    for (const { id, url, expected } of JSON.parse(text) as Vector[]) {
      yield {
        id,
        check() {
          const actual = classify(url)
          const same = JSON.stringify(actual) === JSON.stringify(inOrder(expected))
          return same ? null : `expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`
        },
      }
    }
  },
  knownFailures: {},
}

function classify(input: string): Vector['expected'] {
  const host = parseUrl(input)?.host ?? null
  if (host === null) return { kind: 'failure', normalized: null }
  const { kind, embedded } = classifyHost(host)
  const normalized = serializeHost(host)
  if (embedded === undefined) return { kind, normalized }
  const { form, address } = embedded
  return {
    kind,
    normalized,
    embedded: { form, ipv4: address === null ? null : serializeIpv4(address) },
  }
}

function inOrder({ kind, normalized, embedded }: Vector['expected']): Vector['expected'] {
  if (embedded === undefined) return { kind, normalized }
  return { kind, normalized, embedded: { form: embedded.form, ipv4: embedded.ipv4 } }
}
