import type { SchemeDefinition } from './scheme.ts'

export const file: SchemeDefinition<'file', 'file:///path*'> = {
  name: 'file',
  format: 'file:///path*',
  summary: 'A file of this machine, by its absolute path.',
  examples: ['file:///home/user/document.md', 'file:///C:/Users/name/file.txt'],
  style: 'file',
  naming: 'free',
}
