// Lingui's Trans, except that a value is shown verbatim: Lingui parses its own tags in the assembled text, and would find them
// in a name such as <script>. The macro imports this one: lingui.config.ts.
import { Trans as MarkedTrans, type TransProps } from '@lingui/react'
import { createElement } from 'react'

/** React nodes pass unchanged. */
const asNode = ([name, value]: [string, unknown]) => [name, typeof value === 'string' && value.includes('<') ? [value] : value]

export function Trans(props: TransProps) {
  const { values } = props
  return createElement(MarkedTrans, { ...props, values: values && Object.fromEntries(Object.entries(values).map(asNode)) })
}
