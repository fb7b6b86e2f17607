import { createHash } from 'node:crypto'

/** Digests in hexadecimal, by the names of the files. */
export type Digests = ReadonlyMap<string, string>

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The list as `sha256sum --check` reads it. */
export function digestList(digests: Digests): string {
  return [...digests].map(([file, digest]) => `${digest}  ${file}\n`).join('')
}

/** Reads a list of digests; `null` for anything else. */
export function parseDigestList(text: string): Digests | null {
  const digests = new Map<string, string>()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [, digest, file] = /^([0-9a-f]{64}) [ *](\S+)$/.exec(line) ?? []
    if (digest === undefined || file === undefined) return null
    digests.set(file, digest)
  }
  return digests.size === 0 ? null : digests
}

/** A sentence for each tarball that is not the same in both; `where` names the second. */
export function compareDigests(digests: Digests, others: Digests, where: string): string[] {
  const files = new Set([...digests.keys(), ...others.keys()])
  return [...files].sort().flatMap((file) => {
    const digest = digests.get(file)
    const other = others.get(file)
    if (digest === undefined) return [`${file} is only ${where}.`]
    if (other === undefined) return [`${file} is not ${where}.`]
    return digest === other ? [] : [`${file} has another content ${where}.`]
  })
}
