import { readFileSync } from 'node:fs'

/** Documents whose commands operators type. */
export const operatorDocuments = [
  'README.md',
  'docs/operations.md',
  'docs/content.md',
  'importers/README.md',
  'deploy/README.md',
]

/** A command as a document has it. */
export interface DocumentedCommand {
  document: string
  line: number
  /** The nearest heading above it. */
  heading: string
  command: string
  /** Whether it stands in a sentence and not in a block. */
  isInline: boolean
  /** Why the check does not follow it, as a comment in the document says. */
  notFollowed?: string
}

/** Documents whose commands within sentences are followed too. */
const withInline = new Set(['docs/operations.md', 'docs/content.md'])

const comment = /^<!-- not followed: (.*) -->$/
const ofOne = /^`([^`]+)`: (.*)$/
const orderToStaff = /^[a-z]+(?:-[a-z]+)*(?: [A-Z]+)?$/

/** Joins lines that end with a backslash. */
const joined = (text: string) => text.replaceAll(/\\\n\s*/g, '')

/** The reasons in comments about single commands, by command. */
const reasonsIn = (lines: readonly string[]): Map<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [, command, reason] = ofOne.exec(comment.exec(line)?.[1] ?? '') ?? []
      return command && reason ? [[command, reason] as const] : []
    }),
  )

/** Commands within a line of text: those of npm, and what else an item about staff says to put behind its command. */
function inlineCommands(text: string): string[] {
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
  const isAboutStaff = text.startsWith('- `npm run staff -- ')
  return spans.flatMap((span) => {
    if (/^npm (?:start|run)\b/.test(span)) return [span]
    return isAboutStaff && orderToStaff.test(span) ? [`npm run staff -- ${span}`] : []
  })
}

/** The commands of a document in order: those in indented blocks, one for each line, and those within its text. */
export function commandsIn(document: string, text = readFileSync(document, 'utf8')): DocumentedCommand[] {
  const lines = text.split('\n')
  const reasons = reasonsIn(lines)
  const found: DocumentedCommand[] = []
  let [heading, reason]: [string, string | undefined] = ['', undefined]
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? ''
    const at = { document, line: i + 1, heading: (heading = /^#+ (.*)/.exec(line)?.[1] ?? heading) }
    const [, about] = comment.exec(line) ?? []
    if (about !== undefined) reason = ofOne.test(about) ? undefined : about
    else if (/^ {4}\S/.test(line) && !lines[i - 1]?.trim()) {
      const block: string[] = []
      for (; /^ {4}/.test(lines[i] ?? '') || (!lines[i]?.trim() && /^ {4}/.test(lines[i + 1] ?? '')); i += 1)
        block.push((lines[i] ?? '').slice(4))
      const commands = joined(block.join('\n')).split('\n').filter(Boolean)
      found.push(
        ...commands.map((command) => ({ ...at, command, isInline: false, ...(reason && { notFollowed: reason }) })),
      )
      reason = undefined
    } else if (line.trim()) {
      reason = undefined
      if (!withInline.has(document)) continue
      // An item of a list goes on in the lines that are indented below it.
      let item = line
      while (/^ {2}\S/.test(lines[i + 1] ?? '')) item += ` ${(lines[(i += 1)] ?? '').trim()}`
      found.push(
        ...inlineCommands(item).map((command) => {
          const notFollowed = reasons.get(command)
          return { ...at, command, isInline: true, ...(notFollowed && { notFollowed }) }
        }),
      )
    }
  }
  return found
}

/**
 * The commands of all documents that a check has to follow, or that a comment excludes. Left out is what a sentence only
 * names, without the arguments that it needs, or names again.
 */
export function operatorCommands(): DocumentedCommand[] {
  const all = operatorDocuments.flatMap((document) => commandsIn(document))
  const isOnlyNamed = ({ command, isInline }: DocumentedCommand) =>
    isInline && all.some((other) => other.command.startsWith(`${command} -- `))
  return all.filter(
    (found, i) =>
      !isOnlyNamed(found) && !(found.isInline && all.slice(0, i).some(({ command }) => command === found.command)),
  )
}
