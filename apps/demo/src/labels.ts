import type { Role } from './location.ts'

/** The name of each part for people; it always accompanies the part's colour. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  scheme: 'Scheme',
  username: 'Username',
  password: 'Password',
  host: 'Host',
  port: 'Port',
  path: 'Path',
  query: 'Query',
  fragment: 'Fragment',
}
