import path from 'node:path'

/** The fonts of the preview images, from files, so that an image is the same on every machine. */
export const faces = {
  head: { family: 'ILC Preview Head', file: path.resolve('lib/seo/preview/fonts/head.ttf') },
  text: { family: 'ILC Preview Text', file: path.resolve('lib/seo/preview/fonts/text.ttf') },
  han: { family: 'ILC Preview Han', file: path.resolve('lib/seo/preview/fonts/han.ttf') },
} as const

export type PreviewFace = keyof typeof faces
