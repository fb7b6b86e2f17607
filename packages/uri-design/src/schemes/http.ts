import type { SchemeDefinition } from './scheme.ts'

export const https: SchemeDefinition<'https', 'https://host[/path*]'> = {
  name: 'https',
  format: 'https://host[/path*]',
  summary: 'A resource of a Web API.',
  examples: ['https://api.github.com/repos/owner/repo', 'https://api.slack.com/channels/C12345'],
  style: 'network',
  naming: 'designed',
}

export const http: SchemeDefinition<'http', 'http://host[/path*]'> = {
  name: 'http',
  format: 'http://host[/path*]',
  summary: 'A resource of a Web API, unencrypted.',
  examples: ['http://localhost:8080/users/123'],
  style: 'network',
  naming: 'designed',
}
