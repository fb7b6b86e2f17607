/** A code block of a README. */
export interface ReadmeBlock {
  /** The rest of its first line: `ts`, `ts no-run`, `sh`. */
  readonly language: string
  /** The heading above it, of any level. */
  readonly heading: string
  /** The heading above it of the second level; empty before the first. */
  readonly section: string
  /** How many lines of the README come before its first. */
  readonly offset: number
  readonly lines: readonly string[]
  /** The text above it, from the last example or heading: sentences, and blocks that are not examples. */
  readonly before: string
}

const EXAMPLES = ['ts', 'ts no-run', 'js', 'console']

export function readBlocks(markdown: string): ReadmeBlock[] {
  const blocks: ReadmeBlock[] = []
  let heading = 'README'
  let section = ''
  let before: string[] = []
  let language: string | null = null
  let lines: string[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    if (language !== null) {
      if (line === '```') {
        const offset = index - lines.length
        blocks.push({ language, heading, section, offset, lines, before: before.join('\n') })
        before = EXAMPLES.includes(language) ? [] : [...before, ...lines]
        language = null
      } else lines.push(line)
    } else if (/^```[^`]*$/.test(line)) {
      language = line.slice(3)
      lines = []
    } else if (/^#+ /.test(line)) {
      heading = line.replace(/^#+ /, '')
      if (line.startsWith('## ')) section = heading
      before = []
    } else before.push(line)
  }
  if (language !== null) throw new Error('README ends inside a code block')
  return blocks
}

/** The blocks that install: the `sh` blocks of the section Install, or without such a section the first of the README. */
export function installBlocks(blocks: readonly ReadmeBlock[]): ReadmeBlock[] {
  const commands = blocks.filter(({ language }) => language === 'sh')
  const own = commands.filter(({ section }) => section === 'Install')
  return own.length > 0 ? own : commands.slice(0, 1)
}

/** The packages that a text tells to install with `npm install`. */
export function installedPackages(text: string): string[] {
  return [...text.matchAll(/\bnpm install ([^`#\n]+)/g)].flatMap(([, words = '']) =>
    words.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-')),
  )
}

/** The packages that an example imports, but for Node's modules. */
export function importedPackages(lines: readonly string[]): string[] {
  const imports = lines
    .join('\n')
    .matchAll(/(?:^(?:import .*|\} )from |^import |\bimport\()'([^']+)'/gm)
  const names = [...imports].flatMap(([, source = '']) => {
    if (/^(?:node:|\.)/.test(source)) return []
    return source.split('/', source.startsWith('@') ? 2 : 1).join('/')
  })
  return [...new Set(names)]
}
