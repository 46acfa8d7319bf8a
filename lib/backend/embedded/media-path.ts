/** Public address of an uploaded picture. */
export function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}
