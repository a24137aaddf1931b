// /demo: the catalogue of the interface's own parts in all their states. For those who build it and for tests; linked from nowhere.
import { useLingui } from '@lingui/react/macro'
import { useTitle } from '../../ui/use-title.ts'
import { Wrap } from '../../ui/Wrap.tsx'
import { ControlParts } from './ControlParts.tsx'
import { MarkParts } from './MarkParts.tsx'
import { MatchParts } from './MatchParts.tsx'
import { StateParts } from './StateParts.tsx'

export function DemoPage() {
  const { t } = useLingui()
  const title = t`界面部件`
  useTitle(title)
  return (
    <Wrap>
      <h1>{title}</h1>
      <ControlParts />
      <MarkParts />
      <StateParts />
      <MatchParts />
    </Wrap>
  )
}
