import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every URL of the data folder's suites and of its corpora's first lines; empty without data. */
export function readSeeds(root: string): string[] {
  const seeds: string[] = []
  for (const file of [
    'wpt/urltestdata.json',
    'adversarial/url-confusion.json',
    'adversarial/ssrf-hosts.json',
  ]) {
    if (!existsSync(join(root, file))) continue
    for (const vector of JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown[]) {
      if (typeof vector !== 'object' || vector === null) continue
      if ('input' in vector && typeof vector.input === 'string') seeds.push(vector.input)
      if ('url' in vector && typeof vector.url === 'string') seeds.push(vector.url)
    }
  }
  for (const file of [
    'corpora/messy-urls.txt',
    'corpora/relative-refs.txt',
    'corpora/kasztp.txt',
  ]) {
    if (!existsSync(join(root, file))) continue
    seeds.push(...readFileSync(join(root, file), 'utf8').split('\n', 500))
  }
  return seeds
}
