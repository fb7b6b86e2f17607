import type { Preset } from '../preset.ts'

/** A preset for each of some hosts and patterns, and one for all others. */
export class HostPresets {
  readonly otherwise: Preset
  readonly #byPattern = new Map<string, Preset>()
  #longest = 0

  constructor(otherwise: Preset) {
    this.otherwise = otherwise
  }

  /**
   * @param pattern - A serialised host without a dot at its end, or `*.` and a domain.
   * @returns Whether it is new.
   */
  add(pattern: string, preset: Preset): boolean {
    if (this.#byPattern.has(pattern)) return false
    this.#byPattern.set(pattern, preset)
    this.#longest = Math.max(this.#longest, pattern.length)
    return true
  }

  /** The preset of a host: that of its name, then of the longest pattern that matches. */
  of(host: string): Preset {
    const name = host.endsWith('.') ? host.slice(0, -1) : host
    const exact = this.#byPattern.get(name)
    if (exact !== undefined) return exact
    // No pattern reaches further back: a host of many labels takes no longer than one of few.
    const from = Math.max(0, name.length + 1 - this.#longest)
    for (let dot = name.indexOf('.', from); dot !== -1; dot = name.indexOf('.', dot + 1)) {
      const found = this.#byPattern.get(`*${name.slice(dot)}`)
      if (found !== undefined) return found
    }
    return this.otherwise
  }
}
