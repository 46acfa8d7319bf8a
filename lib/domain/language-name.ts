import { htmlLang, type Language } from './languages'

export const languageName = (code: string, language: Language): string =>
  new Intl.DisplayNames(htmlLang[language], { type: 'language' }).of(code) ?? code
