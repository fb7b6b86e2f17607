/** The path of the page of a code. Codes differ in more than case. */
export function codePath(name: string): string {
  return `codes/${name.toLowerCase()}`
}
