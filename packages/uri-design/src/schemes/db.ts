import type { SchemeDefinition } from './scheme.ts'

export const db: SchemeDefinition<'db', 'db://type/database/table[/id]'> = {
  name: 'db',
  format: 'db://type/database/table[/id]',
  summary: 'A table of a database, or one row of it.',
  examples: [
    'db://postgres/mydb/users',
    'db://postgres/mydb/users/123',
    'db://sqlite/data.db/records',
  ],
  style: 'plain',
  naming: 'designed',
}
