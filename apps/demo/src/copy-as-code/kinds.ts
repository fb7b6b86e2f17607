/** What a URL can be copied as. */
export const CODE_KINDS = ['TypeScript', 'curl', 'JSON'] as const
export type CodeKind = (typeof CODE_KINDS)[number]
