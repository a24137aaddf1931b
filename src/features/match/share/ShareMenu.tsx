// Shares a match, by its URL or as a widget for another page. Loaded with its texts on first use.
import { Trans, useLingui } from '@lingui/react/macro'
import { CodeXml, Link2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { Menu } from '../../../ui/layer/Menu.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { dataMessages } from '../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import type { RowView } from '../row-view.ts'
import { EmbedDialog } from './EmbedDialog.tsx'

export interface ShareMenuProps extends OpenProps {
  row: MatchRow
  view: RowView
  anchor: RefObject<HTMLElement | null>
  /** Shares the URL. */
  share(): void
}

export function ShareMenu(props: ShareMenuProps) {
  return (
    <WithMessages catalogs={dataMessages} waiting={null}>
      <Choices {...props} />
    </WithMessages>
  )
}

function Choices({ row, view, anchor, share, open, onOpenChange }: ShareMenuProps) {
  const { t } = useLingui()
  const [embeds, setEmbeds] = useState(false)
  return (
    <>
      <Menu
        anchor={anchor}
        label={t`分享`}
        open={open}
        onOpenChange={onOpenChange}
        align="end"
        items={[
          { key: 'link', label: <Trans>分享链接</Trans>, icon: <Link2 size={16} />, onSelect: share },
          { key: 'embed', label: <Trans>嵌入到网页</Trans>, icon: <CodeXml size={16} />, onSelect: () => setEmbeds(true) },
        ]}
      />
      <EmbedDialog row={row} view={view} open={embeds} onOpenChange={setEmbeds} />
    </>
  )
}
