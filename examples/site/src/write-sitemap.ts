import { writeSite } from '@waymark/site/node'

const [database = 'url-source.json', folder = 'public'] = process.argv.slice(2)
const config = { trailingSlash: 'never', removeQuery: true } as const
const { counts, files, kinds } = await writeSite(database, folder, { config })

console.log(`${counts.written} of ${counts.entries} pages, in ${files.length} file(s)`)
for (const { severity, code, count, remedy } of kinds) {
  console.log(`${severity} ${code} (${count}): ${remedy}`)
}
