const youtube = /^https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})/

function embed(address: string): string {
  const video = youtube.exec(address.trim())?.[1]
  if (video) return `<iframe src="https://www.youtube.com/embed/${video}" title="YouTube"></iframe>`
  return /^https?:\/\/[^\s"<>]+$/.test(address.trim()) ? `<p><a href="${address.trim()}">${address.trim()}</a></p>` : ''
}

/**
 * Replaces WordPress shortcodes with the content they stood for, and removes layout codes. The patterns have bounded
 * lengths, so that no text takes long to process.
 */
export function expandShortcodes(html: string): string {
  if (!html.includes('[') && !/youtu/.test(html)) return html
  return html
    .replace(
      /\[caption[^\][]{0,300}\]\s{0,9}(?:<a\b[^<>]{0,900}>\s{0,9})?(<img\b[^<>]{0,900}>)(?:\s{0,9}<\/a>)?([^[\]]{0,900})\[\/caption\]/gi,
      (_, image: string, text: string) => `<figure>${image}<figcaption>${text.trim()}</figcaption></figure>`,
    )
    .replace(/\[embed[^\][]{0,300}\]([^[\]<>]{0,600})\[\/embed\]/gi, (_, address: string) => embed(address))
    .replace(
      /^[ \t]{0,9}(https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}\S{0,200})[ \t]{0,9}\r?$/gim,
      (_, address: string) => embed(address),
    )
    .replace(
      /\[\/?(?:gallery|audio|video|playlist|vc_\w{1,40}|et_pb_\w{1,40}|su_\w{1,40}|contact-form-7)\b[^\][]{0,900}\]/gi,
      '',
    )
}
