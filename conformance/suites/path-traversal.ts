import {
  type FileFacts,
  type PathBelow,
  type Platform,
  type Refusal,
  type ResolvePathOptions,
  resolveFileUri,
  resolvePath,
  resolveUriPath,
} from '@waymark/path-guard'
import { defineTemplate } from '@waymark/uri-template'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem } from '../vectors.ts'

interface Vector {
  readonly id: string
  readonly base: string
  readonly kind: string
  readonly input: string
  readonly platform: Platform
  readonly expected: 'allow' | 'reject'
  readonly resolved?: string
  readonly template?: string
  readonly links?: Readonly<Record<string, string>>
}

/** The policy of these vectors lets `..` pass that stays inside, and what only a second decoding would harm. */
export const pathTraversal: Suite = {
  file: 'vectors/path-traversal.json',
  *cases(text): Generator<Case> {
    for (const vector of (JSON.parse(text) as { vectors: Vector[] }).vectors) {
      yield { id: vector.id, check: () => check(vector) }
    }
  },
  knownFailures: {},
}

function check(vector: Vector): string | null {
  const { base, kind, input, platform, expected, resolved } = vector
  const options: ResolvePathOptions = { platform, policy: 'contained' }
  const result = resolve(vector, options)
  if (result === null) return `nothing is known of the kind ${kind}`
  const { allowed } = result
  // What the stricter default allows, the other allows too, and it is the same.
  const strict = resolve(vector, { platform })
  return firstProblem([
    expectSame('the verdict', allowed ? 'allow' : 'reject', expected),
    expectSame('resolved', result.allowed ? result.path : undefined, resolved),
    strict?.allowed === true && !allowed ? `only the strict policy allows ${base} ${input}` : null,
  ])
}

function resolve(
  vector: Vector,
  options: ResolvePathOptions,
): PathBelow | Refusal | { readonly allowed: false } | null {
  const { base, kind, input, template, links } = vector
  switch (kind) {
    case 'path':
      return resolvePath(base, input, options)
    case 'uri-path':
      return resolveUriPath(base, input, options)
    case 'uri':
      return resolveFileUri(base, input, options)
    case 'path+links':
      return resolvePath(base, input, { ...options, files: linksOnly(links ?? {}) })
    case 'template': {
      const data = defineTemplate<string>(template ?? '').match(input)
      const [name] = Object.values(data ?? {})
      if (typeof name === 'string') return resolvePath(base, name, options)
      return { allowed: false }
    }
    default:
      return null
  }
}

/** A disk on which all folders exist, and these links. */
function linksOnly(links: Readonly<Record<string, string>>): FileFacts {
  return {
    look(path) {
      const target = links[path]
      return target === undefined ? { kind: 'folder' } : { kind: 'link', target }
    },
  }
}
