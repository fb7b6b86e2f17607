import { DuckDBInstance } from '@duckdb/node-api'
import { registerUrlFunctions } from '@waymark/duckdb'

/** How many pages of a site were requested, and how often. */
export interface SiteHits {
  /** The registrable domain; `null` for what is not a URL or has none. */
  readonly site: string | null
  readonly pages: number
  readonly hits: number
}

/** Reads a CSV file with a column `url`. For a Parquet file, write `read_parquet`. */
export async function hitsBySite(file: string): Promise<SiteHits[]> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    registerUrlFunctions(connection)
    const result = await connection.runAndReadAll(
      `SELECT
        waymark_domain(url) AS site,
        count(DISTINCT waymark_normalize(url, 'crawler')) AS pages,
        count(*) AS hits
      FROM read_csv($file)
      GROUP BY site
      ORDER BY hits DESC, site`,
      { file },
    )
    return result.getRowsJS().map(([site, pages, hits]) => ({
      site: site as string | null,
      pages: Number(pages),
      hits: Number(hits),
    }))
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}
