/**
 * Draws every picture that the sample content names, and writes it to content/images. The drawings are seeded by name,
 * so another run gives the same files. Lists them in content/images.yaml, so that an import does not convert them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { sha256Of } from '@/lib/content/import/content'
import { cover } from './draw/covers'
import { figure } from './draw/figures'
import { hero } from './draw/hero'
import { logo } from './draw/logos'
import { namedPictures, type NamedPicture } from './draw/named-pictures'
import { portrait } from './draw/portraits'
import { renderWebp } from './draw/render'

const content = fileURLToPath(new URL('../content', import.meta.url))

/** Largest size of a picture in bytes; hero pictures fill the whole window. */
const weightLimit = (picture: NamedPicture) => (picture.kind === 'hero' ? 140_000 : 60_000)

const draw = (picture: NamedPicture) => {
  switch (picture.kind) {
    case 'cover':
      return cover(picture.key, picture.articleType)
    case 'figure':
      return figure(picture.name)
    case 'portrait':
      return portrait(picture.person)
    case 'logo':
      return logo(picture.id, picture.initialsFrom)
    case 'hero':
      return hero(picture.scene)
  }
}

/** Says of each picture that it is as a site stores it, while it has these bytes. */
function listPictures(pictures: readonly NamedPicture[]): void {
  const entries = pictures.map(({ path: file }) => {
    const sha256 = sha256Of(readFileSync(join(content, 'images', file)))
    return { file, stored: true, sha256 }
  })
  const comment = '# Written by `npm run content:draw`. A picture with other bytes is converted when it is loaded.\n'
  writeFileSync(join(content, 'images.yaml'), comment + stringify(entries, { lineWidth: 0 }))
}

const main = async () => {
  const weights = new Map<string, number[]>()
  const pictures = await namedPictures(content)
  for (const picture of pictures) {
    const weight = await renderWebp(draw(picture), join(content, 'images', picture.path), weightLimit(picture))
    weights.set(picture.kind, [...(weights.get(picture.kind) ?? []), weight])
  }
  listPictures(pictures)
  for (const [kind, list] of weights) {
    const kilobytes = (bytes: number) => `${Math.round(bytes / 100) / 10} kB`
    console.log(
      `${kind}: ${list.length} pictures, heaviest ${kilobytes(Math.max(...list))}, together ${kilobytes(list.reduce((sum, weight) => sum + weight, 0))}`,
    )
  }
}

await main()
