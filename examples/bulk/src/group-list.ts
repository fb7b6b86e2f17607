import { open } from 'node:fs/promises'
import { groupLines, type PlacedLine } from '@waymark/compare/group'
import { TemporaryFiles } from '@waymark/compare/group/node'

const [path = 'urls.txt'] = process.argv.slice(2)

async function* readLines(): AsyncGenerator<PlacedLine> {
  let line = 0
  const file = await open(path)
  for await (const text of file.readLines()) yield { file: 0, line: ++line, text }
}

const storage = new TemporaryFiles()
for await (const { key, lines } of groupLines(readLines(), 'whatwg', { storage })) {
  console.log(`${key}: lines ${lines.map(({ line }) => line).join(', ')}`)
}
storage.dispose()
