import { domainToASCII } from 'node:url'
import { toAscii } from '@waymark/idna'
import type { Contest } from '../../contest.ts'
import type { Group } from '../../group.ts'
import { makeDomains } from '../../inputs/domain-names.ts'
import { type Script, WORDS } from '../../inputs/words.ts'

const ITEMS = 500

/** Reading the last unit makes an engine join what it kept as parts. */
const BODY = 'const name = toAscii(item); sum += name.charCodeAt(name.length - 1)'

/** Without A-labels: the engine gives them back as they are, and does not validate them. */
export const toAsciiByScript: Group = {
  name: 'toAscii',
  summary: 'domains to ASCII with all rules, by the script of their names',
  *contests(): Iterable<Contest> {
    for (const { script, list } of makeDomains(ITEMS, Object.keys(WORDS) as Script[])) {
      const entrants = [
        { name: 'engine', body: BODY, scope: { toAscii: domainToASCII } },
        { name: 'waymark', body: BODY, scope: { toAscii }, isChecked: true },
      ]
      yield { operation: 'toAscii', input: script, list, entrants }
    }
  },
}
