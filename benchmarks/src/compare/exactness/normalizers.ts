import { Random } from '../../../../conformance/differential/random.ts'
import { askNode } from '../../../../conformance/peers/ask.ts'
import { OURS } from '../../../../conformance/peers/ours.ts'
import { Tally } from '../../../../conformance/peers/tally.ts'
import { nextInput, readSources } from '../../../../conformance/presets/inputs.ts'
import type { PeerFigures } from '../figures.ts'

const PEER = 'normalize-url'

/** The same URLs as `pnpm fuzz:peers --seed 1`: three quarters are real. */
export function normalizerDisagreements(
  data: string,
  urls: number,
): NonNullable<PeerFigures['disagreements']> {
  const sources = readSources(data)
  const random = new Random(1)
  const tally = new Tally(PEER)
  const asked = Array.from({ length: urls }, () => {
    const isReal = sources.lines.length > 0 && !random.oneIn(4)
    return Buffer.from(isReal ? random.pick(sources.lines) : nextInput(random, sources)).toString()
  })
  askNode(asked).answers.forEach((answers, index) => {
    const unexplained = tally.add(asked[index]!, answers[PEER] ?? null)
    if (unexplained !== null) throw new Error(`no cause explains a disagreement: ${unexplained}`)
  })
  const causes = [...tally.causes]
    .sort(([, a], [, b]) => b - a)
    .map(([{ name, verdict }, count]) => ({ cause: name, verdict, urls: count }))
  return { urls, differ: tally.differences, here: OURS[PEER]!.name, causes }
}
