/** Size of every picture that stands for a page where it is shared, in pixels: what Facebook and others ask for. */
export const previewSize = { width: 1200, height: 630 } as const
