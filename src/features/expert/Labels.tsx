// Badges of a person's roles: expert, channel provider.
import { Trans } from '@lingui/react/macro'
import type { PersonLabel } from '../../../contract/expert/expert.ts'
import { Tag } from '../../ui/figure/Tag.tsx'

export function Labels({ labels }: { labels: readonly PersonLabel[] }) {
  return labels.map((label) => (
    <Tag key={label} tone={label === 'expert' ? 'accent' : 'plain'}>
      {label === 'expert' ? <Trans context="a single one">专家</Trans> : <Trans>渠道商</Trans>}
    </Tag>
  ))
}
