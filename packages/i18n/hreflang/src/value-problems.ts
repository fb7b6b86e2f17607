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
}

/** Checks each distinct `hreflang` value once. */
export function checkValues(site: Site): ValueProblems {
  return { valueProblems: site.values.map((value) => checkHreflang(value).problems) }
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
  const seenIn = new Int32Array(site.values.length).fill(-1)
  for (let entry = 0; entry < site.entryCount; entry++) {
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const value = site.linkValue.get(link)
      const problem = problems[value]
      if (problem === undefined || seenIn[value] === entry) continue
      seenIn[value] = entry
      const { suggestion } = problem
      const details: FindingDetails = {
        pointer: linkPointer(site, entry, link, 'lang'),
        loc: entryLoc(site, entry),
        lang: site.values[value]!,
      }
      yield suggestion === undefined ? details : { ...details, suggestion }
    }
  }
}

/** The subject of a message about an `hreflang` value. */
export function describeValue({ loc, lang }: FindingDetails): string {
  return `The hreflang value ${quote(lang)} of ${quote(loc)}`
}
