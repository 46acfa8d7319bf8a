import type messages from '@/messages/vi.json'
import type { Language } from '@/lib/domain/languages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof messages
  }
}
