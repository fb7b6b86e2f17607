import { bigQuerySql } from '@waymark/udf'

/** Where the functions go, and where their script is stored. */
export interface Place {
  /** Such as `my-project.urls`. */
  readonly dataset: string
  /** `full.js` of `@waymark/udf` in a bucket, such as `gs://my-bucket/waymark-0.1.0.js`. */
  readonly library: string
}

/** The statements that create two functions: run them once, for example with `bq query --use_legacy_sql=false`. */
export function createFunctions({ dataset, library }: Place): string {
  return bigQuerySql({ dataset, library, names: ['waymark_domain', 'waymark_normalize_by'] })
}

/** The pages of each site in a table of requests, and how often they were visited. */
export function countPages(dataset: string, table: string): string {
  return `
WITH counted AS (SELECT url, COUNT(*) AS hits FROM \`${table}\` GROUP BY url)
SELECT
  \`${dataset}.waymark_domain\`(url) AS site,
  \`${dataset}.waymark_normalize_by\`(url, 'crawler') AS page,
  SUM(hits) AS hits
FROM counted
GROUP BY site, page
ORDER BY hits DESC, page`
}
