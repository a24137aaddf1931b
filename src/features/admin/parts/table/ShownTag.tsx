// Tag: visible or disabled.
import { Trans } from '@lingui/react/macro'
import { Tag } from '../../../../ui/figure/Tag.tsx'

export function ShownTag({ on }: { on: boolean }) {
  return <Tag tone={on ? 'accent' : 'plain'}>{on ? <Trans>展示</Trans> : <Trans>停用</Trans>}</Tag>
}
