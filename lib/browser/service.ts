import * as z from 'zod/mini'
import type { ChecklistItem } from '@/lib/domain/checklist'

const answer = z.object({ data: z.object({ id: z.string(), title: z.string(), type: z.string() }) })

/** A service by its id, which may be a former one; undefined if there is none: news is no service (spec 3). */
export async function readService(id: string): Promise<ChecklistItem | undefined> {
  const response = await fetch(`/api/article/${encodeURIComponent(id)}`)
  if (!response.ok) return undefined
  const { data } = z.parse(answer, await response.json())
  return data.type === 'NEWS' ? undefined : { id: data.id, title: data.title }
}
