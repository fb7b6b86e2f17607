// A process of its own: what people write to answer rows with a part of each URL, or with its registrable domain.
import { getRegistrableDomain } from '@waymark/public-suffix'

const READ: Readonly<Record<string, (url: URL) => string | null>> = {
  host: (url) => url.hostname,
  path: (url) => url.pathname,
  query: (url) => url.search.slice(1),
  domain: (url) => getRegistrableDomain(url.hostname),
}

const read = READ[process.argv[2]!]!
let rest = ''
process.stdin.setEncoding('utf8')
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop()!
  if (lines.length > 0) process.stdout.write(`${lines.map(answer).join('\n')}\n`)
}

function answer(line: string): string {
  try {
    return read(new URL(line)) ?? ''
  } catch {
    return ''
  }
}
