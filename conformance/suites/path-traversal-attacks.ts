import {
  checkSegment,
  encodeSegment,
  type Platform,
  type Refusal,
  RefusalError,
  resolveBelow,
  resolvePath,
} from '@waymark/path-guard'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem } from '../vectors.ts'

interface Data {
  readonly base: string
  readonly references: readonly {
    readonly id: string
    readonly input: string
    readonly expected: {
      readonly resolved: string
      readonly staysBelow: boolean
      readonly strict: 'accept' | 'reject'
      readonly reason: string | null
    }
  }[]
  readonly segments: readonly {
    readonly id: string
    readonly input: string
    readonly expected: {
      readonly literal: 'accept' | 'reject'
      readonly decodesTo?: string
      readonly strict: 'accept' | 'reject'
      readonly reason: string | null
    }
  }[]
  readonly files: readonly {
    readonly id: string
    readonly platform: 'any' | Platform
    readonly input: string
    readonly expected: { readonly strict: 'accept' | 'reject'; readonly reason: string | null }
  }[]
}

export const pathTraversalAttacks: Suite = {
  file: 'adversarial/path-traversal.json',
  *cases(text): Generator<Case> {
    const { base, references, segments, files } = JSON.parse(text) as Data
    for (const { id, input, expected } of references) {
      yield { id, check: () => checkReference(base, input, expected) }
    }
    for (const { id, input, expected } of segments) {
      yield { id, check: () => checkOneSegment(base, input, expected) }
    }
    for (const { id, platform, input, expected } of files) {
      const platforms: readonly Platform[] = platform === 'any' ? ['posix', 'windows'] : [platform]
      yield {
        id,
        check: () => firstProblem(platforms.map((each) => checkFile(each, input, expected))),
      }
    }
  },
  knownFailures: {},
}

/** The names of the vectors that differ from our codes. */
const REASONS: Readonly<Record<string, string>> = {
  'raw-backslash': 'backslash',
  'name-empty': 'empty',
  'separator-in-name': 'separator',
  'control-character': 'control',
  'lone-surrogate': 'ill-formed',
  'nul-character': 'nul',
  'absolute-path': 'absolute',
  'drive-letter': 'drive',
}

function reasonOf({ code }: Refusal): string {
  return REASONS[code] ?? code
}

function checkReference(
  base: string,
  input: string,
  expected: Data['references'][number]['expected'],
): string | null {
  const url = parseUrl(input, { base })
  const strict = resolveBelow(base, input)
  const contained = resolveBelow(base, input, { policy: 'contained' })
  return firstProblem([
    expectSame('resolved', url === null ? 'failure' : serializeUrl(url), expected.resolved),
    expectSame('staysBelow', contained.allowed, expected.staysBelow),
    expectSame('strict', strict.allowed ? 'accept' : 'reject', expected.strict),
    expectSame('reason', strict.allowed ? null : reasonOf(strict), expected.reason),
    strict.allowed ? expectSame('href', strict.href, expected.resolved) : null,
  ])
}

function checkOneSegment(
  base: string,
  input: string,
  expected: Data['segments'][number]['expected'],
): string | null {
  const refusal = checkSegment(input)
  const reason = refusal && reasonOf(refusal)
  const verdict = [
    expectSame('strict', reason === null ? 'accept' : 'reject', expected.strict),
    expectSame('reason', reason, expected.reason),
  ]
  try {
    const encoded = encodeSegment(input, { policy: 'contained' })
    const resolved = resolveBelow(base, `./${encoded}`, { policy: 'contained' })
    if (!resolved.allowed) return `${encoded} is refused: ${resolved.code}`
    return firstProblem([
      ...verdict,
      expectSame('literal', 'accept', expected.literal),
      expectSame('decodesTo', utf8PercentDecodeStrict(encoded), expected.decodesTo),
      expectSame('number of segments', resolved.segments.length, 1),
      expectSame('the segment', resolved.segments[0], input),
      expectSame('query and fragment', resolved.url.query ?? resolved.url.fragment, null),
    ])
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return firstProblem([...verdict, expectSame('literal', 'reject', expected.literal)])
  }
}

function checkFile(
  platform: Platform,
  input: string,
  expected: Data['files'][number]['expected'],
): string | null {
  const root = platform === 'posix' ? '/data/docs' : 'C:\\data\\docs'
  const result = resolvePath(root, input, { platform })
  return firstProblem([
    expectSame(`${platform} strict`, result.allowed ? 'accept' : 'reject', expected.strict),
    expectSame(`${platform} reason`, result.allowed ? null : reasonOf(result), expected.reason),
  ])
}
