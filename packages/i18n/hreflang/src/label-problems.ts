import {
  checkHreflang,
  type HreflangProblem,
  type HreflangProblemName,
} from '@waymark/language-tag'
import type { FindingDetails } from './finding.ts'
import { linkPointer, type Site } from './site.ts'

/** What is wrong with each label, by its number. */
export interface LabelProblems {
  readonly labelProblems: readonly (readonly HreflangProblem[])[]
}

/** Asks once for each distinct label. */
export function checkLabels(site: Site): LabelProblems {
  return { labelProblems: site.labels.map((label) => checkHreflang(label).problems) }
}

/**
 * Entries with a label that has one of the named problems: one finding for each entry and label, wherever the label
 * stands first.
 */
export function* findLabelProblems(
  site: Site & LabelProblems,
  names: readonly HreflangProblemName[],
): Iterable<FindingDetails> {
  const problems = site.labelProblems.map((all) => all.find(({ name }) => names.includes(name)))
  if (problems.every((problem) => problem === undefined)) return
  const seenIn = new Int32Array(site.labels.length).fill(-1)
  for (let entry = 0; entry < site.entryCount; entry++) {
    for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
      const label = site.linkLabel[link]!
      const problem = problems[label]
      if (problem === undefined || seenIn[label] === entry) continue
      seenIn[label] = entry
      const { suggestion } = problem
      const details: FindingDetails = {
        pointer: linkPointer(site, entry, link, 'lang'),
        loc: site.texts[site.entryText[entry]!]!,
        lang: site.labels[label]!,
      }
      yield suggestion === undefined ? details : { ...details, suggestion }
    }
  }
}
