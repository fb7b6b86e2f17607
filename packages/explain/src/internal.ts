/** For Waymark's own packages: the changes that causes ask for. */

export { draftEdits } from './explain.ts'
export { withoutOuterSpaces } from './text/white-space.ts'
export { fileUrlOf } from './text/windows-path.ts'
export { applyEdits } from './url-edit.ts'
