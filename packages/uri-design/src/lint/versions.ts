/** Whether a segment is a version of an interface, by number or by day: `v1`, `v2beta1`, `2024-01-01`. */
export function isVersion(segment: string): boolean {
  return (
    /^v[0-9]+(?:\.[0-9]+)*(?:(?:alpha|beta|rc|preview)[0-9]*)?$/i.test(segment) ||
    /^(?:19|20)[0-9]{2}-[0-9]{2}(?:-[0-9]{2})?$/.test(segment)
  )
}
