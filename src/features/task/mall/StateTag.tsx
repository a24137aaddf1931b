// The state of an exchange.
import { Trans } from '@lingui/react/macro'
import type { ExchangeState } from '../../../../contract/task/mall.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'

export function StateTag({ state }: { state: ExchangeState }) {
  switch (state) {
    case 'done':
      return (
        <Tag>
          <Trans>已到手</Trans>
        </Tag>
      )
    case 'waiting':
      return (
        <Tag tone="warn">
          <Trans>待寄出</Trans>
        </Tag>
      )
    case 'sent':
      return (
        <Tag tone="accent">
          <Trans>已寄出</Trans>
        </Tag>
      )
    case 'refused':
      return (
        <Tag tone="danger">
          <Trans>已退回</Trans>
        </Tag>
      )
  }
}
