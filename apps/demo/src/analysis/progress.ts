/** Says how many of how many steps are done. */
export type Progress = (done: number, total: number) => void
