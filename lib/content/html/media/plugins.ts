import { cleanAddress } from '../embeds/embed'
import { embedOf } from '../embeds'
import { element } from '../element'
import { isBlank, unwrap } from '../paragraphs'

/** Elements of plug-ins, from before browsers played videos by themselves. */

const names = /^(?:movie|src|url|filename|data|file)$/i

function addressesOf(plugin: Element): string[] {
  const parameters = [...plugin.querySelectorAll('param')].filter((each) => names.test(each.getAttribute('name') ?? ''))
  const written = [
    plugin.getAttribute('data'),
    plugin.getAttribute('src'),
    ...parameters.map((each) => each.getAttribute('value')),
    ...[...plugin.querySelectorAll('embed')].map((each) => each.getAttribute('src')),
  ]
  return written
    .map((address) => cleanAddress(address ?? ''))
    .filter((address) => /^(?:https?:|\/(?!\/))/i.test(address))
}

const fileKinds: [RegExp, string][] = [
  [/\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i, 'video'],
  [/\.(?:mp3|m4a|ogg|oga|wav|aac)(?:[?#]|$)/i, 'audio'],
  [/\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i, 'img'],
]

export function replacePlugins(body: HTMLElement): void {
  // The innermost first: one inside of another is its fallback.
  for (const plugin of [...body.querySelectorAll('object, embed')].reverse()) {
    if (plugin.localName === 'embed' && plugin.closest('object')) continue
    const addresses = addressesOf(plugin)
    const address = addresses.find((each) => embedOf(each)) ?? addresses[0]
    for (const part of plugin.querySelectorAll('param, embed')) part.remove()
    if (address === undefined && !isBlank(plugin)) {
      unwrap(plugin)
      continue
    }
    const kind = fileKinds.find(([form]) => form.test(address ?? ''))?.[1]
    const title = (plugin.getAttribute('title') ?? plugin.getAttribute('aria-label'))?.trim()
    const attributes = { ...(address && { src: address }), ...(title && { [kind === 'img' ? 'alt' : 'title']: title }) }
    plugin.replaceWith(element(plugin.ownerDocument, kind ?? 'iframe', attributes))
  }
}
