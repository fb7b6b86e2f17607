import {
  checkSegment,
  decodeSegment,
  resolveBelow,
  resolveFileUri,
  resolvePath,
  resolveUriPath,
} from '@waymark/path-guard'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

const token = fc.constantFrom(
  ...[
    '.',
    '..',
    ' ',
    ' .',
    '. ',
    '.. ',
    ';',
    '%',
    'u',
    '00',
    '2e',
    '2F',
    '5c',
    '25',
    '%2e',
    '%252e',
    '%2f',
    '%5C',
  ],
  ...['%u002e', '%u002f', '%u005c', '%u0025', '%25u002e', '..;', '%3b', '%20', '%00', '%c2%85'],
  ...['\0', '\t', '\n', '\x1b', '\x7f', '\x80', '\x85', '\x9f', '\xa0', 'a', 'é', '\u2025', '~'],
)
/** One name without separators, which some guards take as structure. */
const name = fc
  .array(token, { minLength: 1, maxLength: 5 })
  .map((tokens) => tokens.join(''))
  .filter((text) => text !== '.' && text !== '..')

const encodeAll = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')

type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly code: string }

/** What each strict guard says of a name. */
function verdicts(text: string): Record<string, Verdict> {
  const posix = { platform: 'posix' } as const
  const written = encodeAll(text)
  return {
    checkSegment: checkSegment(text) ?? { allowed: true },
    decodeSegment: decodeSegment(written),
    resolvePath: resolvePath('/srv', text, posix),
    'resolvePath, below a folder': resolvePath('/srv', `a/${text}/b`, posix),
    resolveUriPath: resolveUriPath('/srv', written, posix),
    resolveFileUri: resolveFileUri('/srv', `file:///srv/${written}`, posix),
    resolveBelow: resolveBelow('https://a.example/b/', `./${written}`),
    'resolveBelow, without an origin': resolveBelow('db://a/b/', `c/${written}/d`),
  }
}

/** The same reason has names of its own where it was found in an encoded or a decoded string. */
const SAME: Readonly<Record<string, string>> = {
  'encoded-control': 'control-character',
  'nul-character': 'control-character',
}

test('the strict guards agree about every name', () => {
  const counts = new Map<string, number>()
  fc.assert(
    fc.property(name, (text) => {
      const reasons = Object.values(verdicts(text)).map((verdict) =>
        verdict.allowed ? 'allowed' : (SAME[verdict.code] ?? verdict.code),
      )
      const [first = ''] = reasons
      counts.set(first, (counts.get(first) ?? 0) + 1)
      expect(new Set(reasons), JSON.stringify(verdicts(text))).toEqual(new Set([first]))
    }),
    { numRuns: runs(2500) },
  )
  // Guards that always give the same answer would agree, too.
  for (const reason of [
    'allowed',
    'control-character',
    'multiple-encoding',
    'dot-segment-parameter',
    'dots-and-spaces',
  ]) {
    expect(counts.get(reason) ?? 0, reason).toBeGreaterThan(leastHits(10))
  }
})

test('what a strict guard refuses as it is decoded, the others refuse as it is written', () => {
  for (const written of ['%u002e%u002e', '..;x', '%252e%252e', '%c2%85', '.%20', '%25u002e']) {
    const posix = { platform: 'posix' } as const
    expect(decodeSegment(written).allowed, written).toBe(false)
    expect(resolveUriPath('/srv', written, posix).allowed, written).toBe(false)
    expect(resolveFileUri('/srv', `file:///srv/${written}`, posix).allowed, written).toBe(false)
    expect(resolveBelow('https://a.example/b/', written).allowed, written).toBe(false)
  }
})

test('only a name for Windows is refused for more', () => {
  fc.assert(
    fc.property(name, (text) => {
      if (checkSegment(text) === null) return
      expect(resolvePath('C:\\srv', text, { platform: 'windows' }).allowed).toBe(false)
    }),
  )
})
