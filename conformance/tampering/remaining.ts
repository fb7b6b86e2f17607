/** The built-ins whose replacement still changes a result of ours, and why that is so. */
export const remaining: Readonly<Record<string, string>> = {}
