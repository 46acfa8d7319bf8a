import { htmlLang, type Language } from './languages'

/** A language's name in another one, as "Tiếng Pháp". */
export const languageName = (code: string, language: Language): string =>
  new Intl.DisplayNames(htmlLang[language], { type: 'language' }).of(code) ?? code
