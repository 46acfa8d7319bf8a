import { escapeHtml } from '../../domain/text'
import { videoOfLine, videoPlayer } from './embeds'

const frame = (address: string) => `<iframe src="${escapeHtml(address)}"></iframe>`

function embed(written: string): string {
  const address = written.trim()
  if (videoPlayer(address)) return frame(address)
  return /^https?:\/\/[^\s"<>]+$/.test(address) ? `<p><a href="${address}">${address}</a></p>` : ''
}

const addressIn = (parameters: string): string | undefined =>
  /https?:\/\/[^\s"'<>&]+|\/media\/[^\s"'<>&]+/.exec(parameters)?.[0]

function player(name: string, parameters: string): string {
  const address = addressIn(parameters)
  if (!address) return lost(name)
  return videoPlayer(address) ? frame(address) : `<${name} src="${escapeHtml(address)}"></${name}>`
}

const lost = (name: string) => `<iframe title="${name}"></iframe>`

/** The patterns have bounded lengths, or read a line once, so that no text takes long to process. */
export function expandShortcodes(html: string): string {
  if (!html.includes('[') && !/youtu|vimeo|facebook/.test(html)) return html
  return html
    .replace(
      /\[caption[^\][]{0,300}\]\s{0,9}(?:<a\b[^<>]{0,900}>\s{0,9})?(<img\b[^<>]{0,900}>)(?:\s{0,9}<\/a>)?([^[\]]{0,900})\[\/caption\]/gi,
      (_, image: string, text: string) => `<figure>${image}<figcaption>${text.trim()}</figcaption></figure>`,
    )
    .replace(/\[embed[^\][]{0,300}\]([^[\]<>]{0,600})\[\/embed\]/gi, (_, address: string) => embed(address))
    .replace(
      /\[(?:youtube|su_youtube|vimeo|su_vimeo)\b([^\][]{1,300})\]/gi,
      (code, parameters: string) => embed(addressIn(parameters) ?? '') || code,
    )
    .replace(/^[ \t]{0,9}https?:\/\/[^\s<>"]+[ \t]{0,9}\r?$/gim, (line) => {
      const video = videoOfLine(line)
      return video ? frame(video) : line
    })
    .replace(/\[(video|audio)\b([^\][]{0,900})\](?:\[\/\1\])?/gi, (_, name: string, parameters: string) =>
      player(name.toLowerCase(), parameters),
    )
    .replace(/\[(gallery|playlist|contact-form-7)\b[^\][]{0,900}\]/gi, (_, name: string) => lost(name.toLowerCase()))
    .replace(/\[\/?(?:gallery|audio|video|playlist|vc_\w{1,40}|et_pb_\w{1,40}|su_\w{1,40})\b[^\][]{0,900}\]/gi, '')
}
