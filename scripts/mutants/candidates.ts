import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { Random } from '../../conformance/differential/random.ts'
import { type Package, packages, readText, root } from '../../test/workspace.ts'
import { isProgram, type Mutant, makeMutants } from './make-mutants.ts'

/** Tables and sentences: generators and translators answer for them. */
const NO_CODE = ['**/generated/**', '**/texts/**', '**/*.d.ts']

/** The mutants of all sources of some packages, whose paths have one of some parts if any are given. */
export function listMutants(chosen: readonly Package[], parts: readonly string[]): Mutant[] {
  return chosen
    .flatMap(({ folder }) => globSync(`${folder}/src/**/*.ts`, { cwd: root, exclude: NO_CODE }))
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort()
    .flatMap((file) => makeMutants(file, readText(file)))
}

/** Some of them, drawn by a seed. */
export function drawMutants(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = new Random(seed)
  const left = [...all]
  const drawn: Mutant[] = []
  while (drawn.length < count && left.length > 0) {
    const [mutant] = left.splice(random.below(left.length), 1)
    if (isProgram(readText(mutant!.file), mutant!)) drawn.push(mutant!)
  }
  return drawn
}

/** The package that a source belongs to. */
export function packageOf(file: string): Package {
  return packages.find(({ folder }) => file.startsWith(`${folder}/`))!
}

/** The packages that import a package. */
export function packagesAbove({ manifest: { name } }: Package): Package[] {
  return packages.filter(({ manifest: { dependencies, devDependencies } }) =>
    Object.hasOwn({ ...devDependencies, ...dependencies }, name),
  )
}

/** Tests of other kinds start programs or browsers, which do not see the mutant, or measure time. */
const NOT_QUICK = /\.(dist|browser|system)\.test\.ts$|growth/
const WITH_DATA = /\.suite\.test\.ts$/
/** A file whose tests are all slow would be imported for nothing, and some start a database at once. */
const ALL_SLOW = /@module-tag slow\b/

/**
 * The test files of a package, those first whose names are like that of a source.
 *
 * @param isDeep - Whether tests that read the data folder belong to them.
 */
export function testsOf({ folder }: Package, source: string, isDeep: boolean): string[] {
  const words = wordsOf(source)
  const likeness = (test: string): number => wordsOf(test).filter((w) => words.includes(w)).length
  return globSync(`${folder}/test/**/*.test.ts`, { cwd: root })
    .filter((test) => !NOT_QUICK.test(test) && (isDeep || isQuick(test)))
    .sort()
    .sort((a, b) => likeness(b) - likeness(a))
}

function isQuick(test: string): boolean {
  return !WITH_DATA.test(test) && !ALL_SLOW.test(readText(test))
}

function wordsOf(file: string): string[] {
  return basename(file).split('.')[0]!.split('-')
}
