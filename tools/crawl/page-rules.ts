import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { graphProblems } from './graph'
import { canonicalOf, isIndexable, isItself, metas, normal, relations, versionsOf, those, type Page } from './page'
import { isLanguageChoice, isOpen, type Site } from './site'

export type PageRule = (page: Page, site: Site) => string[]

/** What a head has exactly once (spec 1: titles). */
const onceMetas = ['description', 'viewport', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image']
const onceProperties = ['title', 'description', 'type', 'url', 'site_name', 'locale', 'image']
const onceOfImage = ['width', 'height', 'type', 'alt']
const onceLinks = ['canonical', 'manifest', 'apple-touch-icon']

function countsOf(page: Page): Record<string, number> {
  const names = [
    ...onceMetas,
    ...onceProperties.map((name) => `og:${name}`),
    ...onceOfImage.map((name) => `og:image:${name}`),
  ]
  const colours = page.metaTags.filter(({ name }) => name === 'theme-color')
  return {
    title: page.titles.length,
    ...Object.fromEntries(names.map((name) => [name, metas(page, name).filter(Boolean).length])),
    ...Object.fromEntries(onceLinks.map((relation) => [relation, relations(page, relation).length])),
    'light theme-color': colours.filter(({ media }) => media?.includes('light')).length,
    'dark theme-color': colours.filter(({ media }) => media?.includes('dark')).length,
  }
}

const isAbsolute = (address = '') => /^https?:\/\/[^/]/.test(address)

const openGraphLocale: Record<string, string> = { vi: 'vi_VN', en: 'en_US', 'zh-Hans': 'zh_CN' }

/** Bytes that every known program for link previews reads of a page, decompressed. */
const previewBytes = 4096
const previewTag =
  /<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\b(?:name="(?:description|twitter:)|property="og:|rel="canonical")[^>]*>/g

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Integrity hashes of files on the same host do not help: whoever can change the files can change the page.
      'require-sri': 'off',
      // Safari announces a list without bullets as a list only if it has the role.
      'no-redundant-role': 'off',
      // Stricter than the presets: an unclosed element must not swallow what follows, and no comment is conditional.
      'no-implicit-close': 'error',
      'no-conditional-comment': 'error',
      'script-type': 'error',
      'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'submit'] }],
    },
  }),
)

export const pageRules: Record<string, PageRule> = {
  'every link answers': (page, { origin, pages, files }) =>
    page.links
      .filter(({ address }) => isOpen(address, origin))
      .flatMap(({ address, kind, fragment }) => {
        const target = pages.get(address)
        const { status, image } = files.get(address) ?? {}
        return those({
          [`${address} answers ${target?.status ?? status}`]:
            (target?.status ?? status) !== (isLanguageChoice(address) ? 307 : 200),
          // If no element has this id, "top" means the top of the page.
          [`${address} has nothing called #${fragment}`]:
            kind === 'page' && target?.ids.has(fragment) === false && fragment !== '' && fragment !== 'top',
          [`${address} is no image`]: kind === 'image' && !image,
        })
      }),

  'the head is complete': (page, { origin }) => {
    const [title = ''] = page.titles
    const isHome = ['/', '/en', '/zh'].some((path) => page.address === origin + path)
    const brand = isHome ? metas(page, 'og:site_name')[0] : 'ILC'
    const canonical = canonicalOf(page)
    const [shared] = metas(page, 'og:url')
    return [
      ...Object.entries(countsOf(page)).flatMap(([name, count]) => (count === 1 ? [] : [`has ${count} × ${name}`])),
      ...those({
        'has no icon': relations(page, 'icon').length === 0,
        'has several metas for robots': metas(page, 'robots').length > 1,
        [`the title “${title}” is not of the pattern “… | ${brand}”`]: !title.endsWith(` | ${brand}`),
        [`the canonical address ${canonical} is not absolute`]: !isAbsolute(canonical),
        [`og:url is ${shared}, the canonical address ${canonical}`]: canonical !== shared,
      }),
    ]
  },

  // In the language of the page's address, or of its content if the same page exists there.
  'the canonical address is right': (page, { pages }) => {
    if (!isIndexable(page)) return []
    const address = normal(canonicalOf(page))
    const target = pages.get(address)
    const prefix = /^https?:\/\/[^/]+\/(en|zh)(?:\/|$)/.exec(address)?.[1]
    const locale = openGraphLocale[{ en: 'en', zh: 'zh-Hans' }[prefix ?? ''] ?? 'vi']
    const [declared] = metas(page, 'og:locale')
    return those({
      [`the canonical address ${address} is no page that says the same`]: !target || !isItself(target),
      [`og:locale is ${declared}, the canonical address ${address}`]: declared !== locale,
      [`the page is in “${page.language}”, its address is not`]:
        address === page.address && openGraphLocale[page.language] !== locale,
    })
  },

  // Product decisions 3.
  'language versions name each other': (page, { pages }) => {
    const versions = versionsOf(page)
    if (!isItself(page) || versions.size === 0) return []
    return [...versions]
      .flatMap(([language, address]) => {
        const target = pages.get(normal(address))
        const back = target ? [...versionsOf(target).values()].map(normal) : []
        return those({
          [`the version ${address} is no page to be found`]: !isAbsolute(address) || !target || !isIndexable(target),
          [`the version ${address} is not in ${language}`]: ![target?.language, 'x-default'].includes(language),
          [`the version ${address} does not name this page`]: !back.includes(page.address),
        })
      })
      .concat(
        those({
          'does not name itself among its versions': normal(versions.get(page.language)) !== page.address,
          'names no version for other languages': !versions.has('x-default'),
        }),
      )
  },

  // 1200×630, PNG or JPEG, light enough for all programs.
  'preview images are as declared': (page, { files }) => {
    const [address] = metas(page, 'og:image')
    const { type, body, image } = files.get(normal(address)) ?? {}
    const declared = ['type', 'width', 'height'].map((name) => metas(page, `og:image:${name}`)[0]).join()
    const result = `image/${image?.format},${image?.width},${image?.height}`
    return those({
      [`its preview ${address} is declared as ${declared}, and is ${result}, sent as ${type}`]:
        !isAbsolute(address) ||
        !['image/jpeg,1200,630', 'image/png,1200,630'].includes(declared) ||
        declared !== result ||
        !result.startsWith(`${type},`),
      [`its preview ${address} weighs ${body?.length} bytes`]: (body?.length ?? 0) >= 300_000,
      [`its preview ${address} is another one for twitter:image`]: metas(page, 'twitter:image')[0] !== address,
    })
  },

  'structured data is one graph': graphProblems,
}

export const documentRules: Record<string, PageRule> = {
  'preview tags come first': ({ html }) => {
    const last = [...html.slice(0, html.indexOf('</head>')).matchAll(previewTag)].at(-1)
    const end = last ? Buffer.byteLength(html.slice(0, last.index + last[0].length)) : Infinity
    return those({ [`its preview tags end at byte ${end}`]: end > previewBytes })
  },

  'one image comes first, and no other document before the visitor asks for it': ({ html }) => {
    const urgent = html.match(/<img\b[^>]*\bfetchpriority="high"/gi) ?? []
    const frame = /<(?:i?frame|object|embed)\b[^>]*>/i.exec(html)
    return those({
      [`wants ${urgent.length} images before all others`]: urgent.length > 1,
      [`contains ${frame?.[0]}`]: frame !== null,
    })
  },

  'HTML is valid': ({ html }) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, offset }) => `${ruleId}: ${message} (${html.slice(offset, offset + 90)})`),
}
