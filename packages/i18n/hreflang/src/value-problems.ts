import {
  checkHreflang,
  type HreflangProblem,
  type HreflangProblemCode,
} from '@waymark/language-tag'
import type { FindingDetails } from './finding.ts'
import { quote } from './quote.ts'
import { entryLoc, linkPointer, type Site } from './site.ts'

/** The problems of each `hreflang` value, by its number. */
export interface ValueProblems {
  readonly valueProblems: readonly (readonly HreflangProblem[])[]
  /** Whether a value has no problem of severity `error`, by its number. */
  readonly usableValues: readonly boolean[]
}

/** Checks each distinct `hreflang` value once. */
export function checkValues(site: Site): ValueProblems {
  const valueProblems = site.values.map((value) => checkHreflang(value).problems)
  const usableValues = valueProblems.map((all) => all.every(({ severity }) => severity !== 'error'))
  return { valueProblems, usableValues }
}

/**
 * Finds the entries with an `hreflang` value that has one of the given problems. Each entry and value gives one finding,
 * at the first link with that value.
 */
export function* findValueProblems(
  site: Site & ValueProblems,
  codes: readonly HreflangProblemCode[],
): Iterable<FindingDetails> {
  const problems = site.valueProblems.map((all) => all.find(({ code }) => codes.includes(code)))
  if (problems.every((problem) => problem === undefined)) return
  /** How many links of the current entry have each value; 0 after the finding. */
  const linksOf = new Int32Array(site.values.length)
  for (let entry = 0; entry < site.entryCount; entry++) {
    const start = site.linkStart.get(entry)
    const end = site.linkStart.get(entry + 1)
    for (let link = start; link < end; link++) linksOf[site.linkValue.get(link)]!++
    for (let link = start; link < end; link++) {
      const value = site.linkValue.get(link)
      const problem = problems[value]
      const links = linksOf[value]!
      linksOf[value] = 0
      if (problem === undefined || links === 0) continue
      const { suggestion } = problem
      const details: FindingDetails = {
        pointer: linkPointer(site, entry, link, 'lang'),
        loc: entryLoc(site, entry),
        lang: site.values[value]!,
        links,
      }
      yield suggestion === undefined ? details : { ...details, suggestion }
    }
  }
}

/** The subject of a message about an `hreflang` value. */
export function describeValue({ loc, lang }: FindingDetails): string {
  return `The hreflang value ${quote(lang)} of ${quote(loc)}`
}
