/** Pages about the institute and its rules, by their segment in the address. Staff edit them; there are no others. */
export const sitePageIds = ['ve-vien', 'nha-dau-tu-nuoc-ngoai', 'chinh-sach-bien-tap', 'dieu-khoan', 'bao-mat'] as const

export type SitePageId = (typeof sitePageIds)[number]

export const isSitePage = (segment: string | undefined): segment is SitePageId =>
  (sitePageIds as readonly (string | undefined)[]).includes(segment)

export const sitePagePath = (id: SitePageId): string => `/${id}`

/** The section of the privacy page on the deletion of data, which Facebook's review asks for. Staff do not edit it. */
export const dataDeletionAnchor = 'xoa-du-lieu'

export const firstTalks = ['FREE', 'PAID'] as const
