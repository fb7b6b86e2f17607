/** Goes through the moments of a trace, by itself or by hand. */
export interface Player {
  /** The moment that is shown, from 0. */
  at(): number
  isPlaying(): boolean
  /** Begins with other moments, without playing. */
  load(total: number, at: number): void
  /** Shows a moment, or the nearest one that there is, and stops playing. */
  goTo(at: number): void
  /** Plays from here, or from the start if this is the end; or stops. */
  toggle(): void
  /** @param factor - How many times as fast as normal. */
  setSpeed(factor: number): void
}

/** How playing goes on. */
export interface Course {
  /** The moment after one, which is a later one. */
  next(at: number): number
  /** Whether playing stops at a moment. */
  stopsAt(at: number): boolean
}

/** Between two moments at normal speed, in milliseconds: time to read a short sentence. */
const PAUSE = 800

/**
 * @param show - Draws the moment; called after every change.
 * @param canPlay - Whether anybody can see it; playing stops if nobody can.
 */
export function createPlayer(show: () => void, canPlay: () => boolean, course: Course): Player {
  let total = 1
  let at = 0
  let timer = 0
  let speed = 1

  function stop(): void {
    window.clearTimeout(timer)
    timer = 0
  }

  function goTo(to: number): void {
    at = Math.min(Math.max(to, 0), total - 1)
    show()
  }

  function tick(): void {
    timer = 0
    if (canPlay() && at < total - 1) {
      const to = course.next(at)
      if (to < total - 1 && !course.stopsAt(to)) timer = window.setTimeout(tick, PAUSE / speed)
      goTo(to)
    } else show()
  }

  return {
    at: () => at,
    isPlaying: () => timer !== 0,
    load(count, start) {
      stop()
      total = count
      goTo(start)
    },
    goTo(to) {
      stop()
      goTo(to)
    },
    toggle() {
      if (timer !== 0) {
        stop()
        show()
        return
      }
      timer = window.setTimeout(tick, PAUSE / speed)
      goTo(at === total - 1 ? 0 : at)
    },
    setSpeed(factor) {
      speed = factor
    },
  }
}
