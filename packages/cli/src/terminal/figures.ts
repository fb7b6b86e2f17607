const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

/** A number of bytes with a decimal unit and up to three digits: `512 B`, `12.4 MB`. */
export function bytes(value: number): string {
  if (value < 1000) return `${value} B`
  let scaled = value / 1000
  let unit = 0
  while (scaled >= 999.5 && unit < UNITS.length - 1) {
    scaled /= 1000
    unit++
  }
  return `${scaled < 99.95 ? scaled.toFixed(1) : scaled.toFixed(0)} ${UNITS[unit]!}`
}

/** Milliseconds for people: `85 ms`, `3.2 s`, `4 min 05 s`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}
