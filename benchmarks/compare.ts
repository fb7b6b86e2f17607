import { readFileSync, writeFileSync } from 'node:fs'
import { readOptions } from '../scripts/read-options.ts'
import type { Figures } from './src/compare/figures.ts'
import { measurePeer } from './src/compare/measure.ts'
import { writePages } from './src/compare/pages.ts'
import { loadComparedPeers } from './src/compare/peers/index.ts'
import { en } from './src/compare/words/en.ts'
import { findData, loadCorpora } from './src/inputs/corpora.ts'
import { describeMachine } from './src/machine.ts'
import { PACKAGE_FOLDER } from './src/package-folder.ts'

const USAGE = `Usage: pnpm compare:peers [--only name]… [--pages]

Measures the built packages beside other programs for a part of the same job: exactness by public test suites, size,
speed and features. Writes benchmarks/compare.json, and from it the pages in apps/site/guides/*/compare.

  --only name  only this peer; the figures of the others stay
  --pages      writes the pages from the figures that are there

The suites are those of WAYMARK_DATA, else ../shared beside the project.
Exit status: 0 measured, 2 bad usage.`

const FIGURES = new URL('compare.json', PACKAGE_FOLDER)

const { only = [], pages: isPagesOnly } = readOptions(
  { name: 'compare:peers', usage: USAGE, args: process.argv.slice(2) },
  { only: { type: 'string', multiple: true }, pages: { type: 'boolean', default: false } },
)
const unknown = only.find((name) => !Object.hasOwn(en.peers, name))
if (unknown !== undefined) {
  console.error(`compare:peers: --only: not a peer: ${unknown}\n\n${USAGE}`)
  process.exit(2)
}
if (!isPagesOnly) await measure(only)
for (const path of writePages(readFigures())) console.log(`wrote ${path}`)

async function measure(names: readonly string[]): Promise<void> {
  const data = findData()
  if (data === null) throw new Error('there are no test suites: set WAYMARK_DATA')
  const figures = new Map(
    names.length === 0 ? [] : readFigures().peers.map((peer) => [peer.name, peer]),
  )
  const corpora = loadCorpora(2_000)
  for (const peer of await loadComparedPeers()) {
    if (names.length > 0 && !names.includes(peer.name)) continue
    console.log(`measuring ${peer.name}`)
    figures.set(peer.name, await measurePeer(peer, corpora, data))
    // After each, because the next may take minutes.
    const peers = [...figures.values()]
    writeFigures({ command: 'pnpm compare:peers', ...describeMachine(), peers })
  }
}

function writeFigures(figures: Figures): void {
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`)
}

function readFigures(): Figures {
  return JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures
}
