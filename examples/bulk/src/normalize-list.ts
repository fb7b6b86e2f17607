import { normalizeFile } from '@waymark/normalize/bulk/node'

const [from = 'urls.txt', to = 'canonical.txt'] = process.argv.slice(2)
const { lines, problems } = await normalizeFile(from, to, 'seo', { jobs: 2 })
for (const { line, code, message } of problems)
  console.error(`${from}:${line}: ${code}: ${message}`)
console.log(`${lines} lines, ${problems.length} of them not URLs`)
