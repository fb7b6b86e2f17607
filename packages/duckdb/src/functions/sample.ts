/** A URL that every preset and method takes. A choice is tried with it, so that a wrong one is an error and not a NULL in each row. */
export const SAMPLE = 'https://example.com/'
