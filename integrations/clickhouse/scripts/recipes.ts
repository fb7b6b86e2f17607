/** A statement of the README, and the rows that it gives: tab-separated lines. */
export interface Recipe {
  readonly statement: string
  /** `null` if the README does not say. */
  readonly rows: string | null
}

/** The statements of all blocks of SQL, in their order. A line that begins with `-- => ` is a row of the statement above. */
export function readRecipes(readme: string): readonly Recipe[] {
  return [...readme.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].flatMap(([, block]) =>
    // A statement ends with the semicolon at the end of a line.
    [...block!.matchAll(/([\s\S]+?);\n((?:-- => [^\n]*\n)*)/g)].map(([, statement, rows]) => ({
      statement: statement!.trim(),
      rows: rows === '' ? null : rows!.replaceAll(/^-- => /gm, '').trimEnd(),
    })),
  )
}
