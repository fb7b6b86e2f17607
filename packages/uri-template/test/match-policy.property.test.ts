import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { createTemplates, hostileTail, judgeTemplate, MODES } from '../scripts/template-fuzz.ts'

test.each(MODES)(
  '%s: match gives nothing that expand refuses, and everything comes back as it was',
  (matching) => {
    const templates = createTemplates(matching)
    const counts = { cases: 0, matched: 0, expanded: 0 }
    fc.assert(
      fc.property(
        fc.constantFrom(...templates),
        fc.infiniteStream(fc.nat()),
        (template, numbers) => {
          const tail = hostileTail((limit) => numbers.next().value % limit)
          const problem = judgeTemplate(template, tail, counts)
          expect(problem, `${template.template.text} ${tail}`).toBeNull()
        },
      ),
      { numRuns: runs(5000) },
    )
    expect(counts.matched).toBeGreaterThan(leastHits(50))
    expect(counts.expanded).toBeGreaterThan(leastHits(500))
  },
)
