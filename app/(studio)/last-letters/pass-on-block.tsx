'use client'

import { $isBlockNode } from '@payloadcms/richtext-lexical/client'
import {
  $getNearestNodeFromDOMNode,
  SKIP_DOM_SELECTION_TAG,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useAllFormFields, useDocumentForm, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { beforePresses } from './before-presses'
import { comparable, valuesOf } from '../block-values'

function passOn(editor: LexicalEditor, within: HTMLElement, fields: FormState): void {
  editor.update(
    () => {
      const node = $getNearestNodeFromDOMNode(within)
      if (!$isBlockNode(node)) return
      const before = node.getFields()
      const values = { ...valuesOf(fields), id: before.id, blockType: before.blockType, blockName: before.blockName }
      if (comparable(values) !== comparable(before)) node.setFields(values, true)
    },
    { discrete: true, tag: SKIP_DOM_SELECTION_TAG },
  )
}

/** Payload passes on what is typed in a block once the server has checked it. This does before anything is pressed. */
export function PassOnBlock() {
  const here = useRef<HTMLSpanElement>(null)
  const noted = useRef<string>(undefined)
  const [editor] = useLexicalComposerContext()
  const { getFields } = useForm()
  const [fields] = useAllFormFields()
  const { setModified } = useDocumentForm()
  const isModified = useFormModified()
  useEffect(() => {
    const values = comparable(valuesOf(fields))
    // A form of several records at once is none of a document.
    if (isModified && noted.current !== values) setModified?.(true)
    noted.current = values
  }, [fields, isModified, setModified])
  useEffect(() => {
    if (!isModified) return undefined
    return beforePresses(() => here.current && passOn(editor, here.current, getFields()))
  }, [editor, getFields, isModified])
  return <span hidden ref={here} />
}
