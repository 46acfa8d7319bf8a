import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { transform } from 'esbuild'
import { parse, root as emptyRoot, type Root } from 'postcss'
import stylelint from 'stylelint'
import { z } from 'zod'
import { toastStyles } from '@/server/proxy/policy'
import { everyKindOfPage } from './addresses'
import { instances } from './instances'

/** The styles and scripts of the public pages work in the browsers that `browserslist` in package.json promises. */

test.use({ baseURL: instances.sqlite.url })

/** A page can be used without these. They are allowed in rules of their own, never in a list of selectors. */
const enhancements = new Set([
  // Addresses after printed links, no scrolling below a drawer, spaces, sticky corners of tables.
  'selectors.has',
  'selectors.modal',
  // Scripts that open popovers set `[data-open]` too (lib/http/browser/popovers.ts).
  'selectors.popover-open',
  // Closed details are not printed.
  'selectors.details-content',
  // Controls for pages with and without scripts are both shown.
  'at-rules.media.scripting',
  'at-rules.media.forced-colors',
  'at-rules.media.prefers-contrast',
  'properties.forced-color-adjust',
  // Line breaks, sizes of text fields, and scrolling are the browser's own.
  'properties.text-wrap',
  'properties.text-size-adjust',
  'properties.font-synthesis-style',
  'properties.field-sizing',
  'properties.resize',
  'properties.overscroll-behavior',
  'properties.overscroll-behavior-x',
  'properties.overscroll-behavior-y',
  'properties.scroll-initial-target',
  'properties.scrollbar-color',
  'properties.scrollbar-gutter',
  'properties.scrollbar-width',
  // Comments outside the screen are rendered too.
  'properties.content-visibility',
  'properties.contain-intrinsic-block-size',
  // The text moves when its font arrives.
  'at-rules.font-face.size-adjust',
  'at-rules.font-face.ascent-override',
  'at-rules.font-face.descent-override',
  'at-rules.font-face.line-gap-override',
  // Only needed by container queries and units, which are checked themselves.
  'properties.container-type',
  // Used in grids, where every browser knows it.
  'properties.align-content.flex_context.start_end',
])

const { browserslist } = z
  .object({ browserslist: z.array(z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

async function unsupported(root: Root): Promise<string[]> {
  const rule = [true, { browserslist, allow: { partialImplementation: true } }]
  const { results } = await stylelint.lint({
    code: root.toString(),
    config: { plugins: ['stylelint-browser-compat'], rules: { 'plugin/browser-compat': rule } },
  })
  const messages = results.flatMap(({ warnings }) => warnings.map(({ text }) => text))
  return [...new Set(messages.map((text) => /featureId: ([^)]+)/.exec(text)?.[1] ?? text))]
}

/** Features of a style sheet that are unsupported without a fallback, or make a browser drop other selectors too. */
async function lostStyles(...sheets: string[]): Promise<string[]> {
  const root = emptyRoot()
  const distinct = new Map(sheets.flatMap((css) => parse(css).nodes).map((node) => [node.toString(), node]))
  root.append(...distinct.values())
  // The plugin skips their content.
  root.walkAtRules(/^(layer|supports)$/, (block) => {
    if (block.nodes && (block.name === 'layer' || block.params.startsWith('not'))) block.replaceWith(block.nodes)
  })
  // The first declaration of a property is the fallback. Custom properties accept any value, so they have none.
  const nested: string[] = []
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') nested.push(`${rule.selector} in another rule`)
    const seen = new Set<string>()
    rule.walkDecls(/^(?!--)/, (declaration) => {
      if (seen.has(declaration.prop)) declaration.remove()
      else seen.add(declaration.prop)
    })
  })
  const lists = root.clone()
  lists.walkRules((rule) => {
    if (rule.selectors.length === 1) rule.remove()
    else rule.removeAll()
  })
  const inLists = (await unsupported(lists)).filter((id) => id.startsWith('selectors.'))
  const alone = (await unsupported(root)).filter((id) => !enhancements.has(id))
  return [...nested, ...alone, ...inLists.map((id) => `${id} in a list`)]
}

const targets = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''))

async function newerSyntax(script: string): Promise<string[]> {
  const supported = { 'regexp-unicode-property-escapes': true }
  const linesFor = async (target: string | string[]) =>
    (await transform(script, { target, supported, logLevel: 'silent' })).code.split('\n')
  const [latest, promised] = [await linesFor('esnext'), new Set(await linesFor(targets))]
  return latest.filter((line) => !promised.has(line))
}

const deferred = z.object({ files: z.array(z.string()), sheets: z.array(z.string()), run: z.string() })

const built = (address: string) => readFileSync(path.join('.next', address.replace(/^\/_next\/|\?.*$/g, '')), 'utf8')

async function loaded(request: APIRequestContext) {
  const [styles, scripts] = [new Map([['toasts', toastStyles()]]), new Map<string, string>()]
  const addScript = (address: string) => {
    if (scripts.has(address)) return
    const text = built(address)
    scripts.set(address, text)
    for (const [file] of text.matchAll(/static\/chunks\/[\w.~-]+\.js/g)) addScript(`/_next/${file}`)
  }
  for (const [kind, address] of Object.entries(everyKindOfPage('vi'))) {
    const html = await (await request.get(address)).text()
    styles.set(kind, Array.from(html.matchAll(/<style[^>]*>([^<]*)/g), ([, text]) => text).join('\n'))
    const data = /id="deferred-scripts">([^<]*)/.exec(html)?.[1] ?? ''
    const { files, sheets, run } = deferred.parse(JSON.parse(data))
    files.forEach(addScript)
    for (const sheet of sheets) styles.set(sheet, built(sheet))
    scripts.set(run, await (await request.get(run)).text())
  }
  for (const file of ['article-blocks.css', 'sign-in-end.css']) styles.set(file, readFileSync(`public/${file}`, 'utf8'))
  return { styles, scripts }
}

test('styles of every kind of page have fallbacks', async ({ request }) => {
  for (const css of ['a, b:has(c) { color: red }', 'a { width: 1dvh }', 'a { b { color: red } }'])
    expect(await lostStyles(css), css).not.toEqual([])
  const { styles } = await loaded(request)
  expect(styles.size).toBeGreaterThan(16)
  expect(await lostStyles(...styles.values())).toEqual([])
})

test('scripts of every kind of page have no newer syntax', async ({ request }) => {
  for (const newer of ['class A { static { f() } }', '/(?<=a)b/.test(c)'])
    expect(await newerSyntax(newer), newer).not.toEqual([])
  const { scripts } = await loaded(request)
  expect(scripts.size).toBeGreaterThan(20)
  for (const [address, script] of scripts) expect(await newerSyntax(script), address).toEqual([])
})
