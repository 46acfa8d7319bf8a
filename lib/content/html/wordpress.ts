const youtube = /^https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})/

function embed(address: string): string {
  const video = youtube.exec(address.trim())?.[1]
  if (video) return `<iframe src="https://www.youtube.com/embed/${video}" title="YouTube"></iframe>`
  return /^https?:\/\/[^\s"<>]+$/.test(address.trim()) ? `<p><a href="${address.trim()}">${address.trim()}</a></p>` : ''
}

/** Old WordPress texts separate paragraphs by empty lines alone. */
function paragraphsFromLines(text: string): string {
  if (/<(p|div|h[1-6]|ul|ol|table|br)\b/i.test(text) || !/\n\s*\n/.test(text)) return text
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => (/^\s*<(figure|iframe|blockquote|pre|hr)\b/i.test(paragraph) ? paragraph : `<p>${paragraph}</p>`))
    .join('\n')
}

/** Replaces the shortcodes of an old WordPress text by what they stood for; unknown layout codes go. */
export function expandShortcodes(html: string): string {
  const expanded = html
    .replace(/\[caption[^\]]*\]\s*(<a\b[^>]*>\s*)?(<img\b[^>]*>)(\s*<\/a>)?([\s\S]*?)\[\/caption\]/gi, (_, _open, image: string, _close, text: string) =>
      `<figure>${image}<figcaption>${text.trim()}</figcaption></figure>`,
    )
    .replace(/\[embed[^\]]*\]([\s\S]*?)\[\/embed\]/gi, (_, address: string) => embed(address))
    .replace(/^\s*(https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}\S*)\s*$/gim, (_, address: string) => embed(address))
    .replace(/\[\/?(?:gallery|audio|video|playlist|vc_\w+|et_pb_\w+|su_\w+|contact-form-7)\b[^\]]*\]/gi, '')
  return paragraphsFromLines(expanded)
}
