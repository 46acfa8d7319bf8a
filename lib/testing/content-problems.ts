import { ContentProblems } from '@/lib/content/import/problems'
import { readContent } from '@/lib/content/import/read'

export function contentProblems(folder: string): string[] {
  try {
    readContent(folder)
    return []
  } catch (error) {
    if (!(error instanceof ContentProblems)) throw error
    return error.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)
  }
}
