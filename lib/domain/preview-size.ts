/** Pixels of every image that represents a page in shared links. Facebook and others recommend this size. */
export const previewSize = { width: 1200, height: 630 } as const
