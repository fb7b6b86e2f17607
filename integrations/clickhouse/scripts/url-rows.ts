import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const CORPORA = ['kasztp', 'userbait', 'test-lists-urls', 'messy-urls', 'module-urls']

/** Rows that have no answer, or are easily mistaken for another row. None has a line end, so that a command can read them too. */
const ODD: readonly Uint8Array[] = [
  'not a url',
  'http://',
  '\\N',
  'NULL',
  'https://a.example/\\N',
  'https://a.example/\\t\\n\\\\',
  'https://a.example/a\tb',
  'https://a.example/a\0b',
  'https://a.example/\'"',
  'https://bücher.example/é?ü#ñ',
  '\ufeffhttps://a.example/',
]
  .map((text) => new TextEncoder().encode(text))
  .concat(new Uint8Array([...new TextEncoder().encode('https://a.example/'), 0xc3, 0x28]))

/** Lines of real URLs, and of invented ones where there is no data. */
function readLines(data: string): readonly string[] {
  const lines = CORPORA.flatMap((name) => {
    const file = join(data, `corpora/${name}.txt`)
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  })
  if (lines.length > 0) return lines
  console.log('No corpora: set WAYMARK_DATA for real URLs; this run has invented ones.')
  return Array.from(
    { length: 5000 },
    (_, i) => `HTTPS://Shop${i % 97}.example:443/a/../${i}/?b=${i}`,
  )
}

/** Writes a file of URLs, one on each line: the corpora over and over with numbers, and an odd row after every 100. */
export function writeUrlRows(file: string, count: number, data: string): void {
  const lines = readLines(data)
  const out = openSync(file, 'w')
  let parts: Uint8Array[] = []
  const encoder = new TextEncoder()
  for (let i = 0; i < count; i++) {
    const round = Math.floor(i / lines.length)
    const line = lines[i % lines.length]!
    const numbered = `${line}${line.includes('?') ? '&' : '?'}round=${round}`
    const row =
      i % 100 === 99
        ? ODD[Math.floor(i / 100) % ODD.length]!
        : encoder.encode(round === 0 ? line : numbered)
    parts.push(row, NEWLINE)
    if (parts.length < 20_000) continue
    writeSync(out, Buffer.concat(parts))
    parts = []
  }
  writeSync(out, Buffer.concat(parts))
  closeSync(out)
}

const NEWLINE = new Uint8Array([0x0a])
