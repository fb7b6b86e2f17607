/**
 * Reads a pattern of paths, in which `*` is any part of one segment and `**` any number of segments; `/**` at the end also
 * stands for nothing.
 *
 * @returns Whether the pattern takes all of a string.
 *
 * @example
 * ```ts
 * import { pathPattern } from '@waymark/infra/internal'
 *
 * const isOld = pathPattern('legacy/**')
 * isOld('legacy/2019/tea.xml') // => true
 * isOld('pages/legacy/tea.xml') // => false
 * ```
 */
export function pathPattern(pattern: string): (text: string) => boolean {
  const steps = readSteps(pattern)
  const folder = /\/\*{2,}$/.test(pattern) ? readSteps(pattern.replace(/\/\*{2,}$/, '')) : null
  return (text) => takes(steps, text) || (folder !== null && takes(folder, text))
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
