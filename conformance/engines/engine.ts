/** An engine that runs a classic script and gives back the text of what the call at its end gives. */
export interface Engine {
  readonly name: string
  /** What it takes to have it here. */
  readonly needs: string
  /** Whether it gets the script without classes, as React Native compiles it. */
  readonly withoutClasses?: true
  /** Parts of the packages that it cannot run, with the reason. */
  readonly cannotRun?: Readonly<Partial<Record<PartName, string>>>
  /** Cases that fail here because the engine is at fault. One that passes after all fails the run. */
  readonly faults?: readonly EngineFault[]
  /** Its version, and that of the engine inside if it has another name. `null`: not on this machine. */
  version(): Promise<string | null>
  /** Only called if there is a version. */
  run(script: string, call: string): Promise<string>
}

export interface EngineFault {
  /** The data file. */
  readonly file: string
  readonly id: string
  readonly reason: string
}

/** What engines are asked about: each part is one script. */
export type PartName = 'url' | 'other' | 'uri-design'
