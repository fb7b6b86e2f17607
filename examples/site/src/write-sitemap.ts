import { writeSite } from '@waymark/site/node'

const [database = 'url-source.json', folder = 'public'] = process.argv.slice(2)
const { counts, files, kinds } = await writeSite(database, folder)

console.log(`${counts.written} of ${counts.entries} pages, in ${files.length} file(s)`)
for (const { severity, code, count, remedy } of kinds) {
  console.log(`${severity} ${code} (${count}): ${remedy}`)
}
