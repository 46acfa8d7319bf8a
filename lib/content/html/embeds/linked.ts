import { cleanAddress, matching, type Provider } from './embed'

/** Pages of sites whose players follow visitors, or need a script: they are linked, not embedded. */
const pages: { host: RegExp; page: (url: URL) => string | undefined }[] = [
  {
    host: /^(?:www\.|m\.)?tiktok\.com$/,
    page({ pathname }) {
      const video = /^\/(?:embed(?:\/v\d)?|player\/v\d)\/(\d{1,20})\/?$/.exec(pathname)?.[1]
      return video && `https://www.tiktok.com/@/video/${video}`
    },
  },
  {
    host: /^(?:platform\.)?(?:twitter|x)\.com$/,
    page({ pathname, searchParams }) {
      const id = /^\/embed\/tweet\.html$/i.test(pathname) ? matching(/^\d{1,20}$/, searchParams.get('id')) : undefined
      return id && `https://x.com/i/status/${id}`
    },
  },
  {
    host: /^w\.soundcloud\.com$/,
    page({ searchParams }) {
      const url = URL.parse(cleanAddress(searchParams.get('url') ?? ''))
      const isPage = url && /^(?:www\.|m\.)?soundcloud\.com$/.test(url.hostname)
      return isPage ? `https://soundcloud.com${url.pathname}` : undefined
    },
  },
]

export const linked: Provider = {
  name: '',
  origin: undefined,
  read(url) {
    const page = pages.find(({ host }) => host.test(url.hostname))?.page(url)
    return page ? { kind: 'link', player: undefined, page } : undefined
  },
}
