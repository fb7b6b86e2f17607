import { domainToASCII } from 'node:url'
import { toAscii } from '@waymark/idna'
import type { Contest, Entrant } from '../contest.ts'
import type { Group } from '../group.ts'
import { makeDomains } from '../inputs/domain-names.ts'

export const toAsciiGroup: Group = {
  name: 'to-ascii',
  summary: 'domains to ASCII with all rules, by the script of their names',
  *contests({ context, items }): Iterable<Contest> {
    for (const { script, list } of makeDomains(Math.min(items, 2_000))) {
      const entrants: Entrant[] = [
        { name: 'engine', body: 'sum += toAscii(item).length', scope: { toAscii: domainToASCII } },
        {
          name: 'waymark',
          body: 'sum += toAscii(item).length',
          scope: { toAscii },
          isChecked: true,
        },
      ]
      const tr46 = context['tr46.toASCII']
      if (tr46 !== undefined) {
        entrants.push({ name: 'tr46', body: 'sum += tr46(item).length', scope: { tr46 } })
      }
      yield { operation: 'toAscii', input: script, list, entrants }
    }
  },
}
