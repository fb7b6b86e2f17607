import type { SchemeDefinition } from './scheme.ts'

export const custom: SchemeDefinition<'custom', 'custom://provider/resource-type/id'> = {
  name: 'custom',
  format: 'custom://provider/resource-type/id',
  summary: 'A resource of another service.',
  examples: ['custom://notion/pages/abc123', 'custom://jira/issues/PROJ-123'],
  style: 'plain',
  naming: 'designed',
}
