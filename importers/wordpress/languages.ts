import { isLanguage, type Language } from '@/lib/domain/languages'
import { metaOf, type WxrItem } from './wxr'

/** What the plugins for languages, Polylang and WPML, say of an item. */
export interface ItemLanguage {
  /** The code as it is written; empty if none is. */
  code: string
  /** The same for all translations of an item; empty if nothing says it. */
  group: string
}

type LanguageFacts = Pick<WxrItem, 'id' | 'terms' | 'meta'>

export function languageOf(item: LanguageFacts): ItemLanguage {
  const term = (domain: string) => item.terms.find((each) => each.domain === domain)?.nicename ?? ''
  const original = metaOf(item, '_icl_lang_duplicate_of')
  const translated = metaOf(item, '_wpml_import_translation_group')
  const polylang = term('post_translations')
  return {
    code: term('language') || metaOf(item, '_wpml_import_language_code') || metaOf(item, '_wpml_language'),
    group: polylang || (translated && `wpml-${translated}`) || (original && `copy-${original}`),
  }
}

/** The language of this site that a code names, such as `zh-hans` or `en_US`; undefined for any other. */
export function siteLanguage(code: string): Language | undefined {
  const [first] = code.toLowerCase().replace(/^pll_/, '').split(/[-_]/)
  return isLanguage(first) ? first : undefined
}
