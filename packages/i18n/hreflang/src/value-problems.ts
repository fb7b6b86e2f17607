import {
  checkHreflang,
  type HreflangProblem,
  type HreflangProblemCode,
} from '@waymark/language-tag'
import type { FindingDetails } from './finding.ts'
import { linkPointer, type Site } from './site.ts'

/** What is wrong with each hreflang value, by its number. */
export interface ValueProblems {
  readonly valueProblems: readonly (readonly HreflangProblem[])[]
}

/** Checks each distinct hreflang value once. */
export function checkValues(site: Site): ValueProblems {
  return { valueProblems: site.values.map((value) => checkHreflang(value).problems) }
}

/**
 * Entries with an hreflang value that has one of the named problems: one finding for each entry and value, at the first
 * link that has it.
 */
export function* findValueProblems(
  site: Site & ValueProblems,
  codes: readonly HreflangProblemCode[],
): Iterable<FindingDetails> {
  const problems = site.valueProblems.map((all) => all.find(({ code }) => codes.includes(code)))
  if (problems.every((problem) => problem === undefined)) return
  const seenIn = new Int32Array(site.values.length).fill(-1)
  for (let entry = 0; entry < site.entryCount; entry++) {
    for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
      const value = site.linkValue[link]!
      const problem = problems[value]
      if (problem === undefined || seenIn[value] === entry) continue
      seenIn[value] = entry
      const { suggestion } = problem
      const details: FindingDetails = {
        pointer: linkPointer(site, entry, link, 'lang'),
        loc: site.texts[site.entryText[entry]!]!,
        lang: site.values[value]!,
      }
      yield suggestion === undefined ? details : { ...details, suggestion }
    }
  }
}
