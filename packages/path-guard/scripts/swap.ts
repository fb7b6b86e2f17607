// Swaps what is at root/sub or root/sub/a.txt for a link that leads outside and back, until it is killed.
// Usage: node swap.ts <root> <scene>. Prints how often, after every few thousand times.
import { linkSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const [root = '', scene = ''] = process.argv.slice(2)
const at = (path: string): string => join(root, path)

/** A folder and a link change names. For a moment there is neither. */
function swapFolder(isLink: boolean): void {
  renameSync(at('sub'), at(isLink ? 'link' : 'aside'))
  renameSync(at(isLink ? 'aside' : 'link'), at('sub'))
}

/** Replaces the link at root/sub in one step by another one. */
function swapLink(isOutside: boolean): void {
  linkSync(at(isOutside ? 'to-inside' : 'to-outside'), at('next'))
  renameSync(at('next'), at('sub'))
}

/** Replaces the file in one step by a link, or a link by the file. */
function swapFile(isOutside: boolean): void {
  linkSync(at(isOutside ? 'keep' : 'to-secret'), at('next'))
  renameSync(at('next'), at('sub/a.txt'))
}

const SWAPS: Readonly<Record<string, (isSwapped: boolean) => void>> = {
  folder: swapFolder,
  link: swapLink,
  file: swapFile,
}
const swap = SWAPS[scene]!
const parent = process.ppid
for (let count = 0; ; count++) {
  swap(count % 2 === 1)
  if (count % 2000 !== 1) continue
  writeSync(1, `${count + 1}\n`)
  if (process.ppid !== parent) process.exit()
}
