import { completeLinks, toHtmlLinks } from '@waymark/hreflang'
import { validateURLSourceEntry } from '@waymark/i18n-validation'
import { readDatabase } from '@waymark/site'

/** The hreflang links of a table. */
export interface TableLinks {
  /** The links of each page, as HTML for its `<head>`. */
  readonly pages: ReadonlyMap<string, string>
  /** What is wrong in the table, a line for each problem. */
  readonly problems: readonly string[]
}

/** Reads a table with the columns `group`, `lang` and `url`. The rows of a group are one page in several languages. */
export async function hreflangOfTable(csv: string): Promise<TableLinks> {
  const source = {
    name: 'pages.csv',
    async *chunks() {
      yield new TextEncoder().encode(csv)
    },
    close: async () => {},
  }
  const reader = await readDatabase(source)
  const pages = new Map<string, string>()
  const problems: string[] = []
  for await (const entries of reader.entries()) {
    for (const { value } of entries) {
      const result = validateURLSourceEntry(value, {}, { lenient: true })
      const page = result.valid ? result.data : result.usable?.entry
      if (page !== undefined) pages.set(page.loc, toHtmlLinks(completeLinks(page)))
      // A sitemap needs the date of the last change; links do not.
      const errors = result.errors?.filter(({ pointer }) => pointer !== '/lastmod') ?? []
      problems.push(...errors.map(({ message, remedy }) => `${message} ${remedy}`))
    }
  }
  return { pages, problems }
}
