// For the web, where the platform's classes are good.
export type {}
