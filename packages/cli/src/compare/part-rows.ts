import {
  type Agreement,
  findSpans,
  type ParameterPair,
  type PartComparison,
  type PartForms,
  type PartPair,
  type SpanPair,
} from '@waymark/compare'
import { listed, say } from '../speech.ts'
import { lookAlikeNote } from '../terminal/look-alikes.ts'

/** A line of the table of parts. A value is `null` if the URL has no such part. */
export interface PartRow {
  readonly label: string
  readonly values: readonly [a: string | null, b: string | null]
  readonly same: Agreement
  /** What to draw carets under. */
  readonly difference: SpanPair | null
  readonly note: string
}

const MOST_PARAMETERS = 20

/**
 * The parts that at least one of the two has, and the parameters one by one if they say what is different.
 *
 * @param areAll - Whether those are shown that are the same as they are written.
 */
export function partRows(
  { parts, parameters, isReordered }: PartComparison,
  areAll: boolean = true,
): PartRow[] {
  const isShown = ({ same }: PartPair | ParameterPair): boolean => areAll || same !== 'written'
  const areParametersDifferent = parameters.some(({ same }) => same !== 'written')
  return parts.filter(isShown).flatMap((pair) => {
    if (pair.part !== 'query') return rowsOf(pair.part, pair)
    if (areParametersDifferent) {
      return shownParameters(parameters)
        .filter(isShown)
        .flatMap((parameter, at) => rowsOf(at === 0 ? pair.part : '', parameter))
    }
    const rows = rowsOf(pair.part, pair)
    return isReordered ? [{ ...rows[0]!, difference: null, note: say('in another order') }] : rows
  })
}

/** Sentences about the parameters that the rows do not show. */
export function parameterRemarks({ parameters, isReordered }: PartComparison): string[] {
  const different = parameters.filter(({ same }) => same !== 'written').length
  if (different === 0) return []
  const shown = shownParameters(parameters)
  const hidden = parameters.length - shown.length
  const hiddenDifferent = different - shown.filter(({ same }) => same !== 'written').length
  return [
    ...(hiddenDifferent === 0
      ? []
      : [say('More parameters that differ: {n}.', { n: hiddenDifferent })]),
    ...(hidden === hiddenDifferent
      ? []
      : [say('More parameters that are the same: {n}.', { n: hidden - hiddenDifferent })]),
    ...(isReordered ? [say('The parameters that both have are in another order.')] : []),
  ]
}

/** Of a long list, only parameters that differ. */
function shownParameters(parameters: readonly ParameterPair[]): readonly ParameterPair[] {
  if (parameters.length <= MOST_PARAMETERS) return parameters
  return parameters.filter(({ same }) => same !== 'written').slice(0, MOST_PARAMETERS)
}

const NONE: PartForms = { written: null, parsed: null, decoded: null }

function rowsOf(label: string, pair: PartPair | ParameterPair): PartRow[] {
  const { same, difference } = pair
  const [a, b] = [pair.a ?? NONE, pair.b ?? NONE]
  const written: PartRow = {
    label,
    values: [a.written, b.written],
    same,
    difference,
    note: noteOf(a.written, b.written, same),
  }
  const more = same === null ? otherForms(a, b) : []
  return [written, ...more].filter(({ values }) => values.some((value) => value !== null))
}

/** The forms that say more than the written one, for a part that differs. */
function otherForms(a: PartForms, b: PartForms): PartRow[] {
  const rowOf = (label: string, form: keyof PartForms): PartRow => {
    const same = a[form] === b[form] ? 'written' : null
    return {
      label,
      values: [a[form], b[form]],
      same,
      difference: same === null ? findSpans(a[form] ?? '', b[form] ?? '') : null,
      note: noteOf(a[form], b[form], same),
    }
  }
  return [
    ...([a, b].some(isParsedOtherwise) ? [rowOf(`  ${say('parsed')}`, 'parsed')] : []),
    ...([a, b].some(isDecodedOtherwise) ? [rowOf(`  ${say('decoded')}`, 'decoded')] : []),
  ]
}

/** Whether the parser did more than percent-encode, or write a name in lower case or in Punycode. */
function isParsedOtherwise({ written, parsed, decoded }: PartForms): boolean {
  if (parsed === null || parsed === written?.toLowerCase()) return false
  return parsed !== written && decoded !== written
}

function isDecodedOtherwise({ written, parsed, decoded }: PartForms): boolean {
  return decoded !== written && decoded !== parsed
}

function noteOf(a: string | null, b: string | null, same: Agreement): string {
  const agreement =
    same === null || same === 'written'
      ? null
      : same === 'parsed'
        ? say('same when parsed')
        : say('same when decoded')
  const lookAlike = same === 'written' ? null : lookAlikeNote(a ?? '', b ?? '')
  return listed([agreement, lookAlike].filter((note) => note !== null))
}
