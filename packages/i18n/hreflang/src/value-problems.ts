import {
  checkHreflang,
  type HreflangProblem,
  type HreflangProblemCode,
} from '@waymark/language-tag'
import type { FindingDetails } from './finding.ts'
import type { FixableSite } from './fixes/certain-fixes.ts'
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
  site: Site & ValueProblems & FixableSite,
  codes: readonly HreflangProblemCode[],
): Iterable<FindingDetails> {
  const problems = site.valueProblems.map((all) => all.find(({ code }) => codes.includes(code)))
  if (problems.every((problem) => problem === undefined)) return
  for (let entry = 0; entry < site.entryCount; entry++) {
    /** The links of the entry with each wrong value. */
    const wrong = new Map<number, number[]>()
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const value = site.linkValue.get(link)
      if (problems[value] === undefined) continue
      const links = wrong.get(value)
      if (links === undefined) wrong.set(value, [link])
      else links.push(link)
    }
    for (const [value, links] of wrong) {
      const { suggestion } = problems[value]!
      yield {
        pointer: linkPointer(site, entry, links[0]!, 'lang'),
        loc: entryLoc(site, entry),
        lang: site.values[value]!,
        links: links.length,
        ...(suggestion === undefined ? {} : { suggestion }),
        ...site.fixes?.value(entry, value, links),
      }
    }
  }
}
