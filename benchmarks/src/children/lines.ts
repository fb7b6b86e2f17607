// A process of its own: what people write to normalise a file of URLs.
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'

const [from = '', to = ''] = process.argv.slice(2)
const output = createWriteStream(to)
for await (const line of createInterface({ input: createReadStream(from) })) {
  const url = URL.canParse(line) ? new URL(line) : null
  if (url !== null && !output.write(`${url.href}\n`)) {
    await new Promise<void>((resolve) => output.once('drain', () => resolve()))
  }
}
output.end()
