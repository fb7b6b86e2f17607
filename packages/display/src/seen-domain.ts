import { domainToUnicode } from '@waymark/host'
import { withoutRoot } from './known.ts'
import { asSeen, countedReadingsOf, readingsOf } from './readings.ts'

/** A domain from the host parser, and what people take it for. */
export interface SeenDomain {
  readonly ascii: string
  readonly unicode: string
  /** Its registrable domain in ASCII, without a root dot. */
  readonly registrable: string | null
  /** In Unicode, and as it is written, if that is not the same. */
  readonly forms: readonly SeenForm[]
  /** What the forms read like, with a dot before them and without a root dot. */
  readonly readings: readonly string[]
}

/** A domain in one form. */
export interface SeenForm {
  readonly text: string
  /** Up to the label that its owner registered; none without a registrable domain, or if the form has more dots or fewer. */
  readonly labels: readonly SeenLabel[]
}

/** A label, and what it reads like in as many letters as people count. */
export interface SeenLabel {
  readonly text: string
  readonly readings: readonly string[]
}

/**
 * @param written - As people see it: capitals can look like other letters.
 * @param registrableDomain - Of `ascii`.
 */
export function seenDomain(
  ascii: string,
  written: string,
  registrableDomain: string | null,
): SeenDomain {
  const unicode = ascii.includes('xn--') ? domainToUnicode(ascii) : ascii
  const seen = asSeen(written)
  const registrable = registrableDomain === null ? null : withoutRoot(registrableDomain)
  const readings = readingsOf(`.${withoutRoot(unicode)}`)
  const dots = dotsIn(withoutRoot(ascii))
  const dotsAfter = registrable === null ? dots + 1 : dotsIn(registrable)
  const formOf = (text: string) => ({ text, labels: labelsOf(withoutRoot(text), dots, dotsAfter) })
  const form = formOf(unicode)
  if (seen === unicode) return { ascii, unicode, registrable, forms: [form], readings }
  readings.push(...readingsOf(`.${withoutRoot(seen)}`))
  return { ascii, unicode, registrable, forms: [form, formOf(seen)], readings }
}

/**
 * @param dots - How many the domain has.
 * @param dotsAfter - How many are after the last label that is asked for.
 */
function labelsOf(form: string, dots: number, dotsAfter: number): readonly SeenLabel[] {
  if (dotsIn(form) !== dots) return []
  const labels: SeenLabel[] = []
  let start = 0
  for (let left = dots; left >= dotsAfter; left--) {
    const text = form.slice(start, form.indexOf('.', start))
    labels.push({ text, readings: countedReadingsOf(text) })
    start += text.length + 1
  }
  return labels
}

function dotsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('.'); at !== -1; at = text.indexOf('.', at + 1)) count++
  return count
}
