import { checkSite } from '@waymark/site'
import { diskFiles } from '@waymark/site/node'

const paths = process.argv.slice(2)
for await (const event of checkSite(paths, diskFiles())) {
  if (event.type !== 'problem') continue
  const { file, line, column, severity, code, message } = event.problem
  console.log(`${file}:${line}:${column}: ${severity} ${code}: ${message}`)
}
