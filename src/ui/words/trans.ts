// Lingui's Trans, save that a value is shown as it is: Lingui looks for its own marks in what it has put together, and would find them
// in a name such as <script>. The macro writes this one: lingui.config.ts.
import { Trans as MarkedTrans, type TransProps } from '@lingui/react'
import { createElement } from 'react'

/** A node is left alone. */
const asNode = ([name, value]: [string, unknown]) => [name, typeof value === 'string' && value.includes('<') ? [value] : value]

export function Trans(props: TransProps) {
  const { values } = props
  return createElement(MarkedTrans, { ...props, values: values && Object.fromEntries(Object.entries(values).map(asNode)) })
}
