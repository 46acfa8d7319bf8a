import { isLanguage, type Language } from '@/lib/domain/languages'
import { metaOf, type WxrItem } from './wxr'

/** What Polylang and WPML say: the code as it is written, and what is the same for all translations; else empty. */
export function languageOf(item: Pick<WxrItem, 'terms' | 'meta'>): { code: string; group: string } {
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
