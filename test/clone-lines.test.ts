import { describe, expect, test } from 'vitest'
import {
  expectationOf,
  pageProblem,
  printedAddresses,
  shellLines,
} from '../scripts/readmes/clone-lines.ts'
import { readText } from './workspace.ts'

const README = `# a

\`\`\`sh
npm install @waymark/url # none is on npm yet
\`\`\`

\`\`\`console
$ waymark
\`\`\`

\`\`\`sh
# first

npx pnpm start   # the main job
npx \\
  pnpm demo
\`\`\`
`

describe('the lines of the README that a stranger types', () => {
  test('are in its sh blocks', () => {
    expect(shellLines(README)).toEqual([
      { text: 'npm install @waymark/url # none is on npm yet', number: 4 },
      { text: 'npx pnpm start   # the main job', number: 14 },
      { text: 'npx \\\n  pnpm demo', number: 15 },
    ])
  })

  test('must end with status 0, but for a few', () => {
    const kinds = shellLines(README).map((line) => expectationOf(line).kind)
    expect(kinds).toEqual(['not-run', 'ends', 'serves'])
    const expectation = (text: string) => expectationOf({ text, number: 1 })
    expect(expectation('pnpm anything --new')).toEqual({ kind: 'ends', status: 0, prints: '' })
    expect(expectation('pnpm conformance x')).toMatchObject({ kind: 'ends', status: 2 })
    expect(expectation('pnpm site --serve # all').kind).toBe('serves')
    expect(expectation('pnpm site').kind).toBe('ends')
  })

  test('start with npx or npm: there is no pnpm', () => {
    const lines = shellLines(readText('README.md')).map(({ text }) => text)
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.filter((line) => !/^(?:\w+=\S+ )?(?:npx -y -p node@24|npm) /.test(line))).toEqual(
      [],
    )
  })
})

test('a server prints addresses on this machine', () => {
  const log = `Local:   http://localhost:5173/
The demo: http://127.0.0.1:80/play/. Again http://localhost:5173/ (https://example.com/)`
  expect(printedAddresses(log)).toEqual(['http://localhost:5173/', 'http://127.0.0.1:80/play/'])
})

test('a page answers with 200 and its title', () => {
  const page = '<title lang="en">The demo of Waymark</title>'
  expect(pageProblem(200, page, 'Waymark')).toBe(null)
  expect(pageProblem(404, page, 'Waymark')).toBe('answers with status 404')
  expect(pageProblem(200, '', 'Waymark')).toBe('has no title')
  expect(pageProblem(200, '<title>Index</title>', 'Waymark')).toBe(
    'has the title "Index", without Waymark',
  )
})
