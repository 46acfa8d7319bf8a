import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Language } from '@/lib/domain/languages'

/** Maximum number of suggestions. The list is tall enough for five; the rest can be scrolled (spec 9: 15rem). */
const suggestionCount = 10

const suggestion = z.object({ title: z.string(), note: z.optional(z.string()), path: z.string() })

const group = z.object({ label: z.string(), items: z.array(suggestion) })

const answer = z.object({
  data: z.object({ suggestions: z.object({ announced: z.string(), groups: z.array(group) }) }),
})

export type Suggestion = z.infer<typeof suggestion>

export type SuggestionGroup = z.infer<typeof group>

/**
 * Articles in a language whose title contains the typed text (spec 5), then people, partners, pages and texts of law.
 */
export function suggestionsQuery(typed: string, language: Language) {
  return queryOptions({
    queryKey: ['suggestions', language, typed],
    queryFn: async ({ signal }) => {
      const parameters = new URLSearchParams({ q: typed, in: 'title', language, limit: String(suggestionCount) })
      const response = await fetch(`/api/search?${parameters.toString()}`, { signal })
      if (!response.ok) throw new Error(`GET /api/search: status ${response.status}`)
      return z.parse(answer, await response.json()).data.suggestions
    },
  })
}
