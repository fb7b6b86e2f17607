import type { SiteProblem } from '@waymark/site'
import type { KindRequest } from '../site-audit/kind-view.ts'
import type { FolderRequest, FolderView } from './audit-folder.ts'

/** What the page asks of the worker that audits built pages, which it starts when it is given some. */
export interface FolderCalls {
  /** `null` if no file is a page. */
  audit(request: FolderRequest): FolderView | null
  /** More of the problems of a kind. */
  problems(request: KindRequest): readonly SiteProblem[]
}
