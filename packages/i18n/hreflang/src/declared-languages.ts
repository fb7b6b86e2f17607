import type { Site } from './site.ts'

/**
 * The language that a page's own entries name, where a label says another.
 *
 * @returns `null` where they agree (case ignored), where no entry names a language, or where it is `x-default`.
 */
export function findDeclared(site: Site, form: number, label: number): string | null {
  const key = site.labelKey[label]!
  let declared: string | null = null
  for (let entry = site.formEntry[form]!; entry !== -1; entry = site.nextEntry[entry]!) {
    const own = site.entryLabel[entry]!
    if (own === -1) continue
    const ownKey = site.labelKey[own]!
    if (ownKey === key || site.keys[ownKey] === 'x-default') return null
    declared ??= site.labels[own]!
  }
  return declared
}
