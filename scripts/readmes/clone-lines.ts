import { readBlocks } from './blocks.ts'

/** A command in an `sh` block of the README. */
export interface ShellLine {
  /** As it is written, with its comment. */
  readonly text: string
  /** The number of its line. */
  readonly number: number
}

/** What must happen when a line is run: by default it ends with status 0. */
export type Expectation =
  | { readonly kind: 'ends'; readonly status: number; readonly prints: string }
  /** It never ends. Each address that it prints is a page whose title contains this. */
  | { readonly kind: 'serves'; readonly title: string }
  | { readonly kind: 'not-run'; readonly reason: string }

interface KnownLine {
  readonly line: RegExp
  readonly expectation: Expectation
}

/** Lines that do not simply end with status 0. */
const KNOWN_LINES: readonly KnownLine[] = [
  {
    line: /^npm install @waymark\//,
    expectation: {
      kind: 'not-run',
      reason: 'no package is on npm yet; run by the rehearsal, from tarballs: readme-waymark',
    },
  },
  {
    line: /\bpnpm conformance\b/,
    expectation: { kind: 'ends', status: 2, prints: 'no test data' },
  },
  {
    line: /\bpnpm (?:demo|site --serve)(?: |$)/,
    expectation: { kind: 'serves', title: 'Waymark' },
  },
]

/** Every command in the `sh` blocks, without empty lines and comments; `\` at the end of a line joins the next. */
export function shellLines(markdown: string): ShellLine[] {
  return readBlocks(markdown)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ lines, offset }) => {
      const joined: ShellLine[] = []
      let text = ''
      let number = 0
      for (const [i, line] of lines.entries()) {
        if (text === '') number = offset + i + 1
        text += line
        if (line.endsWith('\\')) text += '\n'
        else {
          if (!/^\s*(?:#|$)/.test(text)) joined.push({ text, number })
          text = ''
        }
      }
      return joined
    })
}

/** What a line must do. One that is not known must end with status 0. */
export function expectationOf({ text }: ShellLine): Expectation {
  const known = KNOWN_LINES.find(({ line }) => line.test(text))
  return known?.expectation ?? { kind: 'ends', status: 0, prints: '' }
}

/** The addresses on this machine that a server has printed. */
export function printedAddresses(log: string): string[] {
  return [
    ...new Set(log.match(/\bhttps?:\/\/(?:localhost|127\.0\.0\.1):\d+\/?[^\s)"'`]*(?<![.,;])/g)),
  ]
}

/** What is wrong with the answer of a server; `null` if it is the page. */
export function pageProblem(status: number, body: string, title: string): string | null {
  if (status !== 200) return `answers with status ${status}`
  const found = /<title[^>]*>([^<]*)/.exec(body)?.[1]
  if (found?.includes(title)) return null
  return found === undefined ? 'has no title' : `has the title "${found}", without ${title}`
}
