import type { Check } from '../check.ts'
import { entryPointer, formText } from '../site.ts'

export const duplicateLoc: Check = {
  code: 'duplicate-loc',
  severity: 'warning',
  summary: 'Two entries are one page.',
  explanation:
    'Both entries have one normal form. Where their alternates or dates differ, a reader takes one of them.',
  source: 'The SEO normaliser: every address of a page in one normal form',
  remedy:
    'Merge the entries. If they are different pages, match them with what tells them apart, such as the query.',
  *find(site) {
    for (let form = 0; form < site.forms.length; form++) {
      const first = site.formEntry[form]!
      const second = first === -1 ? -1 : site.nextEntry[first]!
      if (second === -1) continue
      let entries = 1
      for (let entry = second; entry !== -1; entry = site.nextEntry[entry]!) entries++
      yield { pointer: `${entryPointer(site, second)}/loc`, loc: formText(site, form), entries }
    }
  },
}
