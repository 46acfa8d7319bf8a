import { LineCounter, parseDocument, isNode } from 'yaml'
import type { z } from 'zod'
import { errorOf } from './errors'
import type { Problem } from './problems'

export function frontMatter(text: string): { front: string; body: string } | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  return match ? { front: match[1] ?? '', body: match[2] ?? '' } : undefined
}

export type Parsed<T> = { value: T; lineOf: (path: PropertyKey[]) => number } | { problems: Problem[] }

/** `firstLine` is the line of the file on which the text begins, counted from 1. */
export function parseYaml<T extends z.ZodType>(
  text: string,
  schema: T,
  file: string,
  firstLine = 1,
): Parsed<z.infer<T>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: error.message.split('\n')[0] ?? error.code,
      })),
    }
  }

  function lineOf(path: PropertyKey[]): number {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return firstLine
  }

  const parsed = schema.safeParse(document.toJS(), { reportInput: true })
  if (parsed.success) return { value: parsed.data, lineOf }
  return {
    problems: parsed.error.issues.map((issue) => {
      const at = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
      return { file, line: lineOf(at), message: errorOf(issue) }
    }),
  }
}
