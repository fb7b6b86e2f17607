import { custom } from './custom.ts'
import { db } from './db.ts'
import { file } from './file.ts'
import { git } from './git.ts'
import { http, https } from './http.ts'
import { memory } from './memory.ts'

/**
 * The schemes of the guide, in its order. `http` and `https` are one of its six.
 *
 * @example
 * ```ts
 * import { guideSchemes } from '@waymark/uri-design'
 *
 * guideSchemes.map(({ format }) => format)[1] // => 'db://type/database/table[/id]'
 * ```
 */
export const guideSchemes: readonly [
  typeof file,
  typeof db,
  typeof git,
  typeof memory,
  typeof http,
  typeof https,
  typeof custom,
] = [file, db, git, memory, http, https, custom]
