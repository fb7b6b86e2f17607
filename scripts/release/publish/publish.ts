/**
 * Publishes the tarballs that another job has packed, if each has the digest that this job wrote down. Needs Node with its
 * npm, and nothing that has to be installed.
 *
 *     node scripts/release/publish/publish.ts FOLDER DIGESTS NAME@VERSION…
 *
 * The versions are published in this order, dependencies first: when it stops, everything that is published can be
 * installed. Run again, it goes on where it stopped: a version that npm already has is skipped, if its content is the
 * same. Otherwise nothing is published.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDigestList, sha256 } from './digests.ts'
import { npm, publishedIntegrity, registryOf, tarballName } from './npm.ts'

const [folder = '', list = '', ...ids] = process.argv.slice(2)
const digests = parseDigestList(readFileSync(list, 'utf8'))
const problems: string[] = []
/** The integrity of each tarball, as npm writes it, by name and version. */
const integrities = new Map<string, string>()
const missing: string[] = []

if (digests === null) problems.push(`${list} is not a list of digests`)
if (ids.length === 0) problems.push('no version is named')
for (const id of ids) {
  const file = tarballName(id)
  const path = join(folder, file)
  const tarball = existsSync(path) ? readFileSync(path) : null
  if (tarball === null) problems.push(`there is no ${file}`)
  else if (sha256(tarball) !== digests?.get(file)) {
    problems.push(`${file} is not the tarball in the list of digests`)
  } else {
    integrities.set(id, `sha512-${createHash('sha512').update(tarball).digest('base64')}`)
  }
}
if (problems.length === 0) {
  const registry = registryOf(process.cwd())
  for (const [id, integrity] of integrities) {
    const published = await publishedIntegrity(registry, id)
    if (published === null) missing.push(id)
    else if (published === integrity) console.log(`${id} is already published`)
    else problems.push(`npm has ${id} with another content`)
  }
}

if (problems.length === 0) publishAll()
else {
  console.error(`Nothing is published:\n${problems.join('\n')}`)
  process.exitCode = 1
}

function publishAll(): void {
  for (const [index, id] of missing.entries()) {
    const tarball = `./${join(folder, tarballName(id))}`
    const { status, stderr } = npm(
      process.cwd(),
      'publish',
      tarball,
      '--access=public',
      '--ignore-scripts',
    )
    if (status !== 0) {
      console.error(`${stderr.trim()}\nNot published: ${missing.slice(index).join(' ')}`)
      process.exitCode = 1
      return
    }
    console.log(`${id} is published`)
  }
}
