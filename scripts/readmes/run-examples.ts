import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Imports the modules that it is given, one after the other: each is an example of a README.
const files = process.argv.slice(2)
let failed = 0
for (const file of files) {
  try {
    await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    failed++
    console.log(`${file}: ${(error as Error).message}`)
  }
}
console.log(`${files.length - failed} of ${files.length} examples pass`)
process.exitCode = failed === 0 ? 0 : 1
