import { withEffects } from '../../../test/layers.ts'
import { readText } from '../../../test/workspace.ts'

/** The sizes that `benchmarks/sizes.ts` has written: bytes after gzip by the name of the entry. */
interface SizeFile {
  readonly command: string
  readonly date: string
  readonly gzip: Readonly<Record<string, number>>
}

/** What was measured beside other packages. */
interface PeerFile {
  readonly peers: readonly {
    readonly sizes: readonly { readonly name: string; readonly bytes: number }[]
  }[]
}

/** The measured sizes, with their date and the command. Trusted: a script has written them. */
export const measuredSizes = JSON.parse(readText('benchmarks/sizes.json')) as SizeFile

const besidePeers = JSON.parse(readText('benchmarks/compare.json')) as PeerFile

/** An entry that has effects exports nothing, so that a bundle of its exports is empty. */
const withEffectsOnly = Object.fromEntries(
  besidePeers.peers
    .flatMap(({ sizes }) => sizes)
    .map(({ name, bytes }) => [name.split(',')[0]!, bytes])
    .filter(([name]) => withEffects.some((each) => isOf(String(name), each))),
) as Readonly<Record<string, number>>

/** All measured entries of a package, the main one first, with their sizes. */
export function sizesOf(packageName: string): readonly (readonly [entry: string, size: string])[] {
  const figures = withEffects.includes(packageName) ? withEffectsOnly : measuredSizes.gzip
  return Object.entries(figures)
    .filter(([name]) => isOf(name, packageName) && !name.includes('/texts/'))
    .map(([name, bytes]) => [name, kilobytes(bytes)])
}

function isOf(entry: string, packageName: string): boolean {
  return new RegExp(`^@waymark/${packageName}(?:[/,]|$)`).test(entry)
}

/** In thousands of bytes, with two digits at most after which nobody asks. */
function kilobytes(bytes: number): string {
  const thousands = bytes / 1000
  return `${thousands < 9.95 ? thousands.toFixed(1) : Math.round(thousands)} kB`
}
