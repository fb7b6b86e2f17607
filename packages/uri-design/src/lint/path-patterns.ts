import type { Severity } from '@waymark/infra/problem'
import type { Subject } from './subject.ts'

/** Severities for the URIs that a pattern matches. */
export interface PathOverride {
  readonly severities: Readonly<Record<string, Severity | 'off'>>
  matches(subject: Subject): boolean
}

/** Reads the member `paths` of a configuration. */
export function readPathOverrides(
  paths: Readonly<Record<string, Readonly<Record<string, Severity | 'off'>>>>,
): readonly PathOverride[] {
  return Object.entries(paths).map(([pattern, severities]) => {
    const steps = readSteps(pattern)
    // `**` at the end also stands for nothing, with the slash before it.
    const folder = /\/\*{2,}$/.test(pattern) ? readSteps(pattern.replace(/\/\*{2,}$/, '')) : null
    const isPath = pattern.startsWith('/')
    return {
      severities,
      matches({ text, uri: { path } }) {
        const matched = text.slice(isPath ? path.start : 0, path.end)
        return takes(steps, matched) || (folder !== null && takes(folder, matched))
      },
    }
  })
}

/** One code unit, or a star: any part of a segment, or anything. */
type Step = { readonly unit: string } | 'segment' | 'anything'

function readSteps(pattern: string): readonly Step[] {
  return (pattern.match(/\*{2,}|[\s\S]/g) ?? []).map((part) =>
    part === '*' ? 'segment' : part.startsWith('**') ? 'anything' : { unit: part },
  )
}

/** Whether the steps take all of a text. All ways are followed at once, so that no pattern makes it go back. */
function takes(steps: readonly Step[], text: string): boolean {
  let places = new Set<number>()
  const reach = (into: Set<number>, place: number): void => {
    into.add(place)
    // A star takes nothing, too.
    for (let at = place; typeof steps[at] === 'string'; at++) into.add(at + 1)
  }
  reach(places, 0)
  for (let i = 0; i < text.length && places.size > 0; i++) {
    const unit = text[i]!
    const next = new Set<number>()
    for (const place of places) {
      const step = steps[place]
      if (step === 'anything' || (step === 'segment' && unit !== '/')) reach(next, place)
      else if (typeof step === 'object' && step.unit === unit) reach(next, place + 1)
    }
    places = next
  }
  return places.has(steps.length)
}
