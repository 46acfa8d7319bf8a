import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Problem, Rule } from '../site'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Integrity hashes of files on the same host do not help: whoever can change the files can change the page.
      'require-sri': 'off',
      // Safari announces a list without bullets as a list only if it has the role.
      'no-redundant-role': 'off',
      // Stricter than the presets: an unclosed element must not swallow what follows, and no comment may be
      // conditional.
      'no-implicit-close': 'error',
      'no-conditional-comment': 'error',
      'script-type': 'error',
      'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'submit'] }],
    },
  }),
)

/** The source at a position of a page, in one line. */
const around = (html: string, offset: number) => html.slice(offset, offset + 90).replace(/\s+/g, ' ')

/** Every page of the server is valid HTML. */
export const validity: Rule = ({ pages, missing }) =>
  [...pages.values(), ...missing]
    .filter(({ html }) => html.startsWith('<'))
    .flatMap(({ address, html }) =>
      validator.validateStringSync(html).results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, offset }): Problem => ({
            page: address,
            what: `${ruleId}: ${message} (${around(html, offset)})`,
          }),
        ),
      ),
    )
