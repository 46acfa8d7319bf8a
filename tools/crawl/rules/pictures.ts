import { destinationOf } from '../destinations'
import { metas } from '../page'
import type { Problem, Rule } from '../site'

/** Bytes that all link previews accept. */
const heaviest = 300_000

/** sharp's name of each type. */
const formats: Record<string, string> = { 'image/jpeg': 'jpeg', 'image/png': 'png' }

/** The picture of a shared link is as described in the metas: 1200×630, PNG or JPEG, small in bytes. */
export const previews: Rule = ({ pages, files }) =>
  [...pages.values()]
    .filter(({ status }) => status === 200)
    .flatMap((page) =>
      metas(page, 'og:image').flatMap((address): Problem[] => {
        const file = URL.canParse(address) ? files.get(new URL(address).href) : undefined
        if (file?.status !== 200)
          return [
            {
              page: page.address,
              what: `its preview ${address} answers ${file?.status ?? 'nothing that is a picture'}`,
            },
          ]
        const { picture, type, bytes } = file
        const [width, height, reported] = ['width', 'height', 'type'].map((name) => metas(page, `og:image:${name}`)[0])
        const faults = [
          ...(picture?.width === 1200 && picture.height === 630
            ? []
            : [`measures ${picture?.width}×${picture?.height}`]),
          ...(width === String(picture?.width) && height === String(picture?.height)
            ? []
            : [`is declared to measure ${width}×${height}`]),
          ...(formats[type] !== undefined && formats[type] === picture?.format
            ? []
            : [`is ${picture?.format}, sent as ${type}`]),
          ...(reported === type ? [] : [`is declared to be ${reported}`]),
          ...(bytes < heaviest ? [] : [`weighs ${bytes} bytes`]),
          ...(metas(page, 'twitter:image').every((shared) => shared === address)
            ? []
            : ['is another one for twitter:image']),
        ]
        return faults.map((fault) => ({ page: page.address, what: `its preview ${address} ${fault}` }))
      }),
    )

/** Every picture in a page can be decoded. */
export const pictures: Rule = ({ origin, pages, files }) =>
  [...pages.values()]
    .filter(({ status }) => status === 200)
    .flatMap((page) =>
      page.links.flatMap(({ address, kind }): Problem[] => {
        if (kind !== 'picture' || destinationOf(address, origin) === 'elsewhere') return []
        const file = files.get(address)
        return file?.type.startsWith('image/') && file.picture
          ? []
          : [{ page: page.address, what: `${address} is no picture but ${file?.type ?? 'a page'}` }]
      }),
    )

const urgent = /<img\b[^>]*\bfetchpriority="high"/gi

/** At most one picture of a page is fetched before the others: the largest at its top. */
export const urgentPictures: Rule = ({ pages }) =>
  [...pages.values()].flatMap(({ address, html }): Problem[] => {
    const count = html.match(urgent)?.length ?? 0
    return count > 1 ? [{ page: address, what: `wants ${count} pictures before all others` }] : []
  })
