import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { ours, peers } from '../../../conformance/differential/compare.ts'
import { PEER_CLASSES, PEERS } from '../src/generated/peer-table.ts'
import { isKnownToDiffer, type PeerQuestion } from '../src/peers/known-to-differ.ts'

const QUESTIONS: readonly PeerQuestion[] = [
  ...PEER_CLASSES.map(({ example }) => example),
  'http://192.168.257.א/a',
  'http://%D7%90.1a',
  'http://a_.א',
  'http://a.א',
  'http://אa/',
  'http://1a.אa/',
  'http://אa.0.0.1',
  'http://1a.א:-1/',
  'http://a\u061db/',
  'https://\u0558.example/',
  'https://\u0558 .example/',
  'https://\u0558.example:x/',
  'foo://\u0558.1a.א',
  'https://example.com/\u0558?א',
]
  .map((input): PeerQuestion => ({ input, base: null }))
  .concat([
    { input: '/x', base: 'http://1a.א' },
    { input: '//b/x', base: 'http://1a.א' },
    { input: 'https://\u0558.example/', base: 'http://a/' },
    { input: 'http://a:x/', base: 'http://1a.א' },
  ])

/** With other tables than the built-in ones, we answer otherwise than when the peers were asked. */
const hasOtherTables = process.env['WAYMARK_UNICODE_TABLES'] !== undefined
const isInstalled = {
  node: PEERS.node.version.startsWith(`Node ${process.versions.node} `),
  'whatwg-url': true,
}

describe.each(peers)('what is known of $name', ({ name, URL }) => {
  // The table has entries for both.
  const who = name as keyof typeof PEERS
  const names = PEER_CLASSES.filter((each) => each.who === who).map((each) => each.name)

  test.skipIf(hasOtherTables || !isInstalled[who])('is what it answers', () => {
    const outcomes = QUESTIONS.map((question) => [
      question,
      hrefOf(URL, question) !== hrefOf(ours.URL, question),
    ])
    const foreseen = QUESTIONS.map((question) => [
      question,
      names.some((each) => isKnownToDiffer(each, question)),
    ])
    expect(foreseen).toEqual(outcomes)
    // whatwg-url has the same version of Unicode, and no difference in parsing.
    const least = names.length === 0 ? 0 : 2
    expect(foreseen.filter(([, differs]) => differs).length).toBeGreaterThanOrEqual(least)
  })

  test('was no less than the half of what was met', () => {
    const { differ, foreseen } = PEERS[who]
    expect(foreseen * 2).toBeGreaterThanOrEqual(differ)
  })
})

test('the table is of the version of whatwg-url that is installed', () => {
  const require = createRequire(new URL('../../../conformance/package.json', import.meta.url))
  const name = 'whatwg-url'
  const { version } = require(`${name}/package.json`)
  expect(PEERS[name].version).toContain(`${name} ${version} `)
})

function hrefOf(URL: (typeof ours)['URL'], { input, base }: PeerQuestion): string | null {
  try {
    return new URL(input, base ?? undefined).href
  } catch {
    return null
  }
}
