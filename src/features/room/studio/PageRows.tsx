// Placeholder of a studio panel while it loads.
import { useLingui } from '@lingui/react/macro'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'

export function PageRows() {
  const { t } = useLingui()
  return (
    <Panel padded>
      <SkeletonRows label={t`数据加载中，请稍候！`} />
    </Panel>
  )
}
