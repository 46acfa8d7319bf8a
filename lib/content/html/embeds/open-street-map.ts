import { matching, query, type Embed, type Provider } from './embed'

const origin = 'https://www.openstreetmap.org'

const numbers = (count: number) => new RegExp(`^-?\\d{1,3}(?:\\.\\d+)?(?:,-?\\d{1,3}(?:\\.\\d+)?){${count - 1}}$`)

function read({ hostname, pathname, searchParams }: URL): Embed | undefined {
  if (!/^(?:www\.)?openstreetmap\.org$/.test(hostname) || pathname !== '/export/embed.html') return undefined
  const bbox = matching(numbers(4), searchParams.get('bbox'))
  if (!bbox) return undefined
  const marker = matching(numbers(2), searchParams.get('marker'))
  const layer = matching(/^\w{1,30}$/, searchParams.get('layer'))
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
  const [mlat, mlon] = marker?.split(',') ?? []
  const middle = `${mlat ?? ((south + north) / 2).toFixed(5)}/${mlon ?? ((west + east) / 2).toFixed(5)}`
  return {
    kind: 'map',
    player: `${origin}/export/embed.html${query({ bbox, layer, marker })}`,
    page: `${origin}/${query({ mlat, mlon })}#map=16/${middle}`,
  }
}

export const openStreetMap: Provider = { name: 'OpenStreetMap', origin, read }
