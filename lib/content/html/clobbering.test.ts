import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { preparation } from '@/lib/testing/prepared-html'

const { window } = new JSDOM('')

function namesOf(object: object): string[] {
  const names = new Set<string>()
  for (let each = object; each; each = Reflect.getPrototypeOf(each) as object)
    for (const name of Object.getOwnPropertyNames(each)) names.add(name)
  return [...names]
}

const { document } = window
const documentNames = namesOf(document)
const formNames = [...new Set([...namesOf(document.createElement('form')), ...namesOf(document.createElement('div'))])]

/** Elements whose names become properties of the document, or of the form around them. */
const inDocument = [
  (name: string) => `<img src=x name="${name}" alt="Ảnh">`,
  (name: string) => `<form name="${name}"></form>`,
  (name: string) => `<iframe name="${name}"></iframe>`,
  (name: string) => `<embed name="${name}">`,
  (name: string) => `<object id="${name}"></object>`,
  (name: string) => `<img id="${name}" name="y" src=x>`,
]
const inForm = [
  (name: string) => `<input name="${name}">`,
  (name: string) => `<input id="${name}">`,
  (name: string) => `<button name="${name}">x</button><button name="${name}">y</button>`,
  (name: string) => `<img src=x name="${name}">`,
  (name: string) => `<select id="${name}"></select>`,
  (name: string) => `<textarea name="${name}"></textarea>`,
  (name: string) => `<fieldset name="${name}"><p>b</p></fieldset>`,
  (name: string) => `<output id="${name}"></output>`,
]

function errorsOf(content: string): string[] {
  const { article, isWhole } = preparation(content)
  const forms = [article.html.vi, article.portable, article.markdown]
  return [
    ...(isWhole ? [] : ['formatting']),
    ...['Trước', 'Giữa', 'Sau'].filter((word) => !forms.every((form) => form.includes(word))),
    ...(article.html.vi.match(/<(?:form|input|button)\b|\bname=/g) ?? []),
  ]
}

const around = (inside: string) =>
  ` <!-- c --><h1>Trước</h1>${inside}<div><b style="font-weight:bold">Giữa</b><br></div><ul><li>a</li></ul><p>Sau</p>`

test('there are names to try', () => {
  expect(documentNames).toEqual(expect.arrayContaining(['createElement', 'body', 'createTreeWalker', 'getElementById']))
  expect(formNames).toEqual(expect.arrayContaining(['attributes', 'children', 'nextSibling', 'style', 'append']))
})

test.each(inDocument.map((element) => ({ tag: element('NAME'), element })))(
  'no name hides what a document has: $tag',
  ({ element }) => {
    expect(errorsOf(around(documentNames.map(element).join('')))).toEqual([])
    const names = 'createElement body createTreeWalker getElementById implementation documentElement'
    for (const name of names.split(' ')) expect(errorsOf(around(element(name)))).toEqual([])
  },
)

test.each(inForm.map((element) => ({ tag: element('NAME'), element })))(
  'no name hides what a form has: $tag',
  ({ element }) => {
    expect(errorsOf(around(`<form>${formNames.map(element).join('')}<div>chữ</div></form>`))).toEqual([])
    const names = 'attributes children nextSibling removeAttribute childNodes parentElement closest'
    for (const name of names.split(' '))
      expect(errorsOf(around(`<div><form><form>x</form>${element(name)}<div>chữ</div></form></div>`))).toEqual([])
  },
)
