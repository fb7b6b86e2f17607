import { endsInNumber, parseDomain } from '@waymark/host'
import { utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import { URL } from '@waymark/url'
import type { Case } from './suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from './vectors.ts'

/**
 * The cases of files of domains: `input` as the host of a URL gives `output`, or fails with `null`.
 *
 * @param throughSetters - Whether the `host` and `hostname` setters are asked too.
 * @param toHost - Writes an input so that no character of it ends a host.
 */
export function* domainCases(
  text: string,
  throughSetters: boolean,
  toHost: (input: string) => string = (input) => input,
): Iterable<Case> {
  for (const vector of vectorsOf(JSON.parse(text))) {
    const { input } = vector
    const id = JSON.stringify(input ?? vector)
    const check = () => checkDomain(vector, throughSetters, toHost)
    if (input === '') yield { id, check, skip: 'such a URL cannot have an empty host' }
    else yield { id, check }
  }
}

function checkDomain(
  vector: Vector,
  throughSetters: boolean,
  toHost: (input: string) => string,
): string | null {
  const { input, output } = vector
  const unknown = unknownMember(vector, ['input', 'output', 'comment', 'urlStandardOnly'])
  if (unknown !== null) return unknown
  if (typeof input !== 'string') return 'the vector has no input'
  if (output !== null && typeof output !== 'string')
    return 'the output is neither a string nor null'
  const host = toHost(input)
  const url = URL.parse(`https://${host}/x`)
  const problems =
    output === null
      ? [expectSame('hostname', url?.hostname ?? null, null)]
      : [
          expectSame('host', url?.host, output),
          expectSame('hostname', url?.hostname, output),
          expectSame('pathname', url?.pathname, '/x'),
          expectSame('href', url?.href, `https://${output}/x`),
        ]
  const domain = parseDomain(utf8Decode(percentDecodeString(host)))
  // Of what ends in a number the host parser makes an IPv4 address, or fails.
  if (domain === null || !endsInNumber(domain)) {
    problems.push(expectSame('by the domain parser', domain, output))
  }
  if (throughSetters) {
    for (const member of ['host', 'hostname'] as const) {
      const changed = new URL('https://x/x')
      changed[member] = host
      problems.push(expectSame(`${member} set`, changed[member], output ?? 'x'))
    }
  }
  return firstProblem(problems)
}

/** Percent-encodes what would end a host, and nothing else. */
export function escapeHostEnds(input: string): string {
  return input.replace(/[:/?#\\]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}
