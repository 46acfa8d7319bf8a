export const shareTargets = ['zalo', 'facebook', 'x', 'linkedin', 'email'] as const

export type ShareTarget = (typeof shareTargets)[number]

/** Zalo expects the address as base64-encoded JSON. */
function zaloAddress(url: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ url }))
  return `https://button-share.zalo.me/share_external?${new URLSearchParams({ layout: '1', color: 'blue', customize: 'false', d: btoa(String.fromCharCode(...bytes)), shareType: '0' }).toString()}`
}

/** The links that share a page. They need no script of another site (spec 2). */
export const shareAddress = {
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url }).toString()}`,
  x: (url, title) => `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title }).toString()}`,
  zalo: zaloAddress,
  linkedin: (url) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url }).toString()}`,
  // Mail programs read a plus as itself.
  email: (url, title) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
} satisfies Record<ShareTarget, (url: string, title: string) => string>
