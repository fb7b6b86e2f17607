import { checkSite } from '@waymark/site'
import { diskFiles } from '@waymark/site/node'

const paths = process.argv.slice(2)
const config = { trailingSlash: 'never', removeQuery: true } as const
for await (const event of checkSite(paths, diskFiles(), { config })) {
  if (event.type !== 'problem') continue
  const { file, line, column, severity, code, message } = event.problem
  console.log(`${file}:${line}:${column}: ${severity} ${code}: ${message}`)
}
