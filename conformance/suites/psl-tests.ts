import { parseHost } from '@waymark/host'
import { getRegistrableDomain } from '@waymark/public-suffix'
import type { Case, Suite } from '../suite.ts'
import { expectSame } from '../vectors.ts'

/** The Public Suffix List's own tests: a domain as written, and its registrable domain. */
export const pslTests: Suite = {
  file: 'psl/tests.txt',
  *cases(text): Iterable<Case> {
    for (const line of text.split('\n')) {
      const content = line.trim()
      if (content === '' || content.startsWith('//')) continue
      yield { id: content, check: () => check(content.split(/\s+/)) }
    }
  },
  knownFailures: {},
}

function check(fields: readonly string[]): string | null {
  const [input, expected] = fields
  if (input === undefined || expected === undefined || fields.length > 2) return 'not two fields'
  return expectSame('the registrable domain', registrableDomainOf(input), asciiOf(expected))
}

function registrableDomainOf(input: string): string | null {
  const host = input === 'null' ? null : parseHost(input)
  return host === null ? null : getRegistrableDomain(host)
}

/** The tests write names in either form; a host has its name in ASCII. */
function asciiOf(expected: string): string | null {
  const host = expected === 'null' ? null : parseHost(expected)
  return host?.kind === 'domain' ? host.name : null
}
