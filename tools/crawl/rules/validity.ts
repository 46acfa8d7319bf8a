import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Problem, Rule } from '../site'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Hashes of files of the same host protect from nobody who could change the page.
      'require-sri': 'off',
      // Safari tells a list without bullets as one only where the role says so.
      'no-redundant-role': 'off',
      // Beyond the presets: an empty element must not swallow what follows, and comments are for people.
      'no-implicit-close': 'error',
      'no-conditional-comment': 'error',
      'script-type': 'error',
      'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'submit'] }],
    },
  }),
)

/** The words around a place of a page, in one line. */
const around = (html: string, offset: number) => html.slice(offset, offset + 90).replace(/\s+/g, ' ')

/** Every page the server sends is valid HTML. */
export const validity: Rule = ({ pages, missing }) =>
  [...pages.values(), ...missing].filter(({ html }) => html.startsWith('<')).flatMap(({ address, html }) =>
    validator.validateStringSync(html).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, offset }): Problem => ({ page: address, what: `${ruleId}: ${message} (${around(html, offset)})` })),
    ),
  )
