/** What the page's HTML says, which is there in English before any script runs. */
export interface PageWords {
  readonly views: string
  readonly theme: string
  readonly title: string
  readonly tabUrl: string
  readonly tabTwo: string
  readonly tabMany: string
  readonly tabDesign: string
  readonly more: string
  readonly firstBefore: string
  readonly firstAfter: string
  readonly firstStanding: string
  readonly needs: string
  readonly needBroken: string
  readonly needFake: string
  readonly needSame: string
  readonly drawerHosts: string
  readonly drawerRules: string
  readonly drawerStepper: string
  readonly drawerLint: string
  readonly drawerPatterns: string
  readonly documentation: string
  readonly search: string
  readonly languages: string
  readonly input: string
  readonly clear: string
  readonly copyLink: string
  readonly urlHint: string
  readonly partsFound: string
  readonly resolve: string
  readonly baseUrl: string
  readonly examples: string
  readonly tour: string
  readonly openFull: string
  readonly problems: string
  readonly parts: string
  readonly seo: string
  readonly trailingSlash: string
  readonly never: string
  readonly always: string
  readonly preserve: string
  readonly keepQuery: string
  readonly keepFragment: string
  readonly httpsOnly: string
  readonly privacy: string
}

export type PageKey = keyof PageWords
