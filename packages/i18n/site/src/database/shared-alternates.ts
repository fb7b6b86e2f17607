import { isRecord } from '@waymark/infra/options'

/**
 * Gives entries that follow each other one list if their alternates are the same, as in a group whose pages all list each
 * other. The strings of a list that is known are compared, looked up and written faster than new ones.
 */
export class SharedAlternates {
  #last: readonly unknown[] = []

  /** @param value - An entry that was just read. Its list is replaced. */
  share(value: unknown): void {
    if (!isRecord(value)) return
    const { alternates } = value
    if (!Array.isArray(alternates)) return
    if (isSameList(alternates, this.#last)) value['alternates'] = this.#last
    else this.#last = alternates
  }
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((link, index) => isSameLink(link, b[index]))
}

/** Whether two links have the same `lang` and `loc`, and no other members. */
function isSameLink(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b) || !isPlain(a) || !isPlain(b)) return false
  return a['loc'] === b['loc'] && a['lang'] === b['lang']
}

function isPlain(link: Readonly<Record<string, unknown>>): boolean {
  for (const name in link) if (name !== 'lang' && name !== 'loc') return false
  return true
}
