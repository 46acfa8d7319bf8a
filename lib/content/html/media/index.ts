import { cleanAddress } from '../embeds/embed'
import { embedOf } from '../embeds'
import { element } from '../element'
import { unwrap } from '../paragraphs'
import { unifyFrames } from './frames'
import { replacePlugins } from './plugins'
import { addressInSets, fileName, isHidden, isOnePixel, isTiny, imageAddress } from './sources'

/** Pixels of a drawing that is a sign beside a text. */
const signSize = 48

/** The first image or frame of a `noscript`, which is text where scripts could run. Only that one tag is parsed. */
function shownBy(fallback: Element): Element | null {
  const [tag] = /<(?:img|iframe)\b[^<>]{1,2000}>/i.exec(fallback.textContent ?? '') ?? []
  if (!tag || fallback.firstElementChild) return fallback.querySelector('img, iframe')
  const holder = fallback.ownerDocument.createElement('div')
  holder.innerHTML = tag
  const shown = holder.firstElementChild
  for (const name of ['name', 'id']) shown?.removeAttribute(name)
  return shown
}

function showFallbacks(body: HTMLElement): void {
  for (const fallback of body.querySelectorAll('noscript')) {
    const shown = shownBy(fallback)
    if (!shown || isHidden(shown)) continue
    const before = fallback.previousElementSibling
    if (before?.localName === shown.localName) before.remove()
    fallback.replaceWith(shown)
  }
}

function renameAmpImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll('amp-img')) {
    const names = image.getAttributeNames().filter((each) => /^[a-z-]+$/.test(each))
    const attributes = Object.fromEntries(names.map((name) => [name, image.getAttribute(name) ?? '']))
    image.replaceWith(element(image.ownerDocument, 'img', attributes))
  }
}

function openPictures(body: HTMLElement): void {
  for (const figure of body.querySelectorAll('picture')) {
    const image = figure.querySelector('img') ?? figure.appendChild(figure.ownerDocument.createElement('img'))
    const own = imageAddress((name) => image.getAttribute(name))
    const sources = [...figure.querySelectorAll('source')]
    const result =
      own && !isOnePixel(own)
        ? own
        : sources.map((source) => addressInSets((name) => source.getAttribute(name))).find(Boolean)
    if (result) image.setAttribute('src', result)
    for (const source of sources) source.remove()
    unwrap(figure)
  }
}

function unifyImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) {
    if (isTiny(image)) image.remove()
    else if (/\bemoji\b|wp-smiley/.test(image.className)) image.replaceWith(image.getAttribute('alt') ?? '')
    else {
      const address = imageAddress((name) => image.getAttribute(name)) ?? ''
      if (isOnePixel(address) || address === '') image.removeAttribute('src')
      else image.setAttribute('src', address)
      if (!image.getAttribute('alt')?.trim() && !/^https?:|^\/media\/|^data:image/i.test(address))
        image.setAttribute('alt', fileName(address))
    }
  }
}

function unifyPlayers(body: HTMLElement): void {
  for (const player of body.querySelectorAll('video, video-js, audio')) {
    const addresses = [player, ...player.querySelectorAll('source')]
      .flatMap((each) =>
        ['src', 'data-src', 'data-video-src'].map((name) => cleanAddress(each.getAttribute(name) ?? '')),
      )
      .filter((address) => address !== '' && !address.startsWith('blob:'))
    const video = addresses.find((address) => embedOf(address))
    const name = video || addresses.length === 0 ? 'iframe' : player.localName.replace('-js', '')
    const src = video ?? addresses[0]
    const title = (player.getAttribute('title') ?? player.getAttribute('aria-label'))?.trim()
    const poster = player.getAttribute('poster')?.trim()
    const attributes = { ...(src && { src }), ...(title && { title }), ...(poster && { poster }) }
    player.replaceWith(element(player.ownerDocument, name, attributes))
  }
}

/** The sanitiser removes drawings and formulas: signs go, formulas become text, the rest an image that is lost. */
function replaceDrawings(body: HTMLElement): void {
  for (const formula of body.querySelectorAll('math'))
    formula.replaceWith(formula.getAttribute('alttext') ?? formula.textContent ?? '')
  for (const drawing of body.querySelectorAll('svg, canvas')) {
    const sizes = ['width', 'height'].map((name) => Number.parseFloat(drawing.getAttribute(name) ?? 'NaN'))
    const isSign =
      drawing.localName === 'svg' &&
      (drawing.getAttribute('aria-hidden') === 'true' ||
        sizes.some((size) => size <= signSize) ||
        drawing.parentElement?.closest('a, button, svg'))
    if (isSign || isHidden(drawing)) drawing.remove()
    else {
      const name = drawing.getAttribute('aria-label') ?? drawing.querySelector('title')?.textContent ?? ''
      drawing.replaceWith(element(drawing.ownerDocument, 'img', { alt: name.trim().slice(0, 300) }))
    }
  }
}

/**
 * Brings videos, sounds, images and what other sites embed into few forms, so that the sanitiser removes none of them:
 * `iframe`, `video`, `audio` and `img`, each with one address, or without one if it is lost. Takes linear time. Runs in
 * the browser too.
 */
export function unifyMedia(body: HTMLElement): void {
  showFallbacks(body)
  replacePlugins(body)
  unifyFrames(body)
  unifyPlayers(body)
  renameAmpImages(body)
  openPictures(body)
  unifyImages(body)
  replaceDrawings(body)
  for (const area of body.querySelectorAll('area')) {
    const [href, text] = [cleanAddress(area.getAttribute('href') ?? ''), area.getAttribute('alt')?.trim()]
    if (/^(?:https?:\/\/|\/(?!\/))/i.test(href))
      area.replaceWith(element(area.ownerDocument, 'a', { href }, text || href), ' ')
  }
  // Headings of texts that unfold are often buttons.
  for (const button of body.querySelectorAll('button')) unwrap(button)
}
