import { startTags, withStartTags } from '../../html/start-tags'
import { ghostUrl, type GhostFiles } from './files'

/**
 * Films and sounds of the Ghost site: this site stores none. They are linked there if its address is known, and leave a
 * gap otherwise. `onLeft` learns of each.
 */
export function linkPlayers(
  html: string,
  files: GhostFiles,
  onLeft: (address: string, isLinked: boolean) => void,
): string {
  if (!html.includes(ghostUrl) && !/<(?:video|audio)\b/i.test(html)) return html
  const players = startTags(html, ['video', 'audio']).filter(({ attributes }) => {
    const given = attributes.get('src') ?? ''
    const path = files.pathOf(given)
    if (path === undefined) return false
    const address = files.addressOf(path)
    onLeft(given, address !== undefined)
    attributes.set('src', address ?? '')
    return true
  })
  return withStartTags(html, players).replaceAll(ghostUrl, files.addressOf('/')?.replace(/\/$/, '') ?? '')
}
